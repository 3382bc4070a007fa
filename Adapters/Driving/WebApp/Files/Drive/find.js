// Finding by name while one types: `data-searches` names the part that shows what was found.
import { freshen } from "../fresh.js";

const form = document.querySelector("[data-searches]");

if (form) {
    const part = document.getElementById(form.dataset.searches);
    const words = () => form.elements.q.value.trim();
    let asked = words();
    let timer;

    const look = async () => {
        if (words() === asked) return;
        // The disk is being read: what is typed meanwhile is looked for thereafter.
        if ("asking" in part.dataset) return wait();
        asked = words();
        const query = asked ? `?q=${encodeURIComponent(asked)}` : "";
        part.dataset.fresh = `${form.getAttribute("action")}/list${query}`;
        history.replaceState(null, "", form.getAttribute("action") + query);
        await freshen(part);
        // What was typed meanwhile.
        look();
    };

    const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(look, 150);
    };

    form.addEventListener("input", wait);
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        look();
    });
}

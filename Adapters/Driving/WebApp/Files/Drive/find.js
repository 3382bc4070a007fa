// Finding by name while one types: `data-searches` names the part that shows what was found.
import { freshen } from "../fresh.js";

const form = document.querySelector("[data-searches]");

if (form) {
    const part = document.getElementById(form.dataset.searches);
    const words = () => form.elements.q.value.trim();
    let asked = words();
    let timer;

    const look = async () => {
        if (words() === asked || part.dataset.asking !== undefined) return;
        asked = words();
        const query = asked ? `?q=${encodeURIComponent(asked)}` : "";
        part.dataset.fresh = `${form.getAttribute("action")}/list${query}`;
        history.replaceState(null, "", form.getAttribute("action") + query);
        await freshen(part);
        // What was typed meanwhile.
        look();
    };

    form.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(look, 150);
    });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        look();
    });
}

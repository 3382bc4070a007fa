// Finding by name while one types: `data-searches` names the part that shows what was found.
import { freshen } from "../fresh.js";
import { instead, on, one, pausing } from "../page.js";

const form = one("[data-searches]");

if (form) {
    const part = document.getElementById(form.dataset.searches);
    const words = () => form.elements.q.value.trim();
    let asked = words();

    const look = async () => {
        if (words() === asked) return;
        // The disk is being read: what is typed meanwhile is looked for thereafter.
        if ("asking" in part.dataset) return soon();
        asked = words();
        const query = asked && `?q=${encodeURIComponent(asked)}`;
        const action = form.getAttribute("action");
        part.dataset.fresh = `${action}/list${query}`;
        history.replaceState(null, "", action + query);
        await freshen(part);
        // What was typed meanwhile.
        look();
    };
    const soon = pausing(150, look);

    on("input", "[data-searches]", soon);
    instead("submit", "[data-searches]", look);
}

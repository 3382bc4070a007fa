// Searching while one types: the newest words count, and what was asked before them is called off.
import { put } from "../fresh.js";
import { ask } from "../server.js";

const form = document.querySelector("[data-search]");
const patience = 300;

if (form) {
    const input = form.elements.query;
    const name = crypto.randomUUID();
    let timer;
    let running;
    let asked = input.value.trim();

    async function look() {
        clearTimeout(timer);
        const words = input.value.trim();
        if (words === asked) return;
        asked = words;
        const part = document.getElementById("discover-part");
        const query = words ? `query=${encodeURIComponent(words)}&` : "";
        history.replaceState(null, "", form.action + (words ? `?query=${encodeURIComponent(words)}` : ""));
        running?.abort();
        const mine = new AbortController();
        running = mine;
        part.dataset.asking = "";
        part.setAttribute("aria-busy", "true");
        const answer = await ask(`${form.action}/list?${query}field=${name}&kept`, { signal: mine.signal });
        const text = answer && (await answer.text().catch(() => null));
        // A late answer is never shown.
        if (mine !== running) return;
        delete part.dataset.asking;
        part.removeAttribute("aria-busy");
        if (text) put(part, text);
        else asked = null;
    }

    input.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(look, patience);
    });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        look();
    });
}

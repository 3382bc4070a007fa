// Searching while one types: the newest words count, and what was asked before them is called off.
import { put } from "../fresh.js";
import { instead, on, one, pausing } from "../page.js";
import { ask } from "../server.js";

const form = one("[data-search]");

if (form) {
    const input = form.elements.query;
    const name = crypto.randomUUID();
    let running;
    let asked = input.value.trim();

    const look = async () => {
        const words = input.value.trim();
        if (words === asked) return;
        asked = words;
        const part = one("#discover-part");
        const query = words && `query=${encodeURIComponent(words)}`;
        history.replaceState(null, "", form.action + (query && `?${query}`));
        running?.abort();
        const mine = new AbortController();
        running = mine;
        part.dataset.asking = "";
        part.setAttribute("aria-busy", true);
        const answer = await ask(`${form.action}/list?${query}&field=${name}&kept`, { signal: mine.signal });
        const text = await answer?.text().catch(() => null);
        // A late answer is never shown.
        if (mine !== running) return;
        delete part.dataset.asking;
        part.removeAttribute("aria-busy");
        if (text) put(part, text);
        else asked = null;
    };

    on("input", "[data-search]", pausing(300, look));
    instead("submit", "[data-search]", look);
}

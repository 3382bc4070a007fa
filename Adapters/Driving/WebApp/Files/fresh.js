// Parts that the server can make fresher: `data-fresh` is where from, `data-stale` asks for it at once.
import { morph } from "./morph.js";
import { ask, read } from "./server.js";

/** Fetches a part anew and puts it in place; one question at a time. */
export async function freshen(part) {
    if ("asking" in part.dataset) return;
    part.dataset.asking = "";
    busy(part, true);
    try {
        const answer = await ask(part.dataset.fresh);
        if (answer?.headers.get("Content-Type")?.startsWith("text/html")) put(part, await answer.text());
    } finally {
        delete part.dataset.asking;
        busy(part, false);
    }
}

export function put(part, text) {
    const fresh = read(text).getElementById(part.id);
    if (!fresh) return location.reload();
    // A failure does not take away what was in sight.
    const seen = part.querySelector("#wall");
    if (fresh.querySelector("[role=alert]") && seen && !fresh.querySelector("#wall")) {
        fresh.append(fresh.ownerDocument.importNode(seen, true));
    }
    morph(part, fresh);
}

function busy(part, isBusy) {
    for (const button of part.querySelectorAll("[data-refresh] button")) {
        button.setAttribute("aria-busy", String(isBusy));
    }
}

document.addEventListener("submit", (event) => {
    const part = event.target.closest("[data-refresh]")?.closest("[data-fresh]");
    if (!part) return;
    event.preventDefault();
    freshen(part);
});

for (const part of document.querySelectorAll("[data-stale]")) freshen(part);

// A page that follows a refresh without a script is an ordinary one from here on.
if (location.search === "?refreshed" || location.search === "?wait") history.replaceState(null, "", location.pathname);

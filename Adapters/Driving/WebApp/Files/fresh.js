// Parts that the server can make fresher: `data-fresh` is where from, `data-stale` asks for it at once.
import { morph } from "./morph.js";
import { all, instead, one } from "./page.js";
import { ask, read } from "./server.js";

/** Fetches a part anew and puts it in place; one question at a time. */
export async function freshen(part) {
    if ("asking" in part.dataset) return;
    const { fresh } = part.dataset;
    part.dataset.asking = "";
    busy(part, true);
    try {
        const answer = await ask(fresh);
        if (answer?.headers.get("Content-Type")?.startsWith("text/html")) put(part, await answer.text());
    } finally {
        delete part.dataset.asking;
        busy(part, false);
    }
    // It was told to ask elsewhere for what is not ready yet.
    if ("stale" in part.dataset && part.dataset.fresh !== fresh) freshen(part);
}

export function put(part, text) {
    const fresh = read(text).getElementById(part.id);
    if (!fresh) return location.reload();
    // A failure does not take away what was in sight.
    const seen = one("#wall", part);
    if (one("[role=alert]", fresh) && seen && !one("#wall", fresh)) {
        fresh.append(fresh.ownerDocument.importNode(seen, true));
    }
    morph(part, fresh);
}

function busy(part, isBusy) {
    for (const button of all("[data-refresh] button", part)) button.setAttribute("aria-busy", isBusy);
}

instead("submit", "[data-fresh] [data-refresh]", (form) => freshen(form.closest("[data-fresh]")));

all("[data-stale]").forEach(freshen);

// A page that follows a refresh without a script, or a sign-in, is an ordinary one from here on.
if (["?refreshed", "?wait", "?ended"].includes(location.search)) history.replaceState(null, "", location.pathname);

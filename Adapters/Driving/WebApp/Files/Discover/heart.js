// The heart turns at once; the server is told behind, one press after the other, and what it says last holds.
import { morph } from "../morph.js";
import { instead, one } from "../page.js";
import { ask, pageOf, sayRefusal, send } from "../server.js";

export const hearts = new BroadcastChannel("hearts");
let turn = Promise.resolve();
let presses = 0;

instead("submit", "[data-heart]", (form) => {
    const button = one("button", form);
    button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
    presses += 1;
    turn = turn.then(() => tell(form));
});

async function tell(form) {
    const answer = await send(form, null, { part: "1" });
    presses -= 1;
    if (!answer?.ok) {
        sayRefusal(answer);
        return refresh();
    }
    put(form, await pageOf(answer));
    tellHearts();
}

// Another window, or the command line, may have turned it meanwhile.
async function refresh() {
    const form = one("[data-heart]");
    if (!form || presses > 0) return;
    const answer = await ask(new URL(form.action).pathname);
    put(form, await pageOf(answer?.ok ? answer : null));
}

function put(form, page) {
    const fresh = one("#heart", page);
    if (fresh && presses === 0) morph(form, fresh);
}

/** Tells the other windows that hearts have turned. */
export const tellHearts = () => hearts.postMessage("");

hearts.addEventListener("message", refresh);
document.addEventListener("visibilitychange", () => document.hidden || refresh());

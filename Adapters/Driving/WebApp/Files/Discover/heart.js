// The heart turns at once; the server is told behind, one press after the other, and what it says last holds.
import { ask, read, send } from "../server.js";
import { morph } from "../morph.js";
import { say } from "../status.js";

export const hearts = new BroadcastChannel("hearts");
let turn = Promise.resolve();
let presses = 0;

document.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-heart]");
    if (!form) return;
    event.preventDefault();
    const button = form.querySelector("button");
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    presses += 1;
    turn = turn.then(() => tell(form));
});

async function tell(form) {
    const answer = await send(form, null, { part: "1" });
    presses -= 1;
    const page = read(await answer?.text());
    const fresh = page.getElementById("heart");
    if (!fresh) {
        if (answer) say(page.querySelector("[data-message]")?.textContent ?? page.title);
        return refresh();
    }
    if (presses === 0) morph(form, fresh);
    tellHearts();
}

// Another window, or the command line, may have turned it meanwhile.
async function refresh() {
    const form = document.querySelector("[data-heart]");
    if (!form || presses > 0) return;
    const answer = await ask(new URL(form.action).pathname);
    const fresh = read(answer?.ok ? await answer.text() : "").getElementById("heart");
    if (fresh && presses === 0) morph(form, fresh);
}

/** Tells the other windows that hearts have turned. */
export const tellHearts = () => hearts.postMessage("");

hearts.addEventListener("message", refresh);
document.addEventListener("visibilitychange", () => document.hidden || refresh());

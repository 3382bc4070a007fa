// Signing in through a window of the provider's own. Whatever happens there, the server tells how it ended.
import { listen } from "../live.js";
import { all, instead, on, one } from "../page.js";
import { pageOf, send } from "../server.js";

let other = null;
let watch;

for (const part of all("[data-sign-in-events]")) listen(part.dataset.signInEvents, leave);

// What was open from the start, for pages without a script, is a question of its own with one.
for (const alert of all("dialog[data-modal]")) {
    alert.close();
    alert.showModal();
}

on("submit", "[data-sign-in]", begin);
instead("submit", "[data-sign-in-cancel]", cancel);

async function begin(form, event) {
    const [width, height] = [Math.min(560, screen.availWidth), Math.min(720, screen.availHeight)];
    // By the click itself, or the browser refuses. Where it refuses, the form goes on in this window.
    other = open("", "vitrine-sign-in", `popup,width=${width},height=${height}`);
    if (!other) return;
    event.preventDefault();
    for (const alert of all("dialog[open]")) alert.close();
    const answer = await send(form, event.submitter, { window: "1" });
    const page = await pageOf(answer);
    const link = one("[data-provider-page]", page);
    if (!link) {
        other.close();
        if (answer) leave(`${location.pathname}?ended`);
        return;
    }
    other.location = link.href;
    const dialog = one("#sign-in-waiting");
    dialog.replaceChildren(document.importNode(one("#waiting", page), true));
    dialog.addEventListener("cancel", cancel, { once: true });
    dialog.showModal();
    clearInterval(watch);
    watch = setInterval(() => other.closed && cancel(), 500);
}

// The state is dropped at the server; when it was used meanwhile, the sign-in has ended otherwise, and that is told.
async function cancel() {
    clearInterval(watch);
    other?.close();
    for (const form of all("[data-sign-in-cancel]")) await send(form);
}

function leave(path) {
    clearInterval(watch);
    other?.close();
    location.replace(path);
}

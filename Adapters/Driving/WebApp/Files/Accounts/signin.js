// Signing in through a window of the provider's own. Whatever happens there, the server tells how it ended.
import { listen } from "../live.js";
import { read, send } from "../server.js";

const part = document.querySelector("[data-sign-in-events]");
let other = null;
let watch;

if (part) listen(part.dataset.signInEvents, (path) => leave(path));

// What was open from the start, for pages without a script, is a question of its own with one.
for (const alert of document.querySelectorAll("dialog[data-modal]")) {
    alert.close();
    alert.showModal();
}

document.addEventListener("submit", (event) => {
    if (event.target.matches("[data-sign-in]")) begin(event);
    if (event.target.matches("[data-sign-in-cancel]")) {
        event.preventDefault();
        cancel();
    }
});

async function begin(event) {
    const [width, height] = [Math.min(560, screen.availWidth), Math.min(720, screen.availHeight)];
    // By the click itself, or the browser refuses. Where it refuses, the form goes on in this window.
    other = open("", "vitrine-sign-in", `popup,width=${width},height=${height}`);
    if (!other) return;
    event.preventDefault();
    for (const alert of document.querySelectorAll("dialog[open]")) alert.close();
    const answer = await send(event.target, event.submitter, { window: "1" });
    const page = read(await answer?.text());
    const link = page.querySelector("[data-provider-page]");
    if (!link) {
        other.close();
        if (answer) leave(`${location.pathname}?ended`);
        return;
    }
    other.location = link.href;
    const dialog = document.getElementById("sign-in-waiting");
    dialog.replaceChildren(document.importNode(page.getElementById("waiting"), true));
    dialog.addEventListener("cancel", cancel, { once: true });
    dialog.showModal();
    clearInterval(watch);
    watch = setInterval(() => other.closed && cancel(), 500);
}

// The state is dropped at the server; when it was used meanwhile, the sign-in has ended otherwise, and that is told.
async function cancel() {
    clearInterval(watch);
    const form = document.querySelector("[data-sign-in-cancel]");
    other?.close();
    if (form) await send(form);
}

function leave(path) {
    clearInterval(watch);
    other?.close();
    location.replace(path);
}

// A page that follows a sign-in is an ordinary one from here on.
if (location.search === "?ended") history.replaceState(null, "", location.pathname);

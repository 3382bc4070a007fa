// Messages that are said politely and go away by themselves.
import { one } from "./page.js";

const place = one("#status");

/** Shows `text`; it goes after five seconds unless it `stays`. */
export function say(text, { stays } = {}) {
    if (place.textContent === text) return;
    const message = document.createElement("p");
    message.className = "message";
    message.textContent = text;
    place.replaceChildren(message);
    if (!stays) setTimeout(() => leave(message), 5000);
}

/** Takes back what was said. */
export function unsay(text) {
    if (place.textContent === text) place.replaceChildren();
}

function leave(message) {
    message.dataset.leaving = "";
    setTimeout(() => message.remove(), 200);
}

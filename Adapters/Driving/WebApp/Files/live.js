// Parts that the server keeps fresh by itself: `data-live` is where their newest state comes from, as HTML.
import { freshen } from "./fresh.js";
import { morph } from "./morph.js";
import { read, send } from "./server.js";
import { say } from "./status.js";

for (const part of document.querySelectorAll("[data-live]")) listen(part.dataset.live, (text) => put(part, text));

const marked = document.querySelector("[data-live-marks]");
if (marked) listen(marked.dataset.liveMarks, putMarks);

/** Hears what the server tells at that address, for as long as the page is seen. */
export function listen(address, put) {
    let source;
    const open = () => {
        source ??= new EventSource(address);
        source.onmessage = (event) => put(event.data);
    };
    const close = () => {
        source?.close();
        source = undefined;
    };
    // A page that nobody sees holds no connection.
    document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
    addEventListener("pagehide", close);
    addEventListener("pageshow", open);
    if (!document.hidden) open();
}

function put(part, text) {
    const fresh = read(text).getElementById(part.id);
    // A question that is open waits for its answer.
    if (!fresh || part.querySelector("dialog[open]")) return;
    const before = part.dataset.state;
    morph(part, fresh);
    if (before && before !== "kept" && part.dataset.state === "kept") playKeptFile();
}

// Each mark in its place, on whatever cards its video stands.
function putMarks(text) {
    const page = read(text);
    for (const fresh of page.querySelectorAll("[data-marks]")) {
        const places = document.querySelectorAll(`[data-marks="${CSS.escape(fresh.dataset.marks)}"]`);
        for (const place of places) morph(place, fresh);
    }
}

// What is kept plays from here, unless something plays already.
function playKeptFile() {
    const player = document.querySelector("#player, #viewer");
    const video = player?.querySelector("video");
    if (player && (!video || (video.paused && video.played.length === 0))) freshen(player);
}

document.addEventListener("submit", async (event) => {
    const form = event.target.closest("[data-live-form]");
    if (!form) return;
    event.preventDefault();
    for (const question of document.querySelectorAll("dialog[open]")) question.close();
    const answer = await send(form, event.submitter);
    if (!answer || answer.status < 400) return;
    const page = read(await answer.text());
    say(page.querySelector("[data-message]")?.textContent ?? page.title);
});

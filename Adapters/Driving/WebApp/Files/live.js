// Parts that the server keeps fresh by itself: `data-live` is where their newest state comes from, as HTML.
import { freshen } from "./fresh.js";
import { morph, update } from "./morph.js";
import { all, instead, one } from "./page.js";
import { read, send, sayRefusal } from "./server.js";

for (const part of all("[data-live]")) listen(part.dataset.live, (text) => put(part, text));
for (const part of all("[data-live-marks]")) listen(part.dataset.liveMarks, putMarks);

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
    // A question that is open waits for its answer.
    if (one("dialog[open]", part)) return;
    const before = part.dataset.state;
    update(part, read(text));
    if (before && before !== "kept" && part.dataset.state === "kept") playKeptFile();
}

// Each mark in its place, on whatever cards its video stands.
function putMarks(text) {
    for (const fresh of all("[data-marks]", read(text))) {
        for (const place of all(`[data-marks="${CSS.escape(fresh.dataset.marks)}"]`)) morph(place, fresh);
    }
}

// What is kept plays from here, unless something plays already.
function playKeptFile() {
    const player = one("#player, #viewer");
    const video = player && one("video", player);
    if (player && (!video || (video.paused && video.played.length === 0))) freshen(player);
}

instead("submit", "[data-live-form]", async (form, { submitter }) => {
    for (const question of all("dialog[open]")) question.close();
    const answer = await send(form, submitter);
    if (answer?.status >= 400) sayRefusal(answer);
});

// The question before it is a dialog that the button names; focus comes back to the button when it closes.
instead("click", "[data-opens]", (button) => one(`#${CSS.escape(button.dataset.opens)}`)?.showModal());

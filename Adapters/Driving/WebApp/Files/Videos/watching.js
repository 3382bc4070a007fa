// Tells Vitrine how far a video was watched, so that it goes on from there the next time.
import { instead, on, one } from "../page.js";

const often = 5000;
let told = 0;

function tell(video) {
    // A video that was only looked at has nothing to tell.
    if (!video?.dataset.position || video.played.length === 0) return;
    told = Date.now();
    const fields = new URLSearchParams({ moment: video.ended ? video.duration : video.currentTime });
    if (Number.isFinite(video.duration)) fields.set("length", video.duration);
    fields.set("token", one("input[name=token]").value);
    // Outlives the page. A position that is lost is found again by seeking: nobody is told.
    fetch(video.dataset.position, { method: "POST", body: fields, keepalive: true }).catch(() => {});
}

const player = () => one(".player video");

// Events of players do not bubble.
for (const name of ["pause", "ended"]) on(name, "video", tell, true);
on("timeupdate", "video", (video) => Date.now() - told > often && tell(video), true);

document.addEventListener("visibilitychange", () => document.hidden && tell(player()));
addEventListener("pagehide", () => tell(player()));

// The way back to the beginning goes once the video plays.
on("play", "video", () => one("[data-from-beginning]")?.remove(), true);
instead("click", "[data-from-beginning]", () => {
    player().currentTime = 0;
    player().play();
    player().focus();
});

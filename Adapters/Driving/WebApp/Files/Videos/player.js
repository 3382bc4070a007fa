// When the player gives up, a sentence says so, with a way to try again.
import { all, on, one } from "../page.js";

on("error", "video", (video) => show(video, true), true);

for (const video of all("video")) if (video.error) show(video, true);

on("click", "[data-reload-player]", () => {
    const video = one(".player video");
    show(video, false);
    video.load();
    video.focus();
});

function show(video, hasFailed) {
    one("[data-player-failure]", video.parentElement).hidden = !hasFailed;
    video.inert = hasFailed;
}

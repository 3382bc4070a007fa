// When the player gives up, a sentence says so, with a way to try again.
document.addEventListener(
    "error",
    (event) => {
        if (event.target instanceof HTMLVideoElement) show(event.target, true);
    },
    true,
);

for (const video of document.querySelectorAll("video")) {
    if (video.error) show(video, true);
}

document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-reload-player]")) return;
    const video = document.querySelector(".player video");
    show(video, false);
    video.load();
    video.focus();
});

function show(video, hasFailed) {
    const notice = video.parentElement.querySelector("[data-player-failure]");
    notice.hidden = !hasFailed;
    video.inert = hasFailed;
}

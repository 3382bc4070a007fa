// A player that gives up says what else can be done.
document.addEventListener("error", (event) => event.target instanceof HTMLMediaElement && tell(event.target), true);

for (const player of document.querySelectorAll("#viewer :is(audio, video)")) if (player.error) tell(player);

function tell(player) {
    player.parentElement.querySelector("[data-unplayable]")?.removeAttribute("hidden");
}

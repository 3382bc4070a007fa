// A player that gives up says what else can be done.
import { all, on, one } from "../page.js";

on("error", "video, audio", tell, true);

for (const player of all("#viewer :is(audio, video)")) if (player.error) tell(player);

function tell(player) {
    one("[data-unplayable]", player.parentElement)?.removeAttribute("hidden");
}

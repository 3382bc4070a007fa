// A picture that cannot be shown leaves its place to the drawing beneath.
import { on } from "./page.js";

function hide(image) {
    image.dataset.broken = "";
    settle(image);
}

// What waits for its picture no longer does.
function settle(image) {
    image.closest("[aria-busy]:has(> [data-preview])")?.removeAttribute("aria-busy");
}

on("load", "img", settle, true);
on("error", "img", hide, true);

for (const image of document.images) {
    if (image.complete && image.currentSrc) (image.naturalWidth ? settle : hide)(image);
}

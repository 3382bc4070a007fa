// A picture that cannot be shown leaves its place to the drawing beneath.
function hide(image) {
    image.dataset.broken = "";
    settle(image);
}

// What waits for its picture no longer does.
function settle(image) {
    image.closest("[aria-busy]:has(> [data-preview])")?.removeAttribute("aria-busy");
}

document.addEventListener("load", (event) => event.target instanceof HTMLImageElement && settle(event.target), true);

document.addEventListener(
    "error",
    (event) => {
        if (event.target instanceof HTMLImageElement) hide(event.target);
    },
    true,
);

for (const image of document.images) {
    if (!image.complete || !image.currentSrc) continue;
    if (image.naturalWidth === 0) hide(image);
    else settle(image);
}

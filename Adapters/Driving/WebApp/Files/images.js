// A picture that cannot be shown leaves its place to the drawing beneath.
function hide(image) {
    image.dataset.broken = "";
}

document.addEventListener(
    "error",
    (event) => {
        if (event.target instanceof HTMLImageElement) hide(event.target);
    },
    true,
);

for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
}

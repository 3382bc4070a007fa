// r refreshes, Esc goes back, arrows walk through the cards.
const links = ".card-link, .cell-link, .drive-link";
const photo = document.querySelector("[data-photo]");
const typing = "input, textarea, select, [contenteditable]";

document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest(typing) || document.querySelector("dialog:modal, :popover-open") || document.fullscreenElement) return;
    // The player's own keys: seeking and volume.
    if (event.target.closest("video") && event.key.startsWith("Arrow")) return;
    // By place, so that it works in the Russian layout, too.
    if (event.code === "KeyR" && !event.shiftKey) press(event, document.querySelector("[data-refresh] button"));
    else if (event.key === "Escape") press(event, document.querySelector("[data-back], [data-ends-editing]"));
    else if (photo && event.key === "ArrowLeft") press(event, document.querySelector("[rel=prev]"));
    else if (photo && event.key === "ArrowRight") press(event, document.querySelector("[rel=next]"));
    else if (event.key.startsWith("Arrow")) walk(event);
});

function press(event, element) {
    if (!element) return;
    event.preventDefault();
    element.click();
}

function walk(event) {
    const current = document.activeElement?.closest(links);
    if (!current) return;
    const from = current.getBoundingClientRect();
    const horizontal = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const sign = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
    let best = null;
    let bestDistance = Infinity;
    // Those nearby: asking every card of a long list where it stands would lay all of them out.
    const cards = [...current.closest(".videos, [data-walk]").querySelectorAll(links)];
    const at = cards.indexOf(current);
    for (const card of cards.slice(Math.max(0, at - 40), at + 41)) {
        const to = card.getBoundingClientRect();
        const [x, y] = [to.left - from.left, to.top - from.top];
        const [ahead, aside] = horizontal ? [x * sign, Math.abs(y)] : [y * sign, Math.abs(x)];
        if (ahead <= 1 || (horizontal && aside > 1)) continue;
        const distance = ahead + aside * 4;
        if (distance < bestDistance) [best, bestDistance] = [card, distance];
    }
    if (!best) return;
    event.preventDefault();
    best.focus({ preventScroll: true });
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
}

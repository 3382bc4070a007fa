// r refreshes, Esc goes back, arrows walk through the cards.
import { all, one } from "./page.js";

const links = ".card-link, .cell-link, .drive-link";
const typing = "input, textarea, select, [contenteditable]";

document.addEventListener("keydown", (event) => {
    const { code, key, target } = event;
    const isArrow = key.startsWith("Arrow");
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest(typing) || one("dialog:modal, :popover-open") || document.fullscreenElement) return;
    // The player's own keys: seeking and volume.
    if (isArrow && target.closest("video, audio")) return;
    // By place, so that it works in the Russian layout, too.
    if (code === "KeyR" && !event.shiftKey) press(event, "[data-refresh] button");
    else if (key === "Escape") press(event, "[data-back], [data-ends-editing]");
    else if (one("[data-photo]") && key === "ArrowLeft") press(event, "[rel=prev]");
    else if (one("[data-photo]") && key === "ArrowRight") press(event, "[rel=next]");
    else if (isArrow) walk(event);
});

function press(event, selector) {
    const element = one(selector);
    if (!element) return;
    event.preventDefault();
    element.click();
}

function walk(event) {
    const current = document.activeElement?.closest(links);
    if (!current) return;
    const from = current.getBoundingClientRect();
    const isHorizontal = /Left|Right/.test(event.key);
    const sign = /Left|Up/.test(event.key) ? -1 : 1;
    let best = null;
    let bestDistance = Infinity;
    // Those nearby: asking every card of a long list where it stands would lay all of them out.
    const cards = all(links, current.closest(".videos, [data-walk]"));
    const at = cards.indexOf(current);
    for (const card of cards.slice(Math.max(0, at - 40), at + 41)) {
        const to = card.getBoundingClientRect();
        const [x, y] = [to.left - from.left, to.top - from.top];
        const [ahead, aside] = isHorizontal ? [x * sign, Math.abs(y)] : [y * sign, Math.abs(x)];
        if (ahead <= 1 || (isHorizontal && aside > 1)) continue;
        const distance = ahead + aside * 4;
        if (distance < bestDistance) [best, bestDistance] = [card, distance];
    }
    if (!best) return;
    event.preventDefault();
    best.focus({ preventScroll: true });
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// Pull to refresh, where there is a finger and something to refresh.
import { one } from "./page.js";

const far = 72;

if (one("[data-refresh]") && matchMedia("(pointer: coarse)").matches) {
    document.documentElement.classList.add("pulls");
    document.body.insertAdjacentHTML("beforeend", '<div class="pull" aria-hidden="true"><div class="icon-button">');
    const handle = one(".pull");
    const knob = handle.firstChild;
    knob.append(one("[data-refresh] .icon").cloneNode(true));

    let start = null;
    let pulled = 0;

    const place = (distance) => {
        pulled = distance;
        handle.style.transform = distance ? `translateY(${Math.min(distance, far) * 1.2}px)` : "";
        knob.style.opacity = Math.min(distance / far, 1);
    };
    const end = () => {
        start = null;
        place(0);
    };

    const passive = { passive: true };
    addEventListener("touchstart", ({ touches }) => {
        start = scrollY <= 0 && touches.length === 1 && one("[data-refresh]") ? touches[0].clientY : null;
    }, passive);
    addEventListener("touchmove", ({ touches }) => {
        if (start === null || scrollY > 0) return place(0);
        place(Math.max(0, (touches[0].clientY - start) / 2));
    }, passive);
    addEventListener("touchend", () => {
        if (pulled >= far) one("[data-refresh] button")?.click();
        end();
    });
    addEventListener("touchcancel", end);
}

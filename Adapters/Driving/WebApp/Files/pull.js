// Pull to refresh, where there is a finger and something to refresh.
const part = document.querySelector("[data-refresh]");
const far = 72;

if (part && matchMedia("(pointer: coarse)").matches) {
    document.documentElement.classList.add("pulls");
    const handle = document.createElement("div");
    handle.className = "pull";
    handle.setAttribute("aria-hidden", "true");
    const knob = document.createElement("div");
    knob.className = "icon-button";
    knob.append(document.querySelector("[data-refresh] .icon").cloneNode(true));
    handle.append(knob);
    document.body.append(handle);

    let start = null;
    let pulled = 0;

    const place = (distance) => {
        pulled = distance;
        handle.style.transform = distance ? `translateY(${Math.min(distance, far) * 1.2}px)` : "";
        knob.style.opacity = String(Math.min(distance / far, 1));
    };

    addEventListener("touchstart", (event) => {
        const isWanted = scrollY <= 0 && event.touches.length === 1 && document.querySelector("[data-refresh]");
        start = isWanted ? event.touches[0].clientY : null;
    }, { passive: true });
    addEventListener("touchmove", (event) => {
        if (start === null || scrollY > 0) return place(0);
        place(Math.max(0, (event.touches[0].clientY - start) / 2));
    }, { passive: true });
    addEventListener("touchend", () => {
        if (pulled >= far) document.querySelector("[data-refresh] button")?.click();
        start = null;
        place(0);
    });
    addEventListener("touchcancel", () => {
        start = null;
        place(0);
    });
}

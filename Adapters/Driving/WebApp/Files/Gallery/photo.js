// One photo: swiping leads to its neighbours, controls fade while nothing moves, saving says how it went.
import { read, send } from "../server.js";

const photo = document.querySelector("[data-photo]");

if (photo) {
    let timer;
    let start = null;
    const wake = () => {
        delete document.body.dataset.idle;
        clearTimeout(timer);
        timer = setTimeout(() => {
            if (!document.querySelector(":popover-open, :focus-visible")) document.body.dataset.idle = "";
        }, 2500);
    };
    for (const name of ["pointermove", "pointerdown", "keydown", "focusin"]) addEventListener(name, wake);
    wake();

    addEventListener("touchstart", ({ touches }) => {
        start = touches.length === 1 ? touches[0] : null;
    }, { passive: true });
    addEventListener("touchend", ({ changedTouches: [end] }) => {
        if (!start || visualViewport.scale > 1.01) return;
        const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
        if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) {
            photo.querySelector(x > 0 ? "[rel=prev]" : "[rel=next]")?.click();
        }
    });

    // Going on to a neighbour is no step of its own: Back leads to the wall.
    document.addEventListener("click", (event) => {
        const link = event.target.closest("[rel=prev], [rel=next]");
        if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        location.replace(link.href);
    });

    // The neighbours' pictures are there before one goes to them.
    addEventListener("load", () => {
        for (const link of photo.querySelectorAll("[rel=prev], [rel=next]")) {
            const address = new URL(link.href);
            new Image().src = `${address.pathname}/picture${address.search}`;
        }
    });
}

document.addEventListener("submit", async (event) => {
    if (!event.target.matches("[data-save-photo]")) return;
    event.preventDefault();
    event.target.closest("[popover]")?.hidePopover();
    const answer = await send(event.target, event.submitter);
    const page = read(await answer?.text());
    const fresh = page.getElementById("photo-notice");
    const place = document.getElementById("photo-notice");
    if (!fresh) return location.reload();
    place.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
    // A failure stays until the next attempt.
    if (place.querySelector("[role=status]")) setTimeout(() => place.replaceChildren(), 8000);
});

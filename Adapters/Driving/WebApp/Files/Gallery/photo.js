// One photo: swiping leads to its neighbours, controls fade while nothing moves, saving says how it went.
import { all, instead, on, one, opensAside, pausing } from "../page.js";
import { pageOf, send } from "../server.js";

const photo = one("[data-photo]");
const neighbors = "[rel=prev], [rel=next]";

if (photo) {
    let start = null;
    const idle = pausing(2500, () => {
        if (!one(":popover-open, :focus-visible")) document.body.dataset.idle = "";
    });
    const wake = () => {
        delete document.body.dataset.idle;
        idle();
    };
    for (const name of ["pointermove", "pointerdown", "keydown", "focusin"]) addEventListener(name, wake);
    wake();

    addEventListener("touchstart", ({ touches }) => {
        start = touches.length === 1 ? touches[0] : null;
    }, { passive: true });
    addEventListener("touchend", ({ changedTouches: [end] }) => {
        if (!start || visualViewport.scale > 1.01) return;
        const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
        if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) one(x > 0 ? "[rel=prev]" : "[rel=next]")?.click();
    });

    // Going on to a neighbour is no step of its own: Back leads to the wall.
    on("click", neighbors, (link, event) => {
        if (opensAside(event)) return;
        event.preventDefault();
        location.replace(link.href);
    });

    // The neighbours' pictures are there before one goes to them.
    addEventListener("load", () => {
        for (const link of all(neighbors)) {
            const { pathname, search } = new URL(link.href);
            new Image().src = `${pathname}/picture${search}`;
        }
    });
}

instead("submit", "[data-save-photo]", async (form, { submitter }) => {
    form.closest("[popover]")?.hidePopover();
    const fresh = one("#photo-notice", await pageOf(await send(form, submitter)));
    const place = one("#photo-notice");
    if (!fresh) return location.reload();
    place.replaceChildren(...document.importNode(fresh, true).childNodes);
    // A failure stays until the next attempt.
    if (one("[role=status]", place)) setTimeout(() => place.replaceChildren(), 8000);
});

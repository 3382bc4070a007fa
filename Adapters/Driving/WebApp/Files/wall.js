// Walls of photos and posters: further pages come when the end is near, and after Back they are there again.
import { all, one } from "./page.js";
import { ask, pageOf } from "./server.js";

const part = () => one("#gallery-part, #discover-part, #favorites-part, #drive-part");
const state = { pages: [], y: 0, ...history.state, isRestoring: false };

/** Fetches the page that the link leads to, and appends it to the wall. */
async function append(link, kept = "") {
    link.setAttribute("aria-busy", true);
    const answer = await ask(link.href + kept);
    const page = await pageOf(answer?.ok ? answer : null);
    const cells = one("#wall > ul", page);
    link.removeAttribute("aria-busy");
    if (!cells) return false;
    for (const cell of [...cells.children]) if (document.getElementById(cell.id)) cell.remove();
    state.pages.push(link.href);
    one("#wall").append(document.importNode(cells, true));
    const next = one("#more", page);
    if (next) one("#more").replaceWith(document.importNode(next, true));
    else one("#more").remove();
    watch();
    return true;
}

const near = new IntersectionObserver(
    (entries) => {
        const link = entries.find((entry) => entry.isIntersecting)?.target;
        // A list that is asked for anew is not appended to.
        if (!link || state.isRestoring || part()?.dataset.asking !== undefined) return;
        near.unobserve(link);
        append(link);
    },
    { rootMargin: "1200px" },
);

function watch() {
    const link = one("[data-more]");
    if (link) near.observe(link);
}

// A wall that was seen a moment ago stays as it was: nothing is asked anew, and every page is where it stood.
async function restore() {
    const { y, pages } = state;
    Object.assign(state, { pages: [], isRestoring: true });
    delete part().dataset.stale;
    one("#freshness-words .scripted", part())?.remove();
    history.scrollRestoration = "manual";
    for (const href of pages) {
        const link = one("[data-more]");
        if (link?.href !== href || !(await append(link, "&kept"))) break;
    }
    scrollTo(0, y);
    state.isRestoring = false;
    watch();
}

function note() {
    history.replaceState({ pages: state.pages, y: scrollY }, "");
}

if (part()) {
    const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
    if (isBack && (state.pages.length > 0 || state.y > 0)) restore();
    else state.pages = [];
    watch();
    new MutationObserver(() => {
        if (all("#wall > ul").length === 1) state.pages = [];
        watch();
    }).observe(part(), { attributes: true, attributeFilter: ["data-stale", "data-asking"] });
    addEventListener("pagehide", note);
    document.addEventListener("click", note, true);
}

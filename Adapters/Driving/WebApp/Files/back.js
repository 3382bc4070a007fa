// Back to where one was: the entry of the history that shows the list, with its place, rather than a new one.
// The entries do not tell their addresses on pages without a referrer, so each page notes its own.
import { on, opensAside } from "./page.js";

const history = globalThis.navigation;
const note = (path) => `entry of ${path}`;

if (history?.currentEntry) sessionStorage.setItem(note(location.pathname), history.currentEntry.key);

on("click", "[data-back], [data-tab]", (link, event) => {
    if (opensAside(event)) return;
    const key = sessionStorage.getItem(note(new URL(link.href).pathname));
    const before = history?.entries().slice(0, history.currentEntry.index);
    if (!before?.some((entry) => entry.key === key)) return;
    event.preventDefault();
    history.traverseTo(key);
});

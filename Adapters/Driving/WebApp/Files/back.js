// Back to where one was: the entry of the history that shows the list, with its place, rather than a new one.
// The entries do not tell their addresses on pages without a referrer, so each page notes its own.
const history = globalThis.navigation;
const note = (path) => `entry of ${path}`;

if (history?.currentEntry) sessionStorage.setItem(note(location.pathname), history.currentEntry.key);

document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-back], [data-tab]");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const key = sessionStorage.getItem(note(new URL(link.href).pathname));
    const before = history?.entries().slice(0, history.currentEntry.index);
    if (!before?.some((entry) => entry.key === key)) return;
    event.preventDefault();
    history.traverseTo(key);
});

// Back to where one was: the entry of the history that shows the list, with its place, rather than a new one.
document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-back]");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const entries = globalThis.navigation?.entries() ?? [];
    const now = globalThis.navigation?.currentEntry?.index ?? 0;
    const path = new URL(link.href).pathname;
    const before = entries.slice(0, now).findLast((entry) => new URL(entry.url).pathname === path);
    if (!before) return;
    event.preventDefault();
    globalThis.navigation.traverseTo(before.key);
});

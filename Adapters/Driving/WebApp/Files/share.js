// The share menu: the browser's own sheet where it has one, the clipboard, and arrows to walk through it.
import { say } from "./status.js";

for (const entry of document.querySelectorAll("[data-share]")) entry.hidden = !navigator.share;

document.addEventListener("click", async (event) => {
    const entry = event.target.closest("[role=menuitem], [data-copy]");
    if (!entry) return;
    if (entry.type !== "submit") entry.closest("[popover]")?.hidePopover();
    if (entry.dataset.copy) {
        try {
            await navigator.clipboard.writeText(entry.dataset.copy);
            say(entry.dataset.copied);
        } catch {
            prompt("", entry.dataset.copy);
        }
    }
    if ("share" in entry.dataset) share(entry);
});

async function share({ title, dataset }) {
    const data = { title };
    if (dataset.share) data.url = dataset.share;
    try {
        if (dataset.shareFile) {
            const blob = await (await fetch(dataset.shareFile)).blob();
            const files = [new File([blob], dataset.shareName ?? `${title}.${blob.type.split("/")[1]}`, { type: blob.type })];
            if (navigator.canShare?.({ files })) data.files = files;
        }
        await navigator.share(data);
    } catch {
        // The person closed the sheet, or the browser has none for this: the other entries are there.
    }
}

document.addEventListener("keydown", (event) => {
    const menu = event.target.closest("[role=menu]") ?? document.querySelector("[role=menu]:popover-open");
    if (!menu || !["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const entries = [...menu.querySelectorAll("[role=menuitem]")].filter((entry) => entry.checkVisibility());
    const at = entries.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    entries.at(to % entries.length)?.focus();
});

document.addEventListener("toggle", (event) => {
    if (event.target.matches?.("[role=menu]") && event.newState === "open") {
        event.target.querySelector("[role=menuitem]:not([hidden])")?.focus();
    }
}, true);

// The share menu: the browser's own sheet where it has one, the clipboard, and arrows to walk through it.
import { all, on, one } from "./page.js";
import { say } from "./status.js";

for (const entry of all("[data-share]")) entry.hidden = !navigator.share;

on("click", "[role=menuitem], [data-copy]", async (entry) => {
    const { copy, copied, share: link } = entry.dataset;
    if (entry.type !== "submit") entry.closest("[popover]")?.hidePopover();
    if (copy) {
        try {
            await navigator.clipboard.writeText(copy);
            say(copied);
        } catch {
            prompt("", copy);
        }
    }
    if (link !== undefined) share(entry);
});

async function share({ title, dataset: { share: url, shareFile, shareName } }) {
    const data = { title };
    if (url) data.url = url;
    try {
        if (shareFile) {
            const blob = await (await fetch(shareFile)).blob();
            const files = [new File([blob], shareName ?? `${title}.${blob.type.split("/")[1]}`, { type: blob.type })];
            if (navigator.canShare?.({ files })) data.files = files;
        }
        await navigator.share(data);
    } catch {
        // The person closed the sheet, or the browser has none for this: the other entries are there.
    }
}

document.addEventListener("keydown", (event) => {
    const menu = event.target.closest("[role=menu]") ?? one("[role=menu]:popover-open");
    if (!menu || !["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const entries = all("[role=menuitem]", menu).filter((entry) => entry.checkVisibility());
    const at = entries.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    entries.at(to % entries.length)?.focus();
});

document.addEventListener("toggle", ({ target, newState }) => {
    if (newState === "open" && target.matches("[role=menu]")) one("[role=menuitem]:not([hidden])", target)?.focus();
}, true);

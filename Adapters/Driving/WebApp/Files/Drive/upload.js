// Files that are picked, or dropped on the page, go to Vitrine in pieces, and from there to the disk.
import { freshen } from "../fresh.js";
import { one } from "../page.js";
import { post } from "../server.js";
import { say, unsay } from "../status.js";

const form = one("[data-upload]");
const pieceInBytes = 1 << 19;
let coming = 0;

if (form) {
    const { token, file: field } = form.elements;
    const { drop, folder, upload } = form.dataset;
    field.addEventListener("change", () => take(field.files).then(() => (field.value = "")));

    const hear = (name, act) =>
        addEventListener(name, (event) => {
            if (!event.dataTransfer?.types.includes("Files")) return;
            event.preventDefault();
            act(event);
        });
    hear("dragover", () => say(drop, { stays: true }));
    hear("drop", (event) => {
        unsay(drop);
        take(event.dataTransfer.files);
    });
    addEventListener("dragleave", (event) => event.relatedTarget || unsay(drop));

    // What is still coming would be lost with the page.
    addEventListener("beforeunload", (event) => coming > 0 && event.preventDefault());

    const take = async (files) => {
        for (const file of [...files]) {
            coming += 1;
            await send(file).finally(() => (coming -= 1));
        }
    };

    const send = async (file) => {
        const { name, size } = file;
        const begun = await post(upload, new URLSearchParams({ token: token.value, path: folder, name, size }));
        const told = await begun?.text();
        if (!begun?.ok) return told && say(`${name}: ${told}`);
        // Whoever comes back is told what became of it; one that has come whole goes on.
        addEventListener("pagehide", () =>
            navigator.sendBeacon(`${told}/interrupt`, new URLSearchParams({ token: token.value })));
        for (let at = 0; at < size; at += pieceInBytes) {
            const headers = { "Form-Token": token.value };
            const answer = await post(`${told}/piece?at=${at}`, file.slice(at, at + pieceInBytes), { headers });
            if (!answer?.ok) return;
        }
    };

    // What has arrived stands in the list.
    const uploads = one("#uploads");
    let seen = uploads.dataset.done;
    new MutationObserver(() => {
        if (Number(uploads.dataset.done) > Number(seen)) freshen(one("#drive-part"));
        seen = uploads.dataset.done;
    }).observe(uploads, { attributes: true, attributeFilter: ["data-done"] });
}

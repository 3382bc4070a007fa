// Files that are picked, or dropped on the page, go to Vitrine in pieces, and from there to the disk.
import { freshen } from "../fresh.js";
import { ask } from "../server.js";
import { say, unsay } from "../status.js";

const form = document.querySelector("[data-upload]");
const pieceInBytes = 1 << 19;
let coming = 0;

if (form) {
    const { token, file: field } = form.elements;
    field.addEventListener("change", () => take(field.files).then(() => (field.value = "")));

    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    addEventListener("dragover", (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        say(form.dataset.drop, { stays: true });
    });
    addEventListener("dragleave", (event) => event.relatedTarget || unsay(form.dataset.drop));
    addEventListener("drop", (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        unsay(form.dataset.drop);
        take(event.dataTransfer.files);
    });

    // What is still coming would be lost with the page.
    addEventListener("beforeunload", (event) => coming > 0 && event.preventDefault());

    const take = async (files) => {
        for (const file of [...files]) {
            coming += 1;
            await send(file).finally(() => (coming -= 1));
        }
    };

    const send = async (file) => {
        const fields = { token: token.value, path: form.dataset.folder, name: file.name, size: file.size };
        const begun = await ask(form.dataset.upload, { method: "POST", body: new URLSearchParams(fields) });
        const told = await begun?.text();
        if (!begun?.ok) return told && say(`${file.name}: ${told}`);
        for (let at = 0; at < file.size; at += pieceInBytes) {
            const body = file.slice(at, at + pieceInBytes);
            const headers = { "Form-Token": token.value };
            const answer = await ask(`${told}/piece?at=${at}`, { method: "POST", headers, body });
            if (!answer?.ok) return;
        }
    };

    // What has arrived stands in the list.
    const uploads = document.getElementById("uploads");
    let seen = uploads.dataset.done;
    new MutationObserver(() => {
        if (Number(uploads.dataset.done) > Number(seen)) freshen(document.getElementById("drive-part"));
        seen = uploads.dataset.done;
    }).observe(uploads, { attributes: true, attributeFilter: ["data-done"] });
}

// The list of favorites: rows leave and move at once, the server is told behind; a removal can be taken back for a while.
import { freshen } from "../fresh.js";
import { hearts, tellHearts } from "./heart.js";
import { morph } from "../morph.js";
import { read, send } from "../server.js";
import { say } from "../status.js";

const undoTime = 10_000;
const part = () => document.getElementById("favorites-part");
const rows = () => [...document.querySelectorAll("[data-favorite]")];
let removed = [];
let timer;

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[data-removes]")) answered(event, remove(form));
    if (form.matches("[data-undo]")) answered(event, undo(form));
    if (form.matches("[data-moves]")) step(event, form);
});

function answered(event, work) {
    event.preventDefault();
    return work;
}

// MARK: Removing

async function remove(form) {
    const ids = new FormData(form).getAll("photo");
    const gone = rows().filter((row) => ids.includes(row.dataset.favorite));
    if (gone.length === 0) return;
    const answer = await send(form, null, { part: "1" });
    if (!answer?.ok) return complain(answer);
    forget();
    const next = gone.at(-1).nextElementSibling ?? gone[0].previousElementSibling;
    const hadFocus = gone.some((row) => row.contains(document.activeElement)) || form.id === "selection";
    removed = gone.map((row) => ({ row, list: row.parentNode, next: row.nextElementSibling }));
    for (const row of gone) row.remove();
    changed(await answer.text());
    if (hadFocus) (next?.isConnected ? next.querySelector("a") : document.getElementById("undo-button"))?.focus();
    timer = setTimeout(forget, undoTime);
    if (rows().length === 0) freshenList();
}

async function undo(form) {
    const answer = await send(form, null, { part: "1" });
    if (!answer?.ok) return complain(answer);
    // From the last on: what followed it is there again by then.
    for (const { row, list, next } of removed.reverse()) {
        if (!list.isConnected) return location.reload();
        list.insertBefore(row, next?.isConnected ? next : null);
        for (const box of row.querySelectorAll(":checked")) box.checked = false;
    }
    if (removed.length === 0) return location.reload();
    const focus = removed.at(-1).row.querySelector("a");
    removed = [];
    changed(await answer.text());
    focus.focus();
}

// How many there are now, and what can be taken back.
function changed(text) {
    clearTimeout(timer);
    const page = read(text);
    for (const id of ["favorites-count", "removal"]) {
        const fresh = page.getElementById(id);
        if (fresh) morph(document.getElementById(id), fresh);
    }
    tellHearts();
}

function forget() {
    clearTimeout(timer);
    removed = [];
    document.getElementById("removal")?.replaceChildren();
}

async function complain(answer) {
    if (!answer) return;
    const page = read(await answer.text());
    say(page.querySelector("[data-message]")?.textContent ?? page.title);
}

document.addEventListener("keydown", (event) => {
    const row = event.target.closest?.("[data-favorite]");
    if (!row || event.ctrlKey || event.metaKey) return;
    if (event.key === "Delete" || event.key === "Backspace") row.querySelector("[data-removes]").requestSubmit();
    else if (event.altKey && event.key === "ArrowUp") move(row, -1);
    else if (event.altKey && event.key === "ArrowDown") move(row, 1);
    else return;
    event.preventDefault();
});

// MARK: Moving

function step(event, form) {
    event.preventDefault();
    const button = event.submitter;
    move(form.closest("[data-favorite]"), button?.dataset.step === "up" ? -1 : 1);
    button?.focus();
}

function move(row, by) {
    if (!row.querySelector("[data-moves]")) return;
    const all = rows();
    const other = all[all.indexOf(row) + by];
    if (!other) return;
    const focused = document.activeElement;
    if (by < 0) other.before(row);
    else other.after(row);
    focused?.focus();
    row.scrollIntoView({ block: "nearest" });
    settle(row);
}

// Tells the server where the row stands now: beside the one that it stands beside.
async function settle(row) {
    const all = rows();
    const at = all.indexOf(row);
    const place = at > 0 ? `after:${all[at - 1].dataset.favorite}` : `before:${all[1]?.dataset.favorite}`;
    markEnds();
    if (all.length < 2) return;
    const answer = await send(row.querySelector("[data-moves]"), null, { place, part: "1" });
    if (!answer || answer.ok) return;
    if (answer.status !== 409) await complain(answer);
    location.reload();
}

function markEnds() {
    const all = rows();
    const hasMore = document.getElementById("more") !== null;
    for (const [at, row] of all.entries()) {
        for (const button of row.querySelectorAll("[data-step]")) {
            const isEnd = button.dataset.step === "up" ? at === 0 : at === all.length - 1 && !hasMore;
            if (isEnd) button.setAttribute("aria-disabled", "true");
            else button.removeAttribute("aria-disabled");
        }
    }
}

// By its handle, with a mouse or a finger.
document.addEventListener("pointerdown", (event) => {
    const row = event.target.closest?.("[data-handle]")?.closest("[data-favorite]");
    if (!row || event.button !== 0) return;
    event.preventDefault();
    const before = row.nextElementSibling;
    row.dataset.dragged = "";
    const drag = ({ clientX, clientY }) => {
        const under = document.elementFromPoint(clientX, clientY)?.closest("[data-favorite]");
        if (!under || under === row) return;
        const place = under.getBoundingClientRect();
        if (clientY < place.top + place.height / 2) under.before(row);
        else under.after(row);
    };
    const drop = () => {
        removeEventListener("pointermove", drag);
        delete row.dataset.dragged;
        if (row.nextElementSibling !== before) settle(row);
    };
    addEventListener("pointermove", drag);
    addEventListener("pointerup", drop, { once: true });
    addEventListener("pointercancel", drop, { once: true });
});

// MARK: What others change

function freshenList() {
    // What was fetched further down, and what is being done, stays.
    const isBusy = document.querySelectorAll("#wall > ul").length > 1 || document.querySelector("[data-editing], #undo-button");
    if (part() && !document.hidden && !isBusy) freshen(part());
}

hearts.addEventListener("message", freshenList);
document.addEventListener("visibilitychange", freshenList);

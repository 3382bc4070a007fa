// The list of favorites: rows leave and move at once, the server is told behind; a removal can be taken back for a while.
import { freshen } from "../fresh.js";
import { update } from "../morph.js";
import { all, instead, on, one } from "../page.js";
import { pageOf, sayRefusal, send } from "../server.js";
import { hearts, tellHearts } from "./heart.js";

const undoTime = 10_000;
const rows = () => all("[data-favorite]");
let removed = [];
let timer;

instead("submit", "[data-removes]", remove);
instead("submit", "[data-undo]", undo);
instead("submit", "[data-moves]", step);

// MARK: Removing

async function remove(form) {
    const ids = new FormData(form).getAll("photo");
    const gone = rows().filter((row) => ids.includes(row.dataset.favorite));
    if (gone.length === 0) return;
    const answer = await send(form, null, { part: "1" });
    if (!answer?.ok) return sayRefusal(answer);
    forget();
    const next = gone.at(-1).nextElementSibling ?? gone[0].previousElementSibling;
    const hadFocus = gone.some((row) => row.matches(":focus-within")) || form.id === "selection";
    removed = gone.map((row) => ({ row, list: row.parentNode, next: row.nextElementSibling }));
    for (const row of gone) row.remove();
    await changed(answer);
    if (hadFocus) (next?.isConnected ? one("a", next) : one("#undo-button"))?.focus();
    timer = setTimeout(forget, undoTime);
    if (rows().length === 0) freshenList();
}

async function undo(form) {
    const answer = await send(form, null, { part: "1" });
    if (!answer?.ok) return sayRefusal(answer);
    // From the last on: what followed it is there again by then.
    for (const { row, list, next } of removed.reverse()) {
        if (!list.isConnected) return location.reload();
        list.insertBefore(row, next?.isConnected ? next : null);
        for (const box of all(":checked", row)) box.checked = false;
    }
    if (removed.length === 0) return location.reload();
    const focus = one("a", removed.at(-1).row);
    removed = [];
    await changed(answer);
    focus.focus();
}

// How many there are now, and what can be taken back.
async function changed(answer) {
    clearTimeout(timer);
    const page = await pageOf(answer);
    for (const place of all("#favorites-count, #removal")) update(place, page);
    tellHearts();
}

function forget() {
    clearTimeout(timer);
    removed = [];
    one("#removal")?.replaceChildren();
}

on("keydown", "[data-favorite]", (row, event) => {
    const { altKey, key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (key === "Delete" || key === "Backspace") one("[data-removes]", row).requestSubmit();
    else if (altKey && key === "ArrowUp") move(row, -1);
    else if (altKey && key === "ArrowDown") move(row, 1);
    else return;
    event.preventDefault();
});

// MARK: Moving

function step(form, { submitter }) {
    move(form.closest("[data-favorite]"), submitter.dataset.step === "up" ? -1 : 1);
    submitter.focus();
}

function move(row, by) {
    const others = rows();
    const other = others[others.indexOf(row) + by];
    if (!other || !one("[data-moves]", row)) return;
    const focused = document.activeElement;
    if (by < 0) other.before(row);
    else other.after(row);
    focused.focus();
    row.scrollIntoView({ block: "nearest" });
    settle(row);
}

// Tells the server where the row stands now: beside the one that it stands beside.
async function settle(row) {
    const ids = rows().map((row) => row.dataset.favorite);
    const at = ids.indexOf(row.dataset.favorite);
    markEnds();
    if (ids.length < 2) return;
    const place = at > 0 ? `after:${ids[at - 1]}` : `before:${ids[1]}`;
    const answer = await send(one("[data-moves]", row), null, { place, part: "1" });
    if (!answer || answer.ok) return;
    if (answer.status !== 409) await sayRefusal(answer);
    location.reload();
}

function markEnds() {
    const ups = all("[data-step=up]");
    const downs = all("[data-step=down]");
    for (const button of [...ups, ...downs]) button.removeAttribute("aria-disabled");
    for (const end of [ups[0], one("#more") ? null : downs.at(-1)]) end?.setAttribute("aria-disabled", true);
}

// By its handle, with a mouse or a finger.
on("pointerdown", "[data-handle]", (handle, event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const row = handle.closest("[data-favorite]");
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
    const isBusy = all("#wall > ul").length > 1 || one("[data-editing], #undo-button");
    const part = one("#favorites-part");
    if (part && !document.hidden && !isBusy) freshen(part);
}

hearts.addEventListener("message", freshenList);
document.addEventListener("visibilitychange", freshenList);

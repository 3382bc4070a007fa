// Questions to Vitrine's own server, and what is said when it is gone.
import { one } from "./page.js";
import { say, unsay } from "./status.js";

const { gone } = document.documentElement.dataset;

/** The answer, or `null` when Vitrine is not running; the person has been told then. */
export async function ask(path, options) {
    try {
        const answer = await fetch(path, { redirect: "manual", ...options });
        unsay(gone);
        // Started anew since, or signed out: this page has ended.
        if ([401, 403, 421].includes(answer.status)) location.reload();
        return answer;
    } catch (failure) {
        // Nobody waits for the answer any more.
        if (failure.name !== "AbortError") say(gone, { stays: true });
        return null;
    }
}

export const post = (path, body, more) => ask(path, { method: "POST", body, ...more });

/** Sends a form as the browser would, but stays on the page. */
export const send = (form, submitter, more = {}) =>
    post(form.action, new URLSearchParams([...new FormData(form, submitter), ...Object.entries(more)]));

/** What an answer holds, as a page. */
export const read = (text) => new DOMParser().parseFromString(text ?? "", "text/html");
export const pageOf = async (answer) => read(await answer?.text());

/** Says what the page of a refusal says. */
export async function sayRefusal(answer) {
    if (!answer) return;
    const page = await pageOf(answer);
    say(one("[data-message]", page)?.textContent ?? page.title);
}

// Questions to Vitrine's own server, and what is said when it is gone.
import { say, unsay } from "./status.js";

const gone = document.documentElement.dataset.gone;

/** The answer, or `null` when Vitrine is not running; the person has been told then. */
export async function ask(path, options = {}) {
    try {
        const answer = await fetch(path, { redirect: "manual", ...options });
        unsay(gone);
        // Started anew since, or signed out: this page has ended.
        if (answer.status === 401 || answer.status === 403 || answer.status === 421) location.reload();
        return answer;
    } catch (failure) {
        // Nobody waits for the answer any more.
        if (failure.name === "AbortError") return null;
        say(gone, { stays: true });
        return null;
    }
}

/** What an answer holds, as a page. */
export const read = (text) => new DOMParser().parseFromString(text ?? "", "text/html");

/** Sends a form as the browser would, but stays on the page. */
export function send(form, submitter, more = {}) {
    const fields = new URLSearchParams([...new FormData(form, submitter), ...Object.entries(more)]);
    return ask(form.action, { method: "POST", body: fields });
}

// The theme changes at once; the server is told behind.
import { send } from "./server.js";

document.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-theme-choice]");
    if (!form || !event.submitter) return;
    event.preventDefault();
    const answer = send(form, event.submitter);
    const theme = event.submitter.value;
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    document.querySelector("meta[name=color-scheme]").content = theme === "system" ? "light dark" : theme;
    for (const button of document.querySelectorAll("[data-theme-choice] [aria-pressed]")) {
        button.setAttribute("aria-pressed", String(button.value === theme));
    }
    if (form.matches(".theme-toggle")) {
        // The pressed button is hidden now; the other one stands in its place.
        form.querySelector(`button:not([value="${theme}"])`)?.focus({ preventScroll: true });
    }
    return answer;
});

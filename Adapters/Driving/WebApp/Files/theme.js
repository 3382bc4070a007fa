// The theme changes at once; the server is told behind.
import { all, instead, one } from "./page.js";
import { send } from "./server.js";

instead("submit", "[data-theme-choice]", (form, { submitter }) => {
    send(form, submitter);
    const theme = submitter.value;
    const { dataset } = document.documentElement;
    if (theme === "system") delete dataset.theme;
    else dataset.theme = theme;
    one("meta[name=color-scheme]").content = theme === "system" ? "light dark" : theme;
    for (const button of all("[data-theme-choice] [aria-pressed]")) {
        button.setAttribute("aria-pressed", button.value === theme);
    }
    // The pressed button may be hidden now; the other one stands in its place.
    if (form.matches(".theme-toggle")) one(`button:not([value="${theme}"])`, form).focus({ preventScroll: true });
});

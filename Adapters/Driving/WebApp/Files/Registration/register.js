// The form of registration: the server's rules say what is wrong while somebody types, and no password is lost when
// there is something.
import { update } from "../morph.js";
import { all, one, pausing } from "../page.js";
import { pageOf, post, send } from "../server.js";

const form = one("form[data-review]");
if (form) watch();

function watch() {
    const fields = all("[data-field]", form);
    const button = one("#register-button");
    const input = (field) => one("input", field);
    const isWrong = (field) => input(field).getAttribute("aria-invalid") === "true";
    const touched = new Set(fields.filter(isWrong));
    let turn = 0;

    const settle = () => {
        button.disabled = fields.some((field) => !input(field).value);
    };

    const soon = pausing(250, async () => {
        const mine = ++turn;
        const body = new URLSearchParams([...new FormData(form)]);
        for (const field of touched) body.append("touched", field.dataset.field);
        const answer = await post(form.dataset.review, body);
        // What was typed since has a question of its own.
        if (answer?.ok && mine === turn) put(await pageOf(answer));
    });

    // Only what is said: what is typed stays as it is.
    function put(page) {
        for (const place of all("[data-says]", form)) update(place, page);
        for (const field of fields) {
            const fresh = page.getElementById(input(field).id);
            if (fresh) input(field).setAttribute("aria-invalid", fresh.getAttribute("aria-invalid"));
        }
    }

    form.addEventListener("input", () => {
        settle();
        soon();
    });
    form.addEventListener("change", settle);
    form.addEventListener("focusout", (event) => {
        const field = event.target.closest("[data-field]");
        if (!field || !input(field).value || touched.has(field)) return;
        touched.add(field);
        soon();
    });
    form.addEventListener("click", (event) => {
        const reveal = event.target.closest("[data-reveals]");
        if (!reveal) return;
        const secret = document.getElementById(reveal.dataset.reveals);
        const isShown = secret.type === "text";
        secret.type = isShown ? "password" : "text";
        reveal.setAttribute("aria-pressed", !isShown);
    });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        soon.stop();
        turn += 1;
        button.setAttribute("aria-busy", true);
        const answer = await send(form, event.submitter);
        button.removeAttribute("aria-busy");
        if (answer?.type === "opaqueredirect") return location.assign(form.dataset.registered);
        if (!answer) return;
        for (const field of fields) touched.add(field);
        put(await pageOf(answer));
        const first = fields.find(isWrong);
        if (first) input(first).focus();
    });

    // A browser may have filled in some of it by itself.
    settle();
    addEventListener("pageshow", settle);
}

// The form of registration: the server's rules say what is wrong while somebody types, and no password is lost when
// there is something.
import { morph } from "../morph.js";
import { ask, read, send } from "../server.js";

const form = document.querySelector("form[data-review]");
if (form) watch(form);

function watch(form) {
    const fields = [...form.querySelectorAll("[data-field]")];
    const button = form.querySelector("#register-button");
    const input = (field) => field.querySelector("input");
    const isWrong = (field) => input(field).getAttribute("aria-invalid") === "true";
    const touched = new Set(fields.filter(isWrong));
    let turn = 0;
    let pause;

    const settle = () => {
        button.disabled = fields.some((field) => !input(field).value);
    };

    async function review() {
        const mine = ++turn;
        const body = new URLSearchParams([...new FormData(form)]);
        for (const field of touched) body.append("touched", field.dataset.field);
        const answer = await ask(form.dataset.review, { method: "POST", body });
        // What was typed since has a question of its own.
        if (answer?.ok && mine === turn) put(read(await answer.text()));
    }

    // Only what is said: what is typed stays as it is.
    function put(page) {
        for (const place of form.querySelectorAll("[data-says]")) {
            const fresh = page.getElementById(place.id);
            if (fresh) morph(place, fresh);
        }
        for (const field of fields) {
            const fresh = page.getElementById(input(field).id);
            if (fresh) input(field).setAttribute("aria-invalid", fresh.getAttribute("aria-invalid"));
        }
    }

    function soon() {
        clearTimeout(pause);
        pause = setTimeout(review, 250);
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
        reveal.setAttribute("aria-pressed", String(!isShown));
    });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        clearTimeout(pause);
        turn += 1;
        button.setAttribute("aria-busy", "true");
        const answer = await send(form, event.submitter);
        button.removeAttribute("aria-busy");
        if (answer?.type === "opaqueredirect") return location.assign(form.dataset.registered);
        if (!answer) return;
        for (const field of fields) touched.add(field);
        put(read(await answer.text()));
        const first = fields.find(isWrong);
        if (first) input(first).focus();
    });

    // A browser may have filled in some of it by itself.
    settle();
    addEventListener("pageshow", settle);
}

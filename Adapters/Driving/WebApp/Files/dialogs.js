// data-opens="ID" opens that dialog; focus comes back to the button when it closes.
document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-opens]");
    if (!button) return;
    event.preventDefault();
    document.getElementById(button.dataset.opens)?.showModal();
});

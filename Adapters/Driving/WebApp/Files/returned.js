// In the provider's window, once it came back: it closes, or where it cannot be closed, goes on itself.
const link = document.querySelector("[data-hand-over]");
if (link) {
    close();
    setTimeout(() => location.replace(link.href), 300);
}

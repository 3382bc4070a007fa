// How every module finds what stands on the page, and hears what happens there.
export const one = (selector, within = document) => within.querySelector(selector);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Hears of events in whatever fits the selector, also what comes to the page later. */
export const on = (name, selector, act, capture) => {
    const hear = (event) => {
        const element = event.target.closest?.(selector);
        if (element) act(element, event);
    };
    document.addEventListener(name, hear, capture);
};

/** The same, and the browser's own answer to the event is left out. */
export const instead = (name, selector, act) =>
    on(name, selector, (element, event) => {
        event.preventDefault();
        act(element, event);
    });

/** Whether a click asks for another tab or window. */
export const opensAside = (event) => event.ctrlKey || event.metaKey || event.shiftKey;

/** Waits until nothing was asked for a while, and does it once then, unless it is told to `stop`. */
export function pausing(milliseconds, act) {
    let timer;
    const stop = () => clearTimeout(timer);
    const wait = () => {
        stop();
        timer = setTimeout(act, milliseconds);
    };
    return Object.assign(wait, { stop });
}

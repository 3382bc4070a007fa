// The service's own player: it goes full screen when it starts to play. A refusal by the browser is silent.
import { one } from "./page.js";

const frame = one("[data-player-frame]");

if (frame) {
    let speaks = false;
    const fill = () => document.fullscreenElement || frame.requestFullscreen().catch(() => {});

    addEventListener("message", ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== frame.dataset.playerFrame) return;
        const name = read(data);
        speaks ||= Boolean(name);
        if (name === "started") fill();
    });

    // A player that tells nothing: the first click into it is the one that starts it.
    addEventListener("blur", () => {
        if (!speaks && document.activeElement === frame && navigator.userActivation?.isActive) fill();
        speaks = true;
    });
}

function read(data) {
    try {
        const told = typeof data === "string" ? JSON.parse(data) : data;
        return told?.event ?? told?.type;
    } catch {
        return null;
    }
}

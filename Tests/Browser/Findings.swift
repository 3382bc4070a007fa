import WebDriver

/// What scripts of ours find out about a page.
extension Browser {
    /// A text that is hard to read.
    struct FaintText: Decodable, Hashable {
        let text: String
        let ratio: Double
        let color: String
        let background: String
    }

    /// Every text of the page in sight whose contrast (WCAG 2.2, 1.4.3) is less than `ratio`. Texts of disabled
    /// controls do not count; a picture beneath counts as the worse of black and white.
    func faintTexts(below ratio: Double) async throws -> [FaintText] {
        try await run(
            """
            const canvas = document.createElement('canvas');
            canvas.width = canvas.height = 1;
            const context = canvas.getContext('2d', { willReadFrequently: true });
            const known = new Map();
            const rgba = color => {
                if (!known.has(color)) {
                    context.clearRect(0, 0, 1, 1);
                    context.fillStyle = color;
                    context.fillRect(0, 0, 1, 1);
                    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
                    known.set(color, [r, g, b, a / 255]);
                }
                return known.get(color);
            };
            const over = (top, below) => {
                const alpha = top[3] + below[3] * (1 - top[3]);
                const mix = i => alpha ? (top[i] * top[3] + below[i] * below[3] * (1 - top[3])) / alpha : 0;
                return [mix(0), mix(1), mix(2), alpha];
            };
            const luminance = color => {
                const [r, g, b] = color.slice(0, 3).map(value => {
                    const part = value / 255;
                    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
                });
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const contrast = (one, other) => {
                const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
                return (light + 0.05) / (dark + 0.05);
            };
            // What lies beneath an element's text, and how much of it the element itself lets through.
            const beneath = element => {
                let layers = [0, 0, 0, 0], opacity = 1, pictured = false;
                for (let at = element; at; at = at.parentElement) {
                    const style = getComputedStyle(at);
                    if (layers[3] < 0.999) {
                        layers = over(layers, rgba(style.backgroundColor));
                        if (style.backgroundImage !== 'none' && layers[3] < 0.999) pictured = true;
                    }
                    opacity *= Number(style.opacity);
                }
                if (layers[3] < 0.999) layers = over(layers, rgba('Canvas'));
                return { layers, opacity, pictured };
            };
            const found = [];
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const element = walker.currentNode.parentElement, text = walker.currentNode.data.trim();
                if (!text || element.closest('script, style, noscript, :disabled, [aria-disabled=true]')) continue;
                if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
                const range = document.createRange();
                range.selectNodeContents(walker.currentNode);
                if (![...range.getClientRects()].some(place => place.width > 1 && place.height > 1)) continue;
                const { layers, opacity, pictured } = beneath(element);
                const color = rgba(getComputedStyle(element).color);
                const grounds = pictured ? [[0, 0, 0, 1], [255, 255, 255, 1]] : [layers];
                const ratio = Math.min(...grounds.map(ground =>
                    contrast(over([...color.slice(0, 3), color[3] * opacity], ground), ground)));
                if (ratio < arguments[0]) {
                    found.push({
                        text: text.slice(0, 60), ratio: Math.round(ratio * 100) / 100,
                        color: color.join(' '), background: pictured ? 'a picture' : layers.map(Math.round).join(' '),
                    });
                }
            }
            return found;
            """, .number(ratio), as: [FaintText].self)
    }

    /// How far the page moved by itself, as Cumulative Layout Shift.
    func layoutShift() async throws -> Double {
        try await runAsync(
            """
            const done = arguments[arguments.length - 1];
            let sum = 0;
            new PerformanceObserver(list => {
                for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
            // Buffered entries come in a task of their own, after the next frame.
            requestAnimationFrame(() => setTimeout(() => done(sum), 50));
            """, as: Double.self)
    }

    /// Where the title in the page's head begins, from the left; `nil` where it stands elsewhere.
    func titleEdge() async throws -> Int? {
        let edge = try await run(
            """
            const title = document.querySelector('.bar h1');
            return title ? Math.round(title.getBoundingClientRect().left) : -1;
            """, as: Int.self)
        return edge < 0 ? nil : edge
    }

    /// What sticks out on the right, when the page can be scrolled sideways: the innermost elements, and no bar that
    /// is as wide as the page by itself.
    func whatSticksOut(of screen: Wishes.Screen) async throws -> [String] {
        try await run(
            """
            const root = document.documentElement, width = Math.min(root.clientWidth, arguments[0]);
            if (root.scrollWidth <= width) return [];
            const sticksOut = element => element.getBoundingClientRect().right > width + 0.5;
            const found = [...document.body.querySelectorAll('*')].filter(element =>
                sticksOut(element) && ![...element.children].some(sticksOut) && !element.closest('nav.frame, .pull'));
            return [`the page is ${root.scrollWidth} wide`,
                ...found.slice(0, 5).map(element => element.outerHTML.slice(0, 100))];
            """, .number(Double(screen.width)), as: [String].self)
    }

    /// What has the keyboard's focus: its accessible name as far as scripts know it, and whether a ring shows it.
    struct Focused: Decodable, Hashable {
        let name: String
        let tag: String
        let hasRing: Bool
        let isInSight: Bool
    }

    func focused() async throws -> Focused {
        try await run(
            """
            const element = document.activeElement, style = getComputedStyle(element);
            const place = element.getBoundingClientRect();
            return {
                name: (element.getAttribute('aria-label') ?? element.innerText ?? element.title).trim(),
                tag: element.localName,
                hasRing: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
                isInSight: place.width > 0 && place.bottom > 0 && place.top < innerHeight,
            };
            """, as: Focused.self)
    }
}

/// One attribute of an element. There is none for event handlers and none for `style`: neither can be written.
public struct Attribute: Hashable, Sendable {
    let name: String
    /// `nil` for a boolean attribute, which is there or not.
    let value: String?

    private init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    func write(into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        guard let value else { return }
        bytes.append(contentsOf: "=\"".utf8)
        bytes.append(escaping: value, in: .attribute)
        bytes.append(UInt8(ascii: "\""))
    }
}

extension Attribute {
    // MARK: Everywhere
    public static func id(_ value: String) -> Self { .init("id", value) }
    public static func `class`(_ value: String) -> Self { .init("class", value) }
    public static func lang(_ value: String) -> Self { .init("lang", value) }
    public static func role(_ value: String) -> Self { .init("role", value) }
    public static func title(_ value: String) -> Self { .init("title", value) }
    public static func tabindex(_ value: Int) -> Self { .init("tabindex", "\(value)") }
    public static let hidden = Self("hidden", nil)
    public static let inert = Self("inert", nil)
    /// Floats above the page, and goes by Esc or a click elsewhere (HTML §6.12).
    public static let popover = Self("popover", nil)
    public static func popovertarget(_ id: String) -> Self { .init("popovertarget", id) }
    /// `data-NAME`.
    public static func data(_ name: StaticString, _ value: String = "") -> Self { .init("data-\(name)", value) }
    /// `aria-NAME`.
    public static func aria(_ name: StaticString, _ value: String) -> Self { .init("aria-\(name)", value) }
    public static func aria(_ name: StaticString, _ value: Bool) -> Self { .init("aria-\(name)", "\(value)") }

    // MARK: Addresses, each refused unless it is http, https or relative within its own host
    public static func href(_ address: String) -> Self { .init("href", Address.checked(address)) }
    public static func src(_ address: String) -> Self { .init("src", Address.checked(address)) }
    /// A small picture that stands in the page itself (RFC 2397).
    ///
    /// - Parameter type: of a picture that holds no script: `image/bmp` and the like.
    public static func src(base64 picture: String, type: StaticString) -> Self {
        .init("src", "data:\(type);base64,\(picture)")
    }
    public static func poster(_ address: String) -> Self { .init("poster", Address.checked(address)) }
    public static func action(_ address: String) -> Self { .init("action", Address.checked(address)) }
    public static func formaction(_ address: String) -> Self { .init("formaction", Address.checked(address)) }
    public static func rel(_ value: String) -> Self { .init("rel", value) }
    public static func target(_ value: String) -> Self { .init("target", value) }
    /// Kept as a file of the name that the answer gives.
    public static let download = Self("download", nil)

    // MARK: Pictures and players
    public static func alt(_ value: String) -> Self { .init("alt", value) }
    public static func width(_ pixels: Int) -> Self { .init("width", "\(pixels)") }
    public static func height(_ pixels: Int) -> Self { .init("height", "\(pixels)") }
    public static func loading(_ value: StaticString) -> Self { .init("loading", "\(value)") }
    public static func decoding(_ value: StaticString) -> Self { .init("decoding", "\(value)") }
    public static func preload(_ value: StaticString) -> Self { .init("preload", "\(value)") }
    public static let controls = Self("controls", nil)
    public static let playsinline = Self("playsinline", nil)
    /// Pictures of several widths (HTML §4.8.4.2.1); one with a comma or a space in its address is left out.
    public static func srcset(_ candidates: [(address: String, widthInPixels: Int)]) -> Self {
        let fit = candidates.filter { !$0.address.contains { ", ".contains($0) } }
        return .init(
            "srcset", fit.map { "\(Address.checked($0.address)) \($0.widthInPixels)w" }.joined(separator: ", "))
    }
    /// How wide a picture stands on the page.
    public static func sizes(_ value: StaticString) -> Self { .init("sizes", "\(value)") }

    // MARK: Frames (HTML §4.8.5)
    /// What a framed page may do; nothing else.
    public static func sandbox(_ allowed: StaticString) -> Self { .init("sandbox", "\(allowed)") }
    /// Which features of the browser a framed page may use.
    public static func allow(_ features: StaticString) -> Self { .init("allow", "\(features)") }
    public static let allowfullscreen = Self("allowfullscreen", nil)

    // MARK: Drawings (SVG 2); lengths are in the drawing's own units
    public static func viewBox(_ value: StaticString) -> Self { .init("viewBox", "\(value)") }
    public static func cx(_ length: Double) -> Self { .init("cx", "\(length)") }
    public static func cy(_ length: Double) -> Self { .init("cy", "\(length)") }
    public static func r(_ length: Double) -> Self { .init("r", "\(length)") }
    /// What the whole outline counts as, whatever its length.
    public static func pathLength(_ length: Double) -> Self { .init("pathLength", "\(length)") }
    public static func strokeDasharray(_ dash: Double, _ gap: Double) -> Self {
        .init("stroke-dasharray", "\(dash) \(gap)")
    }

    // MARK: Forms
    public static func method(_ value: StaticString) -> Self { .init("method", "\(value)") }
    public static func type(_ value: StaticString) -> Self { .init("type", "\(value)") }
    public static func enctype(_ value: StaticString) -> Self { .init("enctype", "\(value)") }
    public static let multiple = Self("multiple", nil)
    public static func name(_ value: String) -> Self { .init("name", value) }
    public static func value(_ value: String) -> Self { .init("value", value) }
    public static func value(_ value: Double) -> Self { .init("value", "\(value)") }
    public static func max(_ value: Double) -> Self { .init("max", "\(value)") }
    /// The first day that a date field offers, as `1990-02-28`.
    public static func min(_ day: String) -> Self { .init("min", day) }
    /// The last day that a date field offers.
    public static func max(_ day: String) -> Self { .init("max", day) }
    /// The server alone says what is wrong with a form.
    public static let novalidate = Self("novalidate", nil)
    public static func placeholder(_ value: String) -> Self { .init("placeholder", value) }
    public static func `for`(_ id: String) -> Self { .init("for", id) }
    /// Which form a control outside of it belongs to.
    public static func ofForm(_ id: String) -> Self { .init("form", id) }
    public static func autocomplete(_ value: String) -> Self { .init("autocomplete", value) }
    public static let autofocus = Self("autofocus", nil)
    public static let disabled = Self("disabled", nil)
    public static let required = Self("required", nil)
    public static let checked = Self("checked", nil)
    public static let open = Self("open", nil)

    // MARK: Head
    public static let utf8 = Self("charset", "utf-8")
    public static func content(_ value: String) -> Self { .init("content", value) }
    /// `http-equiv="refresh"` with its content: another address of this site, at once.
    public static func refresh(to path: String) -> [Self] {
        [.init("http-equiv", "refresh"), .init("content", "0; url=\(Address.checked(path))")]
    }
    public static func media(_ value: String) -> Self { .init("media", value) }
    public static func datetime(_ value: String) -> Self { .init("datetime", value) }
}

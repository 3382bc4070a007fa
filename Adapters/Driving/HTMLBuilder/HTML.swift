/// A piece of a page as a value. Texts are kept as they are and escaped when the page is written, so that nothing a
/// person or a service says can become markup.
public struct HTML: Hashable, Sendable {
    let node: Node

    enum Node: Hashable, Sendable {
        case text(String)
        case trusted(String)
        case element(Element)
        case group([HTML])
    }

    /// A name, its attributes, and what stands inside; `nil` inside a void element (HTML Living Standard §13.1.2).
    struct Element: Hashable, Sendable {
        let name: String
        let attributes: [Attribute]
        let content: [HTML]?
    }

    init(_ node: Node) {
        self.node = node
    }

    /// Text, whatever it holds.
    public static func text(_ text: String) -> HTML {
        HTML(.text(text))
    }

    /// Pieces one after the other.
    public static func group(_ pieces: [HTML]) -> HTML {
        HTML(.group(pieces))
    }

    /// Nothing at all.
    public static let nothing = HTML(.group([]))

    /// `<!DOCTYPE html>`, the first line of every page.
    public static let doctype = HTML(trusted: "<!DOCTYPE html>\n")

    /// Markup that is written as it stands, for inline SVG. It takes a literal of the program only: a `StaticString`
    /// cannot be made of what came from outside.
    public init(trusted markup: StaticString) {
        self.init(.trusted(markup.description))
    }

    public init(@HTMLContent content: () -> HTML) {
        self = content()
    }
}

extension HTML {
    /// The markup, every text and attribute value escaped.
    public func rendered() -> String {
        String(decoding: bytes(), as: UTF8.self)
    }

    /// The markup in UTF-8.
    public func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 * 1024)
        write(into: &bytes)
        return bytes
    }

    private func write(into bytes: inout [UInt8]) {
        switch node {
        case .text(let text): bytes.append(escaping: text, in: .text)
        case .trusted(let markup): bytes.append(contentsOf: markup.utf8)
        case .group(let pieces):
            for piece in pieces { piece.write(into: &bytes) }
        case .element(let element):
            bytes.append(UInt8(ascii: "<"))
            bytes.append(contentsOf: element.name.utf8)
            for attribute in element.attributes { attribute.write(into: &bytes) }
            bytes.append(UInt8(ascii: ">"))
            guard let content = element.content else { return }
            for piece in content { piece.write(into: &bytes) }
            bytes.append(contentsOf: "</".utf8)
            bytes.append(contentsOf: element.name.utf8)
            bytes.append(UInt8(ascii: ">"))
        }
    }
}

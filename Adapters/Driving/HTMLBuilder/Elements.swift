// One function an element, named as HTML names it: `p(.class("quiet")) { "No videos yet" }`. Attributes that are `nil`
// are left out, so that one can be there or not: `button(isBusy ? .disabled : nil)`.

public func html(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("html", attributes, content())
}

public func head(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("head", attributes, content())
}

public func title(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("title", attributes, content())
}

public func noscript(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("noscript", attributes, content())
}

public func body(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("body", attributes, content())
}

public func main(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("main", attributes, content())
}

public func nav(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("nav", attributes, content())
}

public func header(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("header", attributes, content())
}

public func footer(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("footer", attributes, content())
}

public func section(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("section", attributes, content())
}

public func article(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("article", attributes, content())
}

public func aside(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("aside", attributes, content())
}

public func div(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("div", attributes, content())
}

public func p(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("p", attributes, content())
}

public func span(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("span", attributes, content())
}

/// Text of another direction of writing, set apart from what is around it.
public func bdi(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("bdi", attributes, content())
}

public func strong(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("strong", attributes, content())
}

public func h1(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("h1", attributes, content())
}

public func h2(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("h2", attributes, content())
}

public func h3(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("h3", attributes, content())
}

public func ul(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("ul", attributes, content())
}

public func ol(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("ol", attributes, content())
}

public func li(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("li", attributes, content())
}

public func dl(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("dl", attributes, content())
}

public func dt(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("dt", attributes, content())
}

public func dd(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("dd", attributes, content())
}

public func a(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("a", attributes, content())
}

public func button(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("button", attributes, content())
}

public func form(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("form", attributes, content())
}

public func fieldset(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("fieldset", attributes, content())
}

public func legend(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("legend", attributes, content())
}

public func label(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("label", attributes, content())
}

public func output(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("output", attributes, content())
}

public func progress(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("progress", attributes, content())
}

public func figure(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("figure", attributes, content())
}

public func figcaption(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("figcaption", attributes, content())
}

public func time(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("time", attributes, content())
}

public func details(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("details", attributes, content())
}

public func summary(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("summary", attributes, content())
}

public func dialog(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("dialog", attributes, content())
}

public func video(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("video", attributes, content())
}

public func audio(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("audio", attributes, content())
}

public func iframe(_ attributes: Attribute?...) -> HTML {
    .element("iframe", attributes, .nothing)
}

public func pre(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("pre", attributes, content())
}

public func small(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("small", attributes, content())
}

public func code(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("code", attributes, content())
}

public func table(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("table", attributes, content())
}

public func tr(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("tr", attributes, content())
}

public func td(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("td", attributes, content())
}

// MARK: Void elements: nothing stands inside

public func meta(_ attributes: Attribute?...) -> HTML {
    .void("meta", attributes)
}

public func link(_ attributes: Attribute?...) -> HTML {
    .void("link", attributes)
}

public func input(_ attributes: Attribute?...) -> HTML {
    .void("input", attributes)
}

/// A control whose attributes were collected before.
public func input(_ attributes: [Attribute?]) -> HTML {
    .void("input", attributes)
}

public func img(_ attributes: Attribute?...) -> HTML {
    .void("img", attributes)
}

public func br(_ attributes: Attribute?...) -> HTML {
    .void("br", attributes)
}

public func svg(_ attributes: Attribute?..., @HTMLContent content: () -> HTML = { .nothing }) -> HTML {
    .element("svg", attributes, content())
}

public func circle(_ attributes: Attribute?...) -> HTML {
    .element("circle", attributes, .nothing)
}

/// A place where a long word may break.
public func wbr() -> HTML {
    .void("wbr", [])
}

public func hr(_ attributes: Attribute?...) -> HTML {
    .void("hr", attributes)
}

/// A form whose attributes were collected before.
public func form(_ attributes: [Attribute?], @HTMLContent content: () -> HTML) -> HTML {
    .element("form", attributes, content())
}

/// A script of this site; its text cannot stand in the page.
public func script(_ attributes: Attribute?...) -> HTML {
    .element("script", attributes, .nothing)
}

/// `<meta http-equiv="refresh">`: another page of this site, at once. For pages without a script.
public func redirection(to path: String) -> HTML {
    .void("meta", Attribute.refresh(to: path))
}

extension HTML {
    fileprivate static func element(_ name: String, _ attributes: [Attribute?], _ content: HTML) -> HTML {
        let pieces: [HTML] = if case .group(let pieces) = content.node { pieces } else { [content] }
        return HTML(.element(Element(name: name, attributes: attributes.compactMap(\.self), content: pieces)))
    }

    fileprivate static func void(_ name: String, _ attributes: [Attribute?]) -> HTML {
        HTML(.element(Element(name: name, attributes: attributes.compactMap(\.self), content: nil)))
    }
}

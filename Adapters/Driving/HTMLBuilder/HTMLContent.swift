/// Collects the pieces of a closure: elements, texts, `if`, `switch` and `for`.
@resultBuilder public enum HTMLContent {
    public static func buildExpression(_ piece: HTML) -> HTML { piece }
    public static func buildExpression(_ piece: HTML?) -> HTML { piece ?? .nothing }
    public static func buildExpression(_ text: String) -> HTML { .text(text) }
    public static func buildBlock(_ pieces: HTML...) -> HTML { pieces.count == 1 ? pieces[0] : .group(pieces) }
    public static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .nothing }
    public static func buildEither(first piece: HTML) -> HTML { piece }
    public static func buildEither(second piece: HTML) -> HTML { piece }
    public static func buildArray(_ pieces: [HTML]) -> HTML { .group(pieces) }
}

/// Texts as people wrote them at VK.
enum VKText {
    /// With the names of those who are mentioned: `[club1|MobileUp]` is a link there.
    static func readable(_ text: String) -> String {
        text.replacing(#/\[(?:club|public|event|id)\d+\|([^\]|]*)\]/#) { match in String(match.output.1) }
            .replacing("\r\n", with: "\n")
    }

    /// Descriptions of videos hold entities too: `&#128163;`, `&amp;`, and `<br>` for line breaks.
    static func withoutEntities(_ text: String) -> String {
        let unbroken = text.replacing(#/<br ?\/?>/#.ignoresCase(), with: "\n")
        return unbroken.replacing(#/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|nbsp));/#) { match in
            let number = match.output.1.flatMap { UInt32($0) } ?? match.output.2.flatMap { UInt32($0, radix: 16) }
            if let number { return Unicode.Scalar(number).map { String(Character($0)) } ?? String(match.output.0) }
            return match.output.3.flatMap { named[String($0)] } ?? String(match.output.0)
        }
    }

    private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}"]
}

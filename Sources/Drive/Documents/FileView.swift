/// How a file is looked at in a browser.
public enum FileView: Hashable, Sendable {
    /// A picture that every browser shows.
    case image
    /// A picture of which only the service's preview can be shown.
    case preview
    /// May hold scripts: it is shown only where they cannot run.
    case svg
    case pdf
    /// Made readable by a ``DocumentConverter``.
    case office
    /// Also code; pages are shown as their source.
    case text
    case audio
    case video
    /// It can only be saved.
    case other

    /// By the name's ending first, which a person sees, then by the type that the service tells.
    public init(of item: DriveItem) {
        let ending = item.path.name?.fileExtension ?? ""
        self = Self.byEnding[ending] ?? Self(mimeType: item.file?.mimeType ?? "")
        if self == .other, item.preview != nil { self = .preview }
    }

    private init(mimeType: String) {
        switch mimeType {
        case "image/svg+xml": self = .svg
        case "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif": self = .image
        case "application/pdf": self = .pdf
        case "application/json", "application/xml", "application/javascript": self = .text
        case _ where mimeType.hasPrefix("image/"): self = .preview
        case _ where mimeType.hasPrefix("text/"): self = .text
        case _ where mimeType.hasPrefix("audio/"): self = .audio
        case _ where mimeType.hasPrefix("video/"): self = .video
        case _ where mimeType.hasPrefix("application/vnd.openxmlformats-officedocument"): self = .office
        case _ where mimeType.hasPrefix("application/vnd.oasis.opendocument"): self = .office
        case "application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint", "application/rtf":
            self = .office
        default: self = .other
        }
    }

    private static let byEnding: [String: FileView] = {
        let groups: [(FileView, String)] = [
            (.image, "jpg jpeg png gif webp avif"), (.preview, "heic heif tif tiff bmp raw cr2 nef dng psd"),
            (.svg, "svg"), (.pdf, "pdf"),
            (.office, "doc docx xls xlsx ppt pptx odt ods odp rtf"),
            (
                .text,
                """
                txt md log csv tsv json xml yaml yml toml ini conf html htm xhtml css js mjs ts swift c h cpp hpp m mm \
                py rb rs go java kt sh sql tex srt vtt
                """
            ),
            (.audio, "mp3 m4a aac ogg oga opus wav flac"), (.video, "mp4 m4v mov webm ogv mkv avi"),
        ]
        return Dictionary(
            groups.flatMap { view, endings in endings.split(separator: " ").map { (String($0), view) } }
        ) { first, _ in first }
    }()
}

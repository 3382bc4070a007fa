// Every word of going on with a video.

extension Phrase {
    static let continueWatching = Phrase("Continue watching", "Продолжить просмотр")
    static let fromTheBeginning = Phrase("From the beginning", "С начала")
    static func watched(percent: Int) -> Phrase { Phrase("Watched \(percent)%", "Просмотрено \(percent)\u{202F}%") }
}

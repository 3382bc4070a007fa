import VKSimulator
import VideoFeedSimulator

extension Vitrine {
    /// The in-memory fakes of every port.
    static func memory(media: RunningVideoFeedSimulator, players: RunningVKSimulator) -> Vitrine {
        let (time, random) = (SystemTime(), SystemRandom())
        return Vitrine(
            gallery: .memory(players: players, time: time, random: random),
            favorites: .memory(time: time),
            drive: .memory(time: time, random: random),
            videos: .memory(media: media, time: time),
            registration: .memory(time: time))
    }
}

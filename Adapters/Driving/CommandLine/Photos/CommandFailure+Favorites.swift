import Favorites
import SharedKernel

extension CommandFailure {
    /// A failure of photos by others, or of the favorites among them.
    init(_ error: FavoritesError, in language: Language) {
        let message = error.message(in: language)
        self =
            switch error {
            case .offline: .init(.unavailable, code: "offline", message: message)
            case .serviceFailed: .init(.unavailable, code: "serviceFailed", message: message)
            case .keyMissing: .init(.signInNeeded, code: "keyMissing", message: message)
            case .keyRefused: .init(.signInNeeded, code: "keyRefused", message: message)
            case .tryLater: .init(.tryLater, code: "tryLater", message: message)
            case .notFound: .init(.noSuchItem, code: "notFound", message: message)
            case .queryTooLong: .init(.usage, code: "queryTooLong", message: message)
            case .storageFull: .init(.diskError, code: "storageFull", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .cancelled: .interrupted
            }
    }
}

extension Report {
    /// What comes of it, its failure in the person's words.
    func asking<Value>(_ work: () async throws(FavoritesError) -> Value) async throws(CommandFailure) -> Value {
        do throws(FavoritesError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: options.language)
        }
    }

    /// - Throws: that there is no such photo, for what can be no photo's id.
    func photoID(_ text: String) throws(CommandFailure) -> Photo.ID {
        guard let id = Photo.ID(rawValue: text) else { throw CommandFailure(.notFound, in: options.language) }
        return id
    }
}

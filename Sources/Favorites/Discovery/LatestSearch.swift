public import SharedKernel

/// One person's search field: only the newest question counts.
///
/// A newer one cancels the older, whose caller is told ``FavoritesError/cancelled``, also where its answer came all the
/// same: a late answer is never shown.
public actor LatestSearch {
    private let search: SearchPhotos
    private var number = 0
    private var running: Task<Result<FoundPhotos, FavoritesError>, Never>?

    public init(_ search: SearchPhotos) {
        self.search = search
    }

    deinit { running?.cancel() }

    public func callAsFunction(
        _ query: SearchQuery, after cursor: Page<Photo>.Cursor? = nil
    ) async throws(FavoritesError) -> FoundPhotos {
        cancel()
        let mine = number
        let search = search
        let question = Task { () -> Result<FoundPhotos, FavoritesError> in
            do throws(FavoritesError) {
                return .success(try await search(query, after: cursor))
            } catch {
                return .failure(error)
            }
        }
        running = question
        let answer = await withTaskCancellationHandler {
            await question.value
        } onCancel: {
            question.cancel()
        }
        guard mine == number, !Task.isCancelled else { throw .cancelled }
        running = nil
        return try answer.get()
    }

    /// Ends the question that is under way, as an emptied field does.
    public func cancel() {
        running?.cancel()
        running = nil
        number += 1
    }
}

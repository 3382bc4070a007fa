import FoundationNetworking

func fetch(_ request: URLRequest) async throws {
    _ = try await URLSession.shared.data(for: request)
    _ = URLSession(configuration: .ephemeral).downloadTask(with: request)
}

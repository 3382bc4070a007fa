import Foundation
import Gallery
import HTTPTransport
import InMemoryAdapters
import PortContracts
import SimulatorKit
import Testing
import URLSessionTransport
import VKAdapter
import VKFixtures
import VKSimulator

@Suite(.timeLimit(.minutes(5))) struct `Every port of the gallery, over VK's simulator` {
    private let hosts = Hosts()

    @Test(arguments: PhotoSourceContract.behaviors)
    func `photos, all at once`(
        _ promise: Behavior<PhotoSourceContract.World, PhotoSourceContract.Subject>
    ) async throws {
        try await photos(promise, token: SimulatedVK.userToken)
    }

    @Test(arguments: PhotoSourceContract.behaviors)
    func `photos, album by album`(
        _ promise: Behavior<PhotoSourceContract.World, PhotoSourceContract.Subject>
    ) async throws {
        try await photos(promise, token: SimulatedVK.serviceToken)
    }

    @Test(arguments: VideoSourceContract.behaviors)
    func `videos`(_ promise: Behavior<VideoSourceContract.World, VideoSourceContract.Subject>) async throws {
        try await hosts.whileOpen(promise) { world in
            let items = if case .items(let items) = world { items } else { [GalleryVideo]() }
            let vk = SimulatedVK(
                community: VKFixtures.Community(videos: items.map(CommunityVideo.init)), conduct: VKConduct(world),
                callsPerSecond: nil)
            let api = try await api(of: vk, isThere: world.isThere)
            return VideoSourceContract.Subject(
                VKVideoSource(api), of: .simulated, add: { vk.community.videos.append(CommunityVideo($0)) },
                remove: { gone in vk.community.videos.removeAll { $0.id == gone.id.number } })
        }
    }

    @Test(arguments: CommunitySourceContract.behaviors)
    func `a community`(_ promise: Behavior<CommunitySourceContract.World, any CommunitySource>) async throws {
        try await hosts.whileOpen(promise) { world in
            var (community, conduct, isThere) = (VKFixtures.Community(), VKConduct(), true)
            switch world {
            case .community(let known, let reference):
                community = VKFixtures.Community(name: known.name, screenName: reference.rawValue)
            case .outOfReach: isThere = false
            case .failing: conduct.api = [.status(500)]
            case .silent: conduct.api = [.silent]
            }
            let vk = SimulatedVK(community: community, conduct: conduct, callsPerSecond: nil)
            return VKCommunitySource(try await api(of: vk, isThere: isThere))
        }
    }

    private func photos(
        _ promise: Behavior<PhotoSourceContract.World, PhotoSourceContract.Subject>, token: String
    ) async throws {
        try await hosts.whileOpen(promise) { world in
            let items = if case .items(let items) = world { items } else { [Photo]() }
            let vk = SimulatedVK(
                community: VKFixtures.Community(photos: items.map(CommunityPhoto.init)), conduct: VKConduct(world),
                callsPerSecond: nil)
            let api = try await api(of: vk, isThere: world.isThere, token: token)
            return PhotoSourceContract.Subject(
                VKPhotoSource(api), of: .simulated, add: { vk.community.photos.append(CommunityPhoto($0)) },
                remove: { gone in vk.deletePhotos([gone.id.number]) })
        }
    }
    private func api(
        of vk: SimulatedVK, isThere: Bool, token: String = SimulatedVK.userToken
    ) async throws -> VKAPI {
        let simulator = try await vk.start()
        await hosts.close { await simulator.stop() }
        return VKAPI(
            client: URLSessionClient().following(), address: isThere ? simulator.apiAddress : Hosts.nowhere,
            tokens: InMemoryAccessTokens([token]))
    }
}

extension Gallery.Community.ID {
    fileprivate static let simulated = Gallery.Community.ID(rawValue: "club128666765")
}

extension GalleryWorld {
    fileprivate var isThere: Bool { if case .outOfReach = self { false } else { true } }
}

extension VKConduct {
    fileprivate init<Item>(_ world: GalleryWorld<Item>) {
        self.init()
        switch world {
        case .items, .outOfReach: break
        case .failing: api = [.status(500)]
        case .silent: api = [.silent]
        }
    }
}

extension Photo.ID {
    fileprivate var number: Int { rawValue.split(separator: "_").last.flatMap { Int($0) } ?? 0 }
}

extension GalleryVideo.ID {
    fileprivate var number: Int { rawValue.split(separator: "_").last.flatMap { Int($0) } ?? 0 }
}

extension CommunityPhoto {
    fileprivate init(_ photo: Photo) {
        self.init(
            id: photo.id.number, date: Int(photo.uploadedAt.timeIntervalSince1970), text: photo.text,
            picture: VKFixtures.Picture.all[0])
    }
}

extension CommunityVideo {
    fileprivate init(_ video: GalleryVideo) {
        self.init(id: video.id.number, title: video.title, date: Int(video.uploadedAt.timeIntervalSince1970))
    }
}

public import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``PictureLibrary`` must keep. It starts empty.
public enum PictureLibraryContract {
    /// A library, a folder that a person might name, and a way to look into a saved file.
    public struct Subject: Sendable {
        let library: any PictureLibrary
        let folder: PictureFolder
        let bytes: @Sendable (_ path: String) async throws -> Data?

        public init(
            _ library: any PictureLibrary, folder: PictureFolder,
            bytes: @escaping @Sendable (_ path: String) async throws -> Data?
        ) {
            self.library = library
            self.folder = folder
            self.bytes = bytes
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("has nothing before anything was saved") { given in
            let subject = try await given(())
            let saved = try await subject.library.saved(GallerySamples.photo(0), in: .personal)
            try require(saved, equals: nil, "what is saved")
        },
        Behavior("saves a picture's own bytes, and says where") { given in
            let subject = try await given(())
            let saved = try await subject.library.save(jpeg, of: GallerySamples.photo(0), in: .personal)
            try require(saved.isNew, "the saved picture: expected it to be new")
            try require(try await subject.bytes(saved.path), equals: jpeg.data, "the bytes")
        },
        Behavior("knows a saved photo again, and leaves it as it is") { given in
            let subject = try await given(())
            let photo = GallerySamples.photo(0)
            let first = try await subject.library.save(jpeg, of: photo, in: .personal)
            let again = SavedPicture(path: first.path, isNew: false)
            try require(try await subject.library.saved(photo, in: .personal), equals: again, "the saved photo")
            try require(try await subject.library.save(png, of: photo, in: .personal), equals: again, "a second save")
            try require(try await subject.bytes(first.path), equals: jpeg.data, "the bytes")
        },
        Behavior("keeps photos of one moment apart") { given in
            let subject = try await given(())
            let (one, other) = (GallerySamples.photo(0), GallerySamples.photo(0).renamed("club128666765_1"))
            let first = try await subject.library.save(jpeg, of: one, in: .personal)
            let second = try await subject.library.save(png, of: other, in: .personal)
            try require(first.path != second.path, "two photos: expected two files, saw \(first.path) twice")
            try require(try await subject.bytes(first.path), equals: jpeg.data, "the first photo's bytes")
            try require(try await subject.bytes(second.path), equals: png.data, "the second photo's bytes")
        },
        Behavior("keeps folders apart") { given in
            let subject = try await given(())
            let photo = GallerySamples.photo(0)
            let here = try await subject.library.save(jpeg, of: photo, in: .personal)
            try require(try await subject.library.saved(photo, in: subject.folder), equals: nil, "the other folder")
            let there = try await subject.library.save(jpeg, of: photo, in: subject.folder)
            try require(there.isNew && there.path != here.path, "a second folder: expected a file of its own")
        },
        Behavior("ends an address by the picture's own type") { given in
            let subject = try await given(())
            let saved = try await subject.library.save(png, of: GallerySamples.photo(0), in: .personal)
            try require(saved.path.hasSuffix(".png"), "the path: expected it to end in .png, saw \(saved.path)")
        },
        Behavior("saves one file when the same photo is saved many times at once") { given in
            let subject = try await given(())
            let all = try await withThrowingTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask { try await subject.library.save(jpeg, of: GallerySamples.photo(3), in: .personal) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try require(Set(all.map(\.path)).count, equals: 1, "the number of files")
            try require(all.count { $0.isNew }, equals: 1, "how many say that they saved it")
        },
        Behavior("refuses what is no picture") { given in
            let subject = try await given(())
            let page = Picture(data: Data("<html>".utf8), mediaType: "text/html")
            try await require(.unreadable, "a page") { () async throws(GalleryError) in
                try await subject.library.save(page, of: GallerySamples.photo(0), in: .personal)
            }
            let saved = try await subject.library.saved(GallerySamples.photo(0), in: .personal)
            try require(saved, equals: nil, "what is saved")
        },
    ]

    private static let jpeg = Picture(
        data: Data([0xFF, 0xD8, 0xFF, 0xE0] + (0..<200).map { UInt8($0) }), mediaType: "image/jpeg")
    private static let png = Picture(
        data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]), mediaType: "image/png")
}

extension Photo {
    fileprivate func renamed(_ id: String) -> Photo {
        Photo(id: ID(rawValue: id)!, uploadedAt: uploadedAt, text: text, sizes: sizes, link: link)
    }
}

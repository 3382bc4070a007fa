import Digests
public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``FileShelf`` must keep. It starts empty.
public enum FileShelfContract {
    /// A shelf, and a way to put a whole file at a place.
    public struct Subject: Sendable {
        let shelf: any FileShelf
        let put: @Sendable (Data, URL) async throws -> Void

        public init(_ shelf: any FileShelf, put: @escaping @Sendable (Data, URL) async throws -> Void) {
            self.shelf = shelf
            self.put = put
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("knows a file once it stands whole at its place, and no other version of it") { given in
            let subject = try await given(())
            let (old, new) = (item(seconds: 1), item(seconds: 2))
            try require(await subject.shelf.kept(old, .original), equals: nil, "what is kept at first")
            let place = try await subject.shelf.place(for: old, .original)
            try require(place.pathExtension, equals: "docx", "the ending of the place")
            try await subject.put(Data("four".utf8), place)
            try require(await subject.shelf.kept(old, .original)?.sizeInBytes, equals: 4, "the size")
            try require(await subject.shelf.kept(new, .original), equals: nil, "another version")
            try require(await subject.shelf.kept(old, .pdf), equals: nil, "another rendition")
        },
        Behavior("keeps a document's PDF beside it") { given in
            let subject = try await given(())
            let place = try await subject.shelf.place(for: item(seconds: 1), .pdf)
            try await subject.put(Data("%PDF".utf8), place)
            try require(await subject.shelf.kept(item(seconds: 1), .pdf)?.sizeInBytes, equals: 4, "the size")
        },
        Behavior("has a place for every item, whatever it is called") { given in
            let subject = try await given(())
            let depth = try await subject.shelf.place(for: item(seconds: 1), .original).pathComponents.count
            for name in ["a b.txt", "….pdf", "x.p..df", "é.\u{202E}txt", ".t\\..", String(repeating: "я", count: 255)] {
                let path = DrivePath(DriveName(rawValue: name).map { [$0] } ?? [])
                let odd = DriveItem(
                    id: DriveItem.ID(rawValue: "../../../etc:1"), path: path, content: item(seconds: 1).content,
                    createdAt: moment, modifiedAt: moment)
                let place = try await subject.shelf.place(for: odd, .original)
                try require(place.pathComponents.count, equals: depth, "the depth of the place of “\(name)”")
                try require(!place.pathComponents.contains(".."), "the place of “\(name)”: expected no way out of it")
                try await subject.put(Data("four".utf8), place)
                try require(await subject.shelf.kept(odd, .original) != nil, "“\(name)”: expected it to be kept")
            }
        },
        Behavior("forgets one item, or all") { given in
            let subject = try await given(())
            let (one, other) = (item("one", seconds: 1), item("other", seconds: 1))
            for item in [one, other] {
                try await subject.put(Data("four".utf8), try await subject.shelf.place(for: item, .original))
            }
            try await subject.shelf.forget(one)
            try require(await subject.shelf.kept(one, .original), equals: nil, "the one")
            try require(await subject.shelf.kept(other, .original) != nil, "the other: expected it to be kept")
            try await subject.shelf.forget(nil)
            try require(await subject.shelf.kept(other, .original), equals: nil, "the other")
        },
    ]

    private static let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private static func item(_ id: String = "1", seconds: Double) -> DriveItem {
        DriveItem(
            id: DriveItem.ID(rawValue: id), path: DrivePath(text: "/Texts/letter.docx"),
            content: .file(FileFacts(sizeInBytes: 4)), createdAt: moment, modifiedAt: moment + seconds)
    }
}

/// What every ``LocalTree`` must keep.
public enum LocalTreeContract {
    /// A tree, an empty folder in it, and a way to put files there.
    public struct Subject: Sendable {
        let tree: any LocalTree
        let folder: URL
        let put: @Sendable (Data, URL) async throws -> Void

        public init(
            _ tree: any LocalTree, folder: URL, put: @escaping @Sendable (Data, URL) async throws -> Void
        ) {
            self.tree = tree
            self.folder = folder
            self.put = put
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("makes folders, and tells what is where") { given in
            let subject = try await given(())
            let deep = subject.folder.appending(component: "a").appending(component: "b #1")
            try require(await subject.tree.entry(at: deep), equals: nil, "what is there at first")
            try await subject.tree.makeFolder(at: deep)
            try await subject.tree.makeFolder(at: deep)
            let file = deep.appending(component: "x.txt")
            try await subject.put(Data("four".utf8), file)
            try require(await subject.tree.entry(at: deep)?.isFolder, equals: true, "whether it is a folder")
            try require(await subject.tree.entry(at: file)?.sizeInBytes, equals: 4, "the size")
            let entries = try await subject.tree.contents(of: deep)
            try require(entries.map(\.name), equals: ["x.txt"], "the names")
            try require(
                try await subject.tree.contents(of: subject.folder).map(\.isFolder), equals: [true],
                "what is in the folder")
        },
        Behavior("makes no folder where a file is, and lists none that is not there") { given in
            let subject = try await given(())
            let file = subject.folder.appending(component: "x.txt")
            try await subject.put(Data("four".utf8), file)
            try await requireDrive(.placeIsTaken, "a folder") { try await subject.tree.makeFolder(at: file) }
            try await requireDrive(.localFileUnreadable, "a listing") {
                try await subject.tree.contents(of: subject.folder.appending(component: "none"))
            }
        },
    ]
}

/// What every ``FileHashing`` must keep.
public enum FileHashingContract {
    /// A reader, and a way to make a file.
    public struct Subject: Sendable {
        let hashing: any FileHashing
        let file: @Sendable (Data) async throws -> URL

        public init(_ hashing: any FileHashing, file: @escaping @Sendable (Data) async throws -> URL) {
            self.hashing = hashing
            self.file = file
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("knows a file by both of its hashes") { given in
            let subject = try await given(())
            let digests = try await subject.hashing.digests(of: try await subject.file(Data("abc".utf8)))
            // RFC 1321 §A.5 and FIPS 180-4.
            try require(digests.md5?.description, equals: "900150983cd24fb0d6963f7d28e17f72", "the MD5")
            try require(
                digests.sha256?.description,
                equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "the SHA-256")
        },
        Behavior("says that a file is not there") { given in
            let subject = try await given(())
            let none = try await subject.file(Data()).deletingLastPathComponent().appending(component: "none")
            try await requireDrive(.localFileUnreadable, "a hash") { try await subject.hashing.digests(of: none) }
        },
    ]
}

/// What every ``DocumentConverter`` must keep where what it needs is installed.
public enum DocumentConverterContract {
    /// A converter, a document that it can read, one that nobody can, and a folder to write into.
    public struct Subject: Sendable {
        let converter: any DocumentConverter
        let document: URL
        let damaged: URL
        let folder: URL
        let contents: @Sendable (URL) async throws -> Data?

        public init(
            _ converter: any DocumentConverter, document: URL, damaged: URL, folder: URL,
            contents: @escaping @Sendable (URL) async throws -> Data?
        ) {
            self.converter = converter
            self.document = document
            self.damaged = damaged
            self.folder = folder
            self.contents = contents
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("makes a PDF of a document") { given in
            let subject = try await given(())
            try require(await subject.converter.isInstalled(), "the converter: expected it to be installed")
            let pdf = subject.folder.appending(component: "letter.pdf")
            try await subject.converter.convert(subject.document, to: pdf)
            let bytes = try await subject.contents(pdf)
            try require(bytes?.starts(with: Data("%PDF-".utf8)) == true, "the bytes: expected a PDF")
        },
        Behavior("says that a document cannot be read") { given in
            let subject = try await given(())
            let pdf = subject.folder.appending(component: "damaged.pdf")
            try await require(.unreadable, "a damaged document") { () async throws(ConversionError) in
                try await subject.converter.convert(subject.damaged, to: pdf)
            }
            try require(try await subject.contents(pdf), equals: nil, "what is there")
        },
    ]
}

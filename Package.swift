// swift-tools-version: 6.2
import PackageDescription

// One package, no package dependencies. Each ring is a list, and a folder of its own: `Sources` holds the hexagon and the
// composition root, `Adapters` everything that touches the world. ARCHITECTURE.md says which may import which, and
// `Tests/Architecture` holds the manifest and the sources to it.

// MARK: The hexagon: pure Swift, no I/O

let hexagon: [Target] = [
    .target(name: "SharedKernel"),
    .target(name: "Digests"),
    .target(name: "JSONReading"),
    .target(name: "Auth", dependencies: ["Digests", "SharedKernel"]),
    .target(name: "Gallery", dependencies: ["SharedKernel"]),
    .target(name: "Favorites", dependencies: ["SharedKernel"]),
    .target(name: "Registration", dependencies: ["SharedKernel"]),
    .target(name: "Drive", dependencies: ["Digests", "SharedKernel"]),
    .target(name: "VideoCatalog", dependencies: ["Digests", "SharedKernel"]),
]

// MARK: Driven adapters: what the domains ask for

let driven: [Target] = [
    .driven("CMalloc"),
    // The library that FoundationNetworking brings along: no headers of it need be installed.
    .driven("CCurl"),
    .driven("HTTPTransport", uses: "CMalloc"),
    .driven("URLSessionTransport", uses: "HTTPTransport"),
    .driven(
        "CurlTransport", uses: "CCurl", "HTTPTransport",
        links: [.linkedLibrary(":libcurl.so.4", .when(platforms: [.linux]))]),
    .driven("VKAdapter", in: "VK", uses: "Auth", "Gallery", "HTTPTransport", "SharedKernel"),
    .driven("UnsplashAdapter", in: "Unsplash", uses: "Favorites", "HTTPTransport", "SharedKernel"),
    .driven("CatalogAdapters", in: "Catalogs", uses: "HTTPTransport", "Registration", "SharedKernel"),
    .driven("YandexIDAdapter", in: "YandexID", uses: "Auth", "HTTPTransport"),
    .driven(
        "YandexDiskAdapter", in: "YandexDisk", uses: "Auth", "Digests", "Drive", "HTTPTransport", "JSONReading",
        "SharedKernel"),
    .driven("LibreOfficeAdapter", in: "LibreOffice", uses: "Drive"),
    .driven("VideoFeedAdapter", in: "VideoFeed", uses: "Digests", "HTTPTransport", "SharedKernel", "VideoCatalog"),
    .driven(
        "JSONFileStorage", in: "JSONFiles", uses: "Auth", "Digests", "Drive", "Favorites", "Gallery", "JSONReading",
        "Registration", "SharedKernel", "VideoCatalog"),
    .driven("LocalFiles", uses: "Digests", "Drive", "Favorites", "Gallery", "SharedKernel", "VideoCatalog"),
    .driven(
        "InMemoryAdapters", in: "InMemory", uses: "Auth", "Digests", "Drive", "Favorites", "Gallery", "Registration",
        "SharedKernel", "VideoCatalog"),
]

// MARK: Driving adapters: who asks the domains, and the tools that they share

let driving: [Target] = [
    .driving("CEpoll"),
    .driving("WebServer", uses: "CEpoll"),
    .driving("HTMLBuilder"),
    .driving("Wording", uses: "SharedKernel"),
    .driving(
        "WebApp", uses: "Auth", "Drive", "Favorites", "Gallery", "HTMLBuilder", "Registration", "SharedKernel",
        "VideoCatalog", "WebServer", "Wording", embeds: true),
    .driving("Arguments"),
    .driving(
        "CommandLineInterface", in: "CommandLine", uses: "Arguments", "Auth", "Digests", "Drive", "Favorites",
        "Gallery", "Registration", "SharedKernel", "VideoCatalog", "WebServer", "Wording"),
]

// MARK: Simulators: the services, spoken by Vitrine itself on loopback

let simulators: [Target] = [
    .simulator("SimulatorKit", in: "Kit", uses: "HTMLBuilder", "WebServer"),
    .simulator(
        "VKSimulator", in: "VK", uses: "HTMLBuilder", "SimulatorKit", "VideoFeedFixtures", "VKFixtures", "WebServer"),
    .simulator(
        "UnsplashSimulator", in: "Unsplash", uses: "HTMLBuilder", "SimulatorKit", "UnsplashFixtures", "WebServer"),
    .simulator(
        "CatalogSimulator", in: "Catalogs", uses: "CatalogFixtures", "HTMLBuilder", "SimulatorKit", "VKFixtures",
        "WebServer"),
    .simulator(
        "YandexSimulator", in: "Yandex", uses: "HTMLBuilder", "SimulatorKit", "VideoFeedFixtures", "VKFixtures",
        "WebServer", "YandexFixtures"),
    .simulator(
        "VideoFeedSimulator", in: "VideoFeed", uses: "HTMLBuilder", "SimulatorKit", "VideoFeedFixtures", "WebServer"),
]

// MARK: Fixtures: the data that simulators, demo and tests share

let fixtures: [Target] = [
    .fixtures("VKFixtures", in: "VK", embeds: true),
    .fixtures("UnsplashFixtures", in: "Unsplash", embeds: true),
    .fixtures("CatalogFixtures", in: "Catalogs"),
    .fixtures("YandexFixtures", in: "Yandex", embeds: true),
    .fixtures("VideoFeedFixtures", in: "VideoFeed", embeds: true),
    .target(name: "FileCompaction", path: "Fixtures/EmbedFiles/Compact"),
    .executableTarget(name: "embed-files", dependencies: ["FileCompaction"], path: "Fixtures/EmbedFiles/Tool"),
    .plugin(
        name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"], path: "Fixtures/EmbedFiles/Plugin"),
]

// MARK: The composition root: the only target that imports both rings

let root: [Target] = [
    .executableTarget(
        name: "vitrine",
        dependencies: [
            "Auth", "CatalogAdapters", "CatalogFixtures", "CatalogSimulator", "CommandLineInterface", "CurlTransport",
            "Digests", "Drive", "Favorites", "Gallery", "HTTPTransport", "InMemoryAdapters", "JSONFileStorage",
            "LibreOfficeAdapter", "LocalFiles", "Registration", "SharedKernel", "SimulatorKit", "UnsplashAdapter",
            "UnsplashFixtures", "UnsplashSimulator", "URLSessionTransport", "VideoCatalog", "VideoFeedAdapter",
            "VideoFeedFixtures", "VideoFeedSimulator", "VKAdapter", "VKFixtures", "VKSimulator", "WebApp", "WebServer",
            "YandexDiskAdapter", "YandexFixtures", "YandexIDAdapter", "YandexSimulator",
        ])
]

// MARK: Tests: one target for each module, then those of more than one

let tests: [Target] = [
    .tests("SharedKernelTests", uses: "SharedKernel"),
    .tests("DigestsTests", uses: "Digests"),
    .tests("JSONReadingTests", uses: "JSONReading"),
    .tests("AuthTests", uses: "Auth", "InMemoryAdapters", "SharedKernel", "TestTraits"),
    .tests("GalleryTests", uses: "Gallery", "InMemoryAdapters", "SamplePhotos", "SharedKernel", "TestTraits"),
    .tests("FavoritesTests", uses: "Favorites", "InMemoryAdapters", "SampleFavorites", "SharedKernel", "TestTraits"),
    .tests("RegistrationTests", uses: "InMemoryAdapters", "Registration", "SharedKernel", "TestTraits"),
    .tests("DriveTests", uses: "Drive", "InMemoryAdapters", "SharedKernel", "TestTraits"),
    .tests(
        "VideoCatalogTests", uses: "Digests", "InMemoryAdapters", "SampleVideos", "SharedKernel", "TestTraits",
        "VideoCatalog"),
    .tests("HTTPTransportTests", uses: "HTTPTransport", "TestTraits"),
    .tests(
        "VKAdapterTests", uses: "Auth", "Gallery", "HTTPTransport", "InMemoryAdapters", "SharedKernel", "SimulatorKit",
        "TestTraits", "URLSessionTransport", "VKAdapter", "VKSimulator"),
    .tests(
        "UnsplashAdapterTests", uses: "Favorites", "HTTPTransport", "InMemoryAdapters", "SharedKernel", "SimulatorKit",
        "TestTraits", "UnsplashAdapter", "UnsplashSimulator", "URLSessionTransport"),
    .tests(
        "CatalogAdaptersTests", uses: "CatalogAdapters", "CatalogSimulator", "HTTPTransport", "InMemoryAdapters",
        "Registration", "SharedKernel", "SimulatorKit", "TestTraits", "URLSessionTransport"),
    .tests(
        "YandexIDAdapterTests", uses: "Auth", "HTTPTransport", "InMemoryAdapters", "SharedKernel", "SimulatorKit",
        "TestTraits", "URLSessionTransport", "YandexIDAdapter", "YandexSimulator"),
    .tests(
        "YandexDiskAdapterTests", uses: "Auth", "Digests", "Drive", "HTTPTransport", "SharedKernel", "SimulatorKit",
        "TestTraits", "URLSessionTransport", "YandexDiskAdapter", "YandexFixtures", "YandexSimulator"),
    .tests(
        "LibreOfficeAdapterTests", uses: "Drive", "LibreOfficeAdapter", "OutsideProcesses", "PortContracts",
        "TestTraits"),
    .tests(
        "VideoFeedAdapterTests", uses: "HTTPTransport", "SharedKernel", "SimulatorKit", "TestTraits",
        "URLSessionTransport", "VideoCatalog", "VideoFeedAdapter", "VideoFeedSimulator"),
    .tests(
        "JSONFileStorageTests", uses: "Auth", "CrashedStore", "Drive", "Favorites", "Gallery", "InMemoryAdapters",
        "JSONFileStorage", "Registration", "SamplePhotos", "SampleVideos", "SharedKernel", "storage-crash-writer",
        "TestTraits", "VideoCatalog"),
    .tests(
        "LocalFilesTests", uses: "Gallery", "LocalFiles", "SamplePhotos", "SampleVideos", "SharedKernel", "TestTraits",
        "VideoCatalog"),
    .tests("WebServerTests", uses: "WebServer"),
    .tests("HTMLBuilderTests", uses: "HTMLBuilder"),
    .tests("WordingTests", uses: "SharedKernel", "Wording"),
    .tests(
        "WebAppTests", uses: "Auth", "Drive", "Favorites", "Gallery", "InMemoryAdapters", "Registration",
        "SampleFavorites", "SamplePhotos", "SampleScreens", "SharedKernel", "TestTraits", "VideoCatalog", "WebApp",
        "WebServer"),
    .tests("ArgumentsTests", uses: "Arguments"),
    .tests(
        "CommandLineInterfaceTests", uses: "Auth", "CommandLineInterface", "Digests", "Drive", "Favorites", "Gallery",
        "InMemoryAdapters", "Registration", "SampleFavorites", "SamplePhotos", "SharedKernel", "TestTraits",
        "VideoCatalog"),
    .tests("SimulatorKitTests", uses: "HTMLBuilder", "SimulatorKit", "WebServer"),
    .tests(
        "VKSimulatorTests", uses: "HTTPTransport", "SimulatorAnswers", "SimulatorKit", "TestTraits",
        "URLSessionTransport", "VideoFeedFixtures", "VKFixtures", "VKSimulator", "WebServer"),
    .tests(
        "UnsplashSimulatorTests", uses: "SimulatorKit", "TestTraits", "UnsplashFixtures", "UnsplashSimulator",
        "WebServer"),
    .tests(
        "CatalogSimulatorTests", uses: "CatalogFixtures", "CatalogSimulator", "SimulatorKit", "TestTraits", "WebServer"),
    .tests(
        "YandexSimulatorTests", uses: "OutsideProcesses", "SimulatorAnswers", "SimulatorKit", "TestTraits", "WebServer",
        "YandexFixtures", "YandexSimulator", excluding: ["Clients/yadisk_tour.py", "Clients/tls_door.py"]),
    .tests(
        "VideoFeedSimulatorTests", uses: "HTTPTransport", "SimulatorAnswers", "SimulatorKit", "TestTraits",
        "URLSessionTransport", "VideoFeedFixtures", "VideoFeedSimulator", "WebServer"),
    .tests("FileCompactionTests", uses: "FileCompaction"),

    .tests("ArchitectureTests", in: "Architecture", uses: "TestTraits", excluding: ["Planted"]),
    .target(
        name: "PortContracts",
        dependencies: [
            "Auth", "Digests", "Drive", "Favorites", "Gallery", "Registration", "SharedKernel", "VideoCatalog",
        ],
        path: "Tests/PortContracts"),
    .tests(
        "PortContractTests", uses: "Auth", "CatalogAdapters", "CatalogSimulator", "Drive", "Favorites", "Gallery",
        "HTTPTransport", "InMemoryAdapters", "JSONFileStorage", "LocalFiles", "PortContracts", "Registration",
        "SharedKernel", "SimulatorKit", "UnsplashAdapter", "UnsplashFixtures", "UnsplashSimulator",
        "URLSessionTransport", "VideoCatalog", "VideoFeedAdapter", "VideoFeedSimulator", "VKAdapter", "VKFixtures",
        "VKSimulator", "WebServer", "YandexDiskAdapter", "YandexIDAdapter", "YandexSimulator"),
    .tests(
        "TransportTests", uses: "CurlTransport", "HTTPTransport", "MisbehavingServer", "OutsideProcesses", "TestTraits",
        "URLSessionTransport"),
    .tests(
        "CompositionTests", uses: "CommandLineInterface", "Drive", "SharedKernel", "TestTraits", "VideoCatalog",
        "vitrine", "YandexSimulator"),
    .tests(
        "EndToEndTests", in: "EndToEnd", uses: "InMemoryAdapters", "OutsideProcesses", "RunningVitrine", "TestTraits",
        "vitrine", "WebServer"),
    .tests(
        "BrowserTests", in: "Browser", uses: "Auth", "CatalogSimulator", "Favorites", "Gallery", "InMemoryAdapters",
        "OutsideProcesses", "RunningVitrine", "SampleFavorites", "SamplePhotos", "SampleScreens", "SharedKernel",
        "SimulatorKit", "TestTraits", "UnsplashFixtures", "VideoCatalog", "VideoFeedSimulator", "vitrine", "VKFixtures",
        "WebApp", "WebDriver", "WebServer", "YandexSimulator"),
    .executableTarget(
        name: "benchmarks",
        dependencies: [
            "Digests", "Drive", "Favorites", "JSONFileStorage", "SharedKernel", "SimulatorKit", "WebServer",
            "YandexSimulator",
        ],
        path: "Tests/Benchmarks"),
]

// MARK: What tests share

let support: [Target] = [
    .support("TestTraits"),
    .support("SampleVideos", uses: "SharedKernel", "VideoCatalog"),
    .support("SamplePhotos", uses: "Gallery", "SharedKernel"),
    .support("SampleFavorites", uses: "Favorites"),
    .support(
        "SampleScreens", uses: "Auth", "Favorites", "Gallery", "InMemoryAdapters", "SamplePhotos", "SharedKernel",
        "WebApp"),
    .support("SimulatorAnswers", uses: "WebServer"),
    .support("MisbehavingServer"),
    .support("OutsideProcesses"),
    .support("RunningVitrine", uses: "OutsideProcesses"),
    .support("WebDriver", uses: "OutsideProcesses"),
    .support("CrashedStore", uses: "Favorites", "JSONFileStorage", "SharedKernel"),
    .executableTarget(
        name: "storage-crash-writer", dependencies: ["CrashedStore", "JSONFileStorage"],
        path: "Tests/Support/StorageCrashWriter"),
]

// MARK: The package

// C that only declares what the toolchain's modules lack. Everything else is Swift, and strict.
let headers: Set = ["CCurl", "CEpoll", "CMalloc"]

// What another package can take: the hexagon, the adapters that it asks, the services in a box, what stands alone, and
// the contracts.
let embeddable =
    (hexagon + driven + simulators).map(\.name).filter { !headers.contains($0) }
    + ["WebServer", "HTMLBuilder", "Arguments", "PortContracts"]

let package = Package(
    name: "vitrine",
    platforms: [.macOS(.v15)],
    products: embeddable.map { .library(name: $0, targets: [$0]) } + [
        .executable(name: "vitrine", targets: ["vitrine"])
    ],
    targets: hexagon + driven + driving + simulators + fixtures + root + tests + support
)

for target in package.targets where ![.plugin, .system].contains(target.type) && !headers.contains(target.name) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .swiftLanguageMode(.v6),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatAllWarnings(as: .error),
        ]
}

// A target lies in its ring's folder, in one of its own name unless another is given.
extension Target {
    static func driven(
        _ name: String, in folder: String? = nil, uses: Dependency..., links: [LinkerSetting] = []
    ) -> Target {
        .target(name: name, dependencies: uses, path: "Adapters/Driven/\(folder ?? name)", linkerSettings: links)
    }

    /// - Parameter embeds: what lies in `Files` becomes part of the module.
    static func driving(
        _ name: String, in folder: String? = nil, uses: Dependency..., embeds: Bool = false
    ) -> Target {
        .target(
            name: name, dependencies: uses, path: "Adapters/Driving/\(folder ?? name)",
            exclude: embeds ? ["Files"] : [],
            plugins: embeds ? ["EmbedFiles"] : nil)
    }

    static func simulator(_ name: String, in folder: String, uses: Dependency...) -> Target {
        .target(name: name, dependencies: uses, path: "Adapters/Simulators/\(folder)")
    }

    /// - Parameter embeds: what lies in `Files` becomes part of the module; `make` is how it was made.
    static func fixtures(_ name: String, in folder: String, embeds: Bool = false) -> Target {
        .target(
            name: name, path: "Fixtures/\(folder)", exclude: embeds ? ["Files", "make"] : [],
            plugins: embeds ? ["EmbedFiles"] : nil)
    }

    static func tests(
        _ name: String, in folder: String? = nil, uses: Dependency..., excluding: [String] = []
    ) -> Target {
        .testTarget(name: name, dependencies: uses, path: "Tests/\(folder ?? name)", exclude: excluding)
    }

    static func support(_ name: String, uses: Dependency...) -> Target {
        .target(name: name, dependencies: uses, path: "Tests/Support/\(name)")
    }
}

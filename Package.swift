// swift-tools-version: 6.2
import PackageDescription

// One package, no package dependencies. The two rings are visible from the paths: `Sources` holds the hexagon and the
// composition root, `Adapters` everything that touches the world. ARCHITECTURE.md says which may import which, and
// `Tests/Architecture` holds the manifest and the sources to it.

let package = Package(
    name: "vitrine",
    platforms: [.macOS(.v15)],
    products: [
        // The hexagon.
        .library(name: "SharedKernel", targets: ["SharedKernel"]),
        .library(name: "Auth", targets: ["Auth"]),
        .library(name: "Drive", targets: ["Drive"]),
        .library(name: "Gallery", targets: ["Gallery"]),
        .library(name: "Digests", targets: ["Digests"]),
        .library(name: "JSONReading", targets: ["JSONReading"]),
        .library(name: "Favorites", targets: ["Favorites"]),
        .library(name: "Registration", targets: ["Registration"]),
        .library(name: "VideoCatalog", targets: ["VideoCatalog"]),
        // Driven adapters an embedder may want.
        .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
        .library(name: "CurlTransport", targets: ["CurlTransport"]),
        .library(name: "VideoFeedAdapter", targets: ["VideoFeedAdapter"]),
        .library(name: "UnsplashAdapter", targets: ["UnsplashAdapter"]),
        .library(name: "CatalogAdapters", targets: ["CatalogAdapters"]),
        .library(name: "VKAdapter", targets: ["VKAdapter"]),
        .library(name: "LibreOfficeAdapter", targets: ["LibreOfficeAdapter"]),
        .library(name: "YandexDiskAdapter", targets: ["YandexDiskAdapter"]),
        .library(name: "YandexIDAdapter", targets: ["YandexIDAdapter"]),
        .library(name: "JSONFileStorage", targets: ["JSONFileStorage"]),
        .library(name: "LocalFiles", targets: ["LocalFiles"]),
        .library(name: "InMemoryAdapters", targets: ["InMemoryAdapters"]),
        // Driving adapters that stand alone.
        .library(name: "WebServer", targets: ["WebServer"]),
        .library(name: "HTMLBuilder", targets: ["HTMLBuilder"]),
        .library(name: "Arguments", targets: ["Arguments"]),
        // The services in a box, and what every adapter must keep.
        .library(name: "VideoFeedSimulator", targets: ["VideoFeedSimulator"]),
        .library(name: "VKSimulator", targets: ["VKSimulator"]),
        .library(name: "SimulatorKit", targets: ["SimulatorKit"]),
        .library(name: "UnsplashSimulator", targets: ["UnsplashSimulator"]),
        .library(name: "CatalogSimulator", targets: ["CatalogSimulator"]),
        .library(name: "YandexSimulator", targets: ["YandexSimulator"]),
        .library(name: "PortContracts", targets: ["PortContracts"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
    ],
    targets: [
        // MARK: The hexagon: pure Swift, no I/O
        .target(name: "SharedKernel"),
        .target(name: "Auth", dependencies: ["Digests", "SharedKernel"]),
        .target(name: "Drive", dependencies: ["Digests", "SharedKernel"]),
        .target(name: "Gallery", dependencies: ["SharedKernel"]),
        .target(name: "Digests"),
        .target(name: "JSONReading"),
        .target(name: "Registration", dependencies: ["SharedKernel"]),
        .target(name: "Favorites", dependencies: ["SharedKernel"]),
        .target(name: "VideoCatalog", dependencies: ["Digests", "SharedKernel"]),

        // MARK: Driven adapters: what the domains ask for
        .target(name: "CMalloc", path: "Adapters/Driven/CMalloc"),
        .target(name: "HTTPTransport", dependencies: ["CMalloc"], path: "Adapters/Driven/HTTPTransport"),
        .target(name: "LibreOfficeAdapter", dependencies: ["Drive"], path: "Adapters/Driven/LibreOffice"),
        .target(
            name: "URLSessionTransport", dependencies: ["HTTPTransport"],
            path: "Adapters/Driven/URLSessionTransport"),
        // The library that FoundationNetworking brings along: no headers of it need be installed.
        .target(name: "CCurl", path: "Adapters/Driven/CCurl"),
        .target(
            name: "CurlTransport", dependencies: ["HTTPTransport", "CCurl"], path: "Adapters/Driven/CurlTransport",
            linkerSettings: [.linkedLibrary(":libcurl.so.4", .when(platforms: [.linux]))]),
        .target(
            name: "VideoFeedAdapter", dependencies: ["Digests", "VideoCatalog", "SharedKernel", "HTTPTransport"],
            path: "Adapters/Driven/VideoFeed"),
        .target(
            name: "UnsplashAdapter", dependencies: ["Favorites", "SharedKernel", "HTTPTransport"],
            path: "Adapters/Driven/Unsplash"),
        .target(
            name: "CatalogAdapters", dependencies: ["Registration", "SharedKernel", "HTTPTransport"],
            path: "Adapters/Driven/Catalogs"),
        .target(
            name: "VKAdapter", dependencies: ["Auth", "Gallery", "SharedKernel", "HTTPTransport"],
            path: "Adapters/Driven/VK"),
        .target(
            name: "YandexIDAdapter", dependencies: ["Auth", "SharedKernel", "HTTPTransport"],
            path: "Adapters/Driven/YandexID"),
        .target(
            name: "YandexDiskAdapter",
            dependencies: ["Auth", "Digests", "Drive", "JSONReading", "SharedKernel", "HTTPTransport"],
            path: "Adapters/Driven/YandexDisk"),
        .target(
            name: "JSONFileStorage",
            dependencies: [
                "Digests", "Drive", "JSONReading", "Registration", "Favorites", "Auth", "Gallery", "VideoCatalog",
                "SharedKernel",
            ],
            path: "Adapters/Driven/JSONFiles"),
        .target(
            name: "LocalFiles",
            dependencies: ["Registration", "Drive", "Digests", "Favorites", "Gallery", "VideoCatalog", "SharedKernel"],
            path: "Adapters/Driven/LocalFiles"),
        .target(
            name: "InMemoryAdapters",
            dependencies: [
                "Drive", "Registration", "Digests", "Favorites", "Auth", "Gallery", "VideoCatalog", "SharedKernel",
            ],
            path: "Adapters/Driven/InMemory"),

        // MARK: Driving adapters: who asks the domains
        .target(name: "CEpoll", path: "Adapters/Driving/CEpoll"),
        .target(name: "WebServer", dependencies: ["CEpoll"], path: "Adapters/Driving/WebServer"),
        .target(name: "HTMLBuilder", path: "Adapters/Driving/HTMLBuilder"),
        .target(name: "Wording", dependencies: ["SharedKernel"], path: "Adapters/Driving/Wording"),
        .target(
            name: "WebApp",
            dependencies: [
                "Registration", "Drive", "Auth", "Favorites", "Gallery", "VideoCatalog", "SharedKernel", "WebServer",
                "HTMLBuilder", "Wording",
            ],
            path: "Adapters/Driving/WebApp", exclude: ["Files"], plugins: ["EmbedFiles"]),
        .target(name: "Arguments", path: "Adapters/Driving/Arguments"),
        .target(
            name: "CommandLineInterface",
            dependencies: [
                "Registration", "Drive",
                "Auth", "Digests", "Favorites", "Gallery", "VideoCatalog", "SharedKernel", "Arguments", "WebServer",
                "Wording",
            ],
            path: "Adapters/Driving/CommandLine"),

        // MARK: Simulators: the services, spoken by Vitrine itself on loopback
        .target(name: "SimulatorKit", dependencies: ["WebServer", "HTMLBuilder"], path: "Adapters/Simulators/Kit"),
        .target(
            name: "VideoFeedSimulator",
            dependencies: ["SimulatorKit", "WebServer", "HTMLBuilder", "VideoFeedFixtures"],
            path: "Adapters/Simulators/VideoFeed"),
        .target(
            name: "VKSimulator",
            dependencies: ["SimulatorKit", "WebServer", "HTMLBuilder", "VKFixtures", "VideoFeedFixtures"],
            path: "Adapters/Simulators/VK"),
        .target(
            name: "UnsplashSimulator", dependencies: ["WebServer", "HTMLBuilder", "SimulatorKit", "UnsplashFixtures"],
            path: "Adapters/Simulators/Unsplash"),
        .target(
            name: "CatalogSimulator",
            dependencies: ["WebServer", "HTMLBuilder", "SimulatorKit", "CatalogFixtures", "VKFixtures"],
            path: "Adapters/Simulators/Catalogs"),
        .target(
            name: "YandexSimulator",
            dependencies: [
                "WebServer", "HTMLBuilder", "SimulatorKit", "YandexFixtures", "VKFixtures", "VideoFeedFixtures",
            ],
            path: "Adapters/Simulators/Yandex"),

        // MARK: Fixtures: the data that simulators, demo and tests share
        .target(
            name: "VideoFeedFixtures", path: "Fixtures/VideoFeed", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(name: "VKFixtures", path: "Fixtures/VK", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(
            name: "UnsplashFixtures", path: "Fixtures/Unsplash", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(name: "CatalogFixtures", path: "Fixtures/Catalogs"),
        .target(name: "YandexFixtures", path: "Fixtures/Yandex", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(name: "FileCompaction", path: "Fixtures/EmbedFiles/Compact"),
        .executableTarget(name: "embed-files", dependencies: ["FileCompaction"], path: "Fixtures/EmbedFiles/Tool"),
        .plugin(
            name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"],
            path: "Fixtures/EmbedFiles/Plugin"),

        // MARK: The composition root: the only target that imports both rings
        .executableTarget(
            name: "vitrine",
            dependencies: [
                "Registration", "CatalogAdapters", "CatalogSimulator", "CatalogFixtures", "YandexFixtures",
                "YandexSimulator", "SimulatorKit",
                "YandexIDAdapter",
                "YandexDiskAdapter",
                "LibreOfficeAdapter",
                "Digests",
                "Drive",
                "SharedKernel", "Auth", "Favorites", "Gallery", "VideoCatalog",
                "HTTPTransport", "CurlTransport",
                .target(name: "URLSessionTransport", condition: .when(platforms: [.macOS])), "VKAdapter",
                "UnsplashAdapter", "VideoFeedAdapter",
                "JSONFileStorage",
                "LocalFiles",
                "InMemoryAdapters",
                "WebServer", "WebApp", "Arguments", "CommandLineInterface", "Wording",
                "VKSimulator", "VKFixtures", "UnsplashSimulator", "UnsplashFixtures", "VideoFeedSimulator",
                "VideoFeedFixtures",
            ]),

        // MARK: Tests
        .target(
            name: "PortContracts",
            dependencies: [
                "Drive", "Registration", "Digests", "Favorites", "Auth", "Gallery", "VideoCatalog", "SharedKernel",
            ],
            path: "Tests/PortContracts"),
        .target(name: "TestTraits", path: "Tests/Traits"),
        .target(name: "SampleVideos", dependencies: ["VideoCatalog", "SharedKernel"], path: "Tests/Samples"),
        .target(name: "SamplePhotos", dependencies: ["Gallery", "SharedKernel"], path: "Tests/SamplePhotos"),
        .target(name: "SampleFavorites", dependencies: ["Favorites"], path: "Tests/SampleFavorites"),
        .target(
            name: "SampleGallery",
            dependencies: ["WebApp", "Auth", "Gallery", "SharedKernel", "InMemoryAdapters", "SamplePhotos"],
            path: "Tests/SampleGallery"),
        .target(
            name: "SampleDiscovery", dependencies: ["WebApp", "Favorites", "SharedKernel", "InMemoryAdapters"],
            path: "Tests/SampleDiscovery"),
        .target(name: "SimulatorAnswers", dependencies: ["WebServer"], path: "Tests/SimulatorAnswers"),
        .target(name: "MisbehavingServer", path: "Tests/MisbehavingServer"),
        .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
        .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading"]),
        .testTarget(name: "SharedKernelTests", dependencies: ["SharedKernel", "TestTraits"]),
        .testTarget(
            name: "AuthTests", dependencies: ["Auth", "SharedKernel", "InMemoryAdapters", "TestTraits"]),
        .testTarget(
            name: "LibreOfficeAdapterTests",
            dependencies: ["Drive", "LibreOfficeAdapter", "OutsideProcesses", "PortContracts", "TestTraits"]),
        .testTarget(
            name: "DriveTests", dependencies: ["Drive", "Digests", "SharedKernel", "InMemoryAdapters", "TestTraits"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "SharedKernel", "InMemoryAdapters", "SamplePhotos", "TestTraits"]),
        .testTarget(name: "FileCompactionTests", dependencies: ["FileCompaction"]),
        .testTarget(
            name: "FavoritesTests",
            dependencies: ["Favorites", "SharedKernel", "InMemoryAdapters", "SampleFavorites", "TestTraits"]),
        .testTarget(
            name: "RegistrationTests", dependencies: ["Registration", "SharedKernel", "InMemoryAdapters", "TestTraits"]),
        .testTarget(
            name: "VideoCatalogTests",
            dependencies: ["Digests", "VideoCatalog", "SharedKernel", "InMemoryAdapters", "SampleVideos", "TestTraits"]),
        .testTarget(name: "HTTPTransportTests", dependencies: ["HTTPTransport", "TestTraits"]),
        .testTarget(
            name: "TransportTests",
            dependencies: [
                "CurlTransport", "URLSessionTransport", "HTTPTransport", "MisbehavingServer", "OutsideProcesses",
                "TestTraits",
            ]),
        .testTarget(
            name: "VideoFeedAdapterTests",
            dependencies: [
                "VideoFeedAdapter", "VideoCatalog", "SharedKernel", "HTTPTransport", "URLSessionTransport",
                "VideoFeedSimulator", "SimulatorKit", "TestTraits",
            ]),
        .testTarget(
            name: "UnsplashAdapterTests",
            dependencies: [
                "UnsplashAdapter", "Favorites", "SharedKernel", "HTTPTransport", "URLSessionTransport",
                "InMemoryAdapters", "UnsplashSimulator", "UnsplashFixtures", "SimulatorKit", "TestTraits",
            ]),
        .testTarget(
            name: "CatalogAdaptersTests",
            dependencies: [
                "CatalogSimulator", "SimulatorKit", "URLSessionTransport", "CatalogAdapters", "Registration",
                "SharedKernel", "HTTPTransport", "InMemoryAdapters", "TestTraits",
            ]),
        .testTarget(
            name: "UnsplashSimulatorTests",
            dependencies: [
                "UnsplashSimulator", "UnsplashFixtures", "SimulatorKit", "WebServer", "TestTraits",
            ]),
        .testTarget(
            name: "VKAdapterTests",
            dependencies: [
                "VKAdapter", "Auth", "Gallery", "SharedKernel", "HTTPTransport", "URLSessionTransport",
                "InMemoryAdapters", "VKSimulator", "SimulatorKit", "SamplePhotos", "TestTraits",
            ]),
        .testTarget(
            name: "YandexIDAdapterTests",
            dependencies: [
                "YandexIDAdapter", "Auth", "SharedKernel", "HTTPTransport", "URLSessionTransport", "InMemoryAdapters",
                "YandexSimulator", "SimulatorKit", "TestTraits",
            ]),
        .testTarget(
            name: "YandexDiskAdapterTests",
            dependencies: [
                "YandexDiskAdapter", "Auth", "Digests", "Drive", "SharedKernel", "HTTPTransport",
                "URLSessionTransport", "YandexSimulator", "YandexFixtures", "SimulatorKit", "TestTraits",
            ]),
        .testTarget(
            name: "JSONFileStorageTests",
            dependencies: [
                "Drive",
                "Registration", "Auth", "JSONFileStorage", "Gallery", "VideoCatalog", "SharedKernel",
                "InMemoryAdapters",
                "CrashedStore", "Favorites",
                "storage-crash-writer", "SampleVideos", "SamplePhotos", "TestTraits",
            ]),
        .executableTarget(
            name: "storage-crash-writer", dependencies: ["CrashedStore", "JSONFileStorage"],
            path: "Tests/StorageCrashWriter"),
        .target(
            name: "CrashedStore", dependencies: ["Favorites", "JSONFileStorage", "SharedKernel"],
            path: "Tests/CrashedStore"),
        .testTarget(
            name: "LocalFilesTests",
            dependencies: [
                "LocalFiles", "Gallery", "VideoCatalog", "SharedKernel", "SampleVideos", "SamplePhotos", "TestTraits",
            ]),
        .testTarget(
            name: "PortContractTests",
            dependencies: [
                "CatalogAdapters", "CatalogSimulator", "Drive",
                "Registration", "UnsplashAdapter", "UnsplashSimulator", "UnsplashFixtures",
                "Favorites",
                "Auth", "PortContracts", "Gallery", "VideoCatalog", "SharedKernel", "InMemoryAdapters",
                "JSONFileStorage",
                "LocalFiles", "VideoFeedAdapter", "HTTPTransport", "URLSessionTransport", "VideoFeedSimulator",
                "YandexDiskAdapter", "YandexIDAdapter", "YandexSimulator",
                "VKAdapter", "VKSimulator", "VKFixtures", "SimulatorKit", "WebServer", "SampleVideos",
                "TestTraits",
            ]),
        .testTarget(name: "WebServerTests", dependencies: ["WebServer", "TestTraits"]),
        .testTarget(name: "HTMLBuilderTests", dependencies: ["HTMLBuilder", "TestTraits"]),
        .testTarget(name: "WordingTests", dependencies: ["Wording", "SharedKernel", "TestTraits"]),
        .testTarget(
            name: "WebAppTests",
            dependencies: [
                "Registration", "Drive", "WebApp", "WebServer", "Auth", "Favorites", "Gallery", "VideoCatalog",
                "SharedKernel",
                "InMemoryAdapters", "SampleVideos", "SamplePhotos", "SampleGallery", "SampleFavorites",
                "SampleDiscovery",
                "TestTraits",
            ]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "TestTraits"]),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: [
                "Registration", "Drive",
                "CommandLineInterface", "Digests", "Arguments", "Auth", "Favorites", "Gallery", "VideoCatalog",
                "SharedKernel", "InMemoryAdapters", "SampleFavorites", "SamplePhotos", "SampleVideos", "TestTraits",
            ]),
        .testTarget(
            name: "VideoFeedSimulatorTests",
            dependencies: [
                "VideoFeedSimulator", "SimulatorAnswers", "SimulatorKit", "VideoFeedFixtures", "WebServer",
                "HTTPTransport", "URLSessionTransport", "TestTraits",
            ]),
        .testTarget(
            name: "VKSimulatorTests",
            dependencies: [
                "VKSimulator", "VKFixtures", "VideoFeedFixtures", "SimulatorAnswers", "SimulatorKit", "WebServer",
                "HTTPTransport", "URLSessionTransport", "TestTraits",
            ]),
        .testTarget(
            name: "CatalogSimulatorTests",
            dependencies: [
                "CatalogSimulator", "CatalogFixtures", "SimulatorKit", "WebServer", "TestTraits",
            ]),
        .testTarget(
            name: "YandexSimulatorTests",
            dependencies: [
                "YandexSimulator", "YandexFixtures", "SimulatorAnswers", "SimulatorKit", "WebServer",
                "OutsideProcesses", "TestTraits",
            ],
            exclude: ["Clients/yadisk_tour.py", "Clients/tls_door.py"]),
        .testTarget(
            name: "SimulatorKitTests", dependencies: ["SimulatorKit", "WebServer", "HTMLBuilder", "TestTraits"]),
        .testTarget(
            name: "ArchitectureTests", dependencies: ["TestTraits"], path: "Tests/Architecture", exclude: ["Planted"]),
        .target(name: "OutsideProcesses", path: "Tests/OutsideProcesses"),
        .target(name: "WebDriver", dependencies: ["OutsideProcesses"], path: "Tests/WebDriver"),
        .target(name: "RunningVitrine", dependencies: ["OutsideProcesses"], path: "Tests/RunningVitrine"),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "WebDriver", "RunningVitrine", "OutsideProcesses", "VideoFeedSimulator", "SimulatorKit", "TestTraits",
                "WebApp", "WebServer", "Auth", "Gallery", "VideoCatalog", "SharedKernel", "InMemoryAdapters",
                "SamplePhotos", "SampleGallery", "SampleFavorites", "SampleDiscovery", "Favorites", "UnsplashFixtures",
                "VKFixtures", "YandexSimulator", "CatalogSimulator", "vitrine",
            ],
            path: "Tests/Browser"),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "RunningVitrine", "OutsideProcesses", "WebServer", "InMemoryAdapters", "TestTraits", "vitrine",
            ],
            path: "Tests/EndToEnd"),
        .testTarget(
            name: "CompositionTests",
            dependencies: [
                "YandexSimulator", "Drive", "vitrine", "CommandLineInterface", "VideoCatalog", "SharedKernel",
                "TestTraits",
            ]),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Digests", "Drive", "Favorites", "JSONFileStorage", "SharedKernel", "SimulatorKit", "WebServer",
                "YandexSimulator",
            ],
            path: "Tests/Benchmarks"),
    ]
)

// Headers for what the toolchain's modules lack; everything else is Swift, and strict.
let headers: Set = ["CCurl", "CEpoll", "CMalloc"]
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

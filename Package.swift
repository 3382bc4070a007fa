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
        .library(name: "Digests", targets: ["Digests"]),
        .library(name: "JSONReading", targets: ["JSONReading"]),
        .library(name: "Auth", targets: ["Auth"]),
        .library(name: "Gallery", targets: ["Gallery"]),
        .library(name: "Favorites", targets: ["Favorites"]),
        .library(name: "Registration", targets: ["Registration"]),
        .library(name: "Drive", targets: ["Drive"]),
        .library(name: "VideoCatalog", targets: ["VideoCatalog"]),
        // Driven adapters that an embedder may want.
        .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
        .library(name: "CurlTransport", targets: ["CurlTransport"]),
        .library(name: "VKAdapter", targets: ["VKAdapter"]),
        .library(name: "UnsplashAdapter", targets: ["UnsplashAdapter"]),
        .library(name: "CatalogAdapters", targets: ["CatalogAdapters"]),
        .library(name: "YandexIDAdapter", targets: ["YandexIDAdapter"]),
        .library(name: "YandexDiskAdapter", targets: ["YandexDiskAdapter"]),
        .library(name: "LibreOfficeAdapter", targets: ["LibreOfficeAdapter"]),
        .library(name: "VideoFeedAdapter", targets: ["VideoFeedAdapter"]),
        .library(name: "JSONFileStorage", targets: ["JSONFileStorage"]),
        .library(name: "LocalFiles", targets: ["LocalFiles"]),
        .library(name: "InMemoryAdapters", targets: ["InMemoryAdapters"]),
        // Tools of the driving ring that stand alone.
        .library(name: "WebServer", targets: ["WebServer"]),
        .library(name: "HTMLBuilder", targets: ["HTMLBuilder"]),
        .library(name: "Arguments", targets: ["Arguments"]),
        // The services in a box, and what every adapter must keep.
        .library(name: "SimulatorKit", targets: ["SimulatorKit"]),
        .library(name: "VKSimulator", targets: ["VKSimulator"]),
        .library(name: "UnsplashSimulator", targets: ["UnsplashSimulator"]),
        .library(name: "CatalogSimulator", targets: ["CatalogSimulator"]),
        .library(name: "YandexSimulator", targets: ["YandexSimulator"]),
        .library(name: "VideoFeedSimulator", targets: ["VideoFeedSimulator"]),
        .library(name: "PortContracts", targets: ["PortContracts"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
    ],
    targets: [
        // MARK: The hexagon: pure Swift, no I/O
        .target(name: "SharedKernel"),
        .target(name: "Digests"),
        .target(name: "JSONReading"),
        .target(name: "Auth", dependencies: ["Digests", "SharedKernel"]),
        .target(name: "Gallery", dependencies: ["SharedKernel"]),
        .target(name: "Favorites", dependencies: ["SharedKernel"]),
        .target(name: "Registration", dependencies: ["SharedKernel"]),
        .target(name: "Drive", dependencies: ["Digests", "SharedKernel"]),
        .target(name: "VideoCatalog", dependencies: ["Digests", "SharedKernel"]),

        // MARK: Driven adapters: what the domains ask for
        .target(name: "CMalloc", path: "Adapters/Driven/CMalloc"),
        // The library that FoundationNetworking brings along: no headers of it need be installed.
        .target(name: "CCurl", path: "Adapters/Driven/CCurl"),
        .target(name: "HTTPTransport", dependencies: ["CMalloc"], path: "Adapters/Driven/HTTPTransport"),
        .target(
            name: "URLSessionTransport", dependencies: ["HTTPTransport"],
            path: "Adapters/Driven/URLSessionTransport"),
        .target(
            name: "CurlTransport", dependencies: ["CCurl", "HTTPTransport"], path: "Adapters/Driven/CurlTransport",
            linkerSettings: [.linkedLibrary(":libcurl.so.4", .when(platforms: [.linux]))]),
        .target(
            name: "VKAdapter", dependencies: ["Auth", "Gallery", "HTTPTransport", "SharedKernel"],
            path: "Adapters/Driven/VK"),
        .target(
            name: "UnsplashAdapter", dependencies: ["Favorites", "HTTPTransport", "SharedKernel"],
            path: "Adapters/Driven/Unsplash"),
        .target(
            name: "CatalogAdapters", dependencies: ["HTTPTransport", "Registration", "SharedKernel"],
            path: "Adapters/Driven/Catalogs"),
        .target(
            name: "YandexIDAdapter", dependencies: ["Auth", "HTTPTransport", "SharedKernel"],
            path: "Adapters/Driven/YandexID"),
        .target(
            name: "YandexDiskAdapter",
            dependencies: ["Auth", "Digests", "Drive", "HTTPTransport", "JSONReading", "SharedKernel"],
            path: "Adapters/Driven/YandexDisk"),
        .target(name: "LibreOfficeAdapter", dependencies: ["Drive"], path: "Adapters/Driven/LibreOffice"),
        .target(
            name: "VideoFeedAdapter", dependencies: ["Digests", "HTTPTransport", "SharedKernel", "VideoCatalog"],
            path: "Adapters/Driven/VideoFeed"),
        .target(
            name: "JSONFileStorage",
            dependencies: [
                "Auth", "Digests", "Drive", "Favorites", "Gallery", "JSONReading", "Registration", "SharedKernel",
                "VideoCatalog",
            ],
            path: "Adapters/Driven/JSONFiles"),
        .target(
            name: "LocalFiles",
            dependencies: ["Digests", "Drive", "Favorites", "Gallery", "Registration", "SharedKernel", "VideoCatalog"],
            path: "Adapters/Driven/LocalFiles"),
        .target(
            name: "InMemoryAdapters",
            dependencies: [
                "Auth", "Digests", "Drive", "Favorites", "Gallery", "Registration", "SharedKernel", "VideoCatalog",
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
                "Auth", "Drive", "Favorites", "Gallery", "HTMLBuilder", "Registration", "SharedKernel", "VideoCatalog",
                "WebServer", "Wording",
            ],
            path: "Adapters/Driving/WebApp", exclude: ["Files"], plugins: ["EmbedFiles"]),
        .target(name: "Arguments", path: "Adapters/Driving/Arguments"),
        .target(
            name: "CommandLineInterface",
            dependencies: [
                "Arguments", "Auth", "Digests", "Drive", "Favorites", "Gallery", "Registration", "SharedKernel",
                "VideoCatalog", "WebServer", "Wording",
            ],
            path: "Adapters/Driving/CommandLine"),

        // MARK: Simulators: the services, spoken by Vitrine itself on loopback
        .target(name: "SimulatorKit", dependencies: ["HTMLBuilder", "WebServer"], path: "Adapters/Simulators/Kit"),
        .target(
            name: "VKSimulator",
            dependencies: ["HTMLBuilder", "SimulatorKit", "VideoFeedFixtures", "VKFixtures", "WebServer"],
            path: "Adapters/Simulators/VK"),
        .target(
            name: "UnsplashSimulator", dependencies: ["HTMLBuilder", "SimulatorKit", "UnsplashFixtures", "WebServer"],
            path: "Adapters/Simulators/Unsplash"),
        .target(
            name: "CatalogSimulator",
            dependencies: ["CatalogFixtures", "HTMLBuilder", "SimulatorKit", "VKFixtures", "WebServer"],
            path: "Adapters/Simulators/Catalogs"),
        .target(
            name: "YandexSimulator",
            dependencies: [
                "HTMLBuilder", "SimulatorKit", "VideoFeedFixtures", "VKFixtures", "WebServer", "YandexFixtures",
            ],
            path: "Adapters/Simulators/Yandex"),
        .target(
            name: "VideoFeedSimulator",
            dependencies: ["HTMLBuilder", "SimulatorKit", "VideoFeedFixtures", "WebServer"],
            path: "Adapters/Simulators/VideoFeed"),

        // MARK: Fixtures: the data that simulators, demo and tests share
        .target(name: "VKFixtures", path: "Fixtures/VK", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(
            name: "UnsplashFixtures", path: "Fixtures/Unsplash", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(name: "CatalogFixtures", path: "Fixtures/Catalogs"),
        .target(name: "YandexFixtures", path: "Fixtures/Yandex", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
        .target(
            name: "VideoFeedFixtures", path: "Fixtures/VideoFeed", exclude: ["Files", "make"], plugins: ["EmbedFiles"]),
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
                "HTTPTransport", "URLSessionTransport", "CurlTransport", "VKAdapter", "UnsplashAdapter",
                "VideoFeedAdapter",
                "JSONFileStorage",
                "LocalFiles",
                "InMemoryAdapters",
                "WebServer", "WebApp", "Arguments", "CommandLineInterface", "Wording",
                "VKSimulator", "VKFixtures", "UnsplashSimulator", "UnsplashFixtures", "VideoFeedSimulator",
                "VideoFeedFixtures",
            ]),

        // MARK: Tests: one target for each module
        .testTarget(name: "SharedKernelTests", dependencies: ["SharedKernel", "TestTraits"]),
        .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
        .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading"]),
        .testTarget(
            name: "AuthTests", dependencies: ["Auth", "InMemoryAdapters", "SharedKernel", "TestTraits"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "InMemoryAdapters", "SamplePhotos", "SharedKernel", "TestTraits"]),
        .testTarget(
            name: "FavoritesTests",
            dependencies: ["Favorites", "InMemoryAdapters", "SampleFavorites", "SharedKernel", "TestTraits"]),
        .testTarget(
            name: "RegistrationTests", dependencies: ["InMemoryAdapters", "Registration", "SharedKernel", "TestTraits"]),
        .testTarget(
            name: "DriveTests", dependencies: ["Digests", "Drive", "InMemoryAdapters", "SharedKernel", "TestTraits"]),
        .testTarget(
            name: "VideoCatalogTests",
            dependencies: ["Digests", "InMemoryAdapters", "SampleVideos", "SharedKernel", "TestTraits", "VideoCatalog"]),
        .testTarget(name: "HTTPTransportTests", dependencies: ["HTTPTransport", "TestTraits"]),
        .testTarget(
            name: "TransportTests",
            dependencies: [
                "CurlTransport", "HTTPTransport", "MisbehavingServer", "OutsideProcesses", "TestTraits",
                "URLSessionTransport",
            ]),
        .testTarget(
            name: "VKAdapterTests",
            dependencies: [
                "Auth", "Gallery", "HTTPTransport", "InMemoryAdapters", "SamplePhotos", "SharedKernel", "SimulatorKit",
                "TestTraits", "URLSessionTransport", "VKAdapter", "VKSimulator",
            ]),
        .testTarget(
            name: "UnsplashAdapterTests",
            dependencies: [
                "Favorites", "HTTPTransport", "InMemoryAdapters", "SharedKernel", "SimulatorKit", "TestTraits",
                "UnsplashAdapter", "UnsplashFixtures", "UnsplashSimulator", "URLSessionTransport",
            ]),
        .testTarget(
            name: "CatalogAdaptersTests",
            dependencies: [
                "CatalogAdapters", "CatalogSimulator", "HTTPTransport", "InMemoryAdapters", "Registration",
                "SharedKernel", "SimulatorKit", "TestTraits", "URLSessionTransport",
            ]),
        .testTarget(
            name: "YandexIDAdapterTests",
            dependencies: [
                "Auth", "HTTPTransport", "InMemoryAdapters", "SharedKernel", "SimulatorKit", "TestTraits",
                "URLSessionTransport", "YandexIDAdapter", "YandexSimulator",
            ]),
        .testTarget(
            name: "YandexDiskAdapterTests",
            dependencies: [
                "Auth", "Digests", "Drive", "HTTPTransport", "SharedKernel", "SimulatorKit", "TestTraits",
                "URLSessionTransport", "YandexDiskAdapter", "YandexFixtures", "YandexSimulator",
            ]),
        .testTarget(
            name: "LibreOfficeAdapterTests",
            dependencies: ["Drive", "LibreOfficeAdapter", "OutsideProcesses", "PortContracts", "TestTraits"]),
        .testTarget(
            name: "VideoFeedAdapterTests",
            dependencies: [
                "HTTPTransport", "SharedKernel", "SimulatorKit", "TestTraits", "URLSessionTransport", "VideoCatalog",
                "VideoFeedAdapter", "VideoFeedSimulator",
            ]),
        .testTarget(
            name: "JSONFileStorageTests",
            dependencies: [
                "Auth", "CrashedStore", "Drive", "Favorites", "Gallery", "InMemoryAdapters", "JSONFileStorage",
                "Registration", "SamplePhotos", "SampleVideos", "SharedKernel", "storage-crash-writer", "TestTraits",
                "VideoCatalog",
            ]),
        .testTarget(
            name: "LocalFilesTests",
            dependencies: [
                "Gallery", "LocalFiles", "SamplePhotos", "SampleVideos", "SharedKernel", "TestTraits", "VideoCatalog",
            ]),
        .testTarget(name: "WebServerTests", dependencies: ["TestTraits", "WebServer"]),
        .testTarget(name: "HTMLBuilderTests", dependencies: ["HTMLBuilder", "TestTraits"]),
        .testTarget(name: "WordingTests", dependencies: ["SharedKernel", "TestTraits", "Wording"]),
        .testTarget(
            name: "WebAppTests",
            dependencies: [
                "Auth", "Drive", "Favorites", "Gallery", "InMemoryAdapters", "Registration", "SampleFavorites",
                "SamplePhotos", "SampleScreens", "SampleVideos", "SharedKernel", "TestTraits", "VideoCatalog", "WebApp",
                "WebServer",
            ]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "TestTraits"]),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: [
                "Arguments", "Auth", "CommandLineInterface", "Digests", "Drive", "Favorites", "Gallery",
                "InMemoryAdapters", "Registration", "SampleFavorites", "SamplePhotos", "SampleVideos", "SharedKernel",
                "TestTraits", "VideoCatalog",
            ]),
        .testTarget(
            name: "SimulatorKitTests", dependencies: ["HTMLBuilder", "SimulatorKit", "TestTraits", "WebServer"]),
        .testTarget(
            name: "VKSimulatorTests",
            dependencies: [
                "HTTPTransport", "SimulatorAnswers", "SimulatorKit", "TestTraits", "URLSessionTransport",
                "VideoFeedFixtures", "VKFixtures", "VKSimulator", "WebServer",
            ]),
        .testTarget(
            name: "UnsplashSimulatorTests",
            dependencies: ["SimulatorKit", "TestTraits", "UnsplashFixtures", "UnsplashSimulator", "WebServer"]),
        .testTarget(
            name: "CatalogSimulatorTests",
            dependencies: ["CatalogFixtures", "CatalogSimulator", "SimulatorKit", "TestTraits", "WebServer"]),
        .testTarget(
            name: "YandexSimulatorTests",
            dependencies: [
                "OutsideProcesses", "SimulatorAnswers", "SimulatorKit", "TestTraits", "WebServer", "YandexFixtures",
                "YandexSimulator",
            ],
            exclude: ["Clients/yadisk_tour.py", "Clients/tls_door.py"]),
        .testTarget(
            name: "VideoFeedSimulatorTests",
            dependencies: [
                "HTTPTransport", "SimulatorAnswers", "SimulatorKit", "TestTraits", "URLSessionTransport",
                "VideoFeedFixtures", "VideoFeedSimulator", "WebServer",
            ]),
        .testTarget(name: "FileCompactionTests", dependencies: ["FileCompaction"]),
        .testTarget(
            name: "CompositionTests",
            dependencies: [
                "CommandLineInterface", "Drive", "SharedKernel", "TestTraits", "VideoCatalog", "vitrine",
                "YandexSimulator",
            ]),

        // MARK: Tests of more than one module
        .testTarget(
            name: "ArchitectureTests", dependencies: ["TestTraits"], path: "Tests/Architecture", exclude: ["Planted"]),
        .target(
            name: "PortContracts",
            dependencies: [
                "Auth", "Digests", "Drive", "Favorites", "Gallery", "Registration", "SharedKernel", "VideoCatalog",
            ],
            path: "Tests/PortContracts"),
        .testTarget(
            name: "PortContractTests",
            dependencies: [
                "Auth", "CatalogAdapters", "CatalogSimulator", "Drive", "Favorites", "Gallery", "HTTPTransport",
                "InMemoryAdapters", "JSONFileStorage", "LocalFiles", "PortContracts", "Registration", "SampleVideos",
                "SharedKernel", "SimulatorKit", "TestTraits", "UnsplashAdapter", "UnsplashFixtures",
                "UnsplashSimulator", "URLSessionTransport", "VideoCatalog", "VideoFeedAdapter", "VideoFeedSimulator",
                "VKAdapter", "VKFixtures", "VKSimulator", "WebServer", "YandexDiskAdapter", "YandexIDAdapter",
                "YandexSimulator",
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "InMemoryAdapters", "OutsideProcesses", "RunningVitrine", "TestTraits", "vitrine", "WebServer",
            ],
            path: "Tests/EndToEnd"),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "Auth", "CatalogSimulator", "Favorites", "Gallery", "InMemoryAdapters", "OutsideProcesses",
                "RunningVitrine", "SampleFavorites", "SamplePhotos", "SampleScreens", "SharedKernel", "SimulatorKit",
                "TestTraits", "UnsplashFixtures", "VideoCatalog", "VideoFeedSimulator", "vitrine", "VKFixtures",
                "WebApp", "WebDriver", "WebServer", "YandexSimulator",
            ],
            path: "Tests/Browser"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Digests", "Drive", "Favorites", "JSONFileStorage", "SharedKernel", "SimulatorKit", "WebServer",
                "YandexSimulator",
            ],
            path: "Tests/Benchmarks"),

        // MARK: What tests share
        .target(name: "TestTraits", path: "Tests/Support/TestTraits"),
        .target(
            name: "SampleVideos", dependencies: ["SharedKernel", "VideoCatalog"], path: "Tests/Support/SampleVideos"),
        .target(name: "SamplePhotos", dependencies: ["Gallery", "SharedKernel"], path: "Tests/Support/SamplePhotos"),
        .target(name: "SampleFavorites", dependencies: ["Favorites"], path: "Tests/Support/SampleFavorites"),
        .target(
            name: "SampleScreens",
            dependencies: [
                "Auth", "Favorites", "Gallery", "InMemoryAdapters", "SamplePhotos", "SharedKernel", "WebApp",
            ],
            path: "Tests/Support/SampleScreens"),
        .target(name: "SimulatorAnswers", dependencies: ["WebServer"], path: "Tests/Support/SimulatorAnswers"),
        .target(name: "MisbehavingServer", path: "Tests/Support/MisbehavingServer"),
        .target(name: "OutsideProcesses", path: "Tests/Support/OutsideProcesses"),
        .target(name: "RunningVitrine", dependencies: ["OutsideProcesses"], path: "Tests/Support/RunningVitrine"),
        .target(name: "WebDriver", dependencies: ["OutsideProcesses"], path: "Tests/Support/WebDriver"),
        .target(
            name: "CrashedStore", dependencies: ["Favorites", "JSONFileStorage", "SharedKernel"],
            path: "Tests/Support/CrashedStore"),
        .executableTarget(
            name: "storage-crash-writer", dependencies: ["CrashedStore", "JSONFileStorage"],
            path: "Tests/Support/StorageCrashWriter"),
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

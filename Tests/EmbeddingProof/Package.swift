// swift-tools-version: 6.2
import PackageDescription

// Another tool that embeds Vitrine's domains: one over adapters of its own, each of the six over the fakes. It is built
// and run by CI.
let package = Package(
    name: "EmbeddingProof",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vitrine", path: "../..")],
    targets: [
        .executableTarget(
            name: "EmbeddingProof",
            dependencies: [
                "Auth", "Drive", "Favorites", "Gallery", "Registration", "VideoCatalog", "SharedKernel",
                "InMemoryAdapters", "PortContracts",
            ].map { .product(name: $0, package: "vitrine") })
    ]
)

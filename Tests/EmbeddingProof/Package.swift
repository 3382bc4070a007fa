// swift-tools-version: 6.2
import PackageDescription

// Another tool that embeds one domain of Vitrine and brings its own adapters. It is built and run by CI.
let package = Package(
    name: "EmbeddingProof",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vitrine", path: "../..")],
    targets: [
        .executableTarget(
            name: "EmbeddingProof",
            dependencies: [
                .product(name: "VideoCatalog", package: "vitrine"),
                .product(name: "SharedKernel", package: "vitrine"),
                .product(name: "PortContracts", package: "vitrine"),
            ])
    ]
)

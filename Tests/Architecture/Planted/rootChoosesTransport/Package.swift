// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "HTTPTransport", path: "Adapters/Driven/HTTPTransport"),
        .target(name: "URLSessionTransport", dependencies: ["HTTPTransport"], path: "Adapters/Driven/URLSession"),
        .target(name: "DiskAdapter", dependencies: ["Drive"], path: "Adapters/Driven/Disk"),
        .executableTarget(name: "vitrine", dependencies: ["URLSessionTransport"]),
        .testTarget(name: "DiskTests", dependencies: ["URLSessionTransport"]),
    ]
)

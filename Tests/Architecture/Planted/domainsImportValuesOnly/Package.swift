// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "SharedKernel"),
        .target(name: "Drive", dependencies: ["SharedKernel"]),
        .target(name: "HTTPTransport", path: "Adapters/Driven/HTTPTransport"),
    ]
)

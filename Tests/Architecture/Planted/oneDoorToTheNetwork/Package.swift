// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "HTTPTransport", path: "Adapters/Driven/HTTPTransport"),
        .target(name: "URLSessionTransport", dependencies: ["HTTPTransport"], path: "Adapters/Driven/URLSession"),
        .target(name: "WebDoctor", path: "Adapters/Driving/Doctor"),
    ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "HTTPTransport", path: "Adapters/Driven/HTTPTransport"),
        .target(name: "DiskAdapter", dependencies: ["Drive", "HTTPTransport"], path: "Adapters/Driven/Disk"),
        .target(name: "JSONFiles", dependencies: ["Drive"], path: "Adapters/Driven/JSONFiles"),
        .target(name: "WebServer", path: "Adapters/Driving/WebServer"),
    ]
)

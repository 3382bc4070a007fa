// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    products: [
        .library(name: "WebServer", targets: ["WebServer"])
    ],
    targets: [
        .target(name: "SharedKernel"),
        .target(name: "Drive", dependencies: ["SharedKernel"]),
        .target(name: "WebServer", dependencies: ["SharedKernel"], path: "Adapters/Driving/WebServer"),
        .target(name: "Wording", dependencies: ["SharedKernel"], path: "Adapters/Driving/Wording"),
        .target(name: "HTTPTransport", dependencies: ["Drive"], path: "Adapters/Driven/HTTPTransport"),
        .target(name: "DiskAdapter", dependencies: ["Drive", "HTTPTransport"], path: "Adapters/Driven/Disk"),
        .target(name: "WebApp", dependencies: ["Drive", "WebServer", "Wording"], path: "Adapters/Driving/WebApp"),
    ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "CEpoll", path: "Adapters/Driving/CEpoll"),
        .target(name: "WebServer", dependencies: ["CEpoll"], path: "Adapters/Driving/WebServer"),
        .target(name: "WebApp", dependencies: ["CEpoll"], path: "Adapters/Driving/WebApp"),
    ]
)

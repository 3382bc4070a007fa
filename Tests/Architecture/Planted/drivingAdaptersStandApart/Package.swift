// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "DiskAdapter", dependencies: ["Drive"], path: "Adapters/Driven/Disk"),
        .target(name: "WebServer", path: "Adapters/Driving/WebServer"),
        .target(name: "WebApp", dependencies: ["Drive", "WebServer"], path: "Adapters/Driving/WebApp"),
        .target(name: "CommandLineInterface", dependencies: ["Drive"], path: "Adapters/Driving/CommandLine"),
    ]
)

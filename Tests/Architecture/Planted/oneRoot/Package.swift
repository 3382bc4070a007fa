// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "DiskAdapter", dependencies: ["Drive"], path: "Adapters/Driven/Disk"),
        .target(name: "WebApp", dependencies: ["Drive"], path: "Adapters/Driving/WebApp"),
        .target(name: "Wirings", dependencies: ["DiskAdapter", "WebApp"], path: "Adapters/Driving/Wirings"),
        .executableTarget(name: "vitrine", dependencies: ["DiskAdapter", "WebApp"]),
        .executableTarget(name: "other", dependencies: ["WebApp"]),
    ]
)

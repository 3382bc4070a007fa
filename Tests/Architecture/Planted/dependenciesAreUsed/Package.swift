// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "Gallery"),
        .target(name: "DiskAdapter", dependencies: ["Drive", "Gallery"], path: "Adapters/Driven/Disk"),
    ]
)

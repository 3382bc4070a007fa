// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    products: [
        .library(name: "Gallery", targets: ["Gallery"])
    ],
    targets: [
        .target(name: "Drive"),
        .target(name: "DiskAdapter", dependencies: ["Drive"], path: "Adapters/Driven/Disk"),
        .target(name: "Gallery"),
    ]
)

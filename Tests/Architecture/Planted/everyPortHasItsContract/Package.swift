// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "SharedKernel"),
        .target(name: "Drive"),
        .target(name: "PortContracts", dependencies: ["Drive"], path: "Tests/PortContracts"),
    ]
)

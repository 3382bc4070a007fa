// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "WebServer", path: "Adapters/Driving/WebServer"),
        .target(name: "HTTPTransport", path: "Adapters/Driven/HTTPTransport"),
        .target(name: "DiskFixtures", path: "Fixtures/Disk"),
        .target(
            name: "DiskSimulator", dependencies: ["WebServer", "DiskFixtures", "Drive", "HTTPTransport"],
            path: "Adapters/Simulators/Disk"),
        .target(name: "SimulatorKit", path: "Adapters/Simulators/Kit"),
        .target(
            name: "CloudSimulator", dependencies: ["SimulatorKit", "DiskSimulator"],
            path: "Adapters/Simulators/Cloud"),
    ]
)

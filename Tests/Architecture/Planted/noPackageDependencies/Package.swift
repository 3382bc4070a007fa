// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    dependencies: [.package(path: "Fixtures/Dependency")],
    targets: [
        .target(name: "Drive")
    ]
)

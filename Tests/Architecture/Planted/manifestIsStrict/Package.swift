// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "planted",
    targets: [
        .target(name: "Drive"),
        .target(name: "Gallery"),
    ]
)

let headers: Set = ["Gallery"]
for target in package.targets where !headers.contains(target.name) {
    target.swiftSettings = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-Ounchecked"]),
    ]
}

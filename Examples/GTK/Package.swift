// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Articles",
  dependencies: [
    // In an app of your own: .package(url: …, from: …, traits: ["GTK"])
    .package(name: "HeartKit", path: "../..", traits: ["GTK"])
  ],
  targets: [
    .executableTarget(
      name: "Articles", dependencies: [.product(name: "HeartGTK", package: "HeartKit")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)

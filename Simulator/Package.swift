// swift-tools-version: 6.1
import PackageDescription

/// What draws is optimized even where all else is built to be debugged: tests compare thousands of
/// pictures.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

// Our own model of Apple's frameworks, so that the very files that ship for Apple's systems are
// compiled and run on Linux. Used by tests only: the shipped package knows nothing of it.
let package = Package(
  name: "Simulator",
  defaultLocalization: "en",
  targets: [
    // The shipped sources, reached through links, as the modules that Xcode makes of them.
    .target(
      name: "HeartCore", swiftSettings: optimized, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "HeartExport", dependencies: ["HeartCore"], swiftSettings: optimized),
    .systemLibrary(name: "CSPNG", pkgConfig: "spng"),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate"),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux"),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif7"),
    .target(
      name: "HeartImages", dependencies: ["HeartCore", "CSPNG", "CDeflate", "CWebP", "CGIF"]),
    .target(
      name: "HeartKit",
      dependencies: ["HeartCore", "CoreGraphics", "QuartzCore", "UIKit", "SwiftUI"],
      resources: [.process("Resources")]),

    // The doubles: a subset of what Apple documents, and nothing more in public.
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore"]),
    // Its canvases draw by the rasterizer, so that they can be compared with the core's pictures.
    .target(
      name: "SwiftUI", dependencies: ["CoreGraphics", "UIKit", "HeartCore", "HeartExport"]),

    // The example of an app, compiled as an app is.
    .executableTarget(
      name: "AppleExample", dependencies: ["HeartKit", "UIKit", "SwiftUI"], exclude: ["README.md"]),

    // Plays the person and the screen: touches, time, pixels.
    .target(
      name: "Stage",
      dependencies: [
        "CoreGraphics", "QuartzCore", "UIKit", "HeartCore", "HeartExport", "HeartImages",
      ],
      swiftSettings: optimized),

    // The testing library looks for these two where a test imports the doubles as well.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .testTarget(
      name: "DoublesTests",
      dependencies: [
        "CoreGraphics", "QuartzCore", "UIKit", "SwiftUI", "Stage", "HeartCore", "HeartExport",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "HeartKitTests",
      dependencies: [
        "HeartKit", "HeartCore", "HeartExport", "AppleExample", "UIKit", "SwiftUI", "Stage",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),

    // Asks the compiler's index which symbols the shipped sources use, and since when Apple has them.
    .systemLibrary(name: "CIndexStore"),
    .target(name: "SymbolCheck", dependencies: ["CIndexStore"]),
    .executableTarget(name: "SymbolTool", dependencies: ["SymbolCheck"]),
    .testTarget(name: "SymbolCheckTests", dependencies: ["SymbolCheck"]),
  ],
  swiftLanguageModes: [.v6]
)

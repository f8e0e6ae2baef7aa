// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HeartKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "HeartKit", targets: ["HeartKit"]),
    .library(name: "HeartGTK", targets: ["HeartGTK"]),
    .library(name: "HeartCore", targets: ["HeartCore"]),
    .library(name: "HeartExport", targets: ["HeartExport"]),
    .library(name: "HeartImages", targets: ["HeartImages"]),
    .executable(name: "heart", targets: ["HeartTool"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The widgets for GTK 4; they need its development files.")
  ],
  targets: [
    // Pure Swift: what a heart and a favorite button are. Imports nothing.
    .target(
      name: "HeartCore",
      // Without optimization Swift's own square root is a call to the C library on Linux.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Pictures to pixels and to text, icons from text, as pure as the core.
    .target(name: "HeartExport", dependencies: ["HeartCore"]),

    // UIKit and SwiftUI; where there is neither, the names of the core that an app writes.
    .target(
      name: "HeartKit", dependencies: ["HeartCore"], resources: [.process("Resources")]),

    // Widgets for GTK 4. Without the trait it is an empty module, and GTK is not looked for.
    .systemLibrary(
      name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "HeartGTK",
      dependencies: [
        "HeartCore", "HeartExport", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),

    // Bitmaps to and from files, by well-kept C libraries.
    .systemLibrary(
      name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CGIF", pkgConfig: "libgif7", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .target(
      name: "HeartImages", dependencies: ["HeartCore", "CSPNG", "CDeflate", "CWebP", "CGIF"]),

    // What the page's elements ask of the core, in numbers. `make web` builds it for WebAssembly.
    .target(name: "HeartWeb", dependencies: ["HeartCore"]),
    // What the gallery's workbench asks on top: files and code made in the page.
    .target(name: "HeartWorkbench", dependencies: ["HeartCore", "HeartExport"]),

    // The command line: a library that tests can call, and a main of a few lines.
    .target(
      name: "HeartCommand",
      dependencies: [
        "HeartCore", "HeartExport", "HeartImages",
        .target(name: "HeartGTK", condition: .when(traits: ["GTK"])),
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    .executableTarget(name: "HeartTool", dependencies: ["HeartCommand"]),

    // A window that tests act on, and look at. Without the trait there is nothing in it.
    .executableTarget(
      name: "GTKStage",
      dependencies: [
        "HeartCore", "HeartExport", "HeartGTK",
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ], path: "GTK/Stage"),
    // Pictures as cairo draws them, for the bench and for tests to compare with.
    .target(
      name: "GTKCairo",
      dependencies: ["HeartCore", .target(name: "CGTK4", condition: .when(traits: ["GTK"]))],
      path: "GTK/Cairo"),
    // What a frame of a hundred moving buttons takes, beside the same drawn by cairo alone.
    .executableTarget(
      name: "GTKBench",
      dependencies: [
        "HeartCore", "HeartGTK", "GTKCairo",
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ], path: "GTK/Bench"),
    .testTarget(
      name: "HeartGTKTests",
      dependencies: [
        "HeartCore", "HeartExport", "HeartGTK", "GTKCairo",
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    .testTarget(
      name: "HeartCoreTests", dependencies: ["HeartCore"],
      exclude: ["Button/FavoriteModelTable.txt"]),
    .testTarget(name: "HeartExportTests", dependencies: ["HeartCore", "HeartExport"]),
    .testTarget(name: "HeartWebTests", dependencies: ["HeartCore", "HeartExport", "HeartWeb"]),
    .testTarget(
      name: "HeartWorkbenchTests", dependencies: ["HeartCore", "HeartExport", "HeartWorkbench"],
      exclude: ["Snippets"]),
    // What reads moving WebP files back, for tests alone.
    .systemLibrary(
      name: "CWebPDemux", pkgConfig: "libwebpdemux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .testTarget(
      name: "HeartImagesTests",
      dependencies: ["HeartCore", "HeartExport", "HeartImages", "CSPNG", "CGIF", "CWebPDemux"]),
    // The tool itself too: some tests run it as a process of its own. And the workbench, which is
    // held to what the command says and writes.
    .testTarget(
      name: "HeartCommandTests",
      dependencies: [
        "HeartCore", "HeartExport", "HeartImages", "HeartWorkbench", "HeartCommand", "HeartTool",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

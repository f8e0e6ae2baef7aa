#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A screen made with UIKit, among those made with SwiftUI.
  struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: () -> Controller

    func makeUIViewController(context: Context) -> Controller { make() }

    func updateUIViewController(_ controller: Controller, context: Context) {}
  }
#endif

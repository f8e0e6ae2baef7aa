public import UIKit

/// A view that a controller of UIKit's manages.
///
/// It is compiled only: the simulation does not put UIKit's views on SwiftUI's screen.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The kind of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// What is known of the surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  /// There is none.
  public var body: Never { fatalError("The simulation does not show controllers in SwiftUI") }
}

import Foundation

/// What makes the person feel something; itself it does nothing.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Says that something is to be felt soon.
  open func prepare() {}
}

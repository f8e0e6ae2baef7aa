import Foundation

/// Makes the person feel that two things met; here what would be felt is written down.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the two things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// In between.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft, as rubber.
    case soft = 3
    /// Hard, as metal.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of medium weight, as Apple documents no other one.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of a weight.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes it felt, in full strength.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Makes it felt, in a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    SimulatedPerson.feel("impact.\(style)", strength: Double(intensity))
  }

  /// Says that something is to be felt soon.
  open override func prepare() { SimulatedPerson.expect("impact.\(style)") }
}

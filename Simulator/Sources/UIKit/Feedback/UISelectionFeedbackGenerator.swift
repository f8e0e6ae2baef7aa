import Foundation

/// Makes the person feel that another thing is chosen; here it is written down.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes it felt.
  open func selectionChanged() { SimulatedPerson.feel("selection", strength: 1) }

  /// Says that something is to be felt soon.
  open override func prepare() { SimulatedPerson.expect("selection") }
}

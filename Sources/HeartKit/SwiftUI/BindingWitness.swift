#if canImport(SwiftUI)
  import SwiftUI

  /// An invisible view that is animated where a binding's change is.
  ///
  /// SwiftUI asks for a transaction only where something may be animated by it.
  struct BindingWitness: View, Animatable {
    private var value: Double

    init(_ isOn: Bool) {
      value = isOn ? 1 : 0
    }

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
    }
  }
#endif

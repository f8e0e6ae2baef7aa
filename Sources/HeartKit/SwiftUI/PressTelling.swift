#if canImport(SwiftUI)
  import SwiftUI

  /// A button's looks as its label has them; tells when it is held down.
  struct PressTelling: ButtonStyle {
    let onPress: (Bool) -> Void

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed, perform: onPress)
    }
  }
#endif

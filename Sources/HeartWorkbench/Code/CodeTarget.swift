/// What a piece of code is for.
public enum CodeTarget: CaseIterable, Sendable {
  /// An app with UIKit.
  case uikit
  /// An app with SwiftUI.
  case swiftui
  /// An app with GTK.
  case gtk
  /// A page.
  case web
  /// The command line.
  case command
}

#if GTK
  import CGTK4

  @testable import HeartGTK

  /// All that a button and GTK tell.
  final class Told {
    var log: [String] = []
  }

  /// Writes down what is told of a button, in its order.
  @MainActor
  func listen(to button: FavoriteButton) -> Told {
    let told = Told()
    let widget = button.widget
    onSignal("toggled", of: widget) {
      told.log.append("toggled \(gtk_toggle_button_get_active(widget.cast()) != 0)")
    }
    button.onChange = { told.log.append("change \($0)") }
    button.onSettled = { told.log.append("settled \($0)") }
    return told
  }
#endif

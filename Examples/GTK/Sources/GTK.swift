import CGTK4

// What C does with macros and casts, and Swift with these.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The same object as one of a class that it is made of, or that is made of it.
  func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

/// Calls a function when an object tells a signal that brings nothing with it.
@MainActor
func connect(_ object: gpointer, _ signal: String, _ call: @escaping @MainActor () -> Void) {
  final class Receiver {
    let call: @MainActor () -> Void
    init(_ call: @escaping @MainActor () -> Void) { self.call = call }
  }
  let thunk: @convention(c) (gpointer?, gpointer?) -> Void = { _, receiver in
    let call = Unmanaged<Receiver>.fromOpaque(receiver!).takeUnretainedValue().call
    MainActor.assumeIsolated { call() }
  }
  // The connection holds the receiver, and lets go of it when the object ends.
  g_signal_connect_data(
    object, signal, unsafeBitCast(thunk, to: GCallback.self),
    Unmanaged.passRetained(Receiver(call)).toOpaque(),
    { receiver, _ in Unmanaged<AnyObject>.fromOpaque(receiver!).release() },
    GConnectFlags(rawValue: 0))
}

func makeBox(_ orientation: GtkOrientation, _ widgets: Widget...) -> Widget {
  let box = gtk_box_new(orientation, 0)!
  for widget in widgets { gtk_box_append(box.cast(), widget) }
  return box
}

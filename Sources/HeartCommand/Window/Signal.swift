#if GTK
  internal import CGTK4

  /// Calls Swift when GTK tells something.
  @MainActor
  enum Signal {
    /// Has a signal that tells nothing but itself call a function, as long as the object is there.
    static func connect(
      _ object: UnsafeMutablePointer<GtkWidget>, _ name: String,
      _ call: @escaping @MainActor () -> Void
    ) {
      let thunk: @convention(c) (gpointer?, gpointer?) -> Void = { _, receiver in
        nonisolated(unsafe) let receiver = receiver!
        MainActor.assumeIsolated { Receiver.at(receiver).call(0) }
      }
      connect(object, name, unsafeBitCast(thunk, to: GCallback.self)) { _ in call() }
    }

    /// The same, of a property that changed.
    static func connect(
      _ object: UnsafeMutablePointer<GtkWidget>, property: String,
      _ call: @escaping @MainActor () -> Void
    ) {
      let thunk: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, receiver in
        nonisolated(unsafe) let receiver = receiver!
        MainActor.assumeIsolated { Receiver.at(receiver).call(0) }
      }
      connect(object, "notify::" + property, unsafeBitCast(thunk, to: GCallback.self)) { _ in
        call()
      }
    }

    /// The same, of a signal that tells of an item by its position.
    static func connect(
      _ object: UnsafeMutablePointer<GtkWidget>, position name: String,
      _ call: @escaping @MainActor (Int) -> Void
    ) {
      let thunk: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, position, receiver in
        nonisolated(unsafe) let receiver = receiver!
        MainActor.assumeIsolated { Receiver.at(receiver).call(Int(position)) }
      }
      connect(object, name, unsafeBitCast(thunk, to: GCallback.self), call)
    }

    /// The same, of a signal of a factory that tells of an item of a list.
    static func connect(
      _ factory: OpaquePointer, item name: String,
      _ call: @escaping @MainActor (OpaquePointer) -> Void
    ) {
      let thunk: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, item, receiver in
        nonisolated(unsafe) let receiver = receiver!, item = item!
        MainActor.assumeIsolated { Receiver.at(receiver).call(Int(bitPattern: item)) }
      }
      connect(
        UnsafeMutablePointer<GObject>(factory), name, unsafeBitCast(thunk, to: GCallback.self)
      ) { item in
        call(OpaquePointer(bitPattern: item)!)
      }
    }

    private static func connect<Object>(
      _ object: UnsafeMutablePointer<Object>, _ name: String, _ thunk: GCallback,
      _ call: @escaping @MainActor (Int) -> Void
    ) {
      // Held by the connection, which ends with the object.
      let receiver = Unmanaged.passRetained(Receiver(call)).toOpaque()
      g_signal_connect_data(
        object, name, thunk, receiver,
        { receiver, _ in Unmanaged<AnyObject>.fromOpaque(receiver!).release() },
        GConnectFlags(rawValue: 0))
    }

    /// Who is called.
    @MainActor
    private final class Receiver {
      let call: @MainActor (Int) -> Void

      init(_ call: @escaping @MainActor (Int) -> Void) {
        self.call = call
      }

      static func at(_ pointer: gpointer) -> Receiver {
        Unmanaged<Receiver>.fromOpaque(pointer).takeUnretainedValue()
      }
    }
  }
#endif

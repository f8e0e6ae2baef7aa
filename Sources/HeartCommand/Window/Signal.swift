#if GTK
  internal import CGTK4

  /// Calls Swift when GTK tells something.
  @MainActor
  enum Signal {
    /// Has a signal that tells nothing but itself call a function, as long as the object is there.
    static func connect(
      _ object: WidgetPointer, _ name: String,
      _ call: @escaping @MainActor () -> Void
    ) {
      let thunk: @convention(c) (gpointer?, gpointer?) -> Void = { _, receiver in
        guard let receiver else { return }
        nonisolated(unsafe) let held = receiver
        MainActor.assumeIsolated { Receiver.at(held).call(0) }
      }
      connect(object, name, unsafeBitCast(thunk, to: GCallback.self)) { _ in call() }
    }

    /// The same, of a property that changed.
    static func connect(
      _ object: WidgetPointer, property: String,
      _ call: @escaping @MainActor () -> Void
    ) {
      let thunk: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, receiver in
        guard let receiver else { return }
        nonisolated(unsafe) let held = receiver
        MainActor.assumeIsolated { Receiver.at(held).call(0) }
      }
      connect(object, "notify::" + property, unsafeBitCast(thunk, to: GCallback.self)) { _ in
        call()
      }
    }

    /// The same, of a signal that tells of an item by its position.
    static func connect(
      _ object: WidgetPointer, position name: String,
      _ call: @escaping @MainActor (Int) -> Void
    ) {
      let thunk: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, position, receiver in
        guard let receiver else { return }
        nonisolated(unsafe) let held = receiver
        MainActor.assumeIsolated { Receiver.at(held).call(Int(position)) }
      }
      connect(object, name, unsafeBitCast(thunk, to: GCallback.self), call)
    }

    /// The same, of a signal of a factory that tells of an item of a list.
    static func connect(
      _ factory: OpaquePointer, item name: String,
      _ call: @escaping @MainActor (OpaquePointer) -> Void
    ) {
      let thunk: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, item, receiver in
        guard let receiver, let item else { return }
        nonisolated(unsafe) let held = receiver
        let address = Int(bitPattern: item)
        MainActor.assumeIsolated { Receiver.at(held).call(address) }
      }
      connect(
        UnsafeMutablePointer<GObject>(factory), name, unsafeBitCast(thunk, to: GCallback.self)
      ) { item in
        if let item = OpaquePointer(bitPattern: item) { call(item) }
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
        { receiver, _ in
          if let receiver { Unmanaged<AnyObject>.fromOpaque(receiver).release() }
        },
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

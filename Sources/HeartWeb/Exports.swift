#if arch(wasm32)
  // A page calls from one thread only.
  nonisolated(unsafe) private let engine = WebEngine()

  /// Whether `Web/engine/memory.c` could give out so many more bytes.
  ///
  /// Swift stops where it gets no memory, so what depends on a page's wishes asks first.
  @_extern(c, "heart_has_room") private func hasRoom(_ count: Int32) -> Bool

  /// Returns memory for text, until the next such call; 0 without room.
  @_expose(wasm, "reserve") @_cdecl("heart_reserve")
  public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0, hasRoom(count) else { return nil }
    return engine.reserve(count)
  }

  /// Returns where the numbers that the latest call left are.
  @_expose(wasm, "numbers") @_cdecl("heart_numbers")
  public func numbers() -> UnsafeMutablePointer<Double>? { engine.numbers.start }

  /// Returns the handle of a new button, above 0; 0 without room.
  @_expose(wasm, "create") @_cdecl("heart_create")
  public func create() -> Int32 {
    // More than a button takes, and the table where it has to grow a little.
    hasRoom(1 << 14) ? engine.create() : 0
  }

  /// Forgets a button; its handle means nothing from then on.
  @_expose(wasm, "destroy") @_cdecl("heart_destroy")
  public func destroy(_ handle: Int32) -> Int32 { engine.destroy(handle) }

  /// Reads reserved path data as the icon.
  ///
  /// 0 done, 1 no path data, 2 no area; the numbers say more.
  @_expose(wasm, "setPath") @_cdecl("heart_set_path")
  public func setPath(_ handle: Int32, _ count: Int32, _ isEvenOdd: Int32) -> Int32 {
    engine.setPath(handle, count: count, isEvenOdd: isEvenOdd != 0)
  }

  /// Sets the style: 0 grow, 1 pop, 2 burst, 3 plain.
  @_expose(wasm, "setStyle") @_cdecl("heart_set_style")
  public func setStyle(_ handle: Int32, _ index: Int32) -> Int32 {
    engine.setStyle(handle, index: index)
  }

  /// Sets the speed; what is out of range is cut to it.
  @_expose(wasm, "setSpeed") @_cdecl("heart_set_speed")
  public func setSpeed(_ handle: Int32, _ speed: Double) -> Int32 {
    engine.setSpeed(handle, speed: speed)
  }

  /// Sets the opacity of the fill's color, and the border's width.
  ///
  /// The width is in points of the slot of 24; NaN is the default share.
  @_expose(wasm, "setLook") @_cdecl("heart_set_look")
  public func setLook(_ handle: Int32, _ fillAlpha: Double, _ borderWidth: Double) -> Int32 {
    engine.setLook(handle, fillAlpha: fillAlpha, borderWidth: borderWidth)
  }

  /// Tells a button of an event by number; returns the notices' bits.
  @_expose(wasm, "send") @_cdecl("heart_send")
  public func send(_ handle: Int32, _ event: Int32, _ flag: Int32, _ now: Double) -> Int32 {
    engine.send(handle, event: event, flag: flag != 0, at: now)
  }

  /// Tells a button the time; returns the notices' bits.
  @_expose(wasm, "advance") @_cdecl("heart_advance")
  public func advance(_ handle: Int32, _ now: Double) -> Int32 { engine.advance(handle, to: now) }

  /// Returns 1 for a button that is selected, else 0.
  @_expose(wasm, "isSelected") @_cdecl("heart_is_selected")
  public func isSelected(_ handle: Int32) -> Int32 { engine.isSelected(handle) }

  /// Returns 1 while anything of a button moves, else 0.
  @_expose(wasm, "isMoving") @_cdecl("heart_is_moving")
  public func isMoving(_ handle: Int32, _ now: Double) -> Int32 { engine.isMoving(handle, at: now) }

  /// Returns the reach of a button's style; NaN without a button.
  @_expose(wasm, "reach") @_cdecl("heart_reach")
  public func reach(_ handle: Int32) -> Double { engine.reach(handle) }

  /// Leaves a picture in the numbers; returns its count of items.
  @_expose(wasm, "draw") @_cdecl("heart_draw")
  public func draw(_ handle: Int32, _ now: Double) -> Int32 { engine.draw(handle, at: now) }
#endif

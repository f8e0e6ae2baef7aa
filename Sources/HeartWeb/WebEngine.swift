internal import HeartCore

/// What a page asks, in numbers.
struct WebEngine {
  /// What the latest call left to read.
  private(set) var numbers = Numbers(capacity: 192)
  private var buttons = ButtonTable()
  private var picture = Picture()
  private var text: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

  /// The answer to a handle that is no button.
  private static let noButton: Int32 = -1
  /// The room of the icon: the view box of the page's drawing.
  private static let slot = Box(x: 0, y: 0, width: 24, height: 24)

  mutating func create() -> Int32 { buttons.add() }

  mutating func destroy(_ handle: Int32) -> Int32 { buttons.remove(handle) ? 0 : Self.noButton }

  /// Memory for some bytes of text; nil for a count below 0.
  mutating func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0 else { return nil }
    if text.count < Int(count) || text.baseAddress == nil {
      text.deallocate()
      text = .allocate(capacity: max(1, Int(count)))
    }
    return text.baseAddress
  }

  /// Reads the reserved text as the button's icon.
  mutating func setPath(_ handle: Int32, count: Int32, isEvenOdd: Bool) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    let bytes = [UInt8](UnsafeBufferPointer(text).prefix(max(0, Int(count))))
    numbers.removeAll()
    do throws(PathDataError) {
      let outline = try Outline(pathData: bytes, fillRule: isEvenOdd ? .evenodd : .nonzero)
      let icon = Icon(outline: outline)
      guard icon.zoom(in: Self.slot) != nil else { return 2 }
      button.look.icon = icon
      numbers.append(icon.frame.x)
      numbers.append(icon.frame.y)
      numbers.append(icon.frame.width)
      numbers.append(icon.frame.height)
      numbers.append(icon.fillRadius)
      return 0
    } catch {
      numbers.append(Double(error.offset))
      numbers.append(error.expected.number)
      numbers.append(error.found.number)
      return 1
    }
  }

  func setStyle(_ handle: Int32, index: Int32) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    switch index {
    case 0: button.model.style = .grow
    case 1: button.model.style = .pop
    case 2: button.model.style = .burst
    case 3: button.model.style = .plain
    default: return Self.noButton
    }
    return 0
  }

  func setSpeed(_ handle: Int32, speed: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    button.model.speed = FavoriteModel.speed(nearestTo: speed)
    return 0
  }

  func setLook(_ handle: Int32, fillAlpha: Double, borderWidth: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    button.look.fillColor = RGBA(red: 0, green: 0, blue: 0, alpha: fillAlpha.isNaN ? 1 : fillAlpha)
    button.look.borderWidth = borderWidth.isNaN ? nil : min(Self.slot.width, borderWidth)
    return 0
  }

  func send(_ handle: Int32, event: Int32, flag: Bool, at time: Double) -> Int32 {
    guard let button = buttons[handle], let event = FavoriteEvent(event, flag: flag) else {
      return Self.noButton
    }
    return button.model.handle(event, at: time).bits
  }

  func advance(_ handle: Int32, to time: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    return button.model.advance(to: time).bits
  }

  func isSelected(_ handle: Int32) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    return button.model.isSelected ? 1 : 0
  }

  func isMoving(_ handle: Int32, at time: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    return button.model.isMoving(at: time) ? 1 : 0
  }

  func reach(_ handle: Int32) -> Double { buttons[handle]?.model.style.reach ?? .nan }

  /// Leaves the picture of an instant in ``numbers``, and tells how many items it has.
  mutating func draw(_ handle: Int32, at time: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.noButton }
    picture.refill(button.model.instant(at: time), look: button.look, in: Self.slot)
    numbers.removeAll()
    let group = picture.group
    numbers.append(Double(group?.itemCount ?? 0))
    numbers.append(group?.maskZoom.scale ?? 1)
    numbers.append(group?.maskZoom.offset.dx ?? 0)
    numbers.append(group?.maskZoom.offset.dy ?? 0)
    numbers.append(group?.opacity ?? 1)
    for item in picture.items { numbers.append(item) }
    return Int32(picture.items.count)
  }
}

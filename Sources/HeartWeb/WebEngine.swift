internal import HeartCore

/// What a page asks of its buttons, in numbers.
///
/// The answer to a handle that is no button, and to a number that means nothing, is −1.
final class WebEngine {
  /// What the latest call left to read.
  private(set) var numbers = Numbers()
  private var buttons = ButtonTable()
  private var picture = Picture()
  private var text: UnsafeMutablePointer<UInt8>?
  private var textCapacity: Int32 = 0

  private static let nothing: Int32 = -1
  /// The room of the icon: the view box of the page's drawing.
  private static let slot = Box(x: 0, y: 0, width: 24, height: 24)

  /// Creates a button that rests; 0 where there cannot be more.
  func create() -> Int32 { buttons.add() }

  /// Forgets a button.
  func destroy(_ handle: Int32) -> Int32 { buttons.remove(handle) ? 0 : Self.nothing }

  /// Memory for some bytes of text; nil for a count below 0.
  func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0 else { return nil }
    if text == nil || textCapacity < count {
      text?.deallocate()
      textCapacity = max(1, count)
      text = .allocate(capacity: Int(textCapacity))
      // Of what is read before it was written.
      text.unsafelyUnwrapped.initialize(repeating: 0, count: Int(textCapacity))
    }
    return text
  }

  /// Reads so many bytes of the reserved text as a button's icon.
  ///
  /// 0 done; the numbers are the icon's frame and fill radius. 1 no path data; they are the place,
  /// and what was expected and found there. 2 no area.
  func setPath(_ handle: Int32, count: Int32, isEvenOdd: Bool) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    numbers.removeAll()
    let bytes = UnsafeBufferPointer(start: text, count: Int(max(0, min(count, textCapacity))))
    do throws(PathDataError) {
      let outline = try Outline(
        pathData: Array(bytes), fillRule: isEvenOdd ? .evenodd : .nonzero)
      guard let icon = Self.icon(of: outline) else { return 2 }
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

  /// The measures of an outline; nil where there would be nothing to see.
  private static func icon(of outline: Outline) -> Icon? {
    guard let bounds = OutlineMeasure.bounds(of: outline),
      !outline.contours.allSatisfy({ $0.isFlat })
    else {
      return nil
    }
    let icon = Icon(
      frame: bounds, fillRadius: OutlineMeasure.farthestDistance(of: outline, from: bounds.center))
    guard icon.fillRadius.isFinite, icon.zoom(in: slot) != nil else { return nil }
    return icon
  }

  func setStyle(_ handle: Int32, index: Int32) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    switch index {
    case 0: button.model.style = .grow
    case 1: button.model.style = .pop
    case 2: button.model.style = .burst
    case 3: button.model.style = .plain
    default: return Self.nothing
    }
    return 0
  }

  func setSpeed(_ handle: Int32, speed: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    button.model.speed = FavoriteModel.speed(nearestTo: speed)
    return 0
  }

  func setLook(_ handle: Int32, fillAlpha: Double, borderWidth: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    button.look.fillColor = RGBA(red: 0, green: 0, blue: 0, alpha: fillAlpha.isNaN ? 1 : fillAlpha)
    button.look.borderWidth = borderWidth.isNaN ? nil : min(Self.slot.width, borderWidth)
    return 0
  }

  func send(_ handle: Int32, event: Int32, flag: Bool, at time: Double) -> Int32 {
    guard let button = buttons[handle], let event = FavoriteEvent(event, flag: flag) else {
      return Self.nothing
    }
    return button.model.handle(event, at: time).bits
  }

  func advance(_ handle: Int32, to time: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    return button.model.advance(to: time).bits
  }

  func isSelected(_ handle: Int32) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    return button.model.isSelected ? 1 : 0
  }

  func isMoving(_ handle: Int32, at time: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
    return button.model.isMoving(at: time) ? 1 : 0
  }

  func reach(_ handle: Int32) -> Double { buttons[handle]?.model.style.reach ?? .nan }

  /// Leaves the picture of an instant in ``numbers``, and tells how many items it has.
  func draw(_ handle: Int32, at time: Double) -> Int32 {
    guard let button = buttons[handle] else { return Self.nothing }
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

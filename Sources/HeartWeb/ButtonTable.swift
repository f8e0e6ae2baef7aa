internal import HeartCore

/// The buttons of a page by numbers, since a page has no references of ours.
///
/// A handle is the place of a button in the table, and how many buttons had the place before. So
/// the handle of a button that is gone is told from that of the next one in its place. A place that
/// has had as many buttons as can be told apart is not used again.
struct ButtonTable {
  private struct Place {
    var button: WebButton?
    var generation: Int32
  }

  private var places: [Place] = []
  private var free: [Int32] = []

  private static let placeBits: Int32 = 20
  private static let placeMask: Int32 = 1 << placeBits - 1
  private static let lastGeneration: Int32 = 1 << (31 - placeBits) - 1

  /// Adds a button; the handle is 0 where there is no room for one more.
  mutating func add() -> Int32 {
    let place: Int32
    if let last = free.popLast() {
      place = last
    } else {
      guard places.count < Int(Self.placeMask) else { return 0 }
      place = Int32(places.count)
      places.append(Place(button: nil, generation: 0))
    }
    places[Int(place)].button = WebButton()
    return places[Int(place)].generation << Self.placeBits | (place + 1)
  }

  /// Removes a button; whether there was one.
  mutating func remove(_ handle: Int32) -> Bool {
    guard self[handle] != nil else { return false }
    let place = handle & Self.placeMask - 1
    places[Int(place)].button = nil
    if places[Int(place)].generation < Self.lastGeneration {
      places[Int(place)].generation += 1
      free.append(place)
    }
    return true
  }

  /// The button with a handle; nil for whatever else the number is.
  subscript(_ handle: Int32) -> WebButton? {
    let place = Int(handle & Self.placeMask) - 1
    guard handle > 0, place >= 0, place < places.count,
      places[place].generation == handle >> Self.placeBits
    else { return nil }
    return places[place].button
  }
}

/// The buttons of a page by numbers, since a page has no references of ours.
///
/// A handle tells the place of a button in the table, and how many buttons had that place before.
/// So the handle of a button that is gone is never mistaken for that of the next one in its place;
/// a place that has had as many buttons as can be told apart is not used again.
struct ButtonTable {
  private struct Place {
    var button: WebButton?
    /// How many buttons had the place before.
    var generation: Int32
    /// The next place that is free, of one that is.
    var nextFree: Int32
  }

  private var places: UnsafeMutablePointer<Place>?
  private var count: Int32 = 0
  private var capacity: Int32 = 0
  /// A place that is free, or −1.
  private var firstFree: Int32 = -1

  /// How many bits of a handle tell the place; those above tell the generation.
  private static let placeBits: Int32 = 20
  /// The most places that there can be.
  private static let largestCount: Int32 = 1 << placeBits - 1
  private static let lastGeneration: Int32 = 1 << (31 - placeBits) - 1

  /// Adds a button and returns its handle, above 0; 0 where a table cannot have more.
  mutating func add() -> Int32 {
    var index = firstFree
    if index < 0 {
      guard count < Self.largestCount else { return 0 }
      if count == capacity { grow() }
      index = count
      count += 1
      (places.unsafelyUnwrapped + Int(index)).initialize(
        to: Place(button: nil, generation: 0, nextFree: -1))
    }
    let place = places.unsafelyUnwrapped + Int(index)
    firstFree = place.pointee.nextFree
    place.pointee.button = WebButton()
    // One more than the place, so that no handle is 0.
    return place.pointee.generation << Self.placeBits | (index + 1)
  }

  /// Removes a button; whether there was one.
  mutating func remove(_ handle: Int32) -> Bool {
    guard self[handle] != nil else { return false }
    let index = (handle & Self.largestCount) - 1
    let place = places.unsafelyUnwrapped + Int(index)
    place.pointee.button = nil
    place.pointee.nextFree = -1
    if place.pointee.generation < Self.lastGeneration {
      place.pointee.generation += 1
      place.pointee.nextFree = firstFree
      firstFree = index
    }
    return true
  }

  /// The button with a handle; nil for whatever else the number is.
  subscript(_ handle: Int32) -> WebButton? {
    let index = (handle & Self.largestCount) - 1
    guard handle > 0, index >= 0, index < count, let places,
      places[Int(index)].generation == handle >> Self.placeBits
    else { return nil }
    return places[Int(index)].button
  }

  private mutating func grow() {
    capacity = max(8, capacity * 2)
    let larger = UnsafeMutablePointer<Place>.allocate(capacity: Int(capacity))
    if let places {
      larger.moveInitialize(from: places, count: Int(count))
      places.deallocate()
    }
    places = larger
  }
}

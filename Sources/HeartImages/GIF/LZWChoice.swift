/// Pixels for LZW, some of which may be written in either of two ways.
///
/// A pixel that is as it was before may be written as its own color or as clear; which of the two
/// is shorter hangs on the strings that are already known.
struct LZWChoice {
  /// One way of writing the pixels.
  let one: [UInt8]
  /// The other; the same where there is no choice.
  let other: [UInt8]

  /// How many bits the pixels need: 2…8, as the format has no fewer.
  static func pixelBits(for pixels: [UInt8]) -> Int {
    max(2, 8 - (pixels.max() ?? 0).leadingZeroBitCount)
  }

  /// How many bytes giflib will write for pixels.
  static func byteCount(of pixels: [UInt8]) -> Int {
    guard var string = pixels.first.map(Int.init) else { return 0 }
    var strings = LZWStrings(pixelBits: pixelBits(for: pixels))
    for pixel in pixels.dropFirst() {
      if let longer = strings.string(string, followedBy: pixel) {
        string = longer
      } else {
        strings.put(string, before: pixel)
        string = Int(pixel)
      }
    }
    strings.putLast()
    return LZWStrings.byteCount(bits: strings.bitCount)
  }

  /// The shortest of the two ways and of their mixtures that were tried.
  var shortest: [UInt8] {
    var (best, count) = (one, Self.byteCount(of: one))
    guard one != other else { return best }
    for candidate in [other, mixture] {
      let candidateCount = Self.byteCount(of: candidate)
      if candidateCount < count { (best, count) = (candidate, candidateCount) }
    }
    return best
  }

  /// What comes of going on with the longest known string that fits, again and again.
  private var mixture: [UInt8] {
    let bits = max(Self.pixelBits(for: one), Self.pixelBits(for: other))
    var strings = LZWStrings(pixelBits: bits)
    var result: [UInt8] = []
    result.reserveCapacity(one.count)
    var last: Int?
    while result.count < one.count {
      let place = result.count
      var (pixel, string, length) = (one[place], 0, 0)
      for tried in one[place] == other[place] ? [pixel] : [pixel, other[place]] {
        let found = match(from: tried, at: place, after: last, in: strings)
        if found.length > length { (pixel, string, length) = (tried, found.string, found.length) }
      }
      if let last { strings.put(last, before: pixel) }
      strings.append(string, to: &result)
      last = string
    }
    return result
  }

  /// The longest string that fits, if it begins with the pixel.
  private func match(
    from pixel: UInt8, at start: Int, after last: Int?, in strings: LZWStrings
  ) -> (string: Int, length: Int) {
    // What is learned only when the pixel is known, or forgotten then.
    let learned = strings.next
    guard last == nil || learned != nil else { return (Int(pixel), 1) }
    func longer(_ string: Int, _ following: UInt8) -> Int? {
      string == last && following == pixel
        ? learned : strings.string(string, followedBy: following)
    }
    var ends = [Int(pixel)]
    var place = start + 1
    while place < one.count {
      var found: [Int] = []
      for end in ends {
        if let string = longer(end, one[place]) { found.append(string) }
        guard one[place] != other[place] else { continue }
        if let string = longer(end, other[place]) { found.append(string) }
      }
      guard !found.isEmpty else { break }
      // More would rarely help, and could take long.
      ends = Array(found.prefix(16))
      place += 1
    }
    return (ends[0], place - start)
  }
}

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
      var next = strings
      var string = 0
      var longest = -1
      for pixel in one[place] == other[place] ? [one[place]] : [one[place], other[place]] {
        var tried = strings
        if let last { tried.put(last, before: pixel) }
        let (found, length) = match(from: pixel, at: place, in: tried)
        if length > longest { (next, string, longest) = (tried, found, length) }
      }
      strings = next
      strings.append(string, to: &result)
      last = string
    }
    return result
  }

  private func match(
    from pixel: UInt8, at start: Int, in strings: LZWStrings
  ) -> (string: Int, length: Int) {
    var ends = [Int(pixel)]
    var place = start + 1
    while place < one.count {
      var longer: [Int] = []
      for end in ends {
        if let string = strings.string(end, followedBy: one[place]) { longer.append(string) }
        guard one[place] != other[place] else { continue }
        if let string = strings.string(end, followedBy: other[place]) { longer.append(string) }
      }
      guard !longer.isEmpty else { break }
      ends = Array(longer.prefix(32))
      place += 1
    }
    return (ends[0], place - start)
  }
}

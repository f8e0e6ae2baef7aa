/// The strings that LZW knows after some pixels, numbered as giflib's encoder numbers them.
///
/// They are kept to foresee how much giflib will write, so that the shorter form of an image is
/// known before one is written. The encoding itself is left to giflib.
struct LZWStrings {
  /// How many bits the codes have taken so far.
  private(set) var bitCount: Int
  private let pixelBits: Int
  private var codeBits: Int
  private var count: Int
  // Where a string goes on with a pixel: an open hash of the two, with the number of the longer
  // string at the same place.
  private var keys: [UInt32]
  private var longer: [UInt16]

  /// giflib starts anew at this many strings, one less than the format would have room for.
  private static let limit = 4095
  private static let placeBits: UInt32 = 14
  private static let empty = UInt32.max

  /// Starts with the strings of one pixel of 2…8 bits, after the code that says so.
  init(pixelBits: Int) {
    self.pixelBits = pixelBits
    codeBits = pixelBits + 1
    count = Self.start(pixelBits)
    bitCount = codeBits
    keys = [UInt32](repeating: Self.empty, count: 1 << Self.placeBits)
    longer = [UInt16](repeating: 0, count: 1 << Self.placeBits)
  }

  /// The string that a string becomes with one more pixel, if it is known.
  func string(_ string: Int, followedBy pixel: UInt8) -> Int? {
    let key = UInt32(string) << 8 | UInt32(pixel)
    var place = Self.place(of: key)
    while keys[place] != Self.empty {
      if keys[place] == key { return Int(longer[place]) }
      place = (place + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Puts the code of a string that the next pixel does not continue, and learns the two.
  mutating func put(_ string: Int, before pixel: UInt8) {
    putCode()
    guard count < Self.limit else { return startAnew() }
    let key = UInt32(string) << 8 | UInt32(pixel)
    var place = Self.place(of: key)
    while keys[place] != Self.empty { place = (place + 1) & (keys.count - 1) }
    keys[place] = key
    longer[place] = UInt16(count)
    count += 1
  }

  /// Puts the code of the last string, and that of the end.
  mutating func putLast() {
    putCode()
    putCode()
  }

  private mutating func putCode() {
    bitCount += codeBits
    if count >= 1 << codeBits { codeBits += 1 }
  }

  private mutating func startAnew() {
    putCode()
    count = Self.start(pixelBits)
    codeBits = pixelBits + 1
    for place in keys.indices { keys[place] = Self.empty }
  }

  /// Two codes after those of the pixels are taken: to start anew, and the end.
  private static func start(_ pixelBits: Int) -> Int { 1 << pixelBits + 2 }

  private static func place(of key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) >> (32 - placeBits))
  }
}

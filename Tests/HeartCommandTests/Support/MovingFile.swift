/// What a moving file's own headers say, by the layouts of their specifications.
struct MovingFile {
  /// How long each frame is shown, in seconds.
  var delays: [Double] = []
  /// How often it is played; 0 is for ever.
  var plays = 1

  /// PNG: chunks of length, name, contents and sum; `acTL` and `fcTL` are APNG's.
  init(apng bytes: [UInt8]) {
    var place = 8
    while place + 12 <= bytes.count {
      let length = Self.big(bytes, place, 4)
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "acTL": plays = Self.big(bytes, place + 12, 4)
      case "fcTL":
        delays.append(
          Double(Self.big(bytes, place + 28, 2)) / Double(Self.big(bytes, place + 30, 2)))
      default: break
      }
      place += length + 12
    }
  }

  /// WebP: RIFF chunks of name, length and contents, padded to even; `ANIM` and `ANMF` move.
  init(webp bytes: [UInt8]) {
    var place = 12
    while place + 8 <= bytes.count {
      let length = Self.little(bytes, place + 4, 4)
      switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
      case "ANIM": plays = Self.little(bytes, place + 12, 2)
      case "ANMF": delays.append(Double(Self.little(bytes, place + 20, 3)) / 1000)
      default: break
      }
      place += 8 + length + length % 2
    }
  }

  /// GIF: after the color table blocks, of which 21 F9 04 begins a frame's and 21 FF 0B NETSCAPE's.
  init(gif bytes: [UInt8]) {
    var place = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
    while place < bytes.count, bytes[place] != 0x3B {
      if bytes[place] == 0x21 {
        if bytes[place + 1] == 0xF9 {
          delays.append(Double(Self.little(bytes, place + 4, 2)) / 100)
        } else if bytes[place + 1] == 0xFF {
          // The repeats after the first time; 0 is for ever.
          let repeats = Self.little(bytes, place + 16, 2)
          plays = repeats == 0 ? 0 : repeats + 1
        }
        place += 2
      } else {
        let packed = bytes[place + 9]
        place += 11 + (packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1))
      }
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
  }

  private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

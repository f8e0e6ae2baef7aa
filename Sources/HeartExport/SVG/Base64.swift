/// Writes bytes as text, as data addresses have them (RFC 4648, section 4).
enum Base64 {
  static func append(_ data: [UInt8], to text: inout [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var index = 0
    while index < data.count {
      let count = min(3, data.count - index)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(data[index + offset]) : 0)
      }
      for digit in 0..<4 {
        text.append(
          digit <= count ? alphabet[group >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
  }
}

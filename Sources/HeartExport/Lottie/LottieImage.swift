import HeartCore

/// An image inside the file, as a PNG in a data address.
struct LottieImage: Sendable {
  let bitmap: Bitmap
  let name: String
  private let address: [UInt8]

  init<Failure: Error>(
    _ bitmap: Bitmap, name: String, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    self.bitmap = bitmap
    self.name = name
    address = Array("data:image/png;base64,".utf8) + base64(try png(bitmap))
  }

  /// The file's images; none where the icon is an outline.
  static func all<Failure: Error>(
    of icon: Icon, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [LottieImage] {
    guard case .images(let mask, let border) = icon.art else { return [] }
    var images = [try LottieImage(mask, name: "mask", png: png)]
    if let border { images.append(try LottieImage(border, name: "border", png: png)) }
    return images
  }

  var asset: JSONValue {
    [
      "id": .text(name), "w": .number(Double(bitmap.width)), "h": .number(Double(bitmap.height)),
      "u": "", "p": .plain(address), "e": 1,
    ]
  }
}

private func base64(_ bytes: [UInt8]) -> [UInt8] {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    var group = 0
    for index in 0..<3 { group = group << 8 | (index < count ? Int(bytes[start + index]) : 0) }
    for index in 0..<4 {
      text.append(index <= count ? digits[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return text
}

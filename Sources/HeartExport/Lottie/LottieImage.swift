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
    var text = Array("data:image/png;base64,".utf8)
    Base64.append(try png(bitmap), to: &text)
    address = text
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

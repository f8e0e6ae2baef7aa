import HeartCore
import HeartExport
import HeartImages
import Testing

@testable import HeartCommand

/// The button of two images: a mask, and a hollow border that is seen until the mask is full.
struct MaskImageTests {
  private let folder: Folder
  private let mask: Bitmap
  private let border: Bitmap

  /// Images as such a button had them: 60 × 60 pixels, two to a point; the border in its own blue.
  init() throws {
    folder = try Folder()
    var look = FavoriteLook(icon: .softHeart, fillColor: .black)
    mask = Self.draw(.settled(selected: true), look)
    look.borderColor = RGBA(red: 0, green: 0, blue: 1)
    border = Self.draw(.settled(selected: false), look)
    try folder.write(mask.png(), to: "mask.png")
    try folder.write(border.png(), to: "border.png")
  }

  private static func draw(_ instant: FavoriteInstant, _ look: FavoriteLook) -> Bitmap {
    var picture = Picture()
    picture.refill(instant, look: look, in: Box(x: 0, y: 0, width: 60, height: 60))
    var bitmap = Bitmap(width: 60, height: 60)
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &bitmap)
    return bitmap
  }

  private func render(_ words: String) throws -> Bitmap {
    let images = "--mask-image \(folder("mask.png")) --border-image \(folder("border.png"))"
    let call = Call("render \(images) --fill #FF0000 \(words) -o \(folder("out.png"))")
    try #require(call.exitCode == 0, "\(call.complaints)")
    return try folder.bitmap("out.png")
  }

  @Test("Off, the border image is seen in its own colors, cut by the mask")
  func off() throws {
    let off = try render("")
    #expect(off.width == 60 && off.height == 60)
    var inked = 0
    for pixel in stride(from: 0, to: off.bytes.count, by: 4) {
      let mask = Int(mask.bytes[pixel + 3])
      for part in pixel..<pixel + 4 {
        // The mask multiplies, and rounds to the nearest of 255 steps.
        #expect(Int(off.bytes[part]) == (Int(border.bytes[part]) * mask * 2 + 255) / 510)
      }
      inked += off.bytes[pixel + 2] == 255 ? 1 : 0
    }
    #expect(inked > 200, "\(inked) pixels of pure border")
  }

  @Test("On, the whole mask is filled, and nothing of the border is left")
  func on() throws {
    let on = try render("--selected")
    for pixel in stride(from: 0, to: on.bytes.count, by: 4) {
      let mask = mask.bytes[pixel + 3]
      #expect(Array(on.bytes[pixel..<pixel + 4]) == [mask, 0, 0, mask])
    }
    #expect(try render("--change select --at 0.35") == on)
    #expect(try render("--progress 1") == on)
  }

  @Test("On the way, the fill grows over the border from the middle")
  func growing() throws {
    var earlier = 0
    for progress in [0.1, 0.3, 0.5, 0.7, 0.9, 1] {
      let picture = try render("--progress \(progress)")
      var filled = 0
      for row in 0..<60 {
        for column in 0..<60 where mask.alpha(column: column, row: row) == 255 {
          let pixel = (row * 60 + column) * 4
          let distance = Point2D(x: Double(column) + 0.5, y: Double(row) + 0.5)
            .distance(to: Point2D(x: 30, y: 30))
          // A pixel is at most 0.71 px from its middle to its corner.
          let radius = progress * Icon(mask: mask).fillRadius
          if distance < radius - 0.75 {
            #expect(picture.bytes[pixel] == 255 && picture.bytes[pixel + 2] == 0)
            filled += 1
          } else if distance > radius + 0.75 {
            #expect(picture.bytes[pixel] == 0)
          }
        }
      }
      #expect(filled > earlier)
      earlier = filled
    }
  }

  @Test("In a mask that is not square the fill is round all the same")
  func notSquare() throws {
    var wide = Bitmap(width: 30, height: 20)
    for index in wide.bytes.indices { wide.bytes[index] = 255 }
    try folder.write(wide.png(), to: "wide.png")
    let words = "render --mask-image \(folder("wide.png")) --progress 0.4 --size 300x200"
    #expect(Call("\(words) -o \(folder("out.png"))").exitCode == 0)
    let picture = try folder.bitmap("out.png")
    let columns = (0..<300).filter { picture.alpha(column: $0, row: 100) == 255 }
    let rows = (0..<200).filter { picture.alpha(column: 150, row: $0) == 255 }
    // 0.4 of half the diagonal of 300 × 200 is a radius of 72.1.
    #expect(columns.count == rows.count)
    #expect(abs(columns.count - 144) <= 1)
    #expect(columns.first.map { 299 - $0 } == columns.last)
    #expect(rows.first.map { 199 - $0 } == rows.last)
  }
}

import HeartCore

/// Draws pictures onto bitmaps, each pixel by the area that is covered.
///
/// ```swift
/// var rasterizer = Rasterizer()
/// bitmap.fill(with: .clear)
/// rasterizer.draw(picture, onto: &bitmap)
/// ```
///
/// Coverage is the exact area of outlines whose curves are replaced by lines at most 0.01 px away,
/// also where an outline crosses or touches itself. Inner pixels are covered fully, to the last
/// bit. An outline that overlaps itself takes several times as long as one that does not. Lines
/// along an outline are added up where they overlap, so that a pixel in the inner corner of a
/// line may be covered by up to a quarter too much.
///
/// Blending is on encoded, premultiplied values; every product of bytes is rounded to the nearest.
/// The same picture makes the same bytes on every machine.
///
/// A rasterizer keeps its memory: a second frame like the first one allocates nothing. Shapes
/// that are out of sight, and the parts of shapes that are, cost little.
public struct Rasterizer: Sendable {
  private var painter = ShapePainter()
  private var layer: [UInt32] = []

  /// Creates a rasterizer; memory is taken when something is drawn.
  public init() {}

  /// Draws a picture over what is there.
  ///
  /// - Parameters:
  ///   - picture: Items whose zoom or shape holds a number that is not finite are left out.
  ///   - bitmap: What is outside of it is cut off.
  ///   - zoom: From the points of the picture to pixels.
  public mutating func draw(
    _ picture: Picture, onto bitmap: inout Bitmap, zoom: Zoom = .identity
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.bytes.withUnsafeMutableBytes { memory in
      draw(picture, onto: memory, width: width, height: height, zoom: zoom)
    }
  }

  /// Draws a picture over what is there, in memory that somebody else keeps.
  ///
  /// - Parameters:
  ///   - picture: As above.
  ///   - memory: Pixels as a ``Bitmap`` has them; at least `width × height × 4` bytes.
  ///   - zoom: From the points of the picture to pixels.
  package mutating func draw(
    _ picture: Picture, onto memory: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    zoom: Zoom
  ) {
    precondition(
      memory.count >= width * height * 4,
      "\(width) × \(height) pixels need four bytes for each, not \(memory.count) bytes")
    guard let start = memory.baseAddress else { return }
    let region = PixelRegion(columns: 0..<width, rows: 0..<height)
    draw(picture, zoom, onto: PixelPlane(origin: start, bytesPerRow: width * 4, region: region))
  }

  private mutating func draw(_ picture: Picture, _ zoom: Zoom, onto plane: PixelPlane) {
    var first = 0
    if let group = picture.group {
      first = max(0, min(group.itemCount, picture.items.count))
      draw(picture.items[..<first], of: group, zoom, onto: plane)
    }
    for item in picture.items[first...] {
      painter.draw(item, zoom, onto: plane)
    }
  }

  /// Draws items onto a layer, then the layer through the mask.
  ///
  /// The layer is no larger than the mask.
  private mutating func draw(
    _ items: ArraySlice<PictureItem>, of group: Picture.Group, _ zoom: Zoom,
    onto plane: PixelPlane
  ) {
    guard let mask = MaskedLayer(group, zoom), let box = mask.box else { return }
    PixelRegion(touchedBy: box, within: plane.region)
      .forEachBand(pixelLimit: CoverageBuffer.pixelLimit) { band in
        Self.withClearPlane(band, in: &layer) { layer in
          for item in items {
            painter.draw(item, zoom, onto: layer)
          }
          painter.draw(layer, maskedBy: mask, onto: plane)
        }
      }
  }

  private static func withClearPlane(
    _ region: PixelRegion, in memory: inout [UInt32], _ body: (PixelPlane) -> Void
  ) {
    let count = region.columns.count * region.rows.count
    if memory.count < count {
      memory.append(contentsOf: repeatElement(0, count: count - memory.count))
    }
    memory.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      start.initializeMemory(as: UInt8.self, repeating: 0, count: count * 4)
      body(
        PixelPlane(origin: start, bytesPerRow: region.columns.count * 4, region: region))
    }
  }
}

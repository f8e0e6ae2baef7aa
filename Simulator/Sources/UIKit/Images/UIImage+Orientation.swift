@_spi(Simulation) import CoreGraphics
import Foundation

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The pixels as they are seen: whole ones change places, so that nothing is lost.
  func turned(_ image: CGImage) -> CGImage {
    guard self != .up else { return image }
    let width = isSideways ? image.height : image.width
    let height = isSideways ? image.width : image.height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(image.bytes.count)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = source(of: x, y, in: image)
        let start = (row * image.width + column) * 4
        bytes += image.bytes[start..<(start + 4)]
      }
    }
    return CGImage(width: width, height: height, bytes: bytes, colorSpace: image.colorSpace)
  }

  /// The pixel that is seen at a place.
  private func source(of x: Int, _ y: Int, in image: CGImage) -> (column: Int, row: Int) {
    let (right, bottom) = (image.width - 1, image.height - 1)
    return switch self {
    case .up: (x, y)
    case .down: (right - x, bottom - y)
    case .left: (right - y, x)
    case .right: (y, bottom - x)
    case .upMirrored: (right - x, y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (right - y, bottom - x)
    }
  }
}

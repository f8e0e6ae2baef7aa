import HeartCore
import UIKit

@testable import HeartKit

/// Images as an app has them.
enum Art {
  /// An ellipse that fills its image, black, with soft edges.
  static func ellipse(width: Int, height: Int) -> Bitmap {
    drawn(width: width, height: height) { x, y in
      let radius = (x * x + y * y).squareRoot()
      return min(1, max(0, (1 - radius) * Double(min(width, height)) / 2 + 0.5))
    }
  }

  /// The rim of that ellipse.
  static func frame(width: Int, height: Int) -> Bitmap {
    drawn(width: width, height: height) { x, y in
      let radius = (x * x + y * y).squareRoot()
      return radius < 1 && radius > 0.8 ? 1 : 0
    }
  }

  static func image(_ bitmap: Bitmap, scale: CGFloat) throws -> UIImage {
    struct NoImage: Error {}
    guard let image = bitmap.cgImage() else { throw NoImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// An image of an alpha over the square −1…1 in both directions; black.
  private static func drawn(
    width: Int, height: Int, alpha: (Double, Double) -> Double
  ) -> Bitmap {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let x = (Double(column) + 0.5) / Double(width) * 2 - 1
        let y = (Double(row) + 0.5) / Double(height) * 2 - 1
        bytes += [0, 0, 0, UInt8((255 * alpha(x, y)).rounded())]
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}

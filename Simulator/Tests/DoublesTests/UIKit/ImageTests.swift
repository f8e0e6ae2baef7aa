import Foundation
import Stage
import Testing
import UIKit

@_spi(Simulation) import CoreGraphics

@MainActor
@Suite("Images and paths", .serialized)
struct ImageTests {
  // Two by two, read along the lines: red, green, blue, white.
  private let corners: [[UInt8]] = [
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255],
  ]

  private var square: CGImage { CGImage(width: 2, height: 2, bytes: corners.flatMap(\.self)) }

  @Test("the size is in points, and turns with the image")
  func size() {
    let tall = CGImage(width: 2, height: 4, bytes: [UInt8](repeating: 0, count: 32))
    #expect(UIImage(cgImage: tall).size == CGSize(width: 2, height: 4))
    #expect(
      UIImage(cgImage: tall, scale: 2, orientation: .right).size == CGSize(width: 2, height: 1))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test(
    "an image is drawn upright, whichever way its pixels lie",
    arguments: [
      (UIImage.Orientation.up, [0, 1, 2, 3]), (.down, [3, 2, 1, 0]), (.left, [1, 3, 0, 2]),
      (.right, [2, 0, 3, 1]), (.upMirrored, [1, 0, 3, 2]), (.downMirrored, [2, 3, 0, 1]),
      (.leftMirrored, [0, 2, 1, 3]), (.rightMirrored, [3, 1, 2, 0]),
    ])
  func orientation(orientation: UIImage.Orientation, order: [Int]) {
    let image = UIImage(cgImage: square, scale: 1, orientation: orientation)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(drawn.cgImage?.bytes == order.flatMap { corners[$0] })
  }

  @Test("a renderer draws in points, y downward, in its scale")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1.5), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 0.5, width: 1, height: 1)).fill()
    }
    #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 1.5))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 4 && pixels.height == 3)
    let row: (Int) -> [UInt8] = { Array(pixels.bytes[($0 * 16)..<($0 * 16 + 16)]) }
    #expect(row(0) == [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(row(2) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("contexts are a stack")
  func stack() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("the mode is kept, and an image comes back from an archive")
  func archive() throws {
    let image = UIImage(cgImage: square, scale: 2, orientation: .left)
      .withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .alwaysTemplate)
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    #expect(copy == image)
    #expect(copy?.size == image.size)
  }

  @Test("a path is a path of Core Graphics, and arcs turn as they are seen")
  func path() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-12 && abs(path.currentPoint.y - 1) < 1e-12)  // rounding
    #expect(path.bounds.minY >= -1e-12)  // rounding
    let box = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
    #expect(box.contains(CGPoint(x: 3, y: 3)))
    box.usesEvenOddFillRule = true
    #expect(!box.contains(CGPoint(x: 3, y: 3)))
    box.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(box.bounds == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(UIBezierPath(cgPath: box.cgPath).cgPath == box.cgPath)
  }
}

import HeartCore
import Stage
import Testing

@_spi(Simulation) import CoreGraphics
@_spi(Simulation) import QuartzCore

@MainActor @Suite struct LayerRendererTests {
  private static var red: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
  private static var blue: CGColor { CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) }

  /// A layer of 4 × 4 points and what is in it, drawn onto nothing.
  private static func drawn(scale: Double = 1, _ build: (CALayer) -> Void) -> Bitmap {
    Simulation.reset()
    let root = CALayer()
    root.bounds.size = CGSize(width: 4, height: 4)
    build(root)
    SimulatedClock.endTurn()
    return drawn(root, scale: scale)
  }

  private static func drawn(_ root: CALayer, scale: Double = 1) -> Bitmap {
    var bitmap = Bitmap(width: Int(4 * scale), height: Int(4 * scale))
    var renderer = LayerRenderer()
    renderer.draw(root, onto: &bitmap, scale: scale)
    return bitmap
  }

  private static func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private static func pixel(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> [UInt8] {
    let start = (row * bitmap.width + column) * 4
    return Array(bitmap.bytes[start..<start + 4])
  }

  @Test func sublayersLieInOrderAndByZPosition() {
    let flat = CGRect(x: 0, y: 0, width: 4, height: 4)
    for (z, color) in [(CGFloat(0), [UInt8(0), 0, 255, 255]), (1, [255, 0, 0, 255])] {
      let bitmap = Self.drawn { root in
        let first = Self.layer(flat, Self.red)
        first.zPosition = z
        root.addSublayer(first)
        root.addSublayer(Self.layer(flat, Self.blue))
      }
      #expect(Self.pixel(bitmap, 1, 1) == color)
    }
  }

  @Test func yIsDownwardAndASublayersPlaceIsInItsSuperlayersBounds() {
    let bitmap = Self.drawn { root in
      root.bounds.origin = CGPoint(x: 10, y: 10)
      root.addSublayer(Self.layer(CGRect(x: 11, y: 12, width: 1, height: 1), Self.red))
    }
    #expect(Self.pixel(bitmap, 1, 2) == [255, 0, 0, 255])
    #expect(bitmap.bytes.filter { $0 > 0 }.count == 2)
  }

  @Test func aTransformTurnsAboutTheAnchor() {
    let bitmap = Self.drawn { root in
      let layer = Self.layer(CGRect(x: 0, y: 0, width: 1, height: 2), Self.red)
      layer.anchorPoint = CGPoint(x: 1, y: 1)
      layer.frame = CGRect(x: 1, y: 0, width: 1, height: 2)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      root.addSublayer(layer)
    }
    // From (1…2, 0…2) by a quarter clockwise about (2, 2) to (2…4, 1…2).
    for (column, row, alpha) in [(2, 1, 255), (3, 1, 255), (1, 0, 0), (1, 1, 0), (2, 2, 0)] {
      #expect(Int(Self.pixel(bitmap, column, row)[3]) == alpha, "\(column), \(row)")
    }
  }

  @Test func theOpacityOfAGroupCountsOnceWhereLayersOverlap() {
    let flat = CGRect(x: 0, y: 0, width: 4, height: 4)
    let bitmap = Self.drawn { root in
      let group = Self.layer(flat, Self.red)
      group.addSublayer(Self.layer(flat, Self.blue))
      group.opacity = 0.5
      root.addSublayer(group)
    }
    #expect(Self.pixel(bitmap, 1, 1) == [0, 0, 128, 128])
  }

  @Test func aMaskShowsAsMuchAsItIsOpaque() {
    let bitmap = Self.drawn { root in
      root.backgroundColor = Self.red
      let mask = Self.layer(CGRect(x: 1, y: 0, width: 2, height: 4), nil)
      let part = Self.layer(CGRect(x: 0, y: 0, width: 2, height: 2), Self.blue)
      part.opacity = 0.2
      mask.addSublayer(part)
      root.mask = mask
    }
    #expect(Self.pixel(bitmap, 1, 1) == [51, 0, 0, 51])
    #expect(Self.pixel(bitmap, 0, 1)[3] == 0 && Self.pixel(bitmap, 1, 2)[3] == 0)
  }

  @Test func aHiddenLayerAndAllInItIsNotThere() {
    let bitmap = Self.drawn { root in
      let layer = CALayer()
      layer.addSublayer(Self.layer(CGRect(x: 0, y: 0, width: 4, height: 4), Self.red))
      layer.isHidden = true
      root.addSublayer(layer)
    }
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test func aLayerThatMasksToItsBoundsCutsWhatIsInItAtItsRoundCorners() {
    for (masks, outside, corner) in [(false, 255, 255), (true, 0, 0)] {
      let bitmap = Self.drawn(scale: 4) { root in
        let layer = Self.layer(CGRect(x: 1, y: 1, width: 2, height: 2), nil)
        layer.cornerRadius = 1
        layer.masksToBounds = masks
        layer.addSublayer(Self.layer(CGRect(x: -1, y: -1, width: 4, height: 4), Self.red))
        root.addSublayer(layer)
      }
      #expect(Int(Self.pixel(bitmap, 0, 8)[3]) == outside)
      #expect(Int(Self.pixel(bitmap, 4, 4)[3]) == corner)
      #expect(Self.pixel(bitmap, 8, 8)[3] == 255)
    }
  }

  @Test func aBorderLiesWithinTheBoundsAndAboveAllElse() {
    let bitmap = Self.drawn { root in
      root.borderWidth = 1
      root.borderColor = Self.blue
      root.addSublayer(Self.layer(CGRect(x: 0, y: 0, width: 4, height: 4), Self.red))
    }
    #expect(Self.pixel(bitmap, 0, 0) == [0, 0, 255, 255])
    #expect(Self.pixel(bitmap, 3, 2) == [0, 0, 255, 255])
    #expect(Self.pixel(bitmap, 1, 1) == [255, 0, 0, 255])
  }

  @Test func aBorderAsWideAsHalfTheLayerCoversIt() {
    let bitmap = Self.drawn { root in
      root.borderWidth = 2
      root.borderColor = Self.blue
    }
    #expect((0..<16).allSatisfy { bitmap.bytes[$0 * 4 + 3] == 255 })
  }

  @Test func aRoundBackgroundHasTheAreaOfItsCircle() {
    let bitmap = Self.drawn(scale: 16) { root in
      root.backgroundColor = Self.red
      root.cornerRadius = 2
    }
    let area = (0..<64 * 64).reduce(0.0) { $0 + Double(bitmap.bytes[$1 * 4 + 3]) / 255 }
    // Curves become lines at most 0.01 px away, along a rim of 201 px; bytes are rounded.
    #expect(abs(area - .pi * 32 * 32) < 2.5)
  }

  @Test func aShapesLineLiesHalfToEachSideAndAboveTheFill() {
    let bitmap = Self.drawn { root in
      let shape = CAShapeLayer()
      shape.frame = root.bounds
      shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
      shape.fillColor = Self.red
      shape.strokeColor = Self.blue
      root.addSublayer(shape)
    }
    // Outside, half a pixel of the line; inside, half of it over the fill.
    #expect(Self.pixel(bitmap, 0, 1) == [0, 0, 128, 128])
    #expect(Self.pixel(bitmap, 1, 2)[3] == 255)
  }

  @Test func aShapeIsDrawnBelowItsSublayersAndAboveItsBackground() {
    let bitmap = Self.drawn { root in
      let shape = CAShapeLayer()
      shape.frame = root.bounds
      shape.backgroundColor = Self.blue
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
      shape.fillColor = Self.red
      shape.addSublayer(Self.layer(CGRect(x: 0, y: 0, width: 1, height: 4), Self.blue))
      root.addSublayer(shape)
    }
    #expect(Self.pixel(bitmap, 0, 0) == [0, 0, 255, 255])
    #expect(Self.pixel(bitmap, 2, 1) == [255, 0, 0, 255])
    #expect(Self.pixel(bitmap, 2, 3) == [0, 0, 255, 255])
  }

  @Test func theFillRuleDecidesAboutAHole() {
    for (rule, alpha) in [(CAShapeLayerFillRule.nonZero, 255), (.evenOdd, 0)] {
      let bitmap = Self.drawn { root in
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        shape.path = path
        shape.fillRule = rule
        root.addSublayer(shape)
      }
      #expect(Int(Self.pixel(bitmap, 1, 1)[3]) == alpha, "\(rule)")
    }
  }

  @Test func contentsFillTheBoundsOrKeepTheirShape() {
    let image = CGImage(
      width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    for (gravity, top) in [
      (CALayerContentsGravity.resize, [UInt8(255), 0, 0, 255]), (.resizeAspect, [0, 0, 0, 0]),
      (.resizeAspectFill, [255, 0, 0, 255]), (.center, [0, 0, 0, 0]),
    ] {
      let bitmap = Self.drawn { root in
        root.contents = image
        root.contentsGravity = gravity
        root.magnificationFilter = .nearest
        root.masksToBounds = true
      }
      #expect(Self.pixel(bitmap, 0, 0) == top, "\(gravity)")
      #expect(
        Self.pixel(bitmap, 1, 1) == (gravity == .center ? [128, 0, 0, 128] : [255, 0, 0, 255]))
    }
  }

  @Test func contentsOfTheScreensScaleAreDrawnPixelByPixel() {
    let bytes: [UInt8] = (0..<64).flatMap { [UInt8($0), 0, 0, 255] as [UInt8] }
    let bitmap = Self.drawn(scale: 2) { root in
      root.contents = CGImage(width: 8, height: 8, bytes: bytes)
      root.contentsScale = 2
      root.contentsGravity = .center
    }
    #expect(bitmap.bytes == bytes)
  }

  @Test func whatIsShownIsDrawnAndNotWhatIsSet() {
    Simulation.reset()
    let root = CALayer()
    root.bounds.size = CGSize(width: 4, height: 4)
    root.backgroundColor = Self.red
    CATransaction.flush()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    root.backgroundColor = Self.blue
    SimulatedClock.advance(by: 0.05)
    #expect(Self.pixel(Self.drawn(root), 0, 0) == [204, 0, 51, 255])
    SimulatedClock.advance(by: 1)
    #expect(Self.pixel(Self.drawn(root), 0, 0) == [0, 0, 255, 255])
  }
}

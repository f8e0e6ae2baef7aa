import Testing

@_spi(Simulation) import CoreGraphics

@Suite struct CGContextTests {
  private static func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private static func pixels(_ context: CGContext) throws -> [[UInt8]] {
    let bytes = try #require(context.makeImage()).bytes
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  private static var red: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }

  @Test func yIsUpwardAndTheFirstRowOfMemoryIsTheTop() throws {
    let context = try Self.context(1, 2)
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Self.pixels(context) == [[0, 0, 0, 0], [255, 0, 0, 255]])
  }

  @Test func aPixelIsPaintedByHowMuchOfItIsCovered() throws {
    let context = try Self.context(2, 1)
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0.5, y: 0, width: 1.25, height: 1))
    #expect(try Self.pixels(context).map { $0[3] } == [128, 191])
  }

  @Test func colorsAreMultipliedByAlphaAndLieOverOneAnother() throws {
    let context = try Self.context(1, 1)
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.2))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Self.pixels(context) == [[204, 0, 51, 255]])
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Self.pixels(context) == [[0, 0, 0, 0]])
  }

  @Test func theRuleDecidesWhatAPathFills() throws {
    for (rule, alpha) in [(CGPathFillRule.winding, UInt8(255)), (.evenOdd, 0)] {
      let context = try Self.context(1, 1)
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      path.addRect(CGRect(x: -1, y: -1, width: 3, height: 3))
      context.addPath(path)
      context.fillPath(using: rule)
      #expect(try Self.pixels(context)[0][3] == alpha, "\(rule)")
    }
  }

  @Test func whatIsRestoredIsWhatWasSaved() throws {
    let context = try Self.context(1, 1)
    context.saveGState()
    context.scaleBy(x: 5, y: 5)
    context.setFillColor(Self.red)
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Self.pixels(context) == [[0, 0, 0, 255]])
  }

  @Test func bytesComeOutOfAnImageAsTheyWentIn() throws {
    let context = try Self.context(2, 2)
    let bytes: [UInt8] = [1, 2, 3, 4, 0, 0, 0, 0, 255, 255, 255, 255, 9, 8, 7, 200]
    try #require(context.data).copyMemory(from: bytes, byteCount: bytes.count)
    let image = try #require(context.makeImage())
    #expect(image.bytes == bytes && image.width == 2 && image.height == 2)
    let other = try Self.context(2, 2)
    other.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try #require(other.makeImage()).bytes == bytes)
  }

  @Test func anImageKeepsItsPixelsWhenTheContextGoesOn() throws {
    let context = try Self.context(1, 1)
    let image = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(image.bytes == [0, 0, 0, 0])
  }

  @Test func aSmallerImageIsTheAverageOfItsPixels() throws {
    let image = CGImage(
      width: 2, height: 2,
      bytes: [0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 100, 100, 100, 101])
    let context = try Self.context(1, 1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Self.pixels(context) == [[89, 89, 89, 89]])
  }

  @Test func aLargerImageIsInterpolatedBetweenTheMiddlesOfItsPixels() throws {
    let image = CGImage(width: 2, height: 1, bytes: [0, 0, 0, 255, 200, 200, 200, 255])
    let context = try Self.context(4, 1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(try Self.pixels(context).map { $0[0] } == [0, 50, 150, 200])
  }

  @Test func anImageStandsOnItsHeadWhereYIsDownward() throws {
    let image = CGImage(width: 1, height: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    let context = try Self.context(1, 2)
    context.translateBy(x: 0, y: 2)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try Self.pixels(context) == [[0, 0, 255, 255], [255, 0, 0, 255]])
  }

  @Test func memoryOfTheCallerIsDrawnInto() throws {
    var bytes = [UInt8](repeating: 0, count: 16)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(bytes.map { $0 == 255 } == (0..<16).map { $0 == 3 })
  }
}

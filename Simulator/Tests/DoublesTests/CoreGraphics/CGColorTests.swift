import Testing

@_spi(Simulation) import CoreGraphics

@Suite struct CGColorTests {
  @Test func colorsAreEqualIfSpacesAndComponentsAre() throws {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(CGColor(colorSpace: sRGB, components: [1, 0, 0, 0.5]) == red)
    #expect(CGColor(colorSpace: wide, components: [1, 0, 0, 0.5]) != red)
    #expect(red.copy(alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red.components == [1, 0, 0, 0.5] && red.alpha == 0.5 && red.numberOfComponents == 4)
  }

  @Test func aSpaceThatNobodyKnowsIsNone() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome)
  }

  @Test func grayAndWhiteAreTheSameInEverySpace() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let gray = try #require(CGColor(colorSpace: wide, components: [0.5, 0.5, 0.5, 1]))
    for part in gray.extendedSRGBComponents.dropLast() {
      // The matrix has ten digits.
      #expect(abs(part - 0.5) < 1e-8)
    }
  }

  @Test func aRedOfDisplayP3IsBeyondSRGBUnlessItIsCut() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
    let parts = red.extendedSRGBComponents
    // As color calculators agree: 1.0930, −0.2267, −0.1501.
    #expect(abs(parts[0] - 1.0930) < 1e-3 && abs(parts[1] + 0.2267) < 1e-3)
    #expect(abs(parts[2] + 0.1501) < 1e-3)
    let cut = red.converted(to: sRGB, intent: .defaultIntent, options: nil)
    #expect(cut?.components == [1, 0, 0, 1])
  }
}

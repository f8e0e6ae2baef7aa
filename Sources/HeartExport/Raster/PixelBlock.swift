/// Eight neighboring pixels, premultiplied, four bytes each.
///
/// Red is the lowest byte, alpha the highest.
///
/// Every product of two bytes is divided by 255 and rounded to the nearest, exactly: 255 is one and
/// 0 is nothing, so that full coverage of an opaque color is that very color.
struct PixelBlock: Equatable {
  var pixels: SIMD8<UInt32>

  /// Eight times the same pixel.
  @inline(__always)
  init(repeating pixel: UInt32) { pixels = SIMD8(repeating: pixel) }

  @inline(__always)
  init(_ pixels: SIMD8<UInt32>) { self.pixels = pixels }

  /// Reads the first so many of eight pixels; the others are clear.
  @inline(__always)
  init(loading count: Int, from memory: UnsafeRawPointer) {
    if count == 8 {
      pixels = memory.loadUnaligned(as: SIMD8<UInt32>.self)
    } else {
      pixels = SIMD8()
      for lane in 0..<count {
        pixels[lane] = memory.loadUnaligned(fromByteOffset: lane &* 4, as: UInt32.self)
      }
    }
  }

  /// Writes the first so many of the eight pixels.
  @inline(__always)
  func store(_ count: Int, to memory: UnsafeMutableRawPointer) {
    if count == 8 {
      memory.storeBytes(of: pixels, as: SIMD8<UInt32>.self)
    } else {
      for lane in 0..<count {
        memory.storeBytes(of: pixels[lane], toByteOffset: lane &* 4, as: UInt32.self)
      }
    }
  }

  /// The opacity of each pixel, 0…255.
  @inline(__always)
  var alphas: SIMD8<UInt32> { pixels &>> 24 }

  /// Whether nothing is to be seen of any pixel.
  @inline(__always)
  var isClear: Bool {
    let pairs = unsafeBitCast(pixels, to: SIMD4<UInt64>.self)
    return pairs[0] | pairs[1] | pairs[2] | pairs[3] == 0
  }

  /// Whether nothing is to be seen through any pixel.
  @inline(__always)
  var isOpaque: Bool {
    let pairs = unsafeBitCast(pixels, to: SIMD4<UInt64>.self)
    let alphas: UInt64 = 0xFF00_0000_FF00_0000
    return pairs[0] & pairs[1] & pairs[2] & pairs[3] & alphas == alphas
  }

  /// The pixels, each times a share of 0…255.
  @inline(__always)
  func scaled(by shares: SIMD8<UInt32>) -> PixelBlock {
    let pairs = shares | (shares &<< 16)
    return PixelBlock(
      Self.products(redAndBlue, pairs) | (Self.products(greenAndAlpha, pairs) &<< 8))
  }

  /// What is seen when these pixels lie on others.
  ///
  /// No part exceeds its alpha in these, so none can exceed 255 in the sum.
  @inline(__always)
  func drawn(over below: PixelBlock) -> PixelBlock {
    PixelBlock(pixels &+ below.scaled(by: 255 &- alphas).pixels)
  }

  @inline(__always)
  private var redAndBlue: SIMD8<UInt32> { pixels & 0x00FF_00FF }

  @inline(__always)
  private var greenAndAlpha: SIMD8<UInt32> { (pixels &>> 8) & 0x00FF_00FF }

  /// Sixteen products of bytes that lie in 16-bit lanes, divided by 255.
  ///
  /// With `t = x · y + 128`, `(t + t / 256) / 256` is `x · y / 255` rounded for all bytes, and fits
  /// in 16 bits; processors that multiply 32-bit lanes slowly, or not at all, multiply these fast.
  @inline(__always)
  private static func products(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let lanes = unsafeBitCast(x, to: SIMD16<UInt16>.self)
    let factors = unsafeBitCast(y, to: SIMD16<UInt16>.self)
    let sum = lanes &* factors &+ 128
    return unsafeBitCast((sum &+ (sum &>> 8)) &>> 8, to: SIMD8<UInt32>.self)
  }
}

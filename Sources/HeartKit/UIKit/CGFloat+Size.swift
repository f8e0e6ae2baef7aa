#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics

  extension CGFloat {
    /// The largest size that counts, in points; beyond it, arithmetic would soon be out of range.
    static let largestSize: CGFloat = 100_000

    /// Whether it can be the size of something to be seen.
    var isSize: Bool { self > 0 && self <= Self.largestSize }
  }
#endif

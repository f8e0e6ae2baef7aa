#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  extension Box {
    /// The same rectangle; one without numbers has no area.
    static func of(_ rect: CGRect) -> Box {
      guard !rect.isNull, !rect.isInfinite else { return Box(x: 0, y: 0, width: 0, height: 0) }
      return Box(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height))
    }

    /// The same rectangle, for SwiftUI.
    var rectangle: CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
  }
#endif

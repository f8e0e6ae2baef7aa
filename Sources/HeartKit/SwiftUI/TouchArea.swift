#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// Where a small control is hit, which is more than where it is seen.
  struct TouchArea: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(HitArea(of: .of(rect)).box.rectangle)
    }
  }
#endif

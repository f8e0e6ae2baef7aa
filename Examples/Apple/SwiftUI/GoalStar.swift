#if canImport(SwiftUI)
  import HeartKit
  import SwiftUI

  /// A control of one's own: how far a goal has come, as a star that fills.
  struct GoalStar: View {
    let progress: Double
    let color: Color

    var body: some View {
      FilledIcon(progress: progress)
        .frame(width: 48, height: 48)
        .favoriteIcon(.star)
        .favoriteFillColor(color)
    }
  }
#endif

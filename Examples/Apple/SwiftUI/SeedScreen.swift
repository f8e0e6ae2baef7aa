#if canImport(SwiftUI)
  import Foundation
  import HeartKit
  import SwiftUI

  /// The heart of a square and two circles, as its construction leaves it; tap it.
  struct SeedScreen: View {
    @State private var isFilled = false

    var body: some View {
      ZStack {
        Color.white
        Heart(placement: .seed, size: 150).fill(isFilled ? Color.red : Color.gray)
        Crosshair().stroke(Color.gray, lineWidth: 1)
        Toggle("Filled", isOn: $isFilled)
          .toggleStyle(.favorite)
          .favoriteFillColor(.red)
      }
    }
  }

  /// Lines through the middle, which the heart was turned about.
  private struct Crosshair: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      return path
    }
  }
#endif

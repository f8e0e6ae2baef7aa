#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// Draws a favorite button in the room that it is offered, and beyond.
  struct FavoriteCanvas: View {
    let drawing: FavoriteDrawing
    /// How far to draw beyond each side; a share of the longer one.
    let outset: CGFloat

    var body: some View {
      GeometryReader { room in
        let margin = outset * max(room.size.width, room.size.height)
        // The canvas may draw on another thread, so it is given values only.
        Canvas { @Sendable [drawing] context, size in
          let all = CGRect(origin: .zero, size: size)
          drawing.draw(in: &context, room: all.insetBy(dx: margin, dy: margin))
        }
        .padding(-margin)
      }
    }
  }
#endif

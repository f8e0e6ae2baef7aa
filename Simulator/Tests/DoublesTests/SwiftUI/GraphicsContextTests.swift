import Foundation
import HeartCore
@_spi(Simulation) import SwiftUI
import Testing

@Suite("The double of SwiftUI's graphics context")
struct GraphicsContextTests {
  private let size = CGSize(width: 8, height: 8)
  private let whole = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
  private let left = Path(CGRect(x: 0, y: 0, width: 4, height: 8))
  private let top = Path(CGRect(x: 0, y: 0, width: 8, height: 4))

  private func alpha(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> Int {
    Int(bitmap.alpha(column: column, row: row))
  }

  @Test("What is set holds for what is drawn later, not for what was drawn before")
  func whatSetHoldsFor() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.fill(left, with: .color(.black))
      context.clip(to: top)
      context.opacity = 0.5
      context.fill(whole, with: .color(.black))
    }
    #expect(alpha(bitmap, 1, 6) == 255)
    #expect(alpha(bitmap, 6, 6) == 0)
    #expect(abs(alpha(bitmap, 6, 1) - 128) <= 1)
  }

  @Test("A copy draws onto the same layer, and changes by itself") func copyDrawsOntoSame() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      var copy = context
      copy.clip(to: top)
      copy.fill(left, with: .color(.black))
      context.fill(
        Path(CGRect(x: 4, y: 4, width: 4, height: 4)), with: .color(.black))
    }
    #expect(alpha(bitmap, 1, 1) == 255)
    #expect(alpha(bitmap, 1, 6) == 0)
    #expect(alpha(bitmap, 6, 6) == 255)
  }

  @Test("Concatenating puts a transform before the one that is there, as documented")
  func concatenatingPutsTransformBefore() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.translateBy(x: 4, y: 4)
      let before = context.transform
      let matrix = CGAffineTransform(scaleX: 2, y: 2)
      context.concatenate(matrix)
      #expect(context.transform == matrix.concatenating(before))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
    }
    #expect(alpha(bitmap, 5, 5) == 255)
    #expect(alpha(bitmap, 6, 6) == 0)
    #expect(alpha(bitmap, 3, 3) == 0)
  }

  @Test("A layer is put over what is there in one") func layerPutOverWhat() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(whole, with: .color(.black))
        layer.fill(whole, with: .color(.white))
      }
    }
    // Two halves one over the other would hide three quarters.
    #expect(abs(alpha(bitmap, 4, 4) - 128) <= 1)
    #expect(abs(Int(bitmap.bytes[0]) - 128) <= 1)
  }

  @Test("A layer as a clip lets show as much as it is opaque") func layerAsClipLets() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.clipToLayer(opacity: 0.5) { $0.fill(left, with: .color(.white)) }
      context.fill(whole, with: .color(.black))
    }
    #expect(abs(alpha(bitmap, 1, 1) - 128) <= 1)
    #expect(alpha(bitmap, 6, 1) == 0)
  }

  @Test("A clip that is turned inside out lets the outside show") func clipThatTurnedInside() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.clip(to: left, options: .inverse)
      context.fill(whole, with: .color(.black))
    }
    #expect(alpha(bitmap, 1, 1) == 0)
    #expect(alpha(bitmap, 6, 1) == 255)
  }

  @Test("Clips add up") func clipsAddUp() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.clip(to: left)
      context.clip(to: top)
      context.fill(whole, with: .color(.black))
    }
    #expect(alpha(bitmap, 1, 1) == 255)
    #expect(alpha(bitmap, 6, 1) == 0)
    #expect(alpha(bitmap, 1, 6) == 0)
  }

  @Test("The even-odd rule leaves holes") func evenOddRuleLeaves() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    for isEvenOdd in [false, true] {
      let bitmap = GraphicsContext.drawing(size: size) { context, _ in
        context.fill(path, with: .color(.black), style: FillStyle(eoFill: isEvenOdd))
      }
      #expect(alpha(bitmap, 4, 4) == (isEvenOdd ? 0 : 255))
    }
  }

  @Test("A line is drawn to both sides of a path") func lineDrawnBothSides() {
    let bitmap = GraphicsContext.drawing(size: size) { context, _ in
      context.stroke(
        Path(CGRect(x: 2, y: 2, width: 4, height: 4)), with: .color(.black), lineWidth: 2)
    }
    #expect(alpha(bitmap, 1, 1) == 255)
    #expect(alpha(bitmap, 2, 2) == 255)
    #expect(alpha(bitmap, 0, 0) == 0)
    #expect(alpha(bitmap, 3, 3) == 0)
  }

  @Test("Points become as many pixels as the scale says") func pointsBecomeAsMany() {
    let bitmap = GraphicsContext.drawing(size: size, scale: 2) { context, size in
      #expect(size == CGSize(width: 8, height: 8))
      context.fill(left, with: .color(.black))
    }
    #expect(bitmap.width == 16)
    #expect(alpha(bitmap, 7, 15) == 255)
    #expect(alpha(bitmap, 8, 0) == 0)
  }
}

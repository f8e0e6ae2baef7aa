import Testing

@testable import HeartCore

struct CurvatureTests {
  @Test(
    "A cubic with the circle's handle begins with the circle's curvature",
    arguments: [0.5, 1, 10, 14.5], [0.1, 2.5, 14])
  func handleContinuesTheCircle(radius: Double, sidestep: Double) {
    let handle = Segment.circleHandle(radius: radius, sidestep: sidestep)
    let piece = RimPiece(
      start: .origin,
      segment: .cubic(
        control1: Point2D(x: handle, y: 0), control2: Point2D(x: 3 * handle, y: sidestep),
        to: Point2D(x: 7, y: 11)))
    // A dozen operations, each right to 1.2e-16 of its result.
    #expect(abs(piece.curvature(at: 0) * radius - 1) < 1e-14)
  }

  @Test("The soft heart is convex from cleft to tip, and its lobes run on without a jump")
  func softHeartIsRound() throws {
    guard case .outline(let outline) = Icon.softHeart.art else {
      Issue.record("not an outline")
      return
    }
    let pieces = try #require(outline.contours.first).rimPieces
    for piece in pieces {
      for step in 0...64 {
        #expect(piece.curvature(at: Double(step) / 64) > 0, "\(piece) at \(step)/64")
      }
    }
    // Two pieces meet at the tip and two at the cleft; all others continue a lobe's circle.
    for (piece, next) in zip(pieces, pieces.dropFirst()) where next.start != Icon.softHeart.tip {
      let jump = piece.curvature(at: 1) - next.curvature(at: 0)
      // Relative to the lobe's curvature; the directions themselves are right to 1e-15.
      #expect(abs(jump) * 14.5 < 1e-12, "\(jump) at \(next.start)")
    }
  }

  @Test("The flame's bowl runs on into its sides without a jump")
  func bowlRunsOn() throws {
    guard case .outline(let outline) = Icon.flame.art else {
      Issue.record("not an outline")
      return
    }
    let pieces = try #require(outline.contours.first).rimPieces
    let bowl = try #require(pieces.firstIndex { $0.start == Point2D(x: 22, y: 14) })
    // Relative to the bowl's curvature; the directions themselves are right to 1e-15.
    #expect(abs(pieces[bowl - 1].curvature(at: 1) * 10 - 1) < 1e-12)
    #expect(abs(pieces[bowl].curvature(at: 1) * 10 - 1) < 1e-12)
    #expect(abs(pieces[bowl + 1].curvature(at: 0) * 10 - 1) < 1e-12)
  }
}

extension Icon {
  fileprivate var tip: Point2D? { landmarks.tip }
}

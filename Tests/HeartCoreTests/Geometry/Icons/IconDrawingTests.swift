import HeartCore
import Testing

/// Laws for every drawing of the family but the first heart, which has laws of its own.
struct IconDrawingTests {
  static let names = Icon.Name.allCases.filter { $0 != .heart }

  @Test("A drawing is one closed contour, and the thumb's cuff is a second", arguments: names)
  func isClosed(name: Icon.Name) throws {
    let outline = try #require(name.icon.outline)
    #expect(outline.contours.count == (name == .thumb ? 2 : 1))
    #expect(outline.contours.allSatisfy { $0.isClosed })
    #expect(outline.fillRule == .nonzero)
  }

  @Test("Every place and every curvature of a rim is finite", arguments: names)
  func isFinite(name: Icon.Name) throws {
    for piece in try name.icon.pieces {
      for share in Self.shares {
        let place = piece.place(at: share)
        #expect(place.x.isFinite && place.y.isFinite, "\(piece) at \(share)")
        #expect(piece.curvature(at: share).isFinite, "\(piece) at \(share)")
      }
    }
  }

  @Test("A rim runs clockwise as seen", arguments: names)
  func isClockwise(name: Icon.Name) throws {
    for contour in try #require(name.icon.outline).contours {
      #expect(contour.rimArea > 0)
    }
  }

  @Test("A piece begins where the one before ended", arguments: names)
  func isConnected(name: Icon.Name) throws {
    for piece in try name.icon.pieces {
      // The drawings are at most 58 wide, so this is rounding of the sixteenth digit.
      #expect(piece.place(at: 0).distance(to: piece.start) < 58e-15, "\(piece)")
      #expect(piece.place(at: 1).distance(to: piece.segment.end) < 58e-15, "\(piece)")
    }
  }

  @Test("A rim has no kink but at the cleft and the tip of a heart", arguments: names)
  func isSmooth(name: Icon.Name) throws {
    let icon = name.icon
    let corners = [icon.landmarks.cleft, icon.landmarks.tip].compactMap { $0 }
    #expect(corners.count == (name == .softHeart ? 2 : 0))
    for contour in try #require(icon.outline).contours {
      let pieces = contour.rimPieces
      for (piece, next) in zip(pieces, pieces.dropFirst() + pieces.prefix(1)) {
        let before = piece.direction(at: 1)
        let after = next.direction(at: 0)
        if corners.contains(next.start) {
          #expect(abs(before.cross(after)) > 0.5, "no corner at \(next.start)")
        } else {
          // The sine is the angle up to its cube; 1e-9 is a nanoradian, seen by nobody.
          #expect(abs(before.cross(after)) < 1e-9, "a kink at \(next.start)")
          #expect(before.dot(after) > 0, "turned back at \(next.start)")
        }
      }
    }
  }

  @Test(
    "Hearts, star and bookmark are their own reflection",
    arguments: [Icon.Name.softHeart, .star, .bookmark])
  func isSymmetric(name: Icon.Name) throws {
    let contour = try #require(name.icon.outline?.contours.first)
    let pieces = contour.rimPieces
    // 1e-12 of the size: rounding, with two digits to spare.
    let bound = contour.rimBox.longerSide * 1e-12
    for piece in pieces {
      let isMirrored = pieces.contains { other in
        Self.shares.allSatisfy { share in
          let place = piece.place(at: share)
          let reflection = Point2D(x: -place.x, y: place.y)
          return other.place(at: 1 - share).distance(to: reflection) < bound
        }
      }
      #expect(isMirrored, "\(piece) has no reflection")
    }
  }

  @Test(
    "A drawing has the size that its numbers promise",
    arguments: [
      (Icon.Name.softHeart, 58.0, 47.0), (.bookmark, 18.0, 24.0), (.thumb, 24.0, 22.0),
      (.flame, 20.0, 24.0),
    ])
  func hasPromisedSize(name: Icon.Name, width: Double, height: Double) throws {
    let box = try #require(name.icon.rimBox)
    // Each extreme is a join, or that of an arc: exact but for rounding.
    #expect(abs(box.width - width) < width * 1e-12)
    #expect(abs(box.height - height) < height * 1e-12)
  }

  @Test(
    "The family has like weight: each fills its square about as the heart does", arguments: names)
  func hasLikeWeight(name: Icon.Name) throws {
    let outline = try #require(name.icon.outline)
    let side = try #require(name.icon.rimBox).longerSide
    let weight = outline.contours.reduce(0) { $0 + $1.rimArea } / (side * side)
    // The seed's heart fills 0.61; nobody sees a fifth more or less beside another shape.
    #expect(weight > 0.61 * 0.8 && weight < 0.61 * 1.2, "\(weight)")
  }

  @Test("Every part is three hollow lines wide, so that it is seen hollow", arguments: names)
  func showsItsHollow(name: Icon.Name) throws {
    let border = try #require(name.icon.rimBox).longerSide / 12
    for contour in try #require(name.icon.outline).contours {
      // Two lines, and at least three quarters of one left open; the cuff is just that wide, and
      // the rest is rounding.
      #expect(contour.rimBox.shorterSide > (2.75 - 1e-12) * border)
    }
  }

  @Test("Cuff and hand of the thumb are a sixteenth of the width apart: a pixel at 16")
  func thumbKeepsItsGap() throws {
    let contours = try #require(Icon.thumb.outline).contours
    let cuff = try #require(contours.first).rimBox
    let hand = try #require(contours.last).rimBox
    #expect(hand.x - cuff.maxX == 24.0 / 16)
  }

  @Test(
    "A disc of a fifth of the longer side about the middle is inside: the fill begins in the clear",
    arguments: Icon.Name.allCases)
  func hasRoomInTheMiddle(name: Icon.Name) throws {
    let icon = name.icon
    let middle = icon.frame.center
    let contours = try #require(icon.outline).contours
    // No piece is longer than the side, so that places on it are less than a hundredth apart; at
    // this distance the rim between two of them is nearer by less than 1e-4 of the side.
    let rim = contours.flatMap { $0.rimPlaces(perPiece: 256) }
    let clearance = rim.map { $0.distance(to: middle) }.min() ?? 0
    #expect(clearance > 0.2 * icon.frame.longerSide, "\(clearance / icon.frame.longerSide)")
    #expect(contours.reduce(0) { $0 + $1.turns(around: middle) } == 1)
  }

  static let shares = (0...16).map { Double($0) / 16 }
}

extension Icon {
  fileprivate var outline: Outline? {
    guard case .outline(let outline) = art else { return nil }
    return outline
  }

  fileprivate var pieces: [RimPiece] {
    get throws { try #require(outline).contours.flatMap(\.rimPieces) }
  }

  fileprivate var rimBox: Box? {
    guard let boxes = outline?.contours.map(\.rimBox), let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }
}

import HeartCore

extension Outline {
  /// The outline as path data, with at most so many digits after the point.
  ///
  /// Its form is that of `pathData`, but for arcs of about half a turn, which are cut in two: a
  /// place is off by half of the last digit, and a rim by little more. `ShortPathWriter` writes
  /// fewer bytes; this is for data that people read. Every number must be finite.
  package func roundedPathData(places: Int) -> String {
    var halved = self
    for index in halved.contours.indices { halved.contours[index].halveLongArcs() }
    let exact = Array(halved.pathData.utf8)
    var rounded: [UInt8] = []
    var index = 0
    while index < exact.count {
      switch exact[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "):
        rounded.append(exact[index])
        index += 1
      default:
        guard case .number(let number, let end) = DecimalReader.read(exact, at: index) else {
          preconditionFailure("Path data has no number at byte \(index): \(halved.pathData)")
        }
        DecimalWriter.append(number.rounded(places: places), to: &rounded)
        index = end
      }
    }
    return String(decoding: rounded, as: UTF8.self)
  }
}

extension Contour {
  /// Cuts arcs of about half a turn in two.
  ///
  /// Two ends and a radius leave such an arc's center open along a line, on which its last decimals
  /// move it far.
  fileprivate mutating func halveLongArcs() {
    // An open contour has no line that closes it, though its curves end with one.
    segments = curves.prefix(isClosed ? .max : segments.count).flatMap { curve -> [Segment] in
      guard case .arc(var arc, let end) = curve.segment, arc.sweep.magnitude > 0.8 * .pi else {
        return [curve.segment]
      }
      arc.sweep /= 2
      var second = arc
      second.start = arc.end
      return [.arc(arc, to: curve.point(at: 0.5)), .arc(second, to: end)]
    }
  }
}

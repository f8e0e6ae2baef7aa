import HeartCore

extension LottieWriter {
  /// Named shapes; whoever knows the name can give them another color.
  ///
  /// - Parameter turn: By how much they are turned, in degrees.
  static func group(
    _ name: String, _ shapes: [JSONValue], opacity: JSONValue = fixed(100), turn: JSONValue? = nil
  ) -> JSONValue {
    // Not every player does without an opacity here.
    var transform: JSONValue = ["ty": "tr"]
    if let turn { transform = transform.with(["r": fixed(turn)]) }
    return [
      "ty": "gr", "nm": .text(name), "it": .list(shapes + [transform.with(["o": opacity])]),
    ]
  }

  /// The curves of an outline about the middle of the icon, one shape for each contour.
  func paths(_ outline: Outline, _ zoom: Zoom) -> [JSONValue] {
    outline.mapped(by: zoom).contours.compactMap { contour in
      guard let curves = CubicContour(contour, tolerance: tolerance) else { return nil }
      let path: JSONValue = [
        "i": .list(curves.vertices.map { pair($0.incoming) }),
        "o": .list(curves.vertices.map { pair($0.outgoing) }),
        "v": .list(curves.vertices.map { pair($0.place - .origin) }),
        "c": .flag(curves.isClosed),
      ]
      return ["ty": "sh", "ks": Self.fixed(path)]
    }
  }

  /// A circle by its radius over time.
  ///
  /// - Parameter share: What the track's values are multiplied by.
  func circle(_ radius: FittedTrack, times share: Double = 1, about center: JSONValue)
    -> JSONValue
  {
    [
      "ty": "el", "p": center,
      "s": property(radius) { values in
        let diameter = roughLength(2 * share * values[0])
        return [diameter, diameter]
      },
    ]
  }

  /// What paints the shapes before it in a group.
  static func fill(_ name: String, _ color: RGBA, rule: FillRule = .nonzero) -> JSONValue {
    let fill: JSONValue = [
      "ty": "fl", "nm": .text(name), "c": fixed(self.color(color)),
      "o": fixed(percent(color.alpha)),
    ]
    return rule == .evenodd ? fill.with(["r": 2]) : fill
  }

  /// What draws a line along the shapes before it in a group.
  func stroke(_ name: String, _ color: RGBA, width: FittedTrack) -> JSONValue {
    [
      "ty": "st", "nm": .text(name), "c": Self.fixed(Self.color(color)),
      "o": Self.fixed(Self.percent(color.alpha)), "w": property(width) { length($0) }, "lc": 2,
      "lj": 2,
    ]
  }

  /// The parts of a color; a stroke's or fill's own opacity is apart.
  private static func color(_ color: RGBA) -> JSONValue {
    [part(color.red), part(color.green), part(color.blue), 1]
  }

  /// The shortest number from which every player makes the nearest of 256 steps.
  ///
  /// Some cut, some round; a number a little above the step is right for both.
  private static func part(_ share: Double) -> JSONValue {
    let byte = RGBA.byte(share)
    for places in [0, 1, 2] {
      var unit = 1.0
      for _ in 0..<places { unit *= 10 }
      let up = Double(Int(Double(byte) / 255 * unit - 1e-9) + 1)
      let number = byte == 0 ? 0 : min(1, up / unit)
      if number * 255 - Double(byte) < 0.5 { return .number(number) }
    }
    return .number(Double(Int(Double(byte) / 255 * 1000) + 1) / 1000)
  }
}

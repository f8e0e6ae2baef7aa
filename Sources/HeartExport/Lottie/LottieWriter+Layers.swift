import HeartCore

extension LottieWriter {
  /// The layers, from the front to the back.
  var layers: [JSONValue] {
    let button = images.isEmpty ? outlineButton : imageButton
    return effects + button + (document.background.alpha > 0 ? [background] : [])
  }

  private var outlineButton: [JSONValue] {
    guard case .outline(let outline) = motion.group.shape else { return [] }
    // Only its alpha counts; black tells whoever edits it that it is no color of the button.
    let icon =
      paths(outline, motion.group.zoom) + [Self.fill("Icon", .black, rule: outline.fillRule)]
    return [
      shapeLayer("Icon", icon, groupTransform()).with(["td": 1]),
      shapeLayer("Button", maskedGroups, groupTransform(hasOpacity: true)).with(["tt": 1]),
    ]
  }

  /// The fill and the border, if they are shapes, and nothing.
  ///
  /// Where a layer inside a matte paints one thing only, rlottie cuts it to that thing's box, and
  /// misses. So there is always something more, which is empty.
  var maskedGroups: [JSONValue] {
    let groups: [JSONValue] = motion.layers.reversed().compactMap { layer in
      switch (layer.role, layer.shape) {
      case (.border, .outline(let outline)): border(layer, outline)
      case (.fill, _): fill(layer)
      default: nil
      }
    }
    let nothing = FittedTrack([.init(0, [0], nil)])
    return groups + [
      Self.group(
        "Nothing", [circle(nothing, about: Self.fixed([0, 0])), Self.fill("Fill", .black)])
    ]
  }

  private func border(_ layer: MotionLayer, _ outline: Outline) -> JSONValue {
    Self.group(
      "Border",
      paths(outline, layer.zoom)
        + [stroke("Border", layer.color, width: layer.track([.lineWidth]))],
      opacity: opacity(layer.track([.opacity])))
  }

  private func fill(_ layer: MotionLayer) -> JSONValue {
    let opacity = layer.track([.opacity])
    let radius = layer.track([.scale])
    let circle = circle(
      opacity.isSwitch ? motion.hiding(radius, outside: layer.spans) : radius,
      about: place(layer.track([.x, .y])))
    return Self.group("Fill", [circle, Self.fill("Fill", layer.color)], opacity: blend(opacity))
  }

  /// Where the masked group goes.
  ///
  /// - Parameter zoom: Where a picture goes in it, from its middle; a shape's places are already so.
  func groupTransform(_ zoom: Zoom = .identity, hasOpacity: Bool = false) -> JSONValue {
    let place = motion.group.track([.x, .y])
    let scale = motion.group.track([.scale])
    let opacity = motion.group.track([.opacity])
    var transform: JSONValue = [
      "p": property(place) {
        [length(motion.center.x + $0[0]), length(motion.center.y + $0[1])]
      }
    ]
    if zoom != .identity {
      // The place in the picture that lies in the middle stays there.
      let middle = zoom.offset * (-1 / zoom.scale)
      transform = transform.with(["a": Self.fixed(pair(middle))])
    }
    if zoom.scale != 1 || !scale.isConstant || scale.keys[0].values[0] != 1 {
      transform = transform.with([
        "s": property(scale) {
          let share = Self.percent($0[0] * zoom.scale)
          return [share, share]
        }
      ])
    }
    if hasOpacity, !opacity.isConstant || opacity.keys[0].values[0] != 1 {
      transform = transform.with(["o": self.opacity(opacity)])
    }
    return transform
  }

  private var background: JSONValue {
    let middle = Vector2D(dx: document.width / 2, dy: document.height / 2)
    let rectangle: JSONValue = [
      "ty": "rc", "p": Self.fixed([0, 0]), "s": Self.fixed(pair(middle * 2)), "r": Self.fixed(0),
    ]
    let group = Self.group(
      "Background", [rectangle, Self.fill("Background", document.background)])
    return shapeLayer("Background", [group], ["p": Self.fixed(pair(middle))])
  }

  /// A layer of shapes that lasts as long as the file.
  func shapeLayer(_ name: String, _ shapes: [JSONValue], _ transform: JSONValue)
    -> JSONValue
  {
    layer(4, name, transform).with(["shapes": .list(shapes)])
  }

  /// A layer that lasts as long as the file.
  func layer(_ kind: Int, _ name: String, _ transform: JSONValue) -> JSONValue {
    [
      "ty": .number(Double(kind)), "nm": .text(name), "ip": 0, "op": .number(timeline.end), "st": 0,
      "ks": transform,
    ]
  }

  func opacity(_ track: FittedTrack) -> JSONValue { property(track) { Self.percent($0) } }

  /// The opacity of what is hidden by its size; fixed where it is only there or not there.
  func blend(_ track: FittedTrack) -> JSONValue {
    track.isSwitch ? Self.fixed(100) : opacity(track)
  }

  func place(_ track: FittedTrack) -> JSONValue {
    property(track) { [length($0[0]), length($0[1])] }
  }
}

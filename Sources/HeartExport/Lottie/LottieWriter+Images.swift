import HeartCore

extension LottieWriter {
  /// The pictures, and what is drawn apart so that one matte is for all of it.
  var assets: JSONValue {
    guard images.count > 1 else { return .list(images.map(\.asset)) }
    return .list(
      images.map(\.asset) + [["id": "button", "layers": .list([fillLayer, borderLayer])]])
  }

  /// The layers of a button whose icon is an image.
  var imageButton: [JSONValue] {
    let mask = imageLayer("Icon", "mask", groupTransform(motion.group.zoom))
    guard images.count > 1 else { return [mask.with(["td": 1]), fillLayer.with(["tt": 1])] }
    let all = layer(0, "Button", groupOpacity).with([
      "refId": "button", "w": .number(document.width), "h": .number(document.height), "tt": 1,
    ])
    return [mask.with(["td": 1]), all]
  }

  private var fillLayer: JSONValue {
    shapeLayer(
      images.count > 1 ? "Fill" : "Button", maskedGroups,
      groupTransform(hasOpacity: images.count == 1))
  }

  private var borderLayer: JSONValue {
    let border = motion.layers.first { $0.role == .border }
    let shown = border.map { opacity($0.track([.opacity])) } ?? Self.fixed(0)
    let place = groupTransform(border?.zoom ?? .identity)
    return imageLayer("Border", "border", place.with(["o": shown]))
  }

  private var groupOpacity: JSONValue {
    ["o": opacity(motion.group.track([.opacity]))]
  }

  private func imageLayer(_ name: String, _ image: String, _ transform: JSONValue) -> JSONValue {
    layer(2, name, transform).with(["refId": .text(image)])
  }
}

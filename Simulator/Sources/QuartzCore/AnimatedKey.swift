/// A key path that an animation may have.
enum AnimatedKey: String {
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case zPosition
  case anchorPoint
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case path
  case fillColor
  case strokeColor
  case lineWidth
  case miterLimit

  /// The key path of a property that a layer has; nil for another.
  init?(_ keyPath: String, of layer: CALayer) {
    self.init(rawValue: keyPath)
    if isOfShape, !(layer is CAShapeLayer) { return nil }
  }

  var isOfShape: Bool {
    switch self {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit: true
    default: false
    }
  }

  /// What a caller gave as a value, or a trap if it is none for this key.
  func value(_ any: Any) -> AnimatedValue {
    guard let value = AnimatedValue(any), value.kind == kind else {
      fatalError("\(any) is no value for \(rawValue).")
    }
    return value
  }

  private var kind: AnimatedValue.Kind {
    switch self {
    case .bounds: .rect
    case .boundsOrigin, .position, .anchorPoint: .point
    case .boundsSize, .translation: .size
    case .transform: .transform
    case .backgroundColor, .borderColor, .fillColor, .strokeColor: .color
    case .path: .path
    default: .number
    }
  }
}

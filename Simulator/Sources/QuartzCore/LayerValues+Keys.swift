extension LayerValues {
  /// What a key path leads to.
  ///
  /// A part of the transform is read from and put into its turn, stretch and shift;
  /// `transform.scale` reads the mean of both stretches, and sets both.
  subscript(key: AnimatedKey) -> AnimatedValue {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .boundsOrigin: .point(bounds.origin)
      case .boundsSize: .size(bounds.size)
      case .boundsWidth: .number(bounds.size.width)
      case .boundsHeight: .number(bounds.size.height)
      case .position: .point(position)
      case .positionX: .number(position.x)
      case .positionY: .number(position.y)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .transform: .transform(transform)
      case .scale: .number((parts.scaleX + parts.scaleY) / 2)
      case .scaleX: .number(parts.scaleX)
      case .scaleY: .number(parts.scaleY)
      case .rotation, .rotationZ: .number(parts.rotation)
      case .translation: .size(parts.translation)
      case .translationX: .number(parts.translation.width)
      case .translationY: .number(parts.translation.height)
      case .opacity: .number(CGFloat(opacity))
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .path: .path(path)
      case .fillColor: .color(fillColor)
      case .strokeColor: .color(strokeColor)
      case .lineWidth: .number(lineWidth)
      case .miterLimit: .number(miterLimit)
      }
    }
    set { set(key, to: newValue) }
  }

  private var parts: PlaneParts {
    get { PlaneParts(transform) }
    set { transform = newValue.transform }
  }

  private mutating func set(_ key: AnimatedKey, to value: AnimatedValue) {
    switch value {
    case .number(let number): set(key, toNumber: number)
    case .point(let point): set(key, toPoint: point)
    case .color(let color): set(key, toColor: color)
    case .size(let size):
      if key == .translation { parts.translation = size } else { bounds.size = size }
    case .rect(let rect): bounds = rect
    case .transform(let transform): self.transform = transform
    case .path(let path): self.path = path
    }
  }

  private mutating func set(_ key: AnimatedKey, toNumber number: CGFloat) {
    switch key {
    case .boundsWidth: bounds.size.width = number
    case .boundsHeight: bounds.size.height = number
    case .positionX: position.x = number
    case .positionY: position.y = number
    case .zPosition: zPosition = number
    case .scale:
      var parts = parts
      parts.scaleX = number
      parts.scaleY = number
      self.parts = parts
    case .scaleX: parts.scaleX = number
    case .scaleY: parts.scaleY = number
    case .rotation, .rotationZ: parts.rotation = number
    case .translationX: parts.translation.width = number
    case .translationY: parts.translation.height = number
    case .opacity: opacity = Float(number)
    case .cornerRadius: cornerRadius = number
    case .borderWidth: borderWidth = number
    case .lineWidth: lineWidth = number
    case .miterLimit: miterLimit = number
    default: fatalError("\(key.rawValue) is no number.")
    }
  }

  private mutating func set(_ key: AnimatedKey, toPoint point: CGPoint) {
    switch key {
    case .boundsOrigin: bounds.origin = point
    case .position: position = point
    case .anchorPoint: anchorPoint = point
    default: fatalError("\(key.rawValue) is no point.")
    }
  }

  private mutating func set(_ key: AnimatedKey, toColor color: CGColor?) {
    switch key {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .fillColor: fillColor = color
    case .strokeColor: strokeColor = color
    default: fatalError("\(key.rawValue) is no color.")
    }
  }
}

import HeartCore

/// What one layer is like at one instant, in a motion's places.
struct LayerState: Equatable {
  var x: Double
  var y: Double
  var scale: Double
  var opacity: Double
  /// The line's width in the shape's own points; 0 where the shape is filled.
  var lineShare: Double
  /// Whether the shape is given as one that covers the mask.
  var covers = false

  subscript(channel: MotionLayer.Channel) -> Double {
    switch channel {
    case .x: x
    case .y: y
    case .scale: scale
    case .opacity: opacity
    case .lineWidth: lineShare * scale
    case .lineShare: lineShare
    }
  }
}

/// What the group and every layer are like at one instant.
struct StageState {
  var group: LayerState
  /// By the order of their roles; nil for what is not there.
  var layers: [LayerState?]

  /// A layer's state; nil stands for the group.
  subscript(layer: Int?) -> LayerState? {
    guard let layer else { return group }
    return layer < layers.count ? layers[layer] : nil
  }

  /// Whether the same layers are there, in the same way.
  func hasSameShapes(as other: StageState) -> Bool {
    for index in 0..<max(layers.count, other.layers.count) {
      let (mine, theirs) = (self[index], other[index])
      guard mine?.covers == theirs?.covers else { return false }
    }
    return true
  }
}

extension PictureItem.Role {
  /// The place of the role from the back to the front.
  var order: Int {
    switch self {
    case .shape: 0
    case .border: 1
    case .fill: 2
    case .ring: 3
    case .particle(let index): 4 + index
    }
  }
}

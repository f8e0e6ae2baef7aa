internal import HeartCore

/// What the drawing commands are told of the picture.
struct Look: Sendable {
  /// What the button looks like.
  var favorite = FavoriteLook()
  /// What was chosen as the icon.
  var iconChoice = IconChoice.named(.heart)
  /// Whether the icon's holes were filled.
  var isSolid = false
  /// How the button moves.
  var style = FavoriteStyle.Name.grow
  /// How fast it moves; 1 is as designed.
  var speed = FavoriteDefaults.speed
  /// Whether nothing travels.
  var reducesMotion = false
  /// What is behind the button.
  var background = RGBA.clear
  /// The picture's sides.
  var canvas = CanvasSize.square(FavoriteDefaults.canvasSide)

  /// How wide an icon may be asked to be, in pixels: from nothing to be seen to far more than any
  /// canvas.
  static let heartSizes = 0.001...1_000_000

  /// The room of the icon: a canvas this large is never cut by what the style draws around it.
  var slot: Box { canvas.box.divided(by: style.style.reach) }
}

internal import HeartCore

/// A button of a page: what it knows, and what it looks like.
final class WebButton {
  var model = FavoriteModel()
  /// The look, whose icon has no area before a path is set; so the picture is empty.
  var look = FavoriteLook(icon: Icon(frame: Box(x: 0, y: 0, width: 0, height: 0), fillRadius: 0))
}

internal import HeartCore

/// A button of a page: what it knows, and what it looks like.
final class WebButton {
  var model = FavoriteModel()
  var look = FavoriteLook(icon: Icon(outline: .empty))
}

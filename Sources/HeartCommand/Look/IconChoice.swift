internal import HeartCore

/// What was chosen as the icon, as it can be told again.
enum IconChoice: Equatable, Sendable {
  case named(Icon.Name)
  /// Path data; without a view box its own bounds are fitted.
  case path(String, viewBox: Box?, fillRule: FillRule)
  /// The names of image files.
  case images(mask: String, border: String?)

  /// What the icon is called: its name, `path` or `image`.
  var name: String {
    switch self {
    case .named(let name): name.text
    case .path: "path"
    case .images: "image"
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import UIKit

  /// The images of a control's icon, as an icon of the core.
  ///
  /// They are read once, when the icon is asked for; setting the same image again costs nothing.
  struct FavoriteArt {
    /// The image whose alpha is the shape.
    var mask: UIImage? {
      didSet { if mask !== oldValue { known = nil } }
    }
    /// The image of the hollow line.
    var border: UIImage? {
      didSet { if border !== oldValue { known = nil } }
    }
    private var known: Icon??

    /// The icon; nil where there is no mask, or nothing in it.
    var icon: Icon? {
      mutating get {
        if let known { return known }
        let made = mask.flatMap { Bitmap($0) }.map { pixels in
          Icon(mask: pixels, border: border.flatMap { Bitmap($0) })
        }
        known = .some(made)
        return made
      }
    }
  }
#endif

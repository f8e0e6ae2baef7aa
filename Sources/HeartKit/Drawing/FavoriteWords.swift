#if canImport(CoreGraphics)
  import Foundation

  /// What assistive technology says about a favorite button.
  ///
  /// The words are those of the language that the app runs in.
  struct FavoriteWords {
    /// Where the words are.
    let bundle: Bundle

    /// The words in the language that the app runs in.
    static var current: FavoriteWords { FavoriteWords(bundle: .module) }

    /// What the button is called, unless the app gives it a name.
    ///
    /// It never tells the state: a name that changes with it is heard as another button.
    var label: String { word("Favorite") }

    /// What the button's state is called.
    func value(isSelected: Bool) -> String { word(isSelected ? "On" : "Off") }

    private func word(_ key: String) -> String {
      bundle.localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif

#if canImport(SwiftUI)
  import HeartCore
  public import SwiftUI

  /// A button that fills its icon when it is selected.
  ///
  /// ```
  /// FavoriteButton("Like", isOn: $post.isLiked)
  ///   .favoriteStyle(.burst)
  ///   .favoriteFillColor(.pink)
  /// ```
  ///
  /// Only the icon is seen. The title is its name for assistive technology, which sees a toggle; it
  /// has to stay the same in both states.
  ///
  /// The person's change is animated, and written to the binding at once. If the binding does not
  /// keep it, the button goes back. A change of the binding that comes from elsewhere is shown at
  /// once, unless it is made with an animation:
  ///
  /// ```
  /// post.isLiked = true                       // in a list that is being filled: no motion
  /// withAnimation { post.isLiked = true }     // the button fills in its own way
  /// ```
  ///
  /// The button can be hit in 44 × 44 points about its middle, which the layout knows nothing of.
  public struct FavoriteButton: View {
    private let title: Text
    private let isOn: Binding<Bool>

    /// Creates a button with a title from the app's own strings.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
      title = Text(titleKey)
      self.isOn = isOn
    }

    /// Creates a button with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
      self.title = Text(title)
      self.isOn = isOn
    }

    /// Creates a button that is called "Favorite".
    ///
    /// It is so in the language that the app runs in.
    public init(isOn: Binding<Bool>) {
      title = Text(verbatim: FavoriteWords.current.label)
      self.isOn = isOn
    }

    /// The button.
    public var body: some View {
      FavoriteToggle(isOn: isOn, label: title, showsLabel: false)
    }
  }
#endif

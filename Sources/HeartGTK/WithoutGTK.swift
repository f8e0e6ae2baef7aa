#if !GTK
  // Without the trait there is nothing here but what a compiler can say about it.

  /// The favorite button, which is there with the package trait `GTK`.
  @available(
    *, unavailable,
    message: "The dependency on HeartKit needs traits: [\"GTK\"], and the machine GTK 4's headers."
  )
  public enum FavoriteButton {}

  /// The heart view, which is there with the package trait `GTK`.
  @available(
    *, unavailable,
    message: "The dependency on HeartKit needs traits: [\"GTK\"], and the machine GTK 4's headers."
  )
  public enum HeartView {}
#endif

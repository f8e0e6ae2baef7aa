extension Icon {
  /// The icon with its holes filled, in the same frame.
  ///
  /// For a drawing that is a line, as the icons of many sets are: the button makes its own hollow
  /// line, and its fill wants the whole shape. What ``Outline/withoutHoles`` answers nil for has no
  /// such icon, and neither has an image.
  public var withoutHoles: Icon? {
    guard case .outline(let outline) = art, let solid = outline.withoutHoles else { return nil }
    return Icon(outline: solid, viewBox: frame, landmarks: landmarks)
  }
}

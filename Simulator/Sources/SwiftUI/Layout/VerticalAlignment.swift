/// Where views lie from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  let name: String

  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
}

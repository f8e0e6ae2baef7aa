/// Where views lie from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  let name: String

  /// Where reading begins.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
}

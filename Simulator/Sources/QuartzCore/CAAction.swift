/// What a layer does when something happens to it.
public protocol CAAction {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: a layer that finds it looks no further.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

extension WorkbenchLook {
  /// Code that makes a button of this look; it says only what differs from the defaults.
  public func code(for target: CodeTarget) throws(WorkbenchError) -> String {
    ""
  }
}

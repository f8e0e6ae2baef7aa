internal import HeartCore

extension Arguments {
  /// What moves, where the one who looks has a system of their own.
  ///
  /// A look file says "full" where nobody has asked for it, since a file is drawn in full. Who shows
  /// a button to a person knows what that person wants, so that only who says so on the command line
  /// gets it for everybody. Nil is as the system has it.
  func ownMotion() throws(CommandError) -> FavoriteMotion? {
    guard let given = given(.elementMotion),
      let motion = try value(of: .elementMotion, as: FavoriteMotion.init)
    else { return nil }
    switch motion {
    case .system: return nil
    case .full: return given.option.spelling == CommandOption.elementMotion.spelling ? .full : nil
    case .reduced: return .reduced
    }
  }
}

/// A system that HeartKit runs on, with the oldest version of it.
///
/// Mac Catalyst counts as iOS: its versions are those of iOS.
package enum Platform: String, CaseIterable, Sendable {
  case iOS
  case macOS

  /// The oldest version that the package's manifest allows.
  package var floor: Version {
    switch self {
    case .iOS: Version(15)
    case .macOS: Version(12)
    }
  }
}

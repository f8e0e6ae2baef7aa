/// Shows views in Xcode while they are written.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// The views to be shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// Adds one who is told when a motion is over to those that the surroundings have.
  nonisolated struct SettlementListener<Content: View>: View {
    private let content: Content
    private let action: @MainActor @Sendable (FavoriteNotices.Settlement) -> Void

    @Environment(\.favorite) private var settings

    init(
      _ content: Content,
      perform action: @escaping @MainActor @Sendable (FavoriteNotices.Settlement) -> Void
    ) {
      self.content = content
      self.action = action
    }

    @MainActor var body: some View {
      let outer = settings.onSettled
      content.environment(\.favorite.onSettled) { [action] in
        action($0)
        outer?($0)
      }
    }
  }
#endif

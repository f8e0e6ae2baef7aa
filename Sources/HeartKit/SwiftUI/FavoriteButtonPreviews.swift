#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  struct FavoriteButtonPreviews: PreviewProvider {
    private struct Example: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 24) {
          FavoriteButton(isOn: $isOn)
          FavoriteButton(isOn: $isOn).favoriteStyle(.burst).favoriteIconSize(96)
          Toggle("Favorite", isOn: $isOn).toggleStyle(.favorite)
          FilledIcon(progress: 0.6).frame(width: 96, height: 96)
          FavoriteButton(isOn: $isOn).disabled(true)
        }
        .padding(48)
      }
    }

    static var previews: some View {
      Example()
      Example().environment(\.colorScheme, .dark)
      Example().environment(\.layoutDirection, .rightToLeft)
    }
  }
#endif

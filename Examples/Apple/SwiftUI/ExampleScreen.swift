#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import HeartKit
  import SwiftUI

  /// The screens of the example, one at a time.
  struct ExampleScreen: View {
    @State private var isUIKit = false

    var body: some View {
      VStack {
        Toggle("UIKit", isOn: $isUIKit).toggleStyle(.switch)
        if isUIKit {
          ControllerView { HeartsViewController() }
          ControllerView { FavoritesViewController() }
        } else {
          SeedScreen().frame(width: 300, height: 300)
          PlaceList()
        }
      }
    }
  }

  struct ExampleScreenPreviews: PreviewProvider {
    static var previews: some View { ExampleScreen() }
  }
#endif

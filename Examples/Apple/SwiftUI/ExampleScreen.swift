#if canImport(SwiftUI)
  import HeartKit
  import SwiftUI

  struct ExampleScreen: View {
    var body: some View {
      VStack {
        SeedScreen().frame(width: 300, height: 300)
        PlaceList()
      }
    }
  }

  struct ExampleScreenPreviews: PreviewProvider {
    static var previews: some View { ExampleScreen() }
  }
#endif

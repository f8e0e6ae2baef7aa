#if canImport(SwiftUI)
  import HeartKit
  import SwiftUI

  /// Rows that are filled without motion; only what a person taps moves.
  struct PlaceList: View {
    @State private var places = Place.examples

    var body: some View {
      VStack {
        List($places) { $place in
          HStack {
            Text(place.name)
            Spacer()
            FavoriteButton("Remember \(place.name)", isOn: $place.isFavorite)
          }
        }
        .favoriteStyle(.burst)
        HStack {
          Button("Forget all") { setAll(to: false) }
          Button("Remember all") { withAnimation { setAll(to: true) } }
        }
      }
    }

    private func setAll(to isFavorite: Bool) {
      for index in places.indices { places[index].isFavorite = isFavorite }
    }
  }
#endif

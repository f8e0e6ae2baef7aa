import Testing

@testable import HeartCore

/// Time as it may come, and buttons as values.
extension FavoriteModelTests {
  @Test("A time that is not finite, or earlier than one seen, is the latest seen")
  func oddTimes() {
    for odd in [Double.nan, .infinity, -.infinity, 4, -1e300] {
      var model = FavoriteModel()
      model.handle(.activate, at: 5)
      let now = model.instant(at: 5.1)
      model.advance(to: 5.1)
      #expect(model.instant(at: odd) == now, "\(odd)")
      #expect(model.handle(.activate, at: odd).changed == false, "\(odd)")
      #expect(model.instant(at: 5.1).progress == now.progress, "\(odd)")
    }
  }

  @Test("A model whose first event has no usable time is in a true state all the same")
  func noTime() {
    for odd in [Double.nan, .infinity, -.infinity, -.greatestFiniteMagnitude] {
      for name in Self.styles {
        var model = FavoriteModel(style: name.style)
        #expect(model.handle(.activate, at: odd).changed == true)
        #expect(model.advance(to: 0).settled == .finished)
        #expect(model.instant(at: 0) == .settledIn(name.style, selected: true))
        #expect(!model.isMoving(at: 0))
      }
    }
  }

  @Test("Buttons are values: what happens to one leaves every other alone")
  func independent() {
    var models = [FavoriteModel](repeating: FavoriteModel(style: .burst), count: 50)
    _ = Self.tap(&models[17], at: 0)
    for (index, model) in models.enumerated() {
      #expect(model.isSelected == (index == 17))
      #expect(model.isMoving(at: 0.1) == (index == 17))
    }
  }

  @Test("The example in the documentation does what it says")
  func documented() {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    #expect(model.handle(.release(inside: true), at: 0.1) == FavoriteNotices(changed: true))
    #expect(model.advance(to: 0.2) == .none)
    #expect(model.advance(to: 0.5) == FavoriteNotices(settled: .finished))
  }

  @Test(
    "A number from outside becomes the nearest speed",
    arguments: [
      (1, 1), (0.01, 0.01), (100, 100), (0, 0.01), (-3, 0.01), (1e9, 100), (.infinity, 100),
      (-.infinity, 0.01), (.nan, 1),
    ] as [(Double, Double)])
  func nearestSpeed(number: Double, speed: Double) {
    #expect(FavoriteModel.speed(nearestTo: number) == speed)
    #expect(FavoriteModel(speed: FavoriteModel.speed(nearestTo: number)).speed == speed)
  }
}

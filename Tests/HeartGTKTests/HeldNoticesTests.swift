#if GTK
  import HeartCore
  import Testing

  @testable import HeartGTK

  struct HeldNoticesTests {
    @Test("What is held comes out once, in its order")
    func order() {
      var held = HeldNotices()
      #expect(held.isEmpty)
      held.add(FavoriteNotices(settled: .cancelled, changed: true))
      held.add(FavoriteNotices(settled: .finished))
      #expect(!held.isEmpty)
      #expect(
        held.take() == [
          FavoriteNotices(settled: .cancelled, changed: true), FavoriteNotices(settled: .finished),
        ])
      #expect(held.isEmpty)
      #expect(held.take() == [])
    }

    @Test("Nothing to tell is not held")
    func nothing() {
      var held = HeldNotices()
      held.add(.none)
      #expect(held.isEmpty)
    }

    @Test("A change that was undone before it was told has not happened")
    func undone() {
      var held = HeldNotices()
      held.add(FavoriteNotices(changed: true))
      held.add(FavoriteNotices(settled: .cancelled))
      #expect(held.isEmpty)
      held.add(FavoriteNotices(settled: .cancelled, changed: true))
      held.add(FavoriteNotices(settled: .cancelled, changed: false))
      #expect(
        held.take() == [FavoriteNotices(settled: .cancelled, changed: false)])
    }
  }
#endif

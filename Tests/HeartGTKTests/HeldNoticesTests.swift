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
      #expect(held.takeFirst() == FavoriteNotices(settled: .cancelled, changed: true))
      #expect(held.takeFirst() == FavoriteNotices(settled: .finished))
      #expect(held.isEmpty)
      #expect(held.takeFirst() == nil)
    }

    @Test("Nothing to tell is not held")
    func nothing() {
      var held = HeldNotices()
      held.add(.none)
      #expect(held.isEmpty)
    }

    @Test("Before a change the state was the other one")
    func stateBefore() {
      var held = HeldNotices()
      #expect(held.stateBeforeNextChange == nil)
      held.add(FavoriteNotices(settled: .finished))
      #expect(held.stateBeforeNextChange == nil)
      for state in [true, false] {
        held.add(FavoriteNotices(changed: state))
        #expect(held.stateBeforeNextChange == false)
      }
    }

    @Test("Only the settlement of the change that was taken last is dropped")
    func drop() {
      var held = HeldNotices()
      held.dropSettlement()
      held.add(FavoriteNotices(settled: .finished))
      held.add(FavoriteNotices(settled: .cancelled, changed: false))
      held.dropSettlement()
      #expect(held.takeFirst() == FavoriteNotices(settled: .cancelled, changed: false))
      held.add(FavoriteNotices(settled: .cancelled, changed: true))
      held.dropSettlement()
      #expect(held.takeFirst() == FavoriteNotices(changed: true))
      held.add(FavoriteNotices(changed: false))
      held.dropSettlement()
      #expect(held.takeFirst() == FavoriteNotices(changed: false))
      #expect(held.isEmpty)
    }
  }
#endif

#if canImport(Glibc)
  import Glibc

  /// Counts the objects that a piece of code allocates, by the hook that Swift's runtime has for it.
  ///
  /// The storage of arrays, boxes and classes all come from there. Code that imports nothing could
  /// get other memory only by `UnsafeMutablePointer.allocate`. Other threads are not counted.
  enum AllocationCounter {
    fileprivate typealias Allocate =
      @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    // Written by the counting thread only, and by the hook only where it runs on that thread.
    nonisolated(unsafe) fileprivate static var count = 0
    nonisolated(unsafe) fileprivate static var thread = pthread_t()
    nonisolated(unsafe) fileprivate static var original: Allocate?

    /// How many objects the code allocates; nil where the runtime has no such hook.
    ///
    /// One call at a time: it is not to be called by two tests at once.
    static func objects(_ body: () -> Void) -> Int? {
      let runtime = dlopen(nil, RTLD_NOW)
      guard
        let hook = dlsym(runtime, "_swift_allocObject"),
        let isHooked = dlsym(
          runtime, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
      else { return nil }
      let former = hook.load(as: Allocate?.self)
      original = former
      thread = pthread_self()
      count = 0
      hook.storeBytes(of: countedAllocation, as: Allocate?.self)
      isHooked.storeBytes(of: true, as: Bool.self)
      body()
      isHooked.storeBytes(of: false, as: Bool.self)
      hook.storeBytes(of: former, as: Allocate?.self)
      return count
    }
  }

  private func countedAllocation(
    _ type: UnsafeRawPointer?, _ size: Int, _ alignment: Int
  ) -> UnsafeMutableRawPointer? {
    if pthread_self() == AllocationCounter.thread { AllocationCounter.count += 1 }
    return AllocationCounter.original?(type, size, alignment)
  }
#endif

#if compiler(>=6.2)  // Tests that watch a process end came with Swift 6.2.
  import HeartCore
  import Testing

  @testable import HeartExport

  /// What stops a program that asks for a file that cannot be.
  struct ExportTrapTests {
    @Test func `A document is played once or more`() async {
      await #expect(processExitsWith: .failure) {
        _ = SVGDocument(width: 96, height: 96).moving(
          try Storyboard.sample(), plays: .times(0)
        ) { _ in [] }
      }
      await #expect(processExitsWith: .failure) {
        _ = SVGDocument(width: 96, height: 96).moving(
          try Storyboard.sample(), plays: .times(-1)
        ) { _ in [] }
      }
    }

    @Test func `A file is as large as its storyboard's canvas`() async {
      await #expect(processExitsWith: .failure) {
        _ = SVGDocument(width: 96, height: 95).moving(try Storyboard.sample()) { _ in [] }
      }
      await #expect(processExitsWith: .failure) {
        _ = LottieDocument(width: 95, height: 96).moving(try Storyboard.sample()) { _ in [] }
      }
    }

    @Test func `A file has sides above zero`() async {
      await #expect(processExitsWith: .failure) { _ = LottieDocument(width: 0, height: 96) }
      await #expect(processExitsWith: .failure) { _ = LottieDocument(width: 96, height: .infinity) }
    }

    @Test func `Keys never go back in time`() async {
      await #expect(processExitsWith: .failure) {
        _ = FittedTrack([.init(1, [0], nil), .init(0.5, [1], nil)])
      }
    }
  }
#endif

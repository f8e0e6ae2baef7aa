import HeartWorkbench
import Testing

struct FileKindTests {
  @Test func `There are two kinds of files`() {
    #expect(FileKind.svg != .lottie)
  }
}

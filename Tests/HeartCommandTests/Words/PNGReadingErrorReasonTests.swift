import HeartImages
import Testing

@testable import HeartCommand

struct PNGReadingErrorReasonTests {
  @Test(
    "What is wrong with a PNG file is told with what would be right",
    arguments: [
      (.empty, "it is empty; name a PNG file"),
      (.notPNG, "it is no PNG file; name one that is"),
      (.truncated, "it ends too early for a PNG file; make it anew"),
      (.damaged(chunk: "IDAT"), "its part 'IDAT' is damaged; make the PNG file anew"),
      (.damaged(chunk: "\u{7}bad"), "its part '\\u{07}bad' is damaged; make the PNG file anew"),
      (.tooLarge(width: 20000, height: 1), "it is 20000x1 pixels, and 16384 a side is the most"),
      (
        .malformed("invalid filter"),
        "it breaks the rules of PNG files (invalid filter); make it anew"
      ),
      (.outOfMemory, "there is not enough memory for it; make it smaller"),
    ] as [(PNGReadingError, String)])
  func reasons(_ error: PNGReadingError, _ reason: String) {
    #expect(error.reason == reason)
    #expect(
      CommandError.badImage("m.png", error).sentence == "cannot use 'm.png': " + reason)
  }
}

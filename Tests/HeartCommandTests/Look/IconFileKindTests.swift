import Testing

@testable import HeartCommand

struct IconFileKindTests {
  private func reason(_ bytes: [UInt8]) -> String? {
    do throws(IconFileError) {
      _ = try IconFile.icon(bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a file that is no SVG is told by what it is`() {
    let samples: [(bytes: [UInt8], reason: String)] = [
      (
        [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA],
        "it is a PNG, and an icon is an SVG file; use it with --mask-image"
      ),
      ([0xFF, 0xD8, 0xFF, 0xE0], "it is a JPEG, and an icon is an SVG file; name an SVG file"),
      (
        Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8),
        "it is a WebP, and an icon is an SVG file; name an SVG file"
      ),
      (Array("GIF89a".utf8), "it is a GIF, and an icon is an SVG file; name an SVG file"),
      (Array("%PDF-1.7".utf8), "it is a PDF, and an icon is an SVG file; export it as SVG"),
      ([0x1F, 0x8B, 8], "it is packed by gzip; unpack it first, or export it as plain SVG"),
    ]
    for (bytes, expected) in samples { #expect(reason(bytes) == expected) }
  }

  @Test func `damaged text in UTF-16 is not repaired`() {
    let text = Array("<svg><!--a--><circle r='1'/></svg>".utf16)
    func bytes(_ units: [UInt16]) -> [UInt8] {
      [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    #expect(reason(bytes(text)) == nil)
    let expected = "its text is neither UTF-8 nor UTF-16; save it as UTF-8"
    #expect(reason(bytes(text) + [0x20]) == expected)
    for lone in [0xD83D, 0xDC0A] as [UInt16] {
      var damaged = text
      damaged[9] = lone
      #expect(reason(bytes(damaged)) == expected, "\(lone)")
    }
  }

  @Test func `shapes that hide one another are told with what to do`() {
    let text =
      "<svg viewBox='0 0 24 24'><circle cx='9' cy='9' r='9'/>"
      + "<path id='a' stroke='#fff' d='M4 9H12'/></svg>"
    #expect(
      reason(Array(text.utf8))
        == "<path id='a'> in line 1 lies on a shape of another color, and an icon has one color only;"
        + " cut it out of that shape, or remove the background")
  }
}

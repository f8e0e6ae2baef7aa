import Foundation
import Testing

@testable import HeartExport

/// JSON that keeps the order of its members.
struct JSONValueTests {
  private func text(_ value: JSONValue) -> String { String(decoding: value.utf8, as: UTF8.self) }

  @Test func `Members are written in the order they were given in, without a space`() {
    let value: JSONValue = ["ty": "el", "s": [12, 12], "b": .flag(true), "a": [:]]
    #expect(text(value) == #"{"ty":"el","s":[12,12],"b":true,"a":{}}"#)
    #expect(text(value.with(["z": 0])) == #"{"ty":"el","s":[12,12],"b":true,"a":{},"z":0}"#)
  }

  @Test func `A text is read back as it was, whatever is in it`() throws {
    let texts = [
      "", "Favorite", "\"quoted\" and \\back", "a\nb\tc\r\u{0}\u{1F}", "收藏 ♥️ é", "</script>",
    ]
    for expected in texts {
      let data = Data(JSONValue.list([.text(expected)]).utf8)
      let back = try JSONSerialization.jsonObject(with: data) as? [String]
      #expect(back == [expected])
    }
  }

  @Test func `A number is the nearest with as many digits, and away from zero between two`() {
    let cases: [(Double, Int, String)] = [
      (1.23456, 3, "1.235"), (-1.23456, 3, "-1.235"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"),
      (-0.0001, 3, "0"), (21, 4, "21"), (1e17, 3, "1e17"), (2.5, 0, "3"),
    ]
    for (number, places, expected) in cases {
      #expect(text(.number(number, places: places)) == expected, "\(number) to \(places)")
    }
  }
}

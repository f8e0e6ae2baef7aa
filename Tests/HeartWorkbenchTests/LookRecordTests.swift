import HeartCore
import Testing

@testable import HeartWorkbench

struct LookRecordTests {
  @Test func `A look arrives as it was sent`() throws {
    var look = WorkbenchLook()
    look.source = .path(
      "M0 0h9v9z", viewBox: Box(x: -1, y: 0.5, width: 24, height: 12), fillRule: .evenodd)
    look.style = .burst
    look.motion = .reduced
    look.fillColor = RGBA(red: 1, green: 0.8, blue: 0)
    look.borderColor = RGBA(red: 0, green: 0, blue: 0.2, alpha: 0.4)
    look.borderWidth = 1.5
    look.size = 48
    look.speed = 0.5
    let numbers = [-1, 1, 2, 2, 0xFFCC_00FF, 0x3366, 1.5, 48, 0.5, -1, 0.5, 24, 12]
    #expect(all(of: LookRecord.look(record(numbers, "M0 0h9v9z"))) == all(of: look))
  }

  @Test func `What is not a number is as in the first look`() throws {
    let numbers = [0, 0, 0, 0] + [Double](repeating: .nan, count: 9)
    #expect(all(of: LookRecord.look(record(numbers))) == all(of: WorkbenchLook()))
  }

  @Test func `Any number is cut to what a button can have, and stops nothing`() {
    let wild: [Double] = [
      .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 0.4, 1, 5, 300, 4_294_967_296,
      1e300,
    ]
    let plain = [-1, 0, 0, 0, 255, 255, .nan, 24, 1, 0, 0, 24, 24]
    for place in plain.indices {
      for number in wild {
        var numbers = plain
        numbers[place] = number
        let bytes = record(numbers, "M0 0h24v24z")
        var workbench = Workbench()
        for target in CodeTarget.allCases.indices {
          let status = workbench.writeCode(bytes, target: Int32(target))
          #expect(
            status == .damaged || !workbench.result.isEmpty, "\(place): \(number), \(target)")
        }
        let made = [
          workbench.makeSVG(bytes, change: 2, isLoop: true), workbench.makeLottie(bytes, change: 0),
        ]
        #expect(made[0] == made[1])
        if let look = LookRecord.look(bytes) {
          #expect((1...16_384).contains(look.size))
          #expect(FavoriteModel.speeds.contains(look.speed))
          #expect(look.borderWidth.map { (0...16_384).contains($0) } ?? true)
        }
      }
    }
  }

  @Test func `Bytes that are too few are no look, nor are changes and targets that are none`() {
    let bytes = record([0, 0, 0, 0] + [Double](repeating: .nan, count: 9))
    for count in bytes.indices { #expect(LookRecord.look(Array(bytes[..<count])) == nil) }
    var workbench = Workbench()
    for number: Int32 in [-1, 3, .min, .max] {
      #expect(workbench.makeSVG(bytes, change: number, isLoop: false) == .damaged)
      #expect(workbench.makeLottie(bytes, change: number) == .damaged)
    }
    for number: Int32 in [-1, 5, .min, .max] {
      #expect(workbench.writeCode(bytes, target: number) == .damaged)
    }
  }

  private func record(_ numbers: [Double], _ path: String = "") -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(number.bitPattern >> (8 * $0) & 255) } }
      + Array(path.utf8)
  }

  /// Every value of a look, as text: in a page nobody compares looks, so that they are not equatable.
  private func all(of look: WorkbenchLook?) -> String { String(reflecting: look) }
}

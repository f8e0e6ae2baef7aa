import HeartCore
import Stage
import Testing

@Suite struct PixelDifferenceTests {
  private static func bitmap(_ alphas: [UInt8]) -> Bitmap {
    Bitmap(width: alphas.count, height: 1, bytes: alphas.flatMap { [0, 0, 0, $0] })
  }

  @Test func edgeAndInsideAreMeasuredApart() {
    var second = Self.bitmap([0, 90, 255, 255])
    second.bytes[8] = 6
    let difference = PixelDifference(Self.bitmap([0, 100, 255, 255]), second)
    #expect(difference.edgeMean == 2.5 && difference.innerMean == 0.75 && difference.largest == 10)
    #expect(!difference.isWithinBars)
  }

  @Test func aShiftIsADistanceOfCentroids() {
    let difference = PixelDifference(Self.bitmap([255, 0, 0]), Self.bitmap([0, 0, 255]))
    #expect(difference.centroidShift == 2 && difference.largest == 255)
  }

  @Test func equalBitmapsDoNotDiffer() {
    let bitmap = Self.bitmap([3, 255])
    #expect(PixelDifference(bitmap, bitmap).largest == 0)
    #expect(PixelDifference(bitmap, bitmap).isWithinBars)
  }
}

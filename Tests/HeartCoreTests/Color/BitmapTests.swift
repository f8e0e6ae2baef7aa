import HeartCore
import Testing

@Suite("Bitmap")
struct BitmapTests {
  @Test("Bytes are changed in place, without a copy")
  func inPlace() {
    var bitmap = Bitmap(width: 500, height: 400)
    let before = Self.address(of: bitmap)
    bitmap.bytes[3] = 200
    bitmap.bytes.withUnsafeMutableBytes { $0[4] = 100 }
    for index in stride(from: 8, to: 800, by: 4) { bitmap.bytes[index] &+= 7 }
    #expect(Self.address(of: bitmap) == before)
    #expect(bitmap.bytes[3...8] == [200, 100, 0, 0, 0, 7])
  }

  private static func address(of bitmap: Bitmap) -> UnsafeRawPointer? {
    bitmap.bytes.withUnsafeBytes { $0.baseAddress }
  }

  @Test("A copy keeps its bytes")
  func copies() {
    var bitmap = Bitmap(width: 2, height: 1)
    let copy = bitmap
    bitmap.bytes[7] = 9
    #expect(copy == Bitmap(width: 2, height: 1))
    #expect(bitmap.alpha(column: 1, row: 0) == 9)
    bitmap.bytes = [1, 2, 3, 4, 5, 6, 7, 8]
    #expect(bitmap == Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8]))
  }

  @Test("Sides from 1 to the limit are fine")
  func sides() {
    let limit = Bitmap.sideLimit
    #expect(Bitmap(width: limit, height: 1).bytes.count == limit * 4)
    #expect(Bitmap(width: 1, height: limit).bytes.count == limit * 4)
  }
}

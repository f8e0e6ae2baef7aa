import Testing

@_spi(Simulation) import QuartzCore

@Suite struct CAMediaTimingFunctionTests {
  @Test func aStraightCurveIsEven() {
    let function = CAMediaTimingFunction(name: .linear)
    for step in 0...10 {
      // Halving sixty times leaves rounding only.
      #expect(abs(function.value(at: Double(step) / 10) - Double(step) / 10) < 1e-12)
    }
  }

  @Test(arguments: [
    CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ])
  func everyFunctionRunsFromZeroToOneAndNeverBack(name: CAMediaTimingFunctionName) {
    let function = CAMediaTimingFunction(name: name)
    let values = (-1...11).map { function.value(at: Double($0) / 10) }
    #expect(values.first == 0 && values.last == 1 && values == values.sorted())
  }

  @Test func easeInAndEaseOutMirrorEachOther() {
    let (easeIn, easeOut) = (
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
    )
    for time in [0.1, 0.3, 0.5, 0.9] {
      // The control points are 32-bit.
      #expect(abs(easeIn.value(at: time) - (1 - easeOut.value(at: 1 - time))) < 1e-6)
    }
  }

  @Test func controlPointsAreToldAsTheyAre() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var points = [Float](repeating: 0, count: 8)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for index in 0..<4 { function.getControlPoint(at: index, values: start + 2 * index) }
    }
    #expect(points == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
  }
}

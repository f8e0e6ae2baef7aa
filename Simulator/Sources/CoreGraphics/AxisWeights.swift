/// Which pixels of an image's row or column make up one new pixel.
struct AxisWeights {
  private(set) var weights: [(index: Int, weight: Float)] = []

  /// Finds the weights of a new pixel.
  ///
  /// - Parameters:
  ///   - count: How many pixels the image has.
  ///   - scale: How large a pixel of the image becomes; below 0 it is mirrored.
  ///   - offset: Where the image's beginning comes to lie.
  init(of pixel: Int, count: Int, scale: CGFloat, offset: CGFloat) {
    let ends = [(CGFloat(pixel) - offset) / scale, (CGFloat(pixel + 1) - offset) / scale].sorted()
    let low = max(0, ends[0])
    let high = min(CGFloat(count), ends[1])
    guard low < high else { return }
    // 1 where the new pixel lies wholly within the image.
    let covered = (high - low) * abs(scale)
    if abs(scale) <= 1 {
      for index in Int(low)..<Int(high.rounded(.up)) {
        let part = min(high, CGFloat(index + 1)) - max(low, CGFloat(index))
        weights.append((index, Float(part * abs(scale))))
      }
      return
    }
    // The outermost pixels go on outward.
    let middle = max(0, min((ends[0] + ends[1]) / 2 - 0.5, CGFloat(count - 1)))
    let first = Int(middle)
    let share = middle - CGFloat(first)
    weights.append((first, Float(covered * (1 - share))))
    if share > 0 { weights.append((first + 1, Float(covered * share))) }
  }
}

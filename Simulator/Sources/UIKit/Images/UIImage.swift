@_spi(Simulation) import CoreGraphics
import Foundation

/// A picture, with the scale that it is meant for and the way that it is turned.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How the pixels have to be turned to be seen upright.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half.
    case down = 1
    /// By a quarter against the clock.
    case left = 2
    /// By a quarter with the clock.
    case right = 3
    /// Not at all, but seen in a mirror.
    case upMirrored = 4
    /// By half, and seen in a mirror.
    case downMirrored = 5
    /// By a quarter against the clock, and seen in a mirror.
    case leftMirrored = 6
    /// By a quarter with the clock, and seen in a mirror.
    case rightMirrored = 7
  }

  /// Whether colors count.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is seen decides.
    case automatic = 0
    /// They do.
    case alwaysOriginal = 1
    /// They do not: it is seen in the tint.
    case alwaysTemplate = 2
  }

  private let pixels: CGImage?
  private let factor: CGFloat
  private let turn: Orientation
  private let mode: RenderingMode

  private init(_ pixels: CGImage?, _ scale: CGFloat, _ turn: Orientation, _ mode: RenderingMode) {
    self.pixels = pixels
    factor = scale > 0 ? scale : 1
    self.turn = turn
    self.mode = mode
    super.init()
  }

  /// Creates an image without pixels.
  public override convenience init() { self.init(nil, 1, .up, .automatic) }

  /// Creates an image of one pixel to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, 1, .up, .automatic) }

  /// Creates an image of some pixels to a point, to be turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage, scale, orientation, .automatic)
  }

  /// Would be an image of the app's own; the simulator's app has none.
  public convenience init?(named name: String) {
    fatalError("The images of an app are not modelled: there is none named \(name).")
  }

  /// The pixels.
  open var cgImage: CGImage? { pixels }
  /// Pixels to a point.
  open var scale: CGFloat { factor }
  /// How it is turned.
  open var imageOrientation: UIImage.Orientation { turn }
  /// Whether colors count.
  open var renderingMode: UIImage.RenderingMode { mode }
  /// The size in points, as it is seen.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let size = CGSize(
      width: CGFloat(pixels.width) / factor, height: CGFloat(pixels.height) / factor)
    return turn.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// The same image, whose colors count or not.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(pixels, factor, turn, renderingMode)
  }

  /// Draws it at a point of the current context, in its own size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws it in a rectangle of the current context, stretched.
  ///
  /// The colors are drawn in every mode: what a template looks like here is not documented.
  open func draw(in rect: CGRect) {
    guard let pixels, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // The context is y downward, and images are drawn y upward.
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(turn.turned(pixels), in: CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }

  /// Whether both have the same pixels, scale, turn and mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return factor == other.factor && turn == other.turn && mode == other.mode
      && pixels?.width == other.pixels?.width && pixels?.bytes == other.pixels?.bytes
  }

  /// The same for equal ones.
  open override var hash: Int { (pixels?.width ?? 0) &* 31 &+ (pixels?.height ?? 0) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the pixels, the scale, the turn and the mode; the keys are ours.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(factor), forKey: "UIScale")
    coder.encode(turn.rawValue, forKey: "UIOrientation")
    coder.encode(mode.rawValue, forKey: "UIRenderingMode")
    guard let pixels else { return }
    coder.encode(pixels.width, forKey: "UIWidth")
    coder.encode(Data(pixels.bytes) as NSData, forKey: "UIPixels")
  }

  /// Creates the image that an archive holds.
  public required init?(coder: NSCoder) {
    let scale = coder.decodeDouble(forKey: "UIScale")
    guard scale > 0 else { return nil }
    factor = CGFloat(scale)
    turn = Orientation(rawValue: coder.decodeInteger(forKey: "UIOrientation")) ?? .up
    mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    let width = coder.decodeInteger(forKey: "UIWidth")
    if width > 0, let data = coder.present(NSData.self, forKey: "UIPixels") {
      let bytes = [UInt8](Data(referencing: data))
      pixels = CGImage(width: width, height: bytes.count / (4 * width), bytes: bytes)
    } else {
      pixels = nil
    }
    super.init()
  }
}

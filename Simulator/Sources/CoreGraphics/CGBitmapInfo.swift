/// How pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The value as the system writes it.
  public let rawValue: UInt32

  /// Creates a value as the system writes it.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
  /// Components are floating-point numbers.
  public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
  /// The bits that hold the order of bytes.
  public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x7000) }
  /// Of 16 bits, the low byte is first.
  public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 12) }
  /// Of 32 bits, the lowest byte is first.
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }
  /// Of 16 bits, the high byte is first.
  public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 3 << 12) }
  /// Of 32 bits, the highest byte is first.
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 4 << 12) }
}

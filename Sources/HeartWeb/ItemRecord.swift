internal import HeartCore

/// How an item of a picture is told to a page: ten numbers in a row.
///
/// role, shape, ink, scale, x, y, opacity, line width, and the bytes of a color of its own.
enum ItemRecord {
  /// How many numbers an item takes.
  static let length = 10
}

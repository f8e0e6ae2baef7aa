/// What was found out about the last few things asked for.
///
/// Enough for a screen whose buttons take turns with few icons, and quick to look through.
struct RecentValues<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// The entry that makes room for a new one.
  private var oldest = 0

  /// How many are kept.
  static var limit: Int { 8 }

  /// The value that is kept for a key, or is made now.
  mutating func value(for key: Key, orMake make: () -> Value) -> Value {
    for entry in entries where entry.key == key { return entry.value }
    let value = make()
    if entries.count < Self.limit {
      entries.append((key, value))
    } else {
      entries[oldest] = (key, value)
      oldest = (oldest + 1) % Self.limit
    }
    return value
  }
}

extension RecentValues: Sendable where Key: Sendable, Value: Sendable {}

import Foundation

extension NSCoder {
  /// What an archive holds under a key; nil where it holds nothing.
  ///
  /// Foundation on Linux takes a missing key for a fault, where Apple's answers nil.
  func present<Value: NSObject & NSCoding>(_ type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
}

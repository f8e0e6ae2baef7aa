#if canImport(UIKit) && !os(watchOS)
  import Foundation

  extension NSCoder {
    /// The number under a key; nil where there is none.
    func double(forKey key: String) -> Double? {
      containsValue(forKey: key) ? decodeDouble(forKey: key) : nil
    }

    /// The truth under a key; nil where there is none.
    func bool(forKey key: String) -> Bool? {
      containsValue(forKey: key) ? decodeBool(forKey: key) : nil
    }

    /// The text under a key; nil where there is none.
    func string(forKey key: String) -> String? {
      decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
  }
#endif

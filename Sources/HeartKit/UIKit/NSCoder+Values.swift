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
      object(of: NSString.self, forKey: key).map { String(describing: $0) }
    }

    /// The object under a key; nil where there is none.
    ///
    /// Asked first, since a coder may take a missing object for damage.
    func object<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
      containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
  }
#endif

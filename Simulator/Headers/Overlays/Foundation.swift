// What Swift has of its own for text, numbers, lists, bytes and notices.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {
    fatalError()
  }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout Array?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array {
    fatalError()
  }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Set?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set {
    fatalError()
  }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDictionary?
  ) -> Dictionary { fatalError() }
}

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, _ObjectiveCBridgeable
{
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = Data
  public init() { fatalError() }
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == UInt8 {
    fatalError()
  }
  public init(bytes: UnsafeRawPointer, count: Int) { fatalError() }
  public init(count: Int) { fatalError() }
  public init(referencing reference: __shared NSData) { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 {
    get { fatalError() }
    set { fatalError() }
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { fatalError() }
    set { fatalError() }
  }
  public mutating func replaceSubrange<Elements: Collection>(
    _ range: Range<Int>, with elements: Elements
  ) where Elements.Element == UInt8 { fatalError() }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { fatalError() }

  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout Data?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data {
    fatalError()
  }
}

public struct Notification: Hashable, _ObjectiveCBridgeable {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public init(name: Name, object: Any? = nil) { fatalError() }
  public static func == (one: Notification, other: Notification) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }

  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSNotification?
  ) -> Notification { fatalError() }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public required convenience init(floatLiteral value: Double) { fatalError() }
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(booleanLiteral value: Bool) { fatalError() }
}

extension NSCoder {
  public func decodeObject<Object: NSObject & NSCoding>(
    of type: Object.Type, forKey key: String
  ) -> Object? { fatalError() }
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { fatalError() }

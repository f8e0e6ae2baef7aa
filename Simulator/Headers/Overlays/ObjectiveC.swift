// What Swift adds to the root of all classes. Nothing here runs: the bodies are never compiled.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
  public static func == (one: Selector, other: Selector) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  var value: Int8
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }

extension NSObject: Equatable, Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

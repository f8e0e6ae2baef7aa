import Foundation
import HeartCore
import HeartExport
import Testing

/// A Lottie file, read back as any reader of JSON would.
struct LottieFile {
  typealias Object = [String: Any]

  let bytes: [UInt8]
  let root: Object

  init(
    _ changes: [FavoriteChange], in style: FavoriteStyle, look: FavoriteLook = FavoriteLook(),
    side: Double = 96, speed: Double = 1, hold: Double = 0, document: LottieDocument? = nil
  ) throws {
    let canvas = Box(x: 0, y: 0, width: side, height: side)
    let story = try #require(
      Storyboard(
        changes.map { .init(FavoriteFilm($0, in: style, speed: speed), hold: hold) }, look: look,
        slot: canvas.divided(by: style.reach), canvas: canvas))
    let writer = document ?? LottieDocument(width: side, height: side)
    bytes = writer.moving(story) { _ in [1, 2, 3, 4] }
    root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
  }

  var layers: [Object] { root["layers"] as? [Object] ?? [] }
  var markers: [Object] { root["markers"] as? [Object] ?? [] }
  var end: Double { root.number("op") ?? .nan }

  func layer(_ name: String) -> Object? { layers.first { $0["nm"] as? String == name } }

  /// All objects anywhere that hold a member.
  func objects(with name: String) -> [Object] { Self.objects(in: root, with: name) }

  static func objects(in value: Any, with name: String) -> [Object] {
    if let object = value as? Object {
      let inner = object.keys.sorted().flatMap { objects(in: object[$0] ?? 0, with: name) }
      return (object[name] == nil ? [] : [object]) + inner
    }
    return (value as? [Any] ?? []).flatMap { objects(in: $0, with: name) }
  }

  /// The keys of every animated property.
  var tracks: [[Object]] {
    objects(with: "k").compactMap { $0.number("a") == 1 ? $0["k"] as? [Object] : nil }
  }
}

extension [String: Any] {
  func number(_ name: String) -> Double? { (self[name] as? NSNumber)?.doubleValue }
  func numbers(_ name: String) -> [Double] {
    (self[name] as? [NSNumber] ?? []).map(\.doubleValue)
  }
  func object(_ name: String) -> [String: Any] { self[name] as? [String: Any] ?? [:] }
  func objects(_ name: String) -> [[String: Any]] { self[name] as? [[String: Any]] ?? [] }
}

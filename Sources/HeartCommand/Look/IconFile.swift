internal import HeartCore
internal import HeartExport

/// An SVG file that the person names as the button's icon.
enum IconFile {
  /// The most bytes that an icon's file may have: far more than any icon's.
  static let byteLimit = megabyteLimit * 1_000_000
  /// The same in millions.
  static let megabyteLimit = 16

  /// The icon that an SVG file draws.
  static func read(_ path: String) throws(CommandError) -> Icon {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, upTo: byteLimit)
    } catch {
      throw .unreadable(path, error, as: .icon)
    }
    do throws(IconFileError) {
      return try icon(bytes)
    } catch {
      throw .badIcon(path, error)
    }
  }

  /// The icon that the bytes of an SVG file draw.
  static func icon(_ bytes: [UInt8]) throws(IconFileError) -> Icon {
    let root = try IconFileText(bytes).root()
    do throws(SVGIconError) {
      return try Icon(svg: root)
    } catch {
      throw .svg(error)
    }
  }
}

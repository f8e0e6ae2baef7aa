#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import HeartCore

  extension NSCoder {
    /// Writes an icon: by its name, as path data, or as pixels.
    ///
    /// Nothing is written of an outline that has no path data.
    func encodeIcon(_ icon: Icon, forKey key: String) {
      if let name = Icon.Name.allCases.first(where: { $0.icon == icon }) {
        encode(name.text, forKey: key)
        return
      }
      switch icon.art {
      case .outline(let outline):
        guard outline.hasPathData else { return }
        encode(outline.pathData, forKey: key + ".path")
        encode(outline.fillRule == .evenodd, forKey: key + ".isEvenOdd")
        encodeBox(icon.frame, forKey: key + ".viewBox")
        encodePlace(icon.landmarks.cleft, forKey: key + ".cleft")
        encodePlace(icon.landmarks.tip, forKey: key + ".tip")
        encodePlace(icon.landmarks.pivot, forKey: key + ".pivot")
      case .images(let mask, let border):
        encodeBitmap(mask, forKey: key + ".mask")
        if let border { encodeBitmap(border, forKey: key + ".border") }
      }
    }

    /// The icon under a key; nil where there is none that can be read.
    func decodeIcon(forKey key: String) -> Icon? {
      if let name = string(forKey: key).flatMap({ Icon.Name($0) }) { return name.icon }
      if let mask = decodeBitmap(forKey: key + ".mask") {
        return Icon(mask: mask, border: decodeBitmap(forKey: key + ".border"))
      }
      let rule: FillRule = bool(forKey: key + ".isEvenOdd") == true ? .evenodd : .nonzero
      guard let data = string(forKey: key + ".path"),
        let outline = try? Outline(pathData: data, fillRule: rule)
      else { return nil }
      return Icon(
        outline: outline, viewBox: decodeBox(forKey: key + ".viewBox"),
        landmarks: Icon.Landmarks(
          cleft: decodePlace(forKey: key + ".cleft"), tip: decodePlace(forKey: key + ".tip"),
          pivot: decodePlace(forKey: key + ".pivot")))
    }

    private func encodeBitmap(_ bitmap: Bitmap, forKey key: String) {
      encode(bitmap.width, forKey: key + ".width")
      encode(bitmap.height, forKey: key + ".height")
      encode(NSData(data: Data(bitmap.bytes)), forKey: key + ".bytes")
    }

    private func decodeBitmap(forKey key: String) -> Bitmap? {
      let width = decodeInteger(forKey: key + ".width")
      let height = decodeInteger(forKey: key + ".height")
      let sides = 1...Bitmap.sideLimit
      guard let data = object(of: NSData.self, forKey: key + ".bytes"),
        sides.contains(width), sides.contains(height), data.length == width * height * 4
      else { return nil }
      return Bitmap(width: width, height: height, bytes: [UInt8](Data(referencing: data)))
    }

    private func encodeBox(_ box: Box, forKey key: String) {
      encodePlace(Point2D(x: box.x, y: box.y), forKey: key)
      encodePlace(Point2D(x: box.width, y: box.height), forKey: key + ".size")
    }

    private func decodeBox(forKey key: String) -> Box? {
      guard let corner = decodePlace(forKey: key), let size = decodePlace(forKey: key + ".size")
      else { return nil }
      return Box(x: corner.x, y: corner.y, width: size.x, height: size.y)
    }

    private func encodePlace(_ place: Point2D?, forKey key: String) {
      guard let place else { return }
      encode(place.x, forKey: key + ".x")
      encode(place.y, forKey: key + ".y")
    }

    private func decodePlace(forKey key: String) -> Point2D? {
      guard let x = double(forKey: key + ".x"), let y = double(forKey: key + ".y") else {
        return nil
      }
      return Point2D(x: x, y: y)
    }
  }

  extension Outline {
    /// Whether every number of the outline can be written.
    fileprivate var hasPathData: Bool {
      contours.allSatisfy { contour in
        contour.start.isFinite && contour.segments.allSatisfy(\.isFinite)
      }
    }
  }

  extension Segment {
    fileprivate var isFinite: Bool {
      switch self {
      case .line(let end): end.isFinite
      case .quadratic(let control, let end): control.isFinite && end.isFinite
      case .cubic(let control1, let control2, let end):
        control1.isFinite && control2.isFinite && end.isFinite
      case .arc(let arc, let end):
        end.isFinite && arc.center.isFinite && (arc.center + arc.axisA).isFinite
          && (arc.center + arc.axisB).isFinite && arc.start.isFinite
          && arc.sweep.magnitude < 100_000
      }
    }
  }

  extension Point2D {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
  }
#endif

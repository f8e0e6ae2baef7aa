import CoreGraphics
import Foundation
import QuartzCore

// What an archive of a view holds. Apple documents that views can be archived, not which of their
// properties are: these are what a storyboard can set, our choice. The keys are ours too.
extension UIView {
  func archive(to coder: NSCoder) {
    encode(bounds, "bounds", to: coder)
    encode([center.x, center.y], "center", to: coder)
    let turn = transform
    encode([turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty], "transform", to: coder)
    coder.encode(Double(alpha), forKey: Self.key("alpha"))
    for (name, value) in switches { coder.encode(value, forKey: Self.key(name)) }
    for (name, value) in numbers { coder.encode(value, forKey: Self.key(name)) }
    coder.encode(backgroundColor, forKey: Self.key("backgroundColor"))
    coder.encode(look.tint, forKey: Self.key("tintColor"))
    coder.encode(restorationIdentifier.map { $0 as NSString }, forKey: Self.key("restoration"))
    coder.encode(subviews as NSArray, forKey: Self.key("subviews"))
  }

  func restore(from coder: NSCoder) {
    // An archive that holds no view, as that of an empty coder, leaves everything as it begins.
    guard coder.containsValue(forKey: Self.key("bounds0")) else { return }
    let box = decode("bounds", 4, from: coder)
    let middle = decode("center", 2, from: coder)
    let turn = decode("transform", 6, from: coder)
    bounds = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    center = CGPoint(x: middle[0], y: middle[1])
    transform = CGAffineTransform(
      a: turn[0], b: turn[1], c: turn[2], d: turn[3], tx: turn[4], ty: turn[5])
    alpha = CGFloat(coder.decodeDouble(forKey: Self.key("alpha")))
    restoreSwitches(from: coder)
    restoreNumbers(from: coder)
    backgroundColor = coder.present(UIColor.self, forKey: Self.key("backgroundColor"))
    tintColor = coder.present(UIColor.self, forKey: Self.key("tintColor"))
    restorationIdentifier =
      coder.present(NSString.self, forKey: Self.key("restoration")).map { "\($0)" }
    for case let view as UIView in coder.decodeObject(forKey: Self.key("subviews")) as? NSArray
      ?? []
    {
      addSubview(view)
    }
  }

  private var switches: [(String, Bool)] {
    [
      ("hidden", isHidden), ("opaque", isOpaque), ("clips", clipsToBounds),
      ("interaction", isUserInteractionEnabled), ("multipleTouch", isMultipleTouchEnabled),
      ("autoresizesSubviews", autoresizesSubviews),
    ]
  }

  private var numbers: [(String, Int)] {
    [
      ("tag", tag), ("contentMode", contentMode.rawValue),
      ("autoresizing", Int(autoresizingMask.rawValue)),
      ("semantic", semanticContentAttribute.rawValue),
      ("style", overrideUserInterfaceStyle.rawValue),
    ]
  }

  private func restoreSwitches(from coder: NSCoder) {
    isHidden = coder.decodeBool(forKey: Self.key("hidden"))
    isOpaque = coder.decodeBool(forKey: Self.key("opaque"))
    clipsToBounds = coder.decodeBool(forKey: Self.key("clips"))
    isUserInteractionEnabled = coder.decodeBool(forKey: Self.key("interaction"))
    isMultipleTouchEnabled = coder.decodeBool(forKey: Self.key("multipleTouch"))
    autoresizesSubviews = coder.decodeBool(forKey: Self.key("autoresizesSubviews"))
  }

  private func restoreNumbers(from coder: NSCoder) {
    func number(_ name: String) -> Int { coder.decodeInteger(forKey: Self.key(name)) }
    tag = number("tag")
    contentMode = ContentMode(rawValue: number("contentMode")) ?? .scaleToFill
    autoresizingMask = AutoresizingMask(rawValue: UInt(number("autoresizing")))
    semanticContentAttribute =
      UISemanticContentAttribute(rawValue: number("semantic")) ?? .unspecified
    overrideUserInterfaceStyle = UIUserInterfaceStyle(rawValue: number("style")) ?? .unspecified
  }

  private func encode(_ box: CGRect, _ name: String, to coder: NSCoder) {
    encode([box.minX, box.minY, box.width, box.height], name, to: coder)
  }

  private func encode(_ numbers: [CGFloat], _ name: String, to coder: NSCoder) {
    for (index, number) in numbers.enumerated() {
      coder.encode(Double(number), forKey: Self.key("\(name)\(index)"))
    }
  }

  private func decode(_ name: String, _ count: Int, from coder: NSCoder) -> [CGFloat] {
    (0..<count).map { CGFloat(coder.decodeDouble(forKey: Self.key("\(name)\($0)"))) }
  }

  private static func key(_ name: String) -> String { "UIView.\(name)" }
}

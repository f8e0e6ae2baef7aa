@_spi(Simulation) import CoreGraphics
import Foundation

// The colors that follow light and dark. The values are those of Apple's Human Interface Guidelines;
// the variants of stronger contrast are not modelled, a stronger contrast changes none of them.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { shade("systemRed") }
  /// The system's green.
  public class var systemGreen: UIColor { shade("systemGreen") }
  /// The system's blue.
  public class var systemBlue: UIColor { shade("systemBlue") }
  /// The system's orange.
  public class var systemOrange: UIColor { shade("systemOrange") }
  /// The system's yellow.
  public class var systemYellow: UIColor { shade("systemYellow") }
  /// The system's pink.
  public class var systemPink: UIColor { shade("systemPink") }
  /// The system's purple.
  public class var systemPurple: UIColor { shade("systemPurple") }
  /// The system's gray.
  public class var systemGray: UIColor { shade("systemGray") }
  /// The second of six grays, nearer to the background.
  public class var systemGray2: UIColor { shade("systemGray2") }
  /// The third of six grays.
  public class var systemGray3: UIColor { shade("systemGray3") }
  /// The fourth of six grays.
  public class var systemGray4: UIColor { shade("systemGray4") }
  /// The fifth of six grays.
  public class var systemGray5: UIColor { shade("systemGray5") }
  /// The last of six grays, nearest to the background.
  public class var systemGray6: UIColor { shade("systemGray6") }
  /// For text of the first rank.
  public class var label: UIColor { shade("label") }
  /// For text of the second rank.
  public class var secondaryLabel: UIColor { shade("secondaryLabel") }
  /// For text of the third rank.
  public class var tertiaryLabel: UIColor { shade("tertiaryLabel") }
  /// For lines through which something is seen.
  public class var separator: UIColor { shade("separator") }
  /// Behind everything.
  public class var systemBackground: UIColor { shade("systemBackground") }
  /// Behind what is grouped.
  public class var secondarySystemBackground: UIColor { shade("secondarySystemBackground") }

  /// The tint in force where it is resolved.
  public class var tintColor: UIColor {
    named("tintColor") { $0.traits.tint ?? .systemBlue }
  }

  /// The system color of a name; nil where there is none.
  static func system(_ name: String) -> UIColor? {
    if name == "tintColor" { return tintColor }
    guard shades[name] != nil else { return nil }
    return shade(name)
  }

  /// What a tint is where it is dimmed: the gray that is as light, by the weights of sRGB.
  static func dimmed(_ color: UIColor) -> UIColor {
    named("dimmed \(color)") { traits in
      let parts = color.resolvedColor(with: traits).cgColor.extendedSRGBComponents
      let white = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
      return UIColor(white: white, alpha: parts[3])
    }
  }

  private static func shade(_ name: String) -> UIColor {
    named(name) { traits in
      guard let (light, dark) = shades[name] else { return .clear }
      return (traits.userInterfaceStyle == .dark ? dark : light).color
    }
  }

  private struct Shade: Sendable {
    var color: UIColor

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
      color = UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: alpha)
    }
  }

  private static let shades: [String: (Shade, Shade)] = [
    "systemRed": (Shade(255, 59, 48), Shade(255, 69, 58)),
    "systemGreen": (Shade(52, 199, 89), Shade(48, 209, 88)),
    "systemBlue": (Shade(0, 122, 255), Shade(10, 132, 255)),
    "systemOrange": (Shade(255, 149, 0), Shade(255, 159, 10)),
    "systemYellow": (Shade(255, 204, 0), Shade(255, 214, 10)),
    "systemPink": (Shade(255, 45, 85), Shade(255, 55, 95)),
    "systemPurple": (Shade(175, 82, 222), Shade(191, 90, 242)),
    "systemGray": (Shade(142, 142, 147), Shade(142, 142, 147)),
    "systemGray2": (Shade(174, 174, 178), Shade(99, 99, 102)),
    "systemGray3": (Shade(199, 199, 204), Shade(72, 72, 74)),
    "systemGray4": (Shade(209, 209, 214), Shade(58, 58, 60)),
    "systemGray5": (Shade(229, 229, 234), Shade(44, 44, 46)),
    "systemGray6": (Shade(242, 242, 247), Shade(28, 28, 30)),
    "label": (Shade(0, 0, 0), Shade(255, 255, 255)),
    "secondaryLabel": (Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6)),
    "tertiaryLabel": (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3)),
    "separator": (Shade(60, 60, 67, 0.29), Shade(84, 84, 88, 0.6)),
    "systemBackground": (Shade(255, 255, 255), Shade(0, 0, 0)),
    "secondarySystemBackground": (Shade(242, 242, 247), Shade(28, 28, 30)),
  ]
}

internal import HeartCore

/// A color that may depend on where it is seen.
public struct Color: Hashable, Sendable {
  /// What numbers mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard red, green and blue.
    case sRGB
  }

  let light: Components
  let dark: Components
  /// Why the simulation cannot draw it.
  let unknown: String?

  struct Components: Hashable, Sendable {
    var red, green, blue, opacity: Double
  }

  private init(light: Components, dark: Components, unknown: String? = nil) {
    self.light = light
    self.dark = dark
    self.unknown = unknown
  }

  /// Creates a constant color.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = Components(red: red, green: green, blue: blue, opacity: opacity)
    self.init(light: components, dark: components)
  }

  /// Creates a constant gray.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The color with less of it showing.
  public func opacity(_ opacity: Double) -> Color {
    var light = light
    var dark = dark
    light.opacity *= opacity
    dark.opacity *= opacity
    return Color(light: light, dark: dark, unknown: unknown)
  }

  /// Creates a color that depends on the scheme.
  @_spi(Simulation) public init(light: Color, dark: Color) {
    self.init(light: light.light, dark: dark.light)
  }

  /// Nothing.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// The system's red.
  public static let red = Color(named: "red")
  /// The system's pink.
  public static let pink = Color(named: "pink")
  /// The system's yellow.
  public static let yellow = Color(named: "yellow")
  /// The system's blue.
  public static let blue = Color(named: "blue")
  /// The system's gray.
  public static let gray = Color(named: "gray")
  /// The color of what is most important.
  public static let primary = Color(named: "primary")
  /// The color of what is less important.
  public static let secondary = Color(named: "secondary")

  private init(named name: String) {
    let none = Components(red: 0, green: 0, blue: 0, opacity: 1)
    self.init(
      light: none, dark: none,
      unknown: "Apple does not document the numbers of the color \(name)")
  }

  /// The numbers where it is seen.
  func components(in environment: EnvironmentValues) -> Components {
    if let unknown { fatalError(unknown) }
    return environment.colorScheme == .dark ? dark : light
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let parts = components(in: environment)
    return RGBA(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }
}

extension Color: ShapeStyle {}

extension Color: View, EvaluatedView {
  /// The simulation evaluates it.
  @MainActor public var body: Never { unevaluated }

  @MainActor func evaluate(_ context: EvaluationContext) -> [ViewNode] {
    [ViewNode(.color(self), size: context.size)]
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Nothing.
  public static var clear: Color { .clear }
}

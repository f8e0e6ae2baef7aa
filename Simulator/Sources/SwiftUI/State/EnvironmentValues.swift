/// What surrounds a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether people can use controls.
  public var isEnabled = true
  /// Whether the scene is in front.
  public var scenePhase = ScenePhase.active
  /// Whether it is light or dark.
  public var colorScheme = ColorScheme.light
  /// Which way is read.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether the person wants little motion.
  public internal(set) var accessibilityReduceMotion = false
  /// Whether the person must not have to go by colors.
  public internal(set) var accessibilityDifferentiateWithoutColor = false

  var buttonStyle: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> AnyView)?

  /// Creates surroundings where nothing is set.
  public init() {}

  /// Sets what only the person's settings can.
  @_spi(Simulation) public mutating func setReducesMotion(_ reduces: Bool) {
    accessibilityReduceMotion = reduces
  }

  /// Sets what only the person's settings can.
  @_spi(Simulation) public mutating func setDifferentiatesWithoutColor(_ differentiates: Bool) {
    accessibilityDifferentiateWithoutColor = differentiates
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

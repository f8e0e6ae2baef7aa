import Foundation

/// What is known of the surroundings that something is seen in: light or dark, scale, direction.
///
/// A trait may be unspecified. Two traits that Apple has are missing here, because nothing needs
/// them: the display's gamut and the interface's level.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  var traits: Traits

  /// Creates a collection that says nothing.
  public override init() {
    traits = Traits()
    super.init()
  }

  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Says whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(style: userInterfaceStyle))
  }

  /// Says how many pixels there are to a point; 0 says nothing.
  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(scale: scale))
  }

  /// Says in which direction people read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(direction: layoutDirection))
  }

  /// Says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontal: horizontalSizeClass))
  }

  /// Says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(vertical: verticalSizeClass))
  }

  /// Says how large the person wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(textSize: preferredContentSizeCategory))
  }

  /// Says how strong the contrast is to be.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(traits: Traits(contrast: accessibilityContrast))
  }

  /// Joins collections; of two that say something of the same trait, the later one is right.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traits: traitCollections.reduce(into: Traits()) { $0.add($1.traits) })
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// Pixels to a point; 0 where nothing is said.
  open var displayScale: CGFloat { traits.scale }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// The room from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.textSize }
  /// The strength of contrast.
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast }

  /// Whether going from the one to the other can change what a dynamic color resolves to.
  ///
  /// Of the traits that are modelled, style and contrast can. Nil counts as a collection that says
  /// nothing.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.traits ?? Traits()
    return traits.style != other.style || traits.contrast != other.contrast
  }

  /// Whether this collection has every trait that the other one specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.traits else { return true }
    var joined = traits
    joined.add(other)
    return joined == traits
  }

  /// The traits that colors without any of their own resolve with, one for each thread.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .unscened }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs something while these are the current traits, and puts the earlier ones back.
  open func performAsCurrent(_ actions: () -> Void) {
    let earlier = Thread.current.threadDictionary[Self.currentKey]
    Thread.current.threadDictionary[Self.currentKey] = self
    actions()
    Thread.current.threadDictionary[Self.currentKey] = earlier
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// The same for equal ones.
  open override var hash: Int { traits.style.hashValue ^ traits.scale.hashValue }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Traps: what Apple writes is not documented, and no view's archive holds traits.
  open func encode(with coder: NSCoder) {
    fatalError("Archiving a trait collection is not modelled.")
  }

  /// Traps, as `encode(with:)` does.
  public required init?(coder: NSCoder) {
    fatalError("Archiving a trait collection is not modelled.")
  }

  // What holds where there is no window: our choice, a light telephone of scale 2.
  static let unscened = UITraitCollection(
    traits: Traits(
      style: .light, scale: 2, direction: .leftToRight, horizontal: .compact, vertical: .regular,
      textSize: .large, contrast: .normal))

  private static let currentKey = "UITraitCollection.current"
}

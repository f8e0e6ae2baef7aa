/// The names of SVG and CSS, by what they mean for an icon.
enum SVGNames {
  /// Elements that hold what is drawn.
  static let containers: StaticString = "g a svg"
  static let shapes: StaticString = "path circle ellipse rect polygon polyline line"
  /// Elements that draw nothing unless something refers to them, or nothing at all.
  static let silent: StaticString =
    """
    defs symbol title desc metadata linearGradient radialGradient pattern clipPath mask filter \
    marker style view font font-face hatch solidcolor meshgradient
    """

  /// Attributes that change nothing of an icon's shape.
  static let harmlessAttributes: StaticString =
    """
    id class lang role tabindex focusable version baseProfile contentScriptType contentStyleType \
    zoomAndPan preserveAspectRatio viewBox x y width height x1 y1 x2 y2 cx cy r rx ry d points \
    pathLength transform href type target rel download externalResourcesRequired title name alt \
    xmlns xml:id xml:lang xml:space xml:base t p-id xlink:href xlink:title xlink:type \
    xlink:role xlink:show xlink:actuate xlink:arcrole align slot part nonce autofocus fr fx fy \
    gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits
    """

  /// Properties that change nothing of an icon's shape, whatever their values.
  static let harmlessProperties: StaticString =
    """
    clip-rule color-interpolation color-interpolation-filters color-profile color-rendering \
    shape-rendering text-rendering image-rendering paint-order cursor pointer-events font \
    font-family font-feature-settings font-size font-size-adjust font-stretch font-style \
    font-variant font-variant-alternates font-variant-caps font-variant-east-asian \
    font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings \
    font-weight letter-spacing word-spacing word-wrap overflow-wrap writing-mode direction \
    unicode-bidi text-align text-anchor text-decoration text-decoration-color \
    text-decoration-line text-decoration-style text-decoration-fill text-decoration-stroke \
    text-indent text-orientation text-overflow text-shadow text-transform dominant-baseline \
    alignment-baseline baseline-shift vertical-align flood-color flood-opacity lighting-color \
    stop-color stop-opacity enable-background solid-color solid-opacity line-height white-space \
    tab-size isolation will-change kerning glyph-orientation-horizontal \
    glyph-orientation-vertical inline-size shape-inside shape-subtract shape-padding shape-margin \
    block-progression speak color-scheme user-select touch-action fill-rule image-orientation \
    margin position
    """

  /// Properties that change something unless they have a value that says not to.
  private static let properties: StaticString =
    """
    mask filter clip marker marker-start marker-mid marker-end vector-effect mix-blend-mode \
    transform transform-origin transform-box stroke-alignment backdrop-filter mask-image \
    animation transition background background-color
    """
  private static let harmlessValues: StaticString = "none auto normal"

  /// Whether a property with a value changes nothing.
  static func isHarmless(_ property: SVGText, _ value: SVGText) -> Bool {
    if property.isAmong(harmlessProperties) || property.hasPrefix("-inkscape-")
      || property.hasPrefix("--")
    {
      return true
    }
    let word = value.trimmed.lowercased
    if property == "transform-origin" { return word.isAmong("0 0px") || isOrigin(word) }
    if property == "transform-box" { return word == "view-box" }
    if property == "background" || property == "background-color" {
      return word.isAmong("none transparent")
    }
    return property.isAmong(properties) && word.isAmong(harmlessValues)
  }

  /// Whether an attribute that is no property changes nothing.
  static func isHarmless(attribute: SVGText) -> Bool {
    attribute.isAmong(harmlessAttributes) || attribute.hasPrefix("data-")
      || attribute.hasPrefix("aria-") || attribute.hasPrefix("on")
  }

  private static func isOrigin(_ word: SVGText) -> Bool {
    SVGLength.list(word).map { $0.count <= 3 && $0.allSatisfy { $0 == .units(0) } } ?? false
  }
}

/// The size that percentages are of, in the units of what is inside.
struct SVGViewport: Equatable {
  var width: Double
  var height: Double
}

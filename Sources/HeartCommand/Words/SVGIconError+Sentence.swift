internal import HeartExport

extension IconFileError {
  /// What goes on from "cannot use 'x.svg': ".
  var reason: String { "it is empty; name an SVG file" }
}

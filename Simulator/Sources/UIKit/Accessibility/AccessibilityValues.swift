import Foundation

/// What was set of a responder's accessibility; nil is what never was.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var elements: [Any]?
  var userInputLabels: [String]?
  var responds: Bool?
}

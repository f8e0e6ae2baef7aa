// What Swift adds to layers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
@_exported import Foundation
@_exported import QuartzCore

extension CAFrameRateRange {
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) { fatalError() }
  public static let `default`: CAFrameRateRange = { fatalError() }()
}

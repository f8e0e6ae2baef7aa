import Foundation
@_spi(Simulation) import QuartzCore
public import UIKit

// Putting away and taking out again.
extension Stage {
  /// What comes of archiving a view and taking it out of the archive.
  public func archived<View: UIView>(_ view: View) throws -> View {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(view, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    guard let copy = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View else {
      throw CocoaError(.coderValueNotFound)
    }
    return copy
  }

  /// Restores a view from the state that another one keeps while the app is away.
  public func restore(_ view: UIView, from earlier: UIView) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    earlier.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    view.decodeRestorableState(with: reader)
    reader.finishDecoding()
    SimulatedClock.endTurn()
  }
}

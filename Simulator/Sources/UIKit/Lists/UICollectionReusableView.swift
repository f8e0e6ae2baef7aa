import CoreGraphics
import Foundation

/// What a collection shows, and uses again.
@MainActor
open class UICollectionReusableView: UIView {
  fileprivate(set) var name: String?

  /// Creates a view in a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of whatever class was registered.
  @_spi(Simulation) public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    name = identifier
  }

  /// Creates a view that an archive holds.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// By which name it is used again.
  open var reuseIdentifier: String? { name }

  /// Hears that it is about to be used again.
  open func prepareForReuse() {}
}

import Foundation

/// What can be seen large by a long touch, where text is large.
@MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it can.
  var showsLargeContentViewer: Bool { get }
  /// The words.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image may be stretched.
  var scalesLargeContentImage: Bool { get }
  /// How far the image is moved to look centered.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

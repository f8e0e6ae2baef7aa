import Foundation

/// Words; here they are not drawn, and their size is a guess.
@MainActor
open class UILabel: UIView {
  /// Creates a label in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label that an archive holds.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = coder.present(NSString.self, forKey: "UIText").map { "\($0)" }
  }

  /// Writes the view and the words.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text.map { $0 as NSString }, forKey: "UIText")
  }

  /// The words.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Their color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1

  /// Half an em a letter and one line, for letters of 17 points: our choice, as nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Double(text?.count ?? 0) * 8.5, height: text == nil ? 0 : 20.5)
  }
  /// Its size of itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// An element, where there are words.
  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? (text != nil) }
    set { accessibility.isElement = newValue }
  }
  /// The words, unless another label was set.
  open override var accessibilityLabel: String? {
    get { accessibility.label ?? text }
    set { accessibility.label = newValue }
  }
  /// Text, unless others were set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .staticText }
    set { accessibility.traits = newValue }
  }
}

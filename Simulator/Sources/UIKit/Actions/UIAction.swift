import Foundation

/// Something to do, as a closure that a control can call.
@MainActor
open class UIAction: UIMenuElement {
  /// The name by which an action is told from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Where it is shown, whether it is checked.
  open var state: UIMenuElement.State
  /// How it is shown.
  open var attributes: UIMenuElement.Attributes
  /// What is said of it at length.
  open var discoverabilityTitle: String?

  private let name: Identifier
  private let handler: UIActionHandler
  private weak var source: AnyObject?

  /// Creates an action; without an identifier it gets one of its own.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      named: identifier ?? Identifier(UUID().uuidString), title: title, image: image,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  private init(
    named name: Identifier, title: String, image: UIImage?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
    handler: @escaping UIActionHandler
  ) {
    self.name = name
    self.state = state
    self.attributes = attributes
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// The name.
  open var identifier: UIAction.Identifier { name }

  /// Who has it done, while it is being done; nil otherwise.
  open var sender: Any? { source }

  func perform(for sender: AnyObject) {
    source = sender
    handler(self)
    source = nil
  }
}

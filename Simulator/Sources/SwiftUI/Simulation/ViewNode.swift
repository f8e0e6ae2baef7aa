/// What a view has put on the screen.
///
/// Sizes are those that the simulation needs; stacks have no spacing, and text no size.
@_spi(Simulation) public struct ViewNode {
  /// A button, found again by its path.
  public struct Button {
    /// Where it is in the tree.
    public let path: String
    /// Whether people can use it.
    public let isEnabled: Bool
    let action: @MainActor () -> Void
  }

  /// What a canvas draws.
  public struct Drawing {
    let environment: EnvironmentValues
    let renderer: (inout GraphicsContext, CGSize) -> Void
  }

  /// What a node is.
  public enum Kind {
    case text(String)
    case image(Image)
    case color(Color)
    case shape(Path, Color?)
    case canvas(Drawing)
    case button(Button)
    case toggle(Binding<Bool>, isEnabled: Bool)
    case timeline(isPaused: Bool)
    case row
    case column
    case pile
    case list
    case geometry
    case frame
    case padding(CGFloat)
    case overlay
    case background
    case contentShape(Path)
    case hitTesting(Bool)
    case hover((Bool) -> Void)
    case represented([ViewNode])
    case largeContent([ViewNode])
    case accessibilityHidden(Bool)
  }

  /// What the node is.
  public let kind: Kind
  /// How large it is, in points.
  public let size: CGSize
  /// What is inside.
  public let children: [ViewNode]

  init(_ kind: Kind, size: CGSize, children: [ViewNode] = []) {
    self.kind = kind
    self.size = size
    self.children = children
  }

  /// The node and all that is inside, from the outside in.
  public var all: [ViewNode] { [self] + children.flatMap(\.all) }

  static func size(of nodes: [ViewNode]) -> CGSize {
    nodes.reduce(.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }
}

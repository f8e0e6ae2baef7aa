import CoreGraphics
import Foundation

/// Rows, one below the other, of which only those that are seen have cells.
///
/// Headers, footers, editing and choosing rows are not modelled. A row without a height of its own is
/// 44 points high: on a device constraints would say.
@MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart; here they all look the same.
  public enum Style: Int, Sendable {
    /// Not at all.
    case plain = 0
    /// By room between them.
    case grouped = 1
    /// By round boxes.
    case insetGrouped = 2
  }

  /// How rows come and go; here at once.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// By the right.
    case right = 1
    /// By the left.
    case left = 2
    /// By the top.
    case top = 3
    /// By the bottom.
    case bottom = 4
    /// Not to be seen.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As suits best.
    case automatic = 100
  }

  /// Stands for a height that the table finds: −1.
  public nonisolated static let automaticDimension: CGFloat = -1

  private let kind: Style
  private let pool = CellPool<UITableViewCell>()
  private var classes: [String: UITableViewCell.Type] = [:]
  private var rows: [(path: IndexPath, frame: CGRect)]?

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    kind = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table that an archive holds.
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init(coder: coder)
  }

  /// How sections are set apart.
  open var style: UITableView.Style { kind }
  /// Says what is shown.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// How high rows are.
  open var rowHeight = UITableView.automaticDimension
  /// The height to begin with where rows find their own; here it means nothing.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// Has cells of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that waits, else nil, or a new one where a class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.waitingCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = classes[identifier] else { return nil }
    pool.countMade()
    return cellClass.init(registeredAs: identifier)
  }

  /// A cell that waits, else a new one; a name that was not registered is a fault.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("No class is registered for cells called \"\(identifier)\".")
    }
    return cell
  }

  /// Asks for everything anew.
  open func reloadData() {
    end(pool.putAway(except: [], identifier: \.reuseIdentifier))
    rows = nil
    setNeedsLayout()
  }

  /// Asks for the cells of rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    let kept = Set(pool.shown.map(\.path)).subtracting(indexPaths)
    end(pool.putAway(except: kept, identifier: \.reuseIdentifier))
    rows = nil
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] { pool.shown.map(\.cell) }
  /// The rows that are seen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { pool.shown.map(\.path) }
  /// The cell of a row, if it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { pool.cell(at: indexPath) }
  /// The row of a cell, if it is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { pool.path(of: cell) }
  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    measured().first { $0.path == indexPath }?.frame ?? .zero
  }

  /// How many cells were made.
  @_spi(Simulation) public var cellsMade: Int { pool.made }

  /// Gives the rows that are seen their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let seen = measured().filter { $0.frame.overlaps(bounds) }
    end(pool.putAway(except: Set(seen.map(\.path)), identifier: \.reuseIdentifier))
    for (path, frame) in seen {
      if let cell = pool.cell(at: path) {
        cell.frame = frame
      } else {
        show(path, in: frame)
      }
    }
  }

  private func show(_ path: IndexPath, in frame: CGRect) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    pool.show(cell, at: path)
    // Rows are placed at once, not moved from where the cell was used before.
    UIView.performWithoutAnimation {
      cell.frame = frame
      cell.isHidden = false
      if cell.superview !== self { addSubview(cell) }
    }
    (delegate as? any UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func end(_ leaving: [(path: IndexPath, cell: UITableViewCell)]) {
    guard let delegate = delegate as? any UITableViewDelegate else { return }
    for (path, cell) in leaving {
      delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  private func measured() -> [(path: IndexPath, frame: CGRect)] {
    if let rows, rows.first?.frame.width ?? bounds.width == bounds.width { return rows }
    var all: [(path: IndexPath, frame: CGRect)] = []
    var y: CGFloat = 0
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = height(of: path)
        all.append((path, CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
    }
    rows = all
    contentSize = CGSize(width: bounds.width, height: y)
    return all
  }

  private func height(of path: IndexPath) -> CGFloat {
    let asked = delegate as? any UITableViewDelegate
    let height = asked?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : 44
  }
}

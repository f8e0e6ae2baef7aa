import CoreGraphics
import Foundation

/// Items that a layout places, of which only those that are seen have cells.
///
/// Headers, choosing and changes by pieces are not modelled.
@MainActor
open class UICollectionView: UIScrollView {
  private let pool = CellPool<UICollectionViewCell>()
  private var classes: [String: UICollectionViewCell.Type] = [:]

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Traps: collections are not archived here.
  public required init?(coder: NSCoder) { fatalError("Archiving a collection is not modelled.") }

  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.owner = nil
      collectionViewLayout.owner = self
      setNeedsLayout()
    }
  }
  /// Says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  /// Has cells of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A cell that waits, else a new one; a name that was not registered is a fault.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool.waitingCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = classes[identifier] else {
      fatalError("No class is registered for cells called \"\(identifier)\".")
    }
    pool.countMade()
    return cellClass.init(registeredAs: identifier)
  }

  /// Asks for everything anew.
  open func reloadData() {
    _ = pool.putAway(except: [], identifier: \.reuseIdentifier)
    setNeedsLayout()
  }

  /// Asks for the cells of items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    let kept = Set(pool.shown.map(\.path)).subtracting(indexPaths)
    _ = pool.putAway(except: kept, identifier: \.reuseIdentifier)
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] { pool.shown.map(\.cell) }
  /// The items that are seen.
  open var indexPathsForVisibleItems: [IndexPath] { pool.shown.map(\.path) }
  /// The cell of an item, if it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    pool.cell(at: indexPath)
  }
  /// The item of a cell, if it is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { pool.path(of: cell) }

  /// How many cells were made.
  @_spi(Simulation) public var cellsMade: Int { pool.made }

  /// Gives the items that are seen their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    let (frames, height) = collectionViewLayout.frames(of: counts, in: bounds.width)
    contentSize = CGSize(width: bounds.width, height: height)
    var seen: [(path: IndexPath, frame: CGRect)] = []
    for (section, items) in frames.enumerated() {
      for (item, frame) in items.enumerated() where frame.overlaps(bounds) {
        seen.append((IndexPath(item: item, section: section), frame))
      }
    }
    _ = pool.putAway(except: Set(seen.map(\.path)), identifier: \.reuseIdentifier)
    for (path, frame) in seen { show(path, in: frame) }
  }

  private func show(_ path: IndexPath, in frame: CGRect) {
    if let cell = pool.cell(at: path) {
      cell.frame = frame
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    pool.show(cell, at: path)
    UIView.performWithoutAnimation {
      cell.frame = frame
      cell.isHidden = false
      if cell.superview !== self { addSubview(cell) }
    }
  }
}

import Stage
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite("Tables and collections", .serialized)
struct ListTests {
  @Test("only the rows that are seen have cells")
  func visible() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (table, source) = makeTable()
    stage.add(table)
    #expect(source.asked.map(\.row) == [0, 1, 2])
    #expect(table.visibleCells.count == 3)
    #expect(table.contentSize == CGSize(width: 100, height: 44_000))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 88)
  }

  @Test("scrolling uses cells again, after preparing them")
  func reuse() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (table, source) = makeTable()
    stage.add(table)
    for step in 1...200 {
      table.contentOffset.y = CGFloat(step) * 40
      stage.layOut()
    }
    #expect(source.asked.count > 150)
    #expect(table.cellsMade <= 5)
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.allSatisfy { $0.preparations > 10 })
    #expect(cells.map(\.row) == table.indexPathsForVisibleRows?.map(\.row))
    #expect(cells.allSatisfy { !$0.isHidden && $0.frame.intersects(table.bounds) })
  }

  @Test("a cell that is made is of the registered class, by its own initializer")
  func registered() {
    let (table, _) = makeTable()
    let cell = table.dequeueReusableCell(withIdentifier: "cell") as? Cell
    #expect(cell?.wasInitialized == true)
    #expect(cell?.reuseIdentifier == "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("reloading asks for every row that is seen once more, and makes no cell")
  func reload() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (table, source) = makeTable()
    stage.add(table)
    let made = table.cellsMade
    for _ in 0..<10 {
      source.asked = []
      table.reloadData()
      stage.layOut()
      #expect(source.asked.map(\.row) == [0, 1, 2])
    }
    #expect(table.cellsMade == made)
    source.asked = []
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    stage.layOut()
    #expect(source.asked.map(\.row) == [1])
  }

  @Test("a collection fills its lines, and uses cells again")
  func collection() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    let source = Source()
    view.dataSource = source
    stage.add(view)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(view.visibleCells.map(\.frame.origin.x) == [0, 60, 0, 60])
    #expect(view.contentSize.height == 24_990)
    for step in 1...100 {
      view.contentOffset.y = CGFloat(step) * 30
      stage.layOut()
    }
    #expect(view.cellsMade <= 8)
    #expect(view.visibleCells.allSatisfy { (($0 as? Item)?.preparations ?? 0) > 0 })
  }

  private func makeTable() -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let source = Source()
    // The table does not keep it alive.
    kept.source = source
    table.dataSource = source
    return (table, source)
  }

  private let kept = Kept()
}

@MainActor
private final class Kept {
  var source: Source?
}

/// A thousand rows or items.
@MainActor
private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var asked: [IndexPath] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.row = indexPath.row
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A row as an app would write it.
@MainActor
private final class Cell: UITableViewCell {
  var row = -1
  var preparations = 0
  var wasInitialized = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    wasInitialized = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// An item as an app would write it.
@MainActor
private final class Item: UICollectionViewCell {
  var preparations = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

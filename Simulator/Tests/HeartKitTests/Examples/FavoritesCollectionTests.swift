import CoreGraphics
import Foundation
import HeartCore
import HeartKit
import Testing

@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

@MainActor
struct FavoritesCollectionTests {
  @Test("A tapped item is a favorite, and no other, wherever its cell is used again")
  func scrolls() throws {
    let shelf = Shelf()
    shelf.device.tap(try shelf.cell(1).favorite)
    #expect(shelf.source.favorites == [1])
    for offset in stride(from: CGFloat(0), through: 1500, by: 50) {
      shelf.scroll(to: offset)
      try shelf.expectStates("scrolled by \(offset)")
    }
    #expect(shelf.collection.cellsMade < 40)
    shelf.scroll(to: 0)
    #expect(try shelf.cell(1).favorite.isSelected)
    try shelf.expectStates("scrolled back")
    #expect(shelf.source.favorites == [1])
    #expect(shelf.device.links == 0)
  }

  @Test("Scrolled away in the midst of a burst, no other item shows anything of it")
  func midBurst() throws {
    let shelf = Shelf()
    let tapped = try shelf.cell(1).favorite
    shelf.device.tap(tapped)
    shelf.device.pass(0.5 * FavoriteStyle.burst.duration(selecting: true))
    #expect(shelf.device.links == 1)
    let moving = shelf.device.pixels()
    // Far enough for every cell to be used again.
    shelf.scroll(to: 700)
    #expect(shelf.collection.visibleCells.contains { ($0 as? Cell)?.favorite === tapped })
    try shelf.expectStates("scrolled")
    #expect(shelf.device.links == 0)
    // None of these items was ever touched, so all looks as if nothing was.
    let shown = shelf.device.pixels()
    #expect(shown != moving)
    shelf.device.pass(1)
    #expect(shelf.device.pixels() == shown)
    for case let cell as Cell in shelf.collection.visibleCells {
      #expect(
        shelf.device.pixels(of: cell) == shelf.device.pixels(of: shelf.collection.visibleCells[0]))
    }
    shelf.scroll(to: 0)
    #expect(try shelf.cell(1).favorite.isSelected)
    try shelf.expectStates("scrolled back")
  }
}

/// A collection of favorites, as an app writes it, on a device of its own.
///
/// Made within a test: between the making of a suite and its test another test may run.
@MainActor
private struct Shelf {
  let device = Device(width: 200, height: 200)
  let source = Source()
  let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "favorite")
    collection.dataSource = source
    device.show(collection)
  }

  func scroll(to offset: CGFloat) {
    collection.contentOffset = CGPoint(x: 0, y: offset)
    device.settle()
  }

  func cell(_ item: Int) throws -> Cell {
    try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)
  }

  func expectStates(_ comment: String) throws {
    for case let cell as Cell in collection.visibleCells {
      let item = try #require(collection.indexPath(for: cell)).item
      #expect(
        cell.favorite.isSelected == source.favorites.contains(item), "item \(item) \(comment)")
    }
  }
}

extension Device {
  /// What the middle of a cell of 60 points looks like, in the window's pixels.
  fileprivate func pixels(of view: UIView) -> [UInt8] {
    let bitmap = pixels()
    let frame = view.convert(view.bounds, to: window)
    let rows = Int(frame.minY)..<Int(frame.maxY)
    let columns = Int(frame.minX)..<Int(frame.maxX)
    // A cell that is cut off by the window is not to be compared.
    guard rows.lowerBound >= 0, rows.upperBound <= bitmap.height else { return [] }
    return rows.flatMap { row in
      columns.flatMap { column in
        (0..<4).map { bitmap.bytes[4 * (row * bitmap.width + column) + $0] }
      }
    }
  }
}

@MainActor
private final class Source: NSObject, UICollectionViewDataSource {
  var favorites: Set<Int> = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 200 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "favorite", for: indexPath)
    (cell as? Cell)?.configure(isFavorite: favorites.contains(indexPath.item)) {
      [weak self] isFavorite in
      if isFavorite {
        self?.favorites.insert(indexPath.item)
      } else {
        self?.favorites.remove(indexPath.item)
      }
    }
    return cell
  }
}

@MainActor
private final class Cell: UICollectionViewCell {
  let favorite = FavoriteControl(frame: CGRect(x: 18, y: 18, width: 24, height: 24))
  private var onChange: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(favorite)
    favorite.style = .burst
    favorite.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(favorite.isSelected)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
    favorite.rebind(isSelected: false)
  }

  func configure(isFavorite: Bool, onChange: @escaping (Bool) -> Void) {
    self.onChange = onChange
    favorite.rebind(isSelected: isFavorite)
  }
}

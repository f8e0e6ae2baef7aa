import CoreGraphics
import HeartKit
import Stage
import Testing
@_spi(Simulation) import UIKit

@testable import AppleExample

@MainActor
struct FavoritesTableTests {
  @Test("A tapped row's item is a favorite, here and wherever its cell is used again")
  func scrolls() throws {
    let shown = try ShownTable()
    shown.stage.tap(try shown.cell(3).favorite)
    #expect(shown.controller.favorites == ["Item 4"])
    for offset in stride(from: 0.0, through: 4000, by: 100) {
      shown.table.contentOffset = CGPoint(x: 0, y: offset)
      shown.stage.layOut()
      for case let cell as FavoriteCell in shown.table.visibleCells {
        let row = try #require(shown.table.indexPath(for: cell)).row
        #expect(cell.favorite.isSelected == (row == 3), "row \(row), scrolled by \(offset)")
      }
    }
    shown.table.contentOffset = .zero
    shown.stage.layOut()
    #expect(try shown.cell(3).favorite.isSelected)
    #expect(shown.stage.displayLinkCount == 0)
  }

  @Test("Once every cell has been seen, scrolling makes no layer and starts no motion")
  func makesNothing() throws {
    let shown = try ShownTable()
    for offset in stride(from: 0.0, through: 2000, by: 20) {
      shown.table.contentOffset = CGPoint(x: 0, y: offset)
      shown.stage.layOut()
    }
    let before = shown.stage.layersCreated
    for pass in 0..<1000 {
      shown.table.contentOffset = CGPoint(x: 0, y: 20 * Double(pass % 300))
      shown.stage.layOut()
      #expect(shown.stage.displayLinkCount == 0)
    }
    #expect(shown.stage.layersCreated == before)
  }
}

/// The example's table on a stage of its own.
///
/// Made within a test: between the making of a suite and its test another test may run.
@MainActor
private struct ShownTable {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let controller = FavoritesViewController()
  let table: UITableView

  init() throws {
    table = try #require(controller.view as? UITableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.add(table)
    stage.layOut()
  }

  func cell(_ row: Int) throws -> FavoriteCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? FavoriteCell)
  }
}

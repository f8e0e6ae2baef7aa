import CoreGraphics
import HeartKit
import Stage
import Testing
@_spi(Simulation) import UIKit

@testable import AppleExample

@MainActor @Suite(.serialized)
struct FavoritesTableTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = FavoritesViewController()

  private var table: UITableView {
    get throws { try #require(controller.view as? UITableView) }
  }

  private func show() throws {
    let table = try table
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.add(table)
    stage.layOut()
  }

  private func cell(_ row: Int) throws -> FavoriteCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? FavoriteCell)
  }

  @Test("A tapped row's item is a favorite, here and wherever its cell is used again")
  func scrolls() throws {
    try show()
    stage.tap(try cell(3).favorite)
    #expect(controller.favorites == ["Item 4"])
    for offset in stride(from: 0.0, through: 4000, by: 100) {
      try table.contentOffset = CGPoint(x: 0, y: offset)
      stage.layOut()
      for case let cell as FavoriteCell in try table.visibleCells {
        let row = try #require(try table.indexPath(for: cell)).row
        #expect(cell.favorite.isSelected == (row == 3), "row \(row), scrolled by \(offset)")
      }
    }
    try table.contentOffset = .zero
    stage.layOut()
    #expect(try cell(3).favorite.isSelected)
    #expect(stage.displayLinkCount == 0)
  }

  @Test("Once every cell has been seen, scrolling makes no layer and starts no motion")
  func makesNothing() throws {
    try show()
    for offset in stride(from: 0.0, through: 2000, by: 20) {
      try table.contentOffset = CGPoint(x: 0, y: offset)
      stage.layOut()
    }
    let before = stage.layersCreated
    for pass in 0..<1000 {
      try table.contentOffset = CGPoint(x: 0, y: 20 * Double(pass % 300))
      stage.layOut()
      #expect(stage.displayLinkCount == 0)
    }
    #expect(stage.layersCreated == before)
  }
}

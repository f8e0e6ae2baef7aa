import Foundation

/// The cells of a list: those that are seen, by place, and those that wait to be seen again.
///
/// Where cells wait is not documented. Here they stay in the list, hidden, so that nobody comes to
/// rely on being told that they left the window.
@MainActor
final class CellPool<Cell: UIView> {
  private(set) var shown: [(path: IndexPath, cell: Cell)] = []
  private var waiting: [String: [Cell]] = [:]
  private(set) var made = 0

  func cell(at path: IndexPath) -> Cell? { shown.first { $0.path == path }?.cell }

  func path(of cell: Cell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

  /// A cell that waits; none waits any longer than until it is asked for.
  func waitingCell(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }

  func countMade() { made += 1 }

  func show(_ cell: Cell, at path: IndexPath) {
    let index = shown.firstIndex { path < $0.path } ?? shown.count
    shown.insert((path, cell), at: index)
  }

  /// Puts away what is seen at other places than these; the answer is what was put away.
  func putAway(
    except paths: Set<IndexPath>, identifier: (Cell) -> String?
  ) -> [(path: IndexPath, cell: Cell)] {
    let leaving = shown.filter { !paths.contains($0.path) }
    shown.removeAll { !paths.contains($0.path) }
    for (_, cell) in leaving {
      if let name = identifier(cell) {
        cell.isHidden = true
        waiting[name, default: []].append(cell)
      } else {
        cell.removeFromSuperview()
      }
    }
    return leaving
  }
}

extension CGRect {
  /// Whether both have an area in common.
  ///
  /// Foundation on Linux says that rectangles intersect which only touch.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

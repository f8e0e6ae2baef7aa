#if canImport(UIKit) && !os(watchOS)
  import HeartKit
  import UIKit

  /// Two hundred rows, each with a favorite button; the state belongs to the items, not to the rows.
  final class FavoritesViewController: UIViewController, UITableViewDataSource {
    private let items = (1...200).map { "Item \($0)" }
    private(set) var favorites: Set<String> = []
    private let table = UITableView()

    override func loadView() {
      view = table
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.rowHeight = 44
      table.register(FavoriteCell.self, forCellReuseIdentifier: FavoriteCell.identifier)
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: FavoriteCell.identifier, for: indexPath)
      guard let cell = cell as? FavoriteCell else { return cell }
      let item = items[indexPath.row]
      cell.show(item, isFavorite: favorites.contains(item))
      cell.onChange = { [weak self] isFavorite in
        if isFavorite { self?.favorites.insert(item) } else { self?.favorites.remove(item) }
      }
      return cell
    }
  }
#endif

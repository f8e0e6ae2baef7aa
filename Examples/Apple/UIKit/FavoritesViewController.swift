#if canImport(UIKit) && !os(watchOS)
  import HeartKit
  import UIKit

  /// Two hundred rows, each with a favorite button; the state belongs to the items, not to the rows.
  final class FavoritesViewController: UITableViewController {
    private let names = (1...200).map { "Item \($0)" }
    private var favorites: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Favorites"
      tableView.register(FavoriteCell.self, forCellReuseIdentifier: FavoriteCell.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: FavoriteCell.identifier, for: indexPath)
      let name = names[indexPath.row]
      guard let cell = cell as? FavoriteCell else { return cell }
      cell.show(name, isFavorite: favorites.contains(name))
      cell.onChange = { [weak self] isFavorite in
        if isFavorite { self?.favorites.insert(name) } else { self?.favorites.remove(name) }
      }
      return cell
    }
  }
#endif

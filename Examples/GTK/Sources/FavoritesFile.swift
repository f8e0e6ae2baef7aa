import CGTK4

/// Which articles are favorites, in a key file where the person's data belong.
final class FavoritesFile {
  /// What to tell the person where something could not be read or written.
  struct Fault: Error {
    let sentence: String
  }

  /// Why the file that is there could not be read; then nothing is written over it.
  private(set) var readingFault: Fault?
  private let folder = String(cString: g_get_user_data_dir()) + "/" + identifier
  private let path: String
  private let group = "Favorites"
  private let keys = g_key_file_new()!

  init() {
    path = folder + "/favorites.ini"
    do {
      try call("could not be read, and changes are not kept. Mend it, or move it away") {
        g_key_file_load_from_file(keys, path, G_KEY_FILE_KEEP_COMMENTS, $0)
      }
    } catch {
      // At the first start there is no file, which is no fault.
      if g_file_test(path, G_FILE_TEST_EXISTS) != 0 { readingFault = error }
    }
  }

  deinit { g_key_file_unref(keys) }

  func contains(_ article: Article) -> Bool {
    g_key_file_get_boolean(keys, group, article.id, nil) != 0
  }

  /// Takes note of a change, and writes it down at once: the whole file, or nothing of it.
  func set(_ article: Article, isFavorite: Bool) throws(Fault) {
    if isFavorite {
      g_key_file_set_boolean(keys, group, article.id, 1)
    } else {
      g_key_file_remove_key(keys, group, article.id, nil)
    }
    if let readingFault { throw readingFault }
    g_mkdir_with_parents(folder, 0o700)
    try call("could not be written") { g_key_file_save_to_file(keys, path, $0) }
  }

  /// Calls what answers 0 and an error where it failed.
  private func call(
    _ failure: String, _ function: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
  ) throws(Fault) {
    var error: UnsafeMutablePointer<GError>?
    guard function(&error) == 0, let error else { return }
    defer { g_error_free(error) }
    let reason = String(cString: error.pointee.message)
    throw Fault(sentence: "Your favorites in \(path) \(failure): \(reason)")
  }
}

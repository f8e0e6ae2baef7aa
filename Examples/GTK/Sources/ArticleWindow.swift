import CGTK4
import HeartGTK

/// The list of all articles, each with a button that keeps what the person wants.
@MainActor
func makeWindow(of app: UnsafeMutablePointer<GtkApplication>, _ favorites: FavoritesFile) -> Widget
{
  let list = gtk_list_box_new()!
  gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
  gtk_widget_add_css_class(list, "rich-list")

  // What went wrong, if anything does.
  let notice = gtk_label_new(nil)!
  gtk_label_set_wrap(OpaquePointer(notice), 1)
  gtk_widget_add_css_class(notice, "toolbar")
  func tell(_ fault: FavoritesFile.Fault?) {
    gtk_label_set_text(OpaquePointer(notice), fault?.sentence ?? "")
    gtk_widget_set_visible(notice, fault == nil ? 0 : 1)
  }
  tell(favorites.readingFault)

  for article in Article.all {
    let button = FavoriteButton()
    button.label = "Favorite: \(article.title)"
    button.isSelected = favorites.contains(article)  // by code: at once, and silent
    button.onChange = { isSelected in  // by the person
      do throws(FavoritesFile.Fault) {
        try favorites.set(article, isFavorite: isSelected)
        tell(nil)
      } catch {
        tell(error)
      }
    }
    // The widget holds the button, and what it calls. Nothing else has to.
    gtk_list_box_append(OpaquePointer(list), makeRow(article, button.widget))
  }

  let scroller = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
  gtk_widget_set_vexpand(scroller, 1)
  let column = makeBox(GTK_ORIENTATION_VERTICAL, notice, scroller)
  let window = gtk_application_window_new(app)!
  gtk_window_set_title(window.cast(), "Articles")
  gtk_window_set_titlebar(window.cast(), gtk_header_bar_new())
  gtk_window_set_default_size(window.cast(), 420, 560)
  gtk_window_set_child(window.cast(), column)
  return window
}

@MainActor
private func makeRow(_ article: Article, _ button: Widget) -> Widget {
  let title = gtk_label_new(article.title)!
  let author = gtk_label_new(article.author)!
  gtk_widget_add_css_class(author, "dim-label")
  for label in [title, author] { gtk_label_set_xalign(OpaquePointer(label), 0) }
  let texts = makeBox(GTK_ORIENTATION_VERTICAL, title, author)
  gtk_widget_set_hexpand(texts, 1)
  let row = gtk_list_box_row_new()!
  gtk_list_box_row_set_child(row.cast(), makeBox(GTK_ORIENTATION_HORIZONTAL, texts, button))
  // The keyboard goes from button to button.
  gtk_widget_set_focusable(row, 0)
  gtk_list_box_row_set_activatable(row.cast(), 0)
  return row
}

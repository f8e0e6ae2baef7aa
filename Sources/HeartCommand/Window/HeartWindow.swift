#if GTK
  internal import CGTK4
  internal import Foundation
  internal import HeartGTK

  /// The window in which the buttons can be tried.
  @MainActor
  final class HeartWindow {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let wardrobe: Wardrobe
    private let list: PlaceList
    private let hearts: HeartsCard

    /// Shows it until it is closed.
    nonisolated static func show(_ exhibit: Exhibit) throws(CommandError) {
      // GTK's thread is the one that calls first, which is the process's own here.
      guard MainActor.assumeIsolated({ open(exhibit) }) else { throw .noDisplay }
    }

    /// The same; answers false, and does nothing, where there is no display.
    private static func open(_ exhibit: Exhibit) -> Bool {
      // A language that this system does not have is no reason for GTK to complain.
      if setlocale(LC_ALL, "") == nil { gtk_disable_setlocale() }
      g_set_prgname("heart")
      g_set_application_name(WindowWords.title)
      guard gtk_init_check() != 0 else { return false }
      let window = HeartWindow(exhibit)
      gtk_window_present(window.window.cast())
      withExtendedLifetime(window) {
        while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
          g_main_context_iteration(nil, 1)
        }
      }
      return true
    }

    private init(_ exhibit: Exhibit) {
      wardrobe = Wardrobe(exhibit)
      list = PlaceList(wardrobe)
      hearts = HeartsCard(seed: exhibit.colorSeed)
      // GTK holds a window until it is closed.
      window = gtk_window_new()
      WindowSheet.install(on: gtk_widget_get_display(window))
      gtk_window_set_title(window.cast(), WindowWords.title)
      gtk_window_set_default_size(window.cast(), 900, 720)
      gtk_window_set_titlebar(window.cast(), header)
      gtk_window_set_child(window.cast(), content)
      closeByKeys(in: window)
    }

    private var header: UnsafeMutablePointer<GtkWidget> {
      let header = gtk_header_bar_new()!
      let button = gtk_menu_button_new()!
      gtk_menu_button_set_icon_name(OpaquePointer(button), "open-menu-symbolic")
      gtk_menu_button_set_primary(OpaquePointer(button), 1)
      let menu = WindowMenu.make(wardrobe)
      // An open menu keeps the keys to itself.
      closeByKeys(in: menu)
      gtk_menu_button_set_popover(OpaquePointer(button), menu)
      gtk_widget_set_tooltip_text(button, WindowWords.menu)
      heart_accessible_set_label(button, WindowWords.menu)
      gtk_header_bar_pack_end(OpaquePointer(header), button)
      return header
    }

    private var content: UnsafeMutablePointer<GtkWidget> {
      let cards = Widget.column(
        spacing: 18,
        [
          hearts.widget,
          Widget.section(WindowWords.button, WindowWords.buttonNote, ButtonCards.jike(wardrobe)),
          Widget.section(WindowWords.styles, WindowWords.stylesNote, ButtonCards.styles(wardrobe)),
        ])
      let places = Widget.section(WindowWords.list, list.count, list.widget)
      gtk_widget_set_vexpand(list.widget, 1)
      let page = FoldingLayout.make(cards, places)
      gtk_widget_add_css_class(page, "page")
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(
        OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(OpaquePointer(scroller), page)
      return scroller
    }

    /// Has the keys close the window while the focus is in a widget.
    private func closeByKeys(in widget: UnsafeMutablePointer<GtkWidget>) {
      let controller = gtk_shortcut_controller_new()!
      for keys in ["<Control>w", "<Control>q"] {
        gtk_shortcut_controller_add_shortcut(
          controller,
          gtk_shortcut_new(
            gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new("window.close")))
      }
      gtk_widget_add_controller(widget, controller)
    }
  }
#endif

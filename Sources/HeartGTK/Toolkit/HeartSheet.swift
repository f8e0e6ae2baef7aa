#if GTK
  import CGTK4
  import HeartCore

  /// What HeartKit says in CSS.
  @MainActor
  enum HeartSheet {
    /// Colors that any theme may change.
    private static let colors = """
      button > fill { color: \(FavoriteDefaults.fillColor.hex); }
      heart { color: \(FavoriteDefaults.heartColor.hex); }
      """

    /// A button that is its icon and nothing else, whatever a theme puts around buttons.
    ///
    /// The focus ring stays the theme's. A button that cannot be used has the color of what it is
    /// in, and not the theme's pale one: how pale it is, the core says.
    private static let form = """
      button.favorite-button {
        min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; border-image: none;
        background: none; box-shadow: none; filter: none; opacity: 1; transform: none;
        border-radius: 6px; outline-offset: 2px;
      }
      button.favorite-button > fill {
        min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; border-image: none;
        background: none; box-shadow: none; filter: none; opacity: 1; transform: none;
      }
      button.favorite-button:disabled { color: inherit; }
      """

    /// Tells a display, once.
    static func install(on display: OpaquePointer) {
      let object = UnsafeMutablePointer<GObject>(display)
      guard g_object_get_data(object, mark) == nil else { return }
      add(colors, to: display, priority: guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
      add(form, to: display, priority: overTheme)
      // Any address will do; it only tells that the display knows.
      g_object_set_data(object, mark, UnsafeMutableRawPointer(display))
    }

    private static let mark = "HeartKit.sheet"

    /// Over the theme, which GTK adds by its settings, and under the app.
    private static let overTheme = guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1)

    private static func add(_ sheet: String, to display: OpaquePointer, priority: guint) {
      guard let provider = gtk_css_provider_new() else { return }
      heart_css_provider_load(provider, sheet)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
      g_object_unref(provider)
    }
  }
#endif

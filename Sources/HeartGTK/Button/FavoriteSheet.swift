#if GTK
  import CGTK4
  import HeartCore

  /// What HeartKit says in CSS.
  @MainActor
  enum FavoriteSheet {
    /// A button that is its icon and nothing else, whatever a theme puts around buttons.
    ///
    /// The focus ring stays the theme's.
    private static let form = """
      button.favorite {
        min-width: 0; min-height: 0; padding: 0; margin: 0; border: none;
        background: none; box-shadow: none; filter: none; opacity: 1;
        border-radius: 6px; outline-offset: 2px;
      }
      button.favorite:disabled { color: inherit; }
      """

    /// Colors that any theme may change.
    private static let colors = """
      button > fill { color: \(FavoriteDefaults.fillColor.hex); }
      heart { color: \(FavoriteDefaults.heartColor.hex); }
      """

    private static var displays: Set<OpaquePointer> = []

    /// Tells a display, once.
    static func install(on display: OpaquePointer) {
      guard displays.insert(display).inserted else { return }
      add(colors, to: display, priority: guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
      add(form, to: display, priority: overTheme)
    }

    /// Over the theme, which GTK adds by its settings, and under the app.
    private static let overTheme = guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1)

    private static func add(_ sheet: String, to display: OpaquePointer, priority: guint) {
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, sheet, -1)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
      g_object_unref(provider)
    }
  }
#endif

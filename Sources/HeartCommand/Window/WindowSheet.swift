#if GTK
  internal import CGTK4

  /// What the window says in CSS, in the theme's own colors.
  @MainActor
  enum WindowSheet {
    private static let sheet = """
      .page { padding: 18px; }
      .card {
        background-color: @theme_base_color; color: @theme_text_color;
        border: 1px solid alpha(currentColor, 0.12); border-radius: 12px;
      }
      .card.padded { padding: 18px; }
      .card.paper { background-color: white; color: black; }
      .card scrolledwindow, .card listview { background: none; border-radius: 12px; }
      .card listview > row { padding: 6px 18px; }
      """

    /// Tells a display.
    static func install(on display: OpaquePointer) {
      let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
      heart_css_provider_load(provider, sheet)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
    }
  }
#endif

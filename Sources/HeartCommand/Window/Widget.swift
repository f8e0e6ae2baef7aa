#if GTK
  internal import CGTK4
  internal import HeartGTK

  typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

  /// The kinds of widget that the window is built of, new ones that nobody holds yet.
  @MainActor
  enum Widget {
    /// Widgets one under the other.
    static func column(
      spacing: Int32, _ widgets: [WidgetPointer]
    ) -> WidgetPointer {
      box(GTK_ORIENTATION_VERTICAL, spacing, widgets)
    }

    /// Widgets side by side, as the language reads.
    static func row(
      spacing: Int32, _ widgets: [WidgetPointer]
    ) -> WidgetPointer {
      box(GTK_ORIENTATION_HORIZONTAL, spacing, widgets)
    }

    /// A line of text, in a theme's own styles.
    static func text(_ text: String, _ styles: String...) -> WidgetPointer {
      let label: WidgetPointer = gtk_label_new(text)
      for style in styles { gtk_widget_add_css_class(label, style) }
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      return label
    }

    /// A part of the page, under a title and a line about it.
    static func section(
      _ title: String, _ note: String, _ content: WidgetPointer
    ) -> WidgetPointer {
      section(title, text(note, "dim-label"), content)
    }

    /// A part of the page, under a title and a label.
    static func section(
      _ title: String, _ note: WidgetPointer,
      _ content: WidgetPointer
    ) -> WidgetPointer {
      column(spacing: 12, [column(spacing: 0, [text(title, "title-4"), note]), content])
    }

    /// What stands under a small thing.
    static func caption(_ text: String) -> WidgetPointer {
      let label = Self.text(text, "dim-label", "caption")
      gtk_label_set_xalign(OpaquePointer(label), 0.5)
      return label
    }

    /// A button, or another small thing, over its caption.
    static func captioned(
      _ widget: WidgetPointer, _ caption: WidgetPointer
    ) -> WidgetPointer {
      gtk_widget_set_vexpand(widget, 1)
      return column(spacing: 12, [widget, caption])
    }

    private static func box(
      _ orientation: GtkOrientation, _ spacing: Int32, _ widgets: [WidgetPointer]
    ) -> WidgetPointer {
      let box: WidgetPointer = gtk_box_new(orientation, spacing)
      for widget in widgets { gtk_box_append(box.cast(), widget) }
      return box
    }
  }
#endif

#if GTK
  internal import CGTK4
  internal import HeartCore
  internal import HeartGTK

  /// The cards on which buttons stand alone.
  @MainActor
  enum ButtonCards {
    /// The button of the second document, larger: hollow, and filled.
    static func jike(_ wardrobe: Wardrobe) -> UnsafeMutablePointer<GtkWidget> {
      card(
        [false, true].map { isFilled in
          let button = wardrobe.plainButton(iconSize: 72)
          button.icon = .softHeart
          button.isSelected = isFilled
          button.label = isFilled ? WindowWords.secondButton : WindowWords.firstButton
          let caption = Widget.caption(WindowWords.state(isFilled))
          button.onChange = { gtk_label_set_text(OpaquePointer(caption), WindowWords.state($0)) }
          return Widget.captioned(button.widget, caption)
        })
    }

    /// The four styles, each in the look.
    static func styles(_ wardrobe: Wardrobe) -> UnsafeMutablePointer<GtkWidget> {
      card(
        FavoriteStyle.Name.allCases.map { name in
          let button = wardrobe.button(iconSize: 40, style: name.style)
          button.label = WindowWords.label(ofStyle: name.text)
          return Widget.captioned(button.widget, Widget.caption(name.text))
        })
    }

    private static func card(
      _ widgets: [UnsafeMutablePointer<GtkWidget>]
    ) -> UnsafeMutablePointer<GtkWidget> {
      let row = Widget.row(spacing: 12, widgets)
      gtk_box_set_homogeneous(row.cast(), 1)
      gtk_widget_add_css_class(row, "card")
      gtk_widget_add_css_class(row, "padded")
      return row
    }
  }
#endif

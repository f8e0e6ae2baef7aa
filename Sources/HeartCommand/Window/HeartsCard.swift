#if GTK
  internal import CGTK4
  internal import HeartCore
  internal import HeartGTK

  /// The screen of the first document: a black heart, and six in random colors, on white.
  @MainActor
  final class HeartsCard {
    /// The card, under its title.
    let widget: UnsafeMutablePointer<GtkWidget>
    private let row = (0..<6).map { _ in HeartsCard.heart(size: 50) }
    private let caption: UnsafeMutablePointer<GtkWidget>
    private var seed: UInt64

    /// The card in the colors that follow from a number.
    init(seed: UInt64) {
      self.seed = seed
      let large = Self.heart(size: 100)
      large.heartColor = .black
      large.label = WindowWords.heartLabel
      let hearts = Widget.row(spacing: 12, row.map(\.widget))
      gtk_widget_set_halign(hearts, GTK_ALIGN_CENTER)
      caption = Widget.text("", "dim-label")
      let button = gtk_button_new_with_label(WindowWords.newColors)!
      let paper = Widget.column(spacing: 18, [large.widget, hearts])
      for style in ["card", "padded", "paper"] { gtk_widget_add_css_class(paper, style) }
      let title = Widget.column(spacing: 0, [Widget.text(WindowWords.heart, "title-4"), caption])
      gtk_widget_set_hexpand(title, 1)
      widget = Widget.column(spacing: 12, [Widget.row(spacing: 12, [title, button]), paper])
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      Signal.connect(button, "clicked") { [weak self] in
        guard let self else { return }
        color(from: self.seed &+ 1)
      }
      color(from: seed)
    }

    private func color(from seed: UInt64) {
      for (heart, color) in zip(row, HeartScreen.colors(seed: seed)) { heart.heartColor = color }
      gtk_label_set_text(OpaquePointer(caption), WindowWords.colors(seed: seed))
      self.seed = seed
    }

    private static func heart(size: Double) -> HeartView {
      let heart = HeartView()
      heart.heartSize = size
      gtk_widget_set_halign(heart.widget, GTK_ALIGN_CENTER)
      return heart
    }
  }
#endif

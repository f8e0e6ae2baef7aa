#if GTK
  internal import CGTK4

  /// Two widgets side by side, or one under the other where there is no room for that.
  @MainActor
  enum FoldingLayout {
    private static let spacing: Int32 = 24

    /// A box of two widgets, which nobody holds yet.
    static func make(
      _ first: UnsafeMutablePointer<GtkWidget>, _ second: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget> {
      let box = Widget.row(spacing: 0, [first, second])
      let layout = gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, other, least, natural, _, _ in
          nonisolated(unsafe) let widget = widget!
          let size = MainActor.assumeIsolated {
            orientation == GTK_ORIENTATION_HORIZONTAL
              ? Pair(widget).width : Pair(widget).height(for: other)
          }
          least?.pointee = size.least
          natural?.pointee = size.natural
        },
        { widget, width, height, _ in
          nonisolated(unsafe) let widget = widget!
          MainActor.assumeIsolated { Pair(widget).place(width, height) }
        })
      // The box takes it over.
      gtk_widget_set_layout_manager(box, layout)
      return box
    }

    /// What a widget asks for.
    private typealias Size = (least: Int32, natural: Int32)

    /// The two widgets of a box.
    @MainActor
    private struct Pair {
      let first: UnsafeMutablePointer<GtkWidget>
      let second: UnsafeMutablePointer<GtkWidget>

      init(_ box: UnsafeMutablePointer<GtkWidget>) {
        first = gtk_widget_get_first_child(box)
        second = gtk_widget_get_next_sibling(first)
      }

      var width: Size {
        let (one, two) = (size(of: first, GTK_ORIENTATION_HORIZONTAL, -1), secondWidth)
        return (max(one.least, two.least), one.natural + spacing + two.natural)
      }

      /// The height where the width is known; −1 is any.
      func height(for width: Int32) -> Size {
        let isFolded = isFolded(at: width)
        let firstWidth = isFolded || width < 0 ? width : self.firstWidth
        let rest = isFolded || width < 0 ? width : width - spacing - firstWidth
        let one = size(of: first, GTK_ORIENTATION_VERTICAL, firstWidth)
        let two = size(of: second, GTK_ORIENTATION_VERTICAL, rest)
        guard isFolded else { return (max(one.least, two.least), max(one.natural, two.natural)) }
        return (one.least + spacing + two.least, one.natural + spacing + two.natural)
      }

      func place(_ width: Int32, _ height: Int32) {
        if isFolded(at: width) {
          let upper = size(of: first, GTK_ORIENTATION_VERTICAL, width).least
          place(first, 0, 0, width, upper)
          place(second, 0, upper + spacing, width, height - upper - spacing)
        } else {
          let start = firstWidth
          let isMirrored = gtk_widget_get_direction(first) == GTK_TEXT_DIR_RTL
          let rest = width - spacing - start
          place(first, isMirrored ? rest + spacing : 0, 0, start, height)
          place(second, isMirrored ? 0 : start + spacing, 0, rest, height)
        }
      }

      private var firstWidth: Int32 { size(of: first, GTK_ORIENTATION_HORIZONTAL, -1).natural }

      private var secondWidth: Size { size(of: second, GTK_ORIENTATION_HORIZONTAL, -1) }

      /// Whether there is no room for both side by side.
      private func isFolded(at width: Int32) -> Bool {
        width >= 0 && width < firstWidth + spacing + secondWidth.natural
      }

      private func size(
        of widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, _ other: Int32
      ) -> Size {
        var size: Size = (0, 0)
        gtk_widget_measure(widget, orientation, other, &size.least, &size.natural, nil, nil)
        return size
      }

      private func place(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ x: Int32, _ y: Int32, _ width: Int32,
        _ height: Int32
      ) {
        var frame = GtkAllocation(x: x, y: y, width: width, height: height)
        gtk_widget_size_allocate(widget, &frame, -1)
      }
    }
  }
#endif

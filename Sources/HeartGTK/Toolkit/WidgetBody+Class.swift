#if GTK
  import CGTK4

  extension WidgetBody {
    /// Has a class of widgets ask their bodies for what all of ours answer.
    ///
    /// Each function here is GTK's way in, and hands on.
    static func setUp(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
      widgetClass.pointee.parent_class.dispose = { object in
        guard let object else { return }
        nonisolated(unsafe) let widget = object.cast(to: GtkWidget.self)
        GTKThread.enter {
          guard let body = WidgetBody.of(widget) else { return }
          body.type.parent.pointee.parent_class.dispose(widget.cast())
          body.disposed()
        }
      }
      widgetClass.pointee.root = { widget in
        guard let widget else { return }
        nonisolated(unsafe) let place = widget
        GTKThread.enter {
          guard let body = WidgetBody.of(place) else { return }
          body.type.parent.pointee.root(place)
          body.rooted()
        }
      }
      widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
      widgetClass.pointee.measure = { widget, orientation, _, least, natural, base, naturalBase in
        guard let widget else { return }
        nonisolated(unsafe) let place = widget
        let size = GTKThread.enter {
          WidgetBody.of(place)?.size(orientation) ?? (least: 0, natural: 0)
        }
        least?.pointee = points(of: size.least)
        natural?.pointee = points(of: size.natural)
        base?.pointee = -1
        naturalBase?.pointee = -1
      }
      widgetClass.pointee.size_allocate = { widget, width, height, _ in
        guard let widget else { return }
        nonisolated(unsafe) let place = widget
        GTKThread.enter { WidgetBody.of(place)?.resized(width: width, height: height) }
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        nonisolated(unsafe) let (place, canvas) = (widget, snapshot)
        GTKThread.enter { WidgetBody.of(place)?.draw(onto: canvas) }
      }
    }
  }

  /// A size in whole points, as GTK takes it; what is no size is 0.
  private func points(of size: Double) -> gint {
    size > 0 ? gint(min(size, WidgetBody.sizeLimit).rounded(.up)) : 0
  }
#endif

#if GTK
  import CGTK4
  import HeartCore

  /// The class of widget that a favorite button is: GTK's toggle button, drawn in another way.
  ///
  /// Theme, focus, keys and accessibility are GTK's.
  @MainActor
  enum FavoriteWidget {
    /// The class, as GTK knows it.
    static let type = WidgetType(
      "HeartFavoriteButton", extending: gtk_toggle_button_get_type(), setUpClass: setUpClass,
      setUp: setUp)

    /// What a favorite button's widget knows; nil for any other.
    static func body(of widget: UnsafeMutablePointer<GtkWidget>) -> FavoriteBody? {
      WidgetBody.of(widget) as? FavoriteBody
    }

    /// The class that it is made of, as buttons are.
    fileprivate static var parent: UnsafeMutablePointer<GtkButtonClass> {
      UnsafeMutableRawPointer(type.parent).cast()
    }
  }

  private let setUp: GInstanceInitFunc = { instance, _ in
    guard let instance else { return }
    nonisolated(unsafe) let widget = instance.cast(to: GtkWidget.self)
    GTKThread.enter {
      // With a manager of its own GTK would not ask us for the size.
      gtk_widget_set_layout_manager(widget, nil)
      FavoriteBody(widget).moveIn()
    }
  }

  private let setUpClass: GClassInitFunc = { type, _ in
    guard let type else { return }
    nonisolated(unsafe) let widgetClass = type.cast(to: GtkWidgetClass.self)
    nonisolated(unsafe) let buttonClass = type.cast(to: GtkButtonClass.self)
    nonisolated(unsafe) let toggleClass = type.cast(to: GtkToggleButtonClass.self)
    GTKThread.enter {
      WidgetBody.setUp(widgetClass)
      setUpSight(of: widgetClass)
      setUpClicks(of: buttonClass, toggleClass)
    }
  }

  /// Has a body hear whether its widget is seen, and how GTK thinks it is being used.
  @MainActor
  private func setUpSight(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.unmap = { widget in
      guard let widget else { return }
      nonisolated(unsafe) let button = widget
      GTKThread.enter {
        FavoriteWidget.type.parent.pointee.unmap(button)
        FavoriteWidget.body(of: button)?.unmapped()
      }
    }
    widgetClass.pointee.state_flags_changed = { widget, former in
      guard let widget else { return }
      nonisolated(unsafe) let button = widget
      GTKThread.enter {
        FavoriteWidget.type.parent.pointee.state_flags_changed(button, former)
        FavoriteWidget.body(of: button)?.stateChanged(from: former)
      }
    }
    widgetClass.pointee.contains = { widget, x, y in
      guard let widget else { return false.c }
      nonisolated(unsafe) let button = widget
      return GTKThread.enter {
        let isInBox = FavoriteWidget.type.parent.pointee.contains(button, x, y) != 0
        let body = FavoriteWidget.body(of: button)
        return (isInBox || body?.claims(Point2D(x: x, y: y)) ?? false).c
      }
    }
  }

  /// Has a body hear of clicks, and of what GTK makes of its state.
  @MainActor
  private func setUpClicks(
    of buttonClass: UnsafeMutablePointer<GtkButtonClass>,
    _ toggleClass: UnsafeMutablePointer<GtkToggleButtonClass>
  ) {
    buttonClass.pointee.clicked = { button in
      guard let button else { return }
      nonisolated(unsafe) let place = button
      GTKThread.enter {
        FavoriteWidget.body(of: place.cast())?.clicked {
          FavoriteWidget.parent.pointee.clicked(place)
        }
      }
    }
    // A click at once. GTK's own button would wait a quarter of a second, to be seen pressed.
    buttonClass.pointee.activate = { button in heart_button_emit_clicked(button) }
    toggleClass.pointee.toggled = { button in
      guard let button else { return }
      nonisolated(unsafe) let place = button.cast(to: GtkWidget.self)
      GTKThread.enter { FavoriteWidget.body(of: place)?.toggled() }
    }
  }
#endif

#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    /// Whether the pointer is the button's at a place beyond its box.
    ///
    /// There the button gives way: to another favorite button whose middle is nearer, and to any
    /// other control that is seen there. While it is held down, nobody else has a claim.
    func claims(_ place: Point2D) -> Bool {
      let area = HitArea(of: room)
      guard !isDestroyed, area.contains(place) else { return false }
      if let search = Self.search { return hasBetterClaim(than: search, to: place) }
      return isHeld || !hasRival(in: RivalSearch(button: self, area: area, place: place))
    }

    /// A question that is asked of all favorite buttons: whose claim to a place is better than one's.
    private struct RivalSearch {
      /// The button whose claim it is.
      let button: FavoriteBody
      /// That button's area, in its own points.
      let area: HitArea
      /// Where the pointer is, in the same points.
      let place: Point2D
    }

    /// What is being asked, if anything is.
    private static var search: RivalSearch?

    private var isHeld: Bool {
      gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    private func hasBetterClaim(than search: RivalSearch, to place: Point2D) -> Bool {
      guard search.button !== self else { return false }
      let offset = search.place - place
      let bounds = Box(x: offset.dx, y: offset.dy, width: room.width, height: room.height)
      return search.area.givesWay(to: HitArea(of: bounds), at: search.place)
    }

    /// Whether GTK finds another with a better claim.
    ///
    /// It looks as for any pointer: what is hidden, covered, cut off or not to be used is no rival.
    private func hasRival(in search: RivalSearch) -> Bool {
      guard let native = gtk_widget_get_native(widget) else { return false }
      let window = UnsafeMutablePointer<GtkWidget>(native)
      guard let place = point(search.place, in: window) else { return false }
      Self.search = search
      var found = gtk_widget_pick(window, place.x, place.y, GTK_PICK_DEFAULT)
      Self.search = nil
      while let other = found, gtk_widget_is_ancestor(widget, other) == 0 {
        if isRivaled(by: other) { return true }
        found = gtk_widget_get_parent(other)
      }
      return false
    }

    private func isRivaled(by other: UnsafeMutablePointer<GtkWidget>) -> Bool {
      // A favorite button has said already that it has the better claim.
      if FavoriteWidget.body(of: other) != nil { return true }
      return Self.isControl(other) && !isInFront(of: other)
    }

    /// Whether a widget answers to a click: what the keyboard reaches, and any button.
    private static func isControl(_ other: UnsafeMutablePointer<GtkWidget>) -> Bool {
      gtk_widget_get_focusable(other) != 0 || heart_object_is(other, gtk_button_get_type()) != 0
    }

    /// Whether a control holds the button's middle: a card that can be clicked as a whole.
    private func isInFront(of other: UnsafeMutablePointer<GtkWidget>) -> Bool {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(other, widget, &bounds) != 0 else { return false }
      var middle = graphene_point_t(x: Float(room.center.x), y: Float(room.center.y))
      return graphene_rect_contains_point(&bounds, &middle)
    }

    /// Where a place of this widget is in another.
    private func point(
      _ place: Point2D, in other: UnsafeMutablePointer<GtkWidget>
    ) -> Point2D? {
      var here = graphene_point_t(x: Float(place.x), y: Float(place.y))
      var there = graphene_point_t()
      guard gtk_widget_compute_point(widget, other, &here, &there) != 0 else { return nil }
      return Point2D(x: Double(there.x), y: Double(there.y))
    }
  }
#endif

#if GTK
  import CGTK4
  import HeartCore

  extension Outline {
    /// Adds the outline to a cairo context's path, in the outline's own points.
    func addPath(to cairo: OpaquePointer) {
      for contour in contours { contour.addPath(to: cairo) }
    }
  }

  extension Contour {
    /// A closed path begins after its first segment: where cairo closes one with a curve it draws a
    /// line's corner pointed, whatever join it is told, and icons have no corner there.
    fileprivate func addPath(to cairo: OpaquePointer) {
      guard isClosed, let first = segments.first else {
        cairo_move_to(cairo, start.x, start.y)
        for segment in segments { segment.addPath(to: cairo) }
        return
      }
      cairo_move_to(cairo, first.end.x, first.end.y)
      for segment in segments.dropFirst() { segment.addPath(to: cairo) }
      if end != start { cairo_line_to(cairo, start.x, start.y) }
      first.addPath(to: cairo)
      cairo_close_path(cairo)
    }
  }

  extension Segment {
    fileprivate func addPath(to cairo: OpaquePointer) {
      switch self {
      case .line(let end):
        cairo_line_to(cairo, end.x, end.y)
      case .quadratic(let control, let end):
        var start = Point2D(x: 0, y: 0)
        cairo_get_current_point(cairo, &start.x, &start.y)
        let first = start + (control - start) * (2.0 / 3)
        let second = end + (control - end) * (2.0 / 3)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .cubic(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .arc(let arc, _):
        arc.addPath(to: cairo)
      }
    }
  }

  extension Arc {
    /// Cairo's own arc, under the map that makes its circle this ellipse.
    fileprivate func addPath(to cairo: OpaquePointer) {
      var map = cairo_matrix_t(
        xx: axisA.dx, yx: axisA.dy, xy: axisB.dx, yy: axisB.dy, x0: center.x, y0: center.y)
      var former = cairo_matrix_t()
      cairo_get_matrix(cairo, &former)
      cairo_transform(cairo, &map)
      if sweep > 0 {
        cairo_arc(cairo, 0, 0, 1, start, end)
      } else {
        cairo_arc_negative(cairo, 0, 0, 1, start, end)
      }
      cairo_set_matrix(cairo, &former)
    }
  }
#endif

#if GTK
  import CGTK4
  import HeartCore

  /// A picture as whoever knows cairo would draw it, with none of our own pixels.
  ///
  /// What the widgets show is measured against it, and held to it.
  package enum CairoPicture {
    /// Draws a picture over what is there, in the context's points.
    package static func draw(_ picture: Picture, to cairo: OpaquePointer) {
      var first = 0
      if let group = picture.group {
        first = group.itemCount
        draw(picture.items[..<first], of: group, to: cairo)
      }
      for item in picture.items[first...] { draw(item, to: cairo) }
    }

    private static func draw(
      _ items: ArraySlice<PictureItem>, of group: Picture.Group, to cairo: OpaquePointer
    ) {
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      clipToPixels(of: group, cairo)
      cairo_push_group(cairo)
      for item in items { draw(item, to: cairo) }
      cairo_pop_group_to_source(cairo)
      if case .image(let image) = group.mask {
        // Cairo masks at full strength only, so what it has masked is a group again.
        cairo_push_group(cairo)
        let mask = ImageSurface(image)
        zoom(group.maskZoom, cairo)
        cairo_mask_surface(cairo, mask.surface, 0, 0)
        cairo_pop_group_to_source(cairo)
        return cairo_paint_with_alpha(cairo, group.opacity)
      }
      addPath(of: group.mask, group.maskZoom, to: cairo)
      if group.opacity == 1 { return cairo_fill(cairo) }
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, group.opacity)
    }

    /// Keeps cairo from making a group as large as the whole surface.
    private static func clipToPixels(of group: Picture.Group, _ cairo: OpaquePointer) {
      cairo_save(cairo)
      addPath(of: group.mask, group.maskZoom, to: cairo)
      // Whole points of the surface are whole pixels, so the clip is no edge of its own.
      cairo_identity_matrix(cairo)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(cairo, &left, &top, &right, &bottom)
      cairo_new_path(cairo)
      (left, top) = (left.rounded(.down), top.rounded(.down))
      cairo_rectangle(
        cairo, left, top, right.rounded(.up) - left, bottom.rounded(.up) - top)
      cairo_restore(cairo)
      cairo_clip(cairo)
    }

    private static func draw(_ item: PictureItem, to cairo: OpaquePointer) {
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      zoom(item.zoom, cairo)
      if case .image(let image) = item.shape {
        cairo_set_source_surface(cairo, ImageSurface(image).surface, 0, 0)
        return cairo_paint_with_alpha(cairo, item.opacity)
      }
      let color = item.color
      cairo_set_source_rgba(
        cairo, color.red, color.green, color.blue, color.alpha * item.opacity)
      addPath(of: item.shape, .identity, to: cairo)
      if let width = item.lineWidth {
        cairo_set_line_width(cairo, width)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cairo)
      } else {
        cairo_fill(cairo)
      }
    }

    private static func addPath(of shape: PictureShape, _ zoom: Zoom, to cairo: OpaquePointer) {
      cairo_set_fill_rule(
        cairo, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_save(cairo)
      Self.zoom(zoom, cairo)
      cairo_new_path(cairo)
      switch shape {
      case .outline(let outline):
        outline.addPath(to: cairo)
      case .disc:
        cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(cairo)
      case .box(let box):
        cairo_rectangle(cairo, box.x, box.y, box.width, box.height)
      case .image(let image):
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
      }
      cairo_restore(cairo)
    }

    private static func zoom(_ zoom: Zoom, _ cairo: OpaquePointer) {
      cairo_translate(cairo, zoom.offset.dx, zoom.offset.dy)
      cairo_scale(cairo, zoom.scale, zoom.scale)
    }
  }

  extension PictureShape {
    fileprivate var isEvenOdd: Bool {
      guard case .outline(let outline) = self else { return false }
      return outline.fillRule == .evenodd
    }
  }
#endif

#if GTK
  import HeartCore

  extension Picture {
    /// The room that the picture takes, in its own points.
    ///
    /// Nil where it takes none.
    ///
    /// - Parameter iconBounds: What the icon's outline or images take, in the icon's points.
    func extent(iconBounds: Box) -> Box? {
      // A group is no larger than its mask, and without an item there is nothing of it.
      var extent = group.flatMap { group in
        iconBounds.isEmpty || group.itemCount == 0 ? nil : iconBounds.placed(by: group.maskZoom)
      }
      for item in items.dropFirst(group?.itemCount ?? 0) {
        let box = item.extent(iconBounds: iconBounds)
        extent = extent?.union(box) ?? box
      }
      return extent
    }
  }

  extension PictureItem {
    fileprivate func extent(iconBounds: Box) -> Box {
      switch shape {
      case .outline: iconBounds.placed(by: zoom)
      case .disc:
        Box(x: -1, y: -1, width: 2, height: 2).inset(by: -(lineWidth ?? 0) / 2).placed(by: zoom)
      case .box(let box): box.placed(by: zoom)
      case .image(let image):
        Box(x: 0, y: 0, width: Double(image.width), height: Double(image.height)).placed(by: zoom)
      }
    }
  }

  extension Box {
    /// The same box where a zoom puts it.
    func placed(by zoom: Zoom) -> Box {
      let corner = zoom(Point2D(x: x, y: y))
      return Box(x: corner.x, y: corner.y, width: width * zoom.scale, height: height * zoom.scale)
    }
  }

  extension Icon {
    /// What the icon's outline or images take, in its own points; empty where there is nothing.
    var inkBounds: Box {
      switch art {
      case .outline(let outline): outline.bounds ?? Box(x: 0, y: 0, width: 0, height: 0)
      case .images: frame
      }
    }
  }
#endif

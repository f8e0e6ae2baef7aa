#if GTK
  import HeartCore

  extension Picture {
    /// The room that the picture takes, in its own points.
    ///
    /// Nil where it takes none.
    ///
    /// - Parameter iconBounds: What the icon's outline or images take, in the icon's points.
    func extent(iconBounds: Box) -> Box? {
      guard let group else { return Self.extent(of: items[...], iconBounds) }
      let free = Self.extent(of: items.dropFirst(group.itemCount), iconBounds)
      let mask = iconBounds.placed(by: group.maskZoom)
      guard
        let inner = Self.extent(of: items.prefix(group.itemCount), iconBounds)?.cut(to: mask)
      else { return free }
      return free?.union(inner) ?? inner
    }

    private static func extent(of items: ArraySlice<PictureItem>, _ iconBounds: Box) -> Box? {
      var extent: Box?
      for item in items {
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

  extension Box {
    /// The part that lies in another; nil where none does.
    fileprivate func cut(to other: Box) -> Box? {
      let corner = Point2D(x: max(x, other.x), y: max(y, other.y))
      let opposite = Point2D(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
      guard corner.x < opposite.x, corner.y < opposite.y else { return nil }
      return Box(from: corner, to: opposite)
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

import HeartCore

extension SVGIconError {
  /// What is the matter with an element, and what would be right.
  package var reason: String {
    switch fault {
    case .notSVG:
      "its outermost element is \(place.words), not <svg> in the namespace of SVG; give an SVG file"
    case .element:
      "\(place.words) is not something that an icon can be made of; \(place.remedy)"
    case .property(let name, let value):
      "\(place.words) has \(name.shown) \(value.shown), which an icon cannot show; take it out, or"
        + " make it part of the shapes"
    case .value(let name, let value):
      "\(place.words) has the \(name.shown) \(value.shown); it needs \(name.needs)"
    case .sheet(let part):
      "\(place.words) has \(part.shown), which is not a rule for elements such as"
        + " '.a { fill: none }'; take it out, or write the styles into the elements"
    case .selector(let selector):
      "\(place.words) has the selector \(selector.shown), and only an element's name, classes and"
        + " ids are known, such as 'path', '.a' or '#b'; give the elements a class"
    case .path(let error):
      "the path data of \(place.words) \(error.sentence)"
    case .paint(let name, let value):
      "\(place.words) has the \(name.shown) \(value.shown), and an icon has no gradients, patterns"
        + " or paints from elsewhere; give it a plain color"
    case .translucent(let name, let value):
      "\(place.words) has the \(name.shown) \(value.shown), and an icon is either there or not;"
        + " make it opaque, or take it out"
    case .reference(let link):
      "\(place.words) refers to \(link.shown), which is not in the file; put it there, or take"
        + " the reference out"
    case .cycle(let link):
      "\(place.words) refers to \(link.shown), of which it is itself a part; take one of them out"
    case .clipped:
      "\(place.words) cuts away a part of what it draws, which an icon cannot do; cut the shapes"
        + " themselves, or draw within the rectangle"
    case .tooMuch:
      "\(place.words) makes it more than an icon can hold; simplify the drawing"
    case .tooLarge:
      "\(place.words) has numbers that lead too far away to be drawn; write smaller ones"
    case .nothing:
      "it draws nothing that could be seen in its view box; an icon needs at least one shape or line"
    case .hiding:
      "\(place.words) lies on a shape of another color, and an icon has one color only; cut it out of"
        + " that shape, or remove the background"
    case .overlap:
      "its shapes cross in a way that no one outline could be found for; unite them in an editor"
    }
  }
}

extension SVGIconError.Place {
  /// `<rect id='lid'> in line 12`.
  fileprivate var words: String {
    let id = id.map { " id=\($0.string.quoted(limit: 40))" } ?? ""
    let line = line.map { " in line \(DecimalWriter.text(Double($0)))" } ?? ""
    return "<\(element.string.shown(limit: 40))\(id)>\(line)"
  }

  /// What could be in place of an element that draws, but no shape.
  fileprivate var remedy: String {
    if element.isAmong("text tspan textPath") { return "turn the text into paths" }
    if element == "image" { return "draw it with shapes" }
    if element.isAmong("animate animateTransform animateMotion animateColor set") {
      return "take it out, since the button has its own motion"
    }
    return "use paths, basic shapes, groups and uses of symbols only"
  }
}

extension SVGText {
  fileprivate var shown: String { string.quoted() }

  /// What is right for a property or attribute.
  fileprivate var needs: String {
    for (names, need) in Self.needs where isAmong(names) { return need }
    return "a length in px, pt, pc, mm, cm, in or %, with a view box for %"
  }

  private static let needs: [(names: StaticString, need: String)] = [
    ("fill stroke color", "a color of CSS, such as #F04552, or none"),
    ("opacity fill-opacity stroke-opacity", "a number from 0 to 1"),
    ("fill-rule", "nonzero or evenodd"),
    ("stroke-linecap", "butt, round or square"),
    ("stroke-linejoin", "miter, round or bevel"),
    ("stroke-miterlimit", "a number of 1 or more"),
    ("stroke-dasharray", "lengths of 0 or more, or none"),
    ("visibility", "visible or hidden"),
    ("display", "inline or none"),
    ("style", "declarations such as 'fill: none; stroke: red'"),
    ("transform", "transforms such as 'rotate(45 8 8) scale(2)'"),
    ("type", "text/css, or nothing"),
    ("viewBox", "four numbers, the last two above 0, such as '0 0 24 24'"),
    ("points", "pairs of numbers, such as '0,0 10,0 10,10'"),
    ("preserveAspectRatio", "none, or a place such as xMidYMid with meet or slice"),
    ("pathLength", "a number above 0"),
    (
      "width height r rx ry stroke-width",
      "a length of 0 or more in px, pt, pc, mm, cm, in or %, with a view box for %"
    ),
  ]
}

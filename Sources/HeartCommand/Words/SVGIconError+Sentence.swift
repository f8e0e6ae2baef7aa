internal import HeartCore
internal import HeartExport

extension IconFileError {
  /// Why a file is no icon, and what would be right.
  var reason: String {
    switch self {
    case .empty: "it is empty; name an SVG file"
    case .kind(let kind): kind.reason
    case .notXML(let line):
      "it is no SVG file, or a damaged one: line \(line) is not well-formed XML; export it anew"
    case .encoding: "its text is neither UTF-8 nor UTF-16; save it as UTF-8"
    case .documentType:
      "its document type declares things of its own, which an icon does not need; take out what is"
        + " between [ and ], or export it as plain SVG"
    case .tooDeep:
      "it has more than \(IconFileElements.depthLimit) elements inside one another; export it"
        + " without needless groups"
    case .svg(let error): error.reason
    }
  }
}

extension IconFileKind {
  fileprivate var reason: String {
    switch self {
    case .png: "it is a PNG, and an icon is an SVG file; use it with --mask-image"
    case .jpeg: "it is a JPEG, and an icon is an SVG file; name an SVG file"
    case .webp: "it is a WebP, and an icon is an SVG file; name an SVG file"
    case .gif: "it is a GIF, and an icon is an SVG file; name an SVG file"
    case .pdf: "it is a PDF, and an icon is an SVG file; export it as SVG"
    case .gzip: "it is packed by gzip; unpack it first, or export it as plain SVG"
    }
  }
}

extension SVGIconError {
  /// What is the matter with an element, and what would be right.
  fileprivate var reason: String {
    switch fault {
    case .notSVG:
      "its outermost element is \(place.words), not <svg> in the namespace of SVG; name an SVG file"
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
  /// `<rect id="lid"> in line 12`.
  fileprivate var words: String {
    let name = quoted(element.string, limit: 40).dropFirst().dropLast()
    let id = id.map { " id=\(quoted($0.string, limit: 40))" } ?? ""
    return "<\(name)\(id)>" + (line.map { " in line \($0)" } ?? "")
  }

  /// What could be in place of an element that draws, but no shape.
  fileprivate var remedy: String {
    switch element.string {
    case "text", "tspan", "textPath": "turn the text into paths"
    case "image": "draw it with shapes, or use its file with --mask-image"
    case "animate", "animateTransform", "animateMotion", "animateColor", "set":
      "take it out, since the button has its own motion"
    default: "use paths, basic shapes, groups and uses of symbols only"
    }
  }
}

extension SVGText {
  fileprivate var shown: String { quoted(string) }

  /// What is right for a property or attribute.
  fileprivate var needs: String {
    switch string {
    case "fill", "stroke", "color": "a color of CSS, such as #F04552, or none"
    case "opacity", "fill-opacity", "stroke-opacity": "a number from 0 to 1"
    case "fill-rule": "nonzero or evenodd"
    case "stroke-linecap": "butt, round or square"
    case "stroke-linejoin": "miter, round or bevel"
    case "stroke-miterlimit": "a number of 1 or more"
    case "stroke-dasharray": "lengths of 0 or more, or none"
    case "visibility": "visible or hidden"
    case "display": "inline or none"
    case "style": "declarations such as 'fill: none; stroke: red'"
    case "transform": "transforms such as 'rotate(45 8 8) scale(2)'"
    case "type": "text/css, or nothing"
    case "viewBox": "four numbers, the last two above 0, such as '0 0 24 24'"
    case "points": "pairs of numbers, such as '0,0 10,0 10,10'"
    case "preserveAspectRatio": "none, or a place such as xMidYMid with meet or slice"
    case "pathLength": "a number above 0"
    case "width", "height", "r", "rx", "ry", "stroke-width":
      "a length of 0 or more in px, pt, pc, mm, cm, in or %, with a view box for %"
    default: "a length in px, pt, pc, mm, cm, in or %, with a view box for %"
    }
  }
}

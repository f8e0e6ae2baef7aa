import HeartCore
import HeartExport
import Testing

@testable import HeartCommand

@Suite("Reading an icon's file")
struct IconFileTests {
  private func outline(_ icon: Icon) throws -> Outline {
    guard case .outline(let outline) = icon.art else { throw CommandError.noCommand }
    return outline
  }

  private func area(_ inside: String, _ attributes: String = "viewBox='0 0 24 24'") throws -> Double
  {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(inside)</svg>"
    return try outline(IconFile.icon(Array(text.utf8))).area
  }

  private func fault(_ text: String) -> IconFileError? {
    do throws(IconFileError) {
      _ = try IconFile.icon(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Every element, unit and transform draws what SVG says",
    arguments: [
      ("<rect x='1' y='2' width='4' height='5'/>", 20),
      ("<rect width='4' height='4' rx='1'/>", 12 + .pi),
      ("<rect width='4' height='4' ry='9'/>", 4 * .pi),
      ("<rect width='4' height='2' rx='auto' ry='1'/>", 4 + .pi),
      ("<rect width='50%' height='25%'/>", 72),
      ("<rect width='3pt' height='1in'/>", 4 * 96),
      ("<rect width='25.4mm' height='2.54cm'/>", 96 * 96),
      ("<rect width='1pc' height='40Q'/>", 16 * 96 / 2.54),
      ("<circle cx='5' cy='5' r='2'/>", 4 * .pi),
      ("<ellipse rx='2' ry='3'/>", 6 * .pi),
      ("<ellipse rx='2'/>", 4 * .pi),
      ("<polygon points='0,8 4,8 4+4'/>", 8),
      ("<polyline points='0 0 4 0 4 4'/>", 8),
      ("<path d='M0 0h4v4h-4z'/>", 16),
      ("<path fill-rule='evenodd' d='M0 0h6v6h-6zM2 2h2v2h-2z'/>", 32),
      ("<path style='fill-rule:evenodd' d='M0 0h6v6h-6zM2 2h2v2h-2z'/>", 32),
      ("<line x2='10' stroke='red' stroke-width='2'/>", 20),
      ("<line x2='10' stroke='red' stroke-width='2' stroke-linecap='square'/>", 24),
      ("<rect width='4' height='4' fill='none' stroke='#000' stroke-width='2'/>", 36 - 4),
      ("<rect width='4' height='4' stroke='#000' stroke-width='2'/>", 36),
      ("<path d='M0 0H8' stroke='red' stroke-dasharray='2'/>", 4),
      ("<path d='M0 0H8' stroke='red' stroke-dasharray='1' pathLength='4'/>", 4),
      ("<g transform='scale(2)'><rect width='4' height='4'/></g>", 64),
      ("<g transform='scale(2 3)'><path d='M0 0H4' stroke='red'/></g>", 24),
      ("<rect transform='matrix(-1 0 0 1 9 0)' width='4' height='4'/>", 16),
      ("<rect transform='rotate(90 2 2),skewX(45)' width='4' height='4'/>", 16),
      ("<path transform='scale(-1 1)' d='M-8 0V4' fill='none' stroke='red'/>", 4),
      ("<rect width='4' height='4'/><rect x='2' width='4' height='4'/>", 24),
      ("<g fill='none'><rect width='4' height='4' fill='inherit'/></g><circle r='1'/>", .pi),
      ("<g fill='none'><g stroke='red'><path d='M0 0H4V4'/></g></g>", 8),
      ("<rect id='a' width='2' height='2'/><use href='#a' x='4'/>", 8),
      ("<rect id='a' width='2' height='2'/><use xlink:href='#a' y='1'/>", 6),
      (
        "<symbol id='s' viewBox='0 0 4 4'><rect width='4' height='4'/></symbol>"
          + "<use href='#s' width='8' height='8'/>", 64
      ),
      (
        "<symbol id='s' viewBox='0 0 4 2' preserveAspectRatio='none'><rect width='4' height='2'/>"
          + "</symbol><use href='#s' width='8' height='8'/>", 64
      ),
      (
        "<symbol id='s' viewBox='0 0 4 2'><rect width='4' height='2'/></symbol>"
          + "<use href='#s' width='8' height='8'/>", 32
      ),
      (
        "<svg x='2' width='8' height='8' viewBox='0 0 2 2'><circle cx='1' cy='1' r='1'/></svg>",
        16 * .pi
      ),
      ("<defs><rect id='a' width='2' height='2'/></defs><use href='#a'/>", 4),
      (
        "<clipPath id='c'><rect width='24' height='24'/></clipPath>"
          + "<g clip-path='url(#c)'><circle cx='5' cy='5' r='1'/></g>", .pi
      ),
      (
        "<defs><style>.cls-1{fill:none;stroke:#000;stroke-width:2px;}</style></defs>"
          + "<g id='Layer_2' data-name='Layer 2'><path class='cls-1' d='M2 2H10'/></g>", 16
      ),
      (
        "<style type='text/css'>\n\t.st0{display:none;}\n\t.st1{fill:#FFFFFF;}\n</style>"
          + "<g class='st0'><text/></g><circle class='st1' r='1'/>", .pi
      ),
      (
        "<style type='text/css'><![CDATA[\n.fil0 {fill:none}\n.fil1 {fill:black}\n]]></style>"
          + "<rect class='fil0' width='9' height='9'/><circle class='fil1' r='1'/>", .pi
      ),
      (
        "<style>.a { fill: none }</style><style><!-- b --><![CDATA[.a ]]>{ fill: red }</style>"
          + "<circle class='a' r='1'/>", .pi
      ),
      ("<title>A</title><desc>B</desc><metadata/><style/><circle r='1'/>", .pi),
      ("<circle r='1'/><g display='none'><text>A</text></g>", .pi),
      ("<circle r='1'/><rect width='9' height='9' opacity='0'/>", .pi),
      ("<circle r='1'/><rect width='9' height='9' style='fill: RGBA(0 0 0 / 0%)'/>", .pi),
      ("<circle r='1' opacity='.5' style='opacity: 1 !important; /* ; */'/>", .pi),
      (
        "<g visibility='hidden'><circle r='1' visibility='visible'/><rect width='9' height='9'/></g>",
        .pi
      ),
      ("<circle r='1' fill='hsl(120deg, 50%, 50%)' data-x='1' aria-hidden='true'/>", .pi),
      (
        "<x:thing xmlns:x='urn:x' a='1'><x:path/></x:thing><circle r='1' x:a='1' xmlns:x='u'/>", .pi
      ),
      ("<s:circle xmlns:s='http://www.w3.org/2000/svg' r='1'/>", .pi),
    ] as [(String, Double)])
  func areas(_ inside: String, _ expected: Double) throws {
    // What places that are taken for one may move.
    #expect(abs(try area(inside) - expected) < 1e-6 * expected, "\(inside)")
  }

  @Test("The view box is the frame, else width and height, else the outline's bounds")
  func frames() throws {
    func frame(_ attributes: String) throws -> Box {
      let text = "<svg \(attributes)><rect x='1' y='1' width='2' height='3'/></svg>"
      return try IconFile.icon(Array(text.utf8)).frame
    }
    #expect(
      try frame("viewBox='-1,-2 30 40' width='1em'") == Box(x: -1, y: -2, width: 30, height: 40))
    #expect(try frame("width='20' height='10px'") == Box(x: 0, y: 0, width: 20, height: 10))
    #expect(try frame("width='100%'") == Box(x: 1, y: 1, width: 2, height: 3))
  }

  @Test("Text is read in UTF-8 and UTF-16, with a byte order mark or without")
  func encodings() throws {
    let text =
      "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'a.dtd'>"
      + "<svg viewBox='0 0 9 9'><title>♥</title><circle r='1'/></svg>"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), Array("\n ".utf8) + text.utf8,
      [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ] {
      #expect(try outline(IconFile.icon(bytes)).contours.count == 1, "\(bytes.prefix(4))")
    }
  }

  @Test("What is no icon is named, with where it is and what would be right")
  func sentences() {
    let samples: [(text: String, reason: String)] = [
      ("", "it is empty; name an SVG file"),
      (" \n", "it is empty; name an SVG file"),
      (
        "<html/>",
        "its outermost element is <html> in line 1, not <svg> in the namespace of SVG;"
          + " give an SVG file"
      ),
      (
        "<svg>\n<",
        "it is no SVG file, or a damaged one: line 2 is not well-formed XML; export it"
          + " anew"
      ),
      (
        "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
        "its document type declares things of its own, which an icon does not need; take out what"
          + " is between [ and ], or export it as plain SVG"
      ),
      (
        svg("<text>A</text>"),
        "<text> in line 1 is not something that an icon can be made of; turn"
          + " the text into paths"
      ),
      (
        svg("<image id='i'/>"),
        "<image id='i'> in line 1 is not something that an icon can be made"
          + " of; draw it with shapes, or use its file with --mask-image"
      ),
      (
        svg("<style>@media print { a { } }</style>"),
        "<style> in line 1 has '@media print', which is not a rule for elements such as"
          + " '.a { fill: none }'; take it out, or write the styles into the elements"
      ),
      (
        svg("<style>\ng > .a { fill: none }</style>"),
        "<style> in line 1 has the selector 'g > .a', and only an element's name, classes and ids"
          + " are known, such as 'path', '.a' or '#b'; give the elements a class"
      ),
      (
        svg("<style type='text/less'>.a { }</style>"),
        "<style> in line 1 has the 'type' 'text/less'; it needs text/css, or nothing"
      ),
      (
        svg("<path d='M0 0L1'/>"),
        "the path data of <path> in line 1 needs a number at character"
          + " 7, where it ends"
      ),
      (
        svg("<rect width='-1' height='1'/>"),
        "<rect> in line 1 has the 'width' '-1'; it needs a"
          + " length of 0 or more in px, pt, pc, mm, cm, in or %, with a view box for %"
      ),
      (
        svg("<circle r='1' fill='url(#g)'/>"),
        "<circle> in line 1 has the 'fill' 'url(#g)', and an"
          + " icon has no gradients, patterns or paints from elsewhere; give it a plain color"
      ),
      (
        svg("<circle r='1' fill='blurple'/>"),
        "<circle> in line 1 has the 'fill' 'blurple'; it"
          + " needs a color of CSS, such as #F04552, or none"
      ),
      (
        svg("<circle r='1' opacity='.5'/>"),
        "<circle> in line 1 has the 'opacity' '.5', and an icon"
          + " is either there or not; make it opaque, or take it out"
      ),
      (
        svg("<circle r='1' filter='url(#f)'/>"),
        "<circle> in line 1 has 'filter' 'url(#f)', which"
          + " an icon cannot show; take it out, or make it part of the shapes"
      ),
      (
        svg("<use href='#a'/>"),
        "<use> in line 1 refers to '#a', which is not in the file; put it"
          + " there, or take the reference out"
      ),
      (
        svg("<g id='a'><use href='#a'/></g>"),
        "<use> in line 1 refers to '#a', of which it is"
          + " itself a part; take one of them out"
      ),
      (
        svg(""),
        "it draws nothing that could be seen in its view box; an icon needs at least one"
          + " shape or line"
      ),
      (
        svg("<circle cx='1e10' r='1'/>"),
        "<circle> in line 1 has numbers that lead too far away to"
          + " be drawn; write smaller ones"
      ),
      (
        svg("<svg width='2' height='2'><circle r='9'/></svg>"),
        "<circle> in line 1 cuts away a part"
          + " of what it draws, which an icon cannot do; cut the shapes themselves, or draw within"
          + " the rectangle"
      ),
    ]
    for (text, reason) in samples {
      #expect(fault(text)?.reason == reason, "\(text)")
    }
  }

  private func svg(_ inside: String) -> String { "<svg viewBox='0 0 24 24'>\(inside)</svg>" }

  @Test("Unknown and unsupported things are refused, never dropped")
  func refusals() {
    for inside in [
      "<foreignObject/>", "<switch/>", "<script/>", "<blink/>", "<y:path/>",
      "<circle r='1' strokewidth='2'/>", "<circle r='1' marker-end='url(#m)'/>",
      "<circle r='1' transform-origin='1 1'/>", "<circle r='1' mask='url(#m)'/>",
      "<circle r='1' style='r: 4'/>", "<circle r='1' style='opacity'/>",
      "<circle r='1' transform='spin(4)'/>", "<circle r='1' clip-path='circle(1px)'/>",
      "<path d='M0 0H4' stroke='red' stroke-linejoin='arcs'/>",
      "<path d='M0 0H4' stroke='red' stroke-width='1em'/>", "<polygon points='1 2 3'/>",
      "<use href='other.svg#a'/>", "<linearGradient id='a'/><use href='#a'/>",
      "<g systemLanguage='en'/>", "<circle r='1' requiredFeatures='x'/>",
      "<path d='M0 0H9000' stroke='red' stroke-dasharray='0.001'/>",
    ] {
      guard case .svg = fault(svg(inside)) else {
        Issue.record("\(inside)")
        continue
      }
    }
  }

  @Test("Neither depth nor references that multiply take long or crash")
  func bombs() {
    let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
    #expect(fault(svg(deep)) != nil)
    let levels = (1...30).map { level in
      "<g id='l\(level)'><use href='#l\(level - 1)'/><use href='#l\(level - 1)'/></g>"
    }
    let bomb = fault(svg("<circle id='l0' r='1'/>" + levels.joined()))
    guard case .svg(let error) = bomb else {
      Issue.record("\(String(describing: bomb))")
      return
    }
    #expect(error.fault == .tooMuch)
  }

  @Test("Whatever is done to a file's bytes, there is an icon or a sentence")
  func mutations() {
    var random = SplitMix64(seed: 5)
    let whole = Array(
      svg(
        "<g transform='rotate(9)' style='fill:none;stroke:red'><path d='M1 2a3 4 5 0 1 6 7z'/>"
          + "<use href='#a' x='2'/><rect id='a' width='4' height='3' rx='1'/></g>"
      ).utf8)
    let alphabet = Array("<>='\"/#;:.-e09 Mz&\u{0}é".utf8)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0...Int(random.unit() * 3) {
        let place = min(bytes.count - 1, Int(random.unit() * Double(bytes.count)))
        let byte = alphabet[min(alphabet.count - 1, Int(random.unit() * Double(alphabet.count)))]
        if random.unit() < 0.5 { bytes[place] = byte } else { bytes.remove(at: place) }
      }
      do throws(IconFileError) {
        _ = try IconFile.icon(bytes)
      } catch {
        #expect(!error.reason.isEmpty)
      }
    }
  }
}

import Foundation
import HeartCore
import Testing

@testable import HeartExport

/// What a Lottie file holds, read back.
struct LottieDocumentTests {
  static let styles = FavoriteStyle.Name.allCases

  @Test(arguments: styles)
  func `The last key is at the exact end, and the file ends a whole frame later`(
    name: FavoriteStyle.Name
  ) throws {
    for change in FavoriteChange.allCases {
      for rate in [24.0, 60, 80] {
        let document = LottieDocument(width: 96, height: 96, frameRate: rate)
        let file = try LottieFile([change], in: name.style, document: document)
        let settled = FavoriteFilm(change, in: name.style).duration * rate
        let last = file.tracks.flatMap { $0 }.compactMap { $0.number("t") }.max()
        // Frames are written with four digits after the point.
        #expect(try #require(last).distance(to: settled).magnitude <= 0.5e-4)
        #expect(file.end == (settled - 1e-4).rounded(.up) + 1)
        #expect(file.layers.allSatisfy { $0.number("op") == file.end && $0.number("ip") == 0 })
        #expect(file.root.number("fr") == rate)
      }
    }
  }

  @Test(arguments: styles)
  func `Keys of a track rise, none at one time with another`(name: FavoriteStyle.Name) throws {
    var files = try [[FavoriteChange.select], [.deselect], [.select, .deselect]].map {
      try LottieFile($0, in: name.style)
    }
    files += try Storyboard.sampleSpeeds.map {
      try LottieFile([.select, .deselect], in: name.style, speed: $0, hold: 600)
    }
    for file in files {
      for track in file.tracks {
        let times = track.compactMap { $0.number("t") }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(times)")
      }
    }
  }

  @Test func `Growing takes two moving keys, eased as the style is, and a jump to full`() throws {
    let file = try LottieFile([.select], in: .grow)
    let button = try #require(file.layer("Button"))
    let fill = try #require(button.objects("shapes").first { $0["nm"] as? String == "Fill" })
    let keys = try #require(fill.objects("it").first).object("s").objects("k")
    // The jump takes what the motion is exact to, 1/100,000 of it.
    #expect(keys.map { $0.number("t") } == [0, 20.9998, 21])
    #expect(keys[0].numbers("s") == [0, 0])
    #expect(keys[1].number("h") == 1)
    let (out, into) = (keys[0].object("o"), keys[0].object("i"))
    #expect(
      [out.number("x"), out.number("y"), into.number("x"), into.number("y")] == [0, 0, 0.58, 1])
    let film = FavoriteFilm(.select, in: .grow)
    let radius = Icon.heart.fillRadius * 96 / Icon.heart.frame.width
    // A diameter is written with two digits.
    #expect(abs(keys[1].numbers("s")[0] - 2 * radius) <= 0.005 + 1e-9)
    #expect(keys[2].numbers("s")[0] > 2.1 * radius)
    #expect(film.duration * 60 == 21)
  }

  @Test(arguments: Storyboard.sampleSpeeds)
  func `Growing takes as many keys at any speed, and the fill is where the film has it`(
    speed: Double
  ) throws {
    let film = FavoriteFilm(.select, in: .grow, speed: speed)
    let story = try Storyboard.sample(speed: speed, hold: 0)
    let bound = FittedMotion(story).lengthBound
    for rate in [1.0, 24, 60, 1000] {
      let document = LottieDocument(width: 96, height: 96, frameRate: rate)
      let file = try LottieFile([.select], in: .grow, speed: speed, document: document)
      let button = try #require(file.layer("Button"))
      let fill = try #require(button.objects("shapes").first { $0["nm"] as? String == "Fill" })
      let keys = try #require(fill.objects("it").first).object("s").objects("k")
      try #require(keys.count == 3, "\(keys) at \(rate) frames a second")
      let times = keys.compactMap { $0.number("t") }
      #expect(times[2] - times[1] <= rate * 10.001e-6)
      let (o, i) = (keys[0].object("o"), keys[0].object("i"))
      let curve = TimingCurve(
        try #require(o.number("x")), try #require(o.number("y")), try #require(i.number("x")),
        try #require(i.number("y")))
      let reader = StageReader(story)
      for index in 0..<997 {
        let time = film.duration * (Double(index) + 0.37) / 997
        let share = curve(time * rate / times[1])
        let radius = share * keys[1].numbers("s")[0] / 2
        let seen = reader.state(of: story.picture(at: time))[PictureItem.Role.fill.order]
        // A diameter is written with two digits.
        let error = abs(radius - (try #require(seen)).scale)
        #expect(error <= bound + 0.0025, "at \(time) of \(rate) frames a second")
      }
    }
  }

  @Test(arguments: styles)
  func `Selected, the fill covers more than the icon and the border is gone`(
    name: FavoriteStyle.Name
  ) throws {
    let file = try LottieFile([.select], in: name.style)
    let button = try #require(file.layer("Button"))
    let groups = button.objects("shapes")
    let fill = try #require(groups.first { $0["nm"] as? String == "Fill" }).objects("it")
    let size = try #require(fill.first { $0["ty"] as? String == "el" }).object("s")
    let last = size.number("a") == 1 ? size.objects("k").last?.numbers("s") : size.numbers("k")
    let icon = Icon.heart
    let radius = icon.fillRadius * 96 / name.style.reach / icon.frame.width
    #expect(try #require(last?.first) > 2.1 * radius)
    let border = try #require(groups.first { $0["nm"] as? String == "Border" }).objects("it")
    let opacity = try #require(border.last).object("o").objects("k")
    #expect(opacity.last?.numbers("s") == [0])
  }

  @Test func `Each change has a marker with a whole settled frame`() throws {
    let file = try LottieFile([.select, .deselect], in: .grow, hold: 0.5)
    #expect(file.markers.map { $0["cm"] as? String } == ["select", "deselect"])
    #expect(file.markers.map { $0.number("tm") } == [0, 51])
    #expect(file.markers.map { $0.number("dr") } == [22, 16])
    // 0.35 + 0.5 + 0.25 + 0.5 seconds.
    #expect(file.end == 96)
  }

  @Test func `Changes without a hold between them do not share a frame of their markers`() throws {
    let file = try LottieFile([.select, .deselect], in: .grow)
    #expect(file.markers.map { $0.number("tm") } == [0, 21])
    #expect(file.markers.map { $0.number("dr") } == [21, 16])
  }

  @Test func `Layers, fills and strokes have their names, and colors are plain numbers`() throws {
    let white = LottieDocument(width: 96, height: 96, background: .white)
    let file = try LottieFile([.select], in: .burst, document: white)
    let names = file.layers.map { $0["nm"] as? String }
    #expect(names == ["Particles", "Ring", "Icon", "Button", "Background"])
    let paints = file.objects(with: "c").filter { $0["ty"] != nil }
    #expect(
      Set(paints.compactMap { $0["nm"] as? String }) == [
        "Fill", "Border", "Ring", "Icon", "Background",
      ])
    for paint in paints { #expect(paint.object("c").numbers("k").count == 4) }
    let fill = try #require(paints.last { $0["nm"] as? String == "Fill" })
    #expect(fill.object("c").number("a") == 0)
    let particles = try #require(file.layer("Particles")).objects("shapes")
    let expected = (1...14).reversed().map { "Particle \($0)" }
    #expect(particles.map { $0["nm"] as? String } == expected)
  }

  @Test func `A color makes its own byte, whether a player cuts or rounds`() throws {
    for byte in UInt8.min...255 {
      let look = FavoriteLook(fillColor: RGBA(red: Double(byte) / 255, green: 0, blue: 1))
      let writer = LottieWriter.fill("Fill", look.fillColor)
      let root = try JSONSerialization.jsonObject(with: Data(writer.utf8)) as? LottieFile.Object
      let parts = try #require(root).object("c").numbers("k")
      #expect(UInt8(parts[0] * 255) == byte)
      #expect(UInt8((parts[0] * 255).rounded()) == byte)
      #expect(parts[1...] == [0, 1, 1])
    }
  }

  @Test(arguments: Icon.Name.allCases)
  func `The icon's curves are the core's outline`(name: Icon.Name) throws {
    guard case .outline(let outline) = name.icon.art else { return }
    for side in [24.0, 96, 256] {
      let file = try LottieFile(
        [.select], in: .grow, look: FavoriteLook(icon: name.icon), side: side)
      let room = Box(x: 0, y: 0, width: side, height: side)
      let expected = outline.mapped(by: try #require(name.icon.zoom(in: room)))
      let icon = try #require(file.layer("Icon"))
      let middle = icon.object("ks").object("p").numbers("k")
      let contours = icon.objects("shapes").filter { $0["ty"] as? String == "sh" }.map {
        Self.contour($0.object("ks").object("k"), about: Point2D(x: middle[0], y: middle[1]))
      }
      for contour in contours {
        #expect(contour.isClosed)
        #expect(contour.start != contour.segments.dropLast().last?.end)
      }
      let back = Outline(contours: contours, fillRule: outline.fillRule)
      #expect(CubicContourTests.distance(from: back, to: expected) < 0.01)
      #expect(CubicContourTests.distance(from: expected, to: back) < 0.01)
    }
  }

  private static func contour(_ path: LottieFile.Object, about middle: Point2D) -> Contour {
    func pairs(_ name: String) -> [Vector2D] {
      (path[name] as? [[NSNumber]] ?? []).map {
        Vector2D(dx: $0[0].doubleValue, dy: $0[1].doubleValue)
      }
    }
    let (places, incoming, outgoing) = (pairs("v").map { middle + $0 }, pairs("i"), pairs("o"))
    let segments = places.indices.map { index -> Segment in
      let next = (index + 1) % places.count
      return .cubic(
        control1: places[index] + outgoing[index], control2: places[next] + incoming[next],
        to: places[next])
    }
    return Contour(start: places[0], segments: segments, isClosed: path["c"] as? Bool == true)
  }

  @Test func `An even-odd icon is filled so`() throws {
    let rings = try Outline(pathData: "M0 0H9V9H0ZM3 3H6V6H3Z", fillRule: .evenodd)
    for (rule, expected) in [(FillRule.evenodd, 2.0), (.nonzero, nil)] {
      let icon = Icon(outline: Outline(contours: rings.contours, fillRule: rule))
      let file = try LottieFile([.select], in: .grow, look: FavoriteLook(icon: icon))
      let shapes = try #require(file.layer("Icon")).objects("shapes")
      #expect(shapes.filter { $0["ty"] as? String == "sh" }.count == 2)
      #expect(shapes.last?.number("r") == expected)
    }
  }

  @Test func `A translucent fill is one shape with an opacity of its own`() throws {
    let look = FavoriteLook(fillColor: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    let file = try LottieFile([.select], in: .grow, look: look)
    let button = try #require(file.layer("Button"))
    let group = try #require(button.objects("shapes").first { $0["nm"] as? String == "Fill" })
    #expect(group.objects("it").map { $0["ty"] as? String } == ["el", "fl", "tr"])
    #expect(group.objects("it")[1].object("o").number("k") == 50)
  }

  @Test func `There are images only where the icon is one`() throws {
    for name in Self.styles {
      #expect(try LottieFile([.select], in: name.style).root.objects("assets").isEmpty)
    }
    var mask = Bitmap(width: 4, height: 4)
    mask.bytes.withUnsafeMutableBytes { for index in $0.indices { $0[index] = 255 } }
    let bare = try LottieFile([.select], in: .grow, look: FavoriteLook(icon: Icon(mask: mask)))
    #expect(
      bare.root.objects("assets").map { $0["p"] as? String } == [
        "data:image/png;base64,AQIDBA=="
      ])
    #expect(bare.layers.map { $0.number("ty") } == [2, 4])
    let both = FavoriteLook(icon: Icon(mask: mask, border: mask))
    let file = try LottieFile([.select], in: .grow, look: both)
    #expect(
      file.root.objects("assets").map { $0["id"] as? String } == ["mask", "border", "button"])
    #expect(file.layers.map { $0.number("ty") } == [2, 0])
    #expect(file.root.objects("assets")[2].objects("layers").map { $0.number("ty") } == [4, 2])
  }

  @Test func `One layer is a matte, and it lies right before what it is for`() throws {
    for name in Self.styles {
      let layers = try LottieFile([.select], in: name.style).layers
      let matte = try #require(layers.firstIndex { $0.number("td") == 1 })
      #expect(layers[matte + 1].number("tt") == 1)
      #expect(layers.filter { $0["td"] != nil || $0["tt"] != nil }.count == 2)
    }
  }

  @Test func `The same story makes the same bytes`() throws {
    for name in Self.styles {
      let first = try LottieFile([.select, .deselect], in: name.style)
      #expect(try LottieFile([.select, .deselect], in: name.style).bytes == first.bytes)
    }
  }

  @Test func `A title is kept, whatever is in it`() throws {
    let title = "My \"heart\" \\ ♥\n"
    let document = LottieDocument(width: 96, height: 96, title: title)
    #expect(try LottieFile([.select], in: .grow, document: document).root["nm"] as? String == title)
  }

  @Test func `What goes wrong with an image is passed on`() throws {
    struct Refusal: Error {}
    let canvas = Box(x: 0, y: 0, width: 9, height: 9)
    let look = FavoriteLook(icon: Icon(mask: Bitmap(width: 1, height: 1)))
    let story = try #require(
      Storyboard(
        [.init(FavoriteFilm(.select, in: .grow))], look: look, slot: canvas, canvas: canvas))
    #expect(throws: Refusal.self) {
      try LottieDocument(width: 9, height: 9).moving(story) { _ throws(Refusal) in throw Refusal() }
    }
  }
}

import HeartCore
import Testing

@testable import HeartExport

/// What the style sheets of moving documents say of time, read back.
struct SVGKeyframesTests {
  private func document(_ story: Storyboard, plays: PlayCount) -> String {
    let svg = SVGDocument(width: 96, height: 96)
    return String(decoding: svg.moving(story, plays: plays) { _ in [] }, as: UTF8.self)
  }

  /// The names of keyframes, and the selectors of each, in their order.
  private func keyframes(_ document: String) -> [(name: String, places: [Substring])] {
    document.split(separator: "@keyframes ").dropFirst().map { part in
      let name = part.prefix { $0 != "{" }
      let body = part.dropFirst(name.count + 1)
      let end = body.firstRange(of: "}}")?.lowerBound ?? body.endIndex
      let places = body[..<end].split(separator: "}").flatMap { frame in
        frame.prefix { $0 != "{" }.split(separator: ",", omittingEmptySubsequences: false)
      }
      return (String(name), places)
    }
  }

  /// The animations by the name of their keyframes, with their length and delay in seconds.
  private func animations(_ document: String) -> [(name: String, length: Double, delay: Double)] {
    document.split(separator: "animation:").dropFirst().flatMap { part in
      part.prefix { !"\"}".contains($0) }.split(separator: ",").compactMap { text in
        let words = text.split(separator: " ")
        guard words.count > 1, words[0].first == "h" else { return nil }
        let times = words.dropFirst().filter { $0.last == "s" }.compactMap {
          Double(($0.first == "." ? "0" : "") + $0.dropLast())
        }
        return (String(words[0]), times[0], times.count > 1 ? times[1] : 0)
      }
    }
  }

  private func share(_ place: Substring) -> Double? {
    if place == "to" { return 100 }
    guard place.last == "%" else { return nil }
    return Double((place.first == "." ? "0" : "") + place.dropLast())
  }

  @Test(arguments: FavoriteStyle.Name.allCases, Storyboard.sampleSpeeds)
  func `Percentages rise, whatever the speed and the hold`(
    name: FavoriteStyle.Name, speed: Double
  ) throws {
    for (plays, hold) in [(PlayCount.once, 0.0), (.forever, 600)] {
      let story = try Storyboard.sample(
        [.select, .deselect], in: name.style, speed: speed, hold: hold)
      for (_, places) in keyframes(document(story, plays: plays)) {
        let shares = places.compactMap(share)
        #expect(shares.count == places.count, "\(places)")
        let rise = zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 }
        #expect(rise, "\(places), held \(hold) s, \(plays)")
      }
    }
  }

  @Test(arguments: [0.01, 1, 7, 100])
  func `A jump in a long loop is at its time, and little before it`(speed: Double) throws {
    let changes = [FavoriteChange.select, .deselect]
    let story = try Storyboard.sample(changes, speed: speed, hold: 600)
    let film = story.scenes[0].film.duration
    let places = keyframes(document(story, plays: .forever)).flatMap { $0.places }
    let times = places.compactMap(share).map { $0 / 100 * story.duration }
    for jump in [film, film + 600] {
      // Ten microseconds, or a 100,000th of the change where that is less: a disc that grows by 66
      // points is then off by a thousandth.
      let near = times.filter { abs($0 - jump) <= 2 * min(10e-6, 1e-5 * film) }
      #expect(near.count >= 1, "\(jump) s: \(places)")
    }
  }

  @Test(arguments: Storyboard.sampleSpeeds)
  func `Played once, animations last as long as the film`(speed: Double) throws {
    for style in FavoriteStyle.Name.allCases {
      let story = try Storyboard.sample(in: style.style, speed: speed)
      let film = story.scenes[0].film.duration
      let found = animations(document(story, plays: .once))
      let ends = found.map { $0.length + $0.delay }
      #expect(found.allSatisfy { $0.length > 0 && $0.delay >= 0 })
      // Seconds are written to a 100,000th of a change, twice.
      #expect(abs((ends.max() ?? 0) - film) <= 2e-5 * film, "\(style): \(ends)")
    }
  }

  @Test func `Sixty motions have sixty names`() throws {
    let rings = (0..<120).map { index in
      ParticleRing(
        count: 1, angle: 0, radiusFrom: 0.5, radiusTo: 0.6 + 0.002 * Double(index), size: 0.1,
        colors: [], curve: .linear, start: 0.001 * Double(index), duration: 0.3, disorder: 0,
        seed: 1)
    }
    let style = FavoriteStyle(
      select: FavoriteStyle.grow.select, deselect: FavoriteStyle.grow.deselect, particles: rings)
    for plays in [PlayCount.once, .forever] {
      let document = document(try .sample(in: style), plays: plays)
      let names = keyframes(document).map(\.name)
      #expect(names.count > 110)
      #expect(Set(names).count == names.count)
      for (name, _, _) in animations(document) { #expect(names.contains(name)) }
      #expect(names.allSatisfy { SVGDocument.isNamePrefix($0) })
    }
  }
}

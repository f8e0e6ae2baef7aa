import HeartCore
import Testing

@testable import HeartExport

struct FittedMotionTests {
  private struct Case: CustomTestStringConvertible {
    var style: FavoriteStyle.Name
    var changes: [FavoriteChange]
    var speed = 1.0
    var reducesMotion = false
    var alpha = 1.0

    var testDescription: String {
      "\(style) \(changes) at \(speed), reduced: \(reducesMotion), alpha: \(alpha)"
    }

    static let all: [Case] = FavoriteStyle.Name.allCases.flatMap { style in
      [[.select], [.deselect], [.select, .deselect]].flatMap { changes in
        [
          Case(style: style, changes: changes),
          Case(style: style, changes: changes, speed: 0.3, alpha: 0.5),
          Case(style: style, changes: changes, speed: 7),
          Case(style: style, changes: changes, reducesMotion: true, alpha: 0.5),
        ]
      }
    }

    func story() throws -> Storyboard {
      let fill = RGBA(red: 1, green: 0, blue: 0, alpha: alpha)
      return try .sample(
        changes, in: style.style, speed: speed, reducesMotion: reducesMotion,
        look: FavoriteLook(fillColor: fill))
    }
  }

  @Test(arguments: Case.all)
  private func `every channel stays within its bound of the film`(_ example: Case) throws {
    let story = try example.story()
    let motion = FittedMotion(story)
    let reader = StageReader(story)
    let reach = story.look.icon.fillRadius * reader.rest.scale
    // They share no instant with those at which the pictures were looked at, nor with a tap: at the
    // tap itself a film still shows what was, and a track what comes.
    let count = 1987
    let states = (0..<count).map { index in
      let time = story.duration * (Double(index) + 0.37) / Double(count)
      return (time: time, state: reader.state(of: story.picture(at: time)))
    }
    // What was fitted at some instants may stray a little between them.
    let slack = 1.25
    for layer in [motion.group] + motion.layers {
      for channel in MotionLayer.Channel.allCases where channel != .lineWidth {
        let track = layer.track([channel])
        for (time, state) in states {
          let seen = state[layer.index]
          guard channel == .opacity || seen != nil else { continue }
          var bound = channel == .opacity ? FittedMotion.opacityBound : motion.lengthBound
          switch channel {
          case .scale where layer.index == nil: bound /= reach
          case .scale: if case .outline = layer.shape { bound /= reach / layer.zoom.scale }
          case .lineShare: bound /= max(1e-3, seen?.scale ?? 1)
          default: break
          }
          let error = abs(track.values(at: time)[0] - (seen?[channel] ?? 0))
          #expect(error <= slack * bound, "\(layer.role) \(channel) at \(time)")
        }
      }
    }
  }

  @Test func `the fill of grow is one step along its own curve`() throws {
    let motion = FittedMotion(try .sample())
    let fill = try #require(motion.layers.last)
    let keys = fill.track([.scale]).keys
    #expect(fill.role == .fill)
    #expect(keys.map(\.time) == [0, 0.35, 0.35])
    #expect(keys.map(\.curve) == [.easeOut, nil, nil])
  }

  @Test func `a way that is straight stays straight`() throws {
    let motion = FittedMotion(try .sample([.deselect]))
    let fill = try #require(motion.layers.last)
    #expect(fill.track([.scale]).keys.map(\.curve) == [.linear, nil])
  }

  @Test func `what never changes has one key`() throws {
    let motion = FittedMotion(try .sample())
    #expect(motion.group.track([.x, .y, .scale, .opacity]).isConstant)
  }

  @Test(arguments: [
    TimingCurve(0.17, 0.67, 0.83, 0.67), TimingCurve(0.123, 0.456, 0.654, 0.987),
    TimingCurve(0.7, 0.05, 0.3, 0.95), TimingCurve(0, 0, 0.2, 1), TimingCurve(0.4, 0.2, 1, 1),
  ])
  func `any timing curve is found again`(_ curve: TimingCurve) throws {
    var style = FavoriteStyle.grow
    style.select = .init(duration: 0.4, curve: curve)
    let motion = FittedMotion(try .sample(in: style))
    let keys = try #require(motion.layers.last).track([.scale]).keys
    #expect(keys.count == 3)
    let found = try #require(keys[0].curve)
    // Three decimals are written where they do.
    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
      #expect(abs(found(share) - curve(share)) < 2e-3, "\(found)")
    }
  }

  @Test func `at its end a selected fill covers the icon, and no border is left`() throws {
    for style in FavoriteStyle.Name.allCases {
      let story = try Storyboard.sample(in: style.style)
      let motion = FittedMotion(story)
      let fill = try #require(motion.layers.first { $0.role == .fill })
      let border = try #require(motion.layers.first { $0.role == .border })
      let radius = fill.track([.scale]).values(at: story.duration)[0]
      let cover = story.look.icon.fillRadius * StageReader(story).rest.scale
      #expect(abs(radius - 1.25 * cover) < 1e-9 * cover)
      #expect(fill.track([.opacity]).values(at: story.duration) == [1])
      #expect(border.track([.opacity]).values(at: story.duration) == [0])
    }
  }

  @Test func `after a deselection the border is back and the fill is gone`() throws {
    for style in FavoriteStyle.Name.allCases {
      let story = try Storyboard.sample([.deselect], in: style.style)
      let motion = FittedMotion(story)
      for layer in motion.layers {
        let shown = layer.track([.opacity]).values(at: story.duration)[0]
        #expect(shown == (layer.role == .border ? 1 : 0), "\(style) \(layer.role)")
      }
    }
  }

  @Test func `the particles of a ring fly as one`() throws {
    let motion = FittedMotion(try .sample(in: .burst))
    #expect(motion.swarms.map(\.members.count) == [7, 7])
    for swarm in motion.swarms {
      #expect(swarm.distance.keys.map(\.curve) == [.easeOut, nil])
      #expect(swarm.size.keys.count == 2)
      #expect(swarm.size.keys.map { ($0.values[0] * 1e6).rounded() } == [1e6, 0])
    }
  }

  @Test func `channels that move together share their keys`() throws {
    let motion = FittedMotion(try .sample(in: .burst))
    let particle = try #require(motion.layers.first { $0.role == .particle(2) })
    let together = particle.track([.x, .y, .scale])
    #expect(together.keys.allSatisfy { $0.values.count == 3 })
    #expect(together.keys.count > particle.track([.scale]).keys.count)
    // Along a straight line two places need no more than one.
    #expect(particle.track([.x, .y]).keys.count == particle.track([.y]).keys.count)
  }

  @Test func `a spring takes few steps`() throws {
    let motion = FittedMotion(try .sample(in: .pop))
    #expect(motion.group.track([.scale]).keys.count <= 6)
  }
}

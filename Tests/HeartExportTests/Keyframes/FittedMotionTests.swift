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
      [
        Case(style: style, changes: [.select]),
        Case(style: style, changes: [.deselect], alpha: 0.5),
        Case(style: style, changes: [.select, .deselect]),
        Case(style: style, changes: [.select, .deselect], speed: 0.3),
        Case(style: style, changes: [.select, .deselect], speed: 100),
        Case(style: style, changes: [.select, .deselect], reducesMotion: true, alpha: 0.5),
      ]
    }

    /// Those with more than an icon.
    static let effects = all.filter { [.pop, .burst].contains($0.style) && !$0.reducesMotion }

    func story() throws -> Storyboard {
      let fill = RGBA(red: 1, green: 0, blue: 0, alpha: alpha)
      return try .sample(
        changes, in: style.style, speed: speed, reducesMotion: reducesMotion,
        look: FavoriteLook(fillColor: fill))
    }
  }

  /// What a storyboard's layers are like at many instants.
  ///
  /// They share no instant with those at which the pictures were looked at, nor with a tap: at the
  /// tap itself a film still shows what was, and a track what comes.
  private func states(_ story: Storyboard) -> [(time: Double, state: StageState)] {
    let reader = StageReader(story)
    let count = 1987
    return (0..<count).map { index in
      let time = story.duration * (Double(index) + 0.37) / Double(count)
      return (time, reader.state(of: story.picture(at: time)))
    }
  }

  @Test(arguments: Case.all)
  private func `every channel stays within its bound of the film`(_ example: Case) throws {
    let story = try example.story()
    let motion = FittedMotion(story)
    let states = states(story)
    let reach = story.look.icon.fillRadius * StageReader(story).rest.scale
    for layer in [motion.group] + motion.layers {
      for channel in MotionLayer.Channel.allCases {
        let track = layer.track([channel])
        // What is hidden by having no size.
        let hidden =
          [.scale, .lineWidth].contains(channel) ? layer.track(whileThere: channel) : nil
        for (time, state) in states {
          let seen = state[layer.index]
          var bound = channel == .opacity ? FittedMotion.opacityBound : motion.lengthBound
          switch channel {
          case .scale where layer.index == nil: bound /= reach
          case .scale: if case .outline = layer.shape { bound /= reach / layer.zoom.scale }
          case .lineShare: bound /= max(1e-3, seen?.scale ?? 1)
          default: break
          }
          let expected = seen?[channel] ?? 0
          if let hidden {
            let error = abs(hidden.values(at: time)[0] - expected)
            #expect(error <= bound, "\(layer.role) \(channel) while there at \(time)")
          }
          guard channel == .opacity || seen != nil else { continue }
          let error = abs(track.values(at: time)[0] - expected)
          #expect(error <= bound, "\(layer.role) \(channel) at \(time)")
        }
      }
    }
  }

  @Test(arguments: Case.effects)
  private func `every particle of a swarm stays within the bound`(_ example: Case) throws {
    let story = try example.story()
    let motion = FittedMotion(story)
    let states = states(story)
    for swarm in motion.swarms {
      let hidden = motion.hiding(swarm.size, outside: swarm.spans)
      for member in swarm.members {
        let layer = motion.layers[member.layer]
        let (sine, cosine) = Elementary.sineAndCosine(member.angle)
        for (time, state) in states {
          let seen = state[layer.index]
          let radius = seen?.scale ?? 0
          for size in [hidden, swarm.sizeWhileThere] {
            let error = abs(size.values(at: time)[0] * member.radius - radius)
            #expect(error <= motion.lengthBound, "\(layer.role) at \(time)")
          }
          let opacity = abs(swarm.opacity.values(at: time)[0] - (seen?.opacity ?? 0))
          #expect(opacity <= FittedMotion.opacityBound, "\(layer.role) at \(time)")
          guard let seen else { continue }
          let distance = swarm.distance.values(at: time)[0]
          let aside = Vector2D(dx: distance * cosine - seen.x, dy: distance * sine - seen.y)
          #expect(aside.length <= motion.lengthBound, "\(layer.role) at \(time)")
        }
      }
    }
  }

  @Test(arguments: Case.effects)
  private func `what is hidden by its size is as large as the film has it`(_ example: Case) throws {
    let story = try example.story()
    let motion = FittedMotion(story)
    let states = states(story)
    for layer in motion.layers where layer.shape == .disc {
      for channel in [MotionLayer.Channel.scale, .lineWidth] {
        let track = motion.hiding(layer.track([channel]), outside: layer.spans)
        for (time, state) in states {
          let error = abs(track.values(at: time)[0] - (state[layer.index]?[channel] ?? 0))
          #expect(error <= motion.lengthBound, "\(layer.role) \(channel) at \(time)")
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

  @Test(arguments: Storyboard.sampleSpeeds)
  func `what stays until the end has one span, and times never fall`(_ speed: Double) throws {
    for style in FavoriteStyle.Name.allCases {
      let story = try Storyboard.sample(in: style.style, speed: speed)
      let motion = FittedMotion(story)
      for layer in [motion.group] + motion.layers {
        #expect(layer.spans.count == 1, "\(style) \(layer.role): \(layer.spans)")
        for track in [layer.track([.opacity]), layer.track(whileThere: .scale)] {
          let times = track.keys.map(\.time)
          #expect(
            zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
            "\(style) \(layer.role): \(times)")
        }
      }
      let fill = try #require(motion.layers.first { $0.role == .fill })
      #expect(fill.spans[0].upperBound == story.duration)
    }
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

  @Test func `pop's spring takes three steps`() throws {
    let keys = FittedMotion(try .sample(in: .pop)).group.track([.scale]).keys
    #expect(keys.filter { $0.curve != nil }.count == 3, "\(keys)")
  }
}

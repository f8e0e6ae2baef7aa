#if GTK
  import CGTK4
  import GTKCairo
  import Glibc
  import HeartCore

  /// The same frames, drawn in three ways by turns.
  @MainActor
  struct Contest {
    /// What one frame took, in milliseconds of one core.
    struct Times {
      /// Ours: the models, and asking for the frame.
      var advance: [Double] = []
      /// Ours: pictures, pixels and nodes.
      var nodes: [Double] = []
      /// Ours: what GTK's renderer does with the nodes.
      var render: [Double] = []
      /// All of ours.
      var ours: [Double] = []
      /// The pictures drawn by cairo at once.
      var cairo: [Double] = []
      /// The pictures drawn by cairo for GTK, which records and replays that.
      var recorded: [Double] = []
      /// Ours by cairo's, round by round.
      var ratios: [Double] = []
    }

    private static let rounds = 15
    private static let framesPerRound = 20

    private let buttons: MovingButtons
    private let surface: ImageSurface
    private var times = Times()

    /// Runs all rounds, and the first once more, for what is made once.
    static func run(_ buttons: MovingButtons) -> Times {
      var contest = Contest(buttons)
      contest.playRound(0)
      contest.times = Times()
      for round in 0..<rounds { contest.playRound(round) }
      return contest.times
    }

    private init(_ buttons: MovingButtons) {
      self.buttons = buttons
      let side = Double(MovingButtons.perRow) * MovingButtons.side * buttons.density
      surface = ImageSurface(width: Int(side), height: Int(side), density: buttons.density)
    }

    /// Ours first, and cairo first, by turns: whoever is second finds a warmer machine.
    private mutating func playRound(_ round: Int) {
      let pictures = buttons.pictures(ofNextFrames: Self.framesPerRound)
      var ours: [Double] = []
      var cairo: [Double] = []
      if round.isMultiple(of: 2) {
        ours = drawOurs()
        cairo = drawByCairo(pictures)
      } else {
        cairo = drawByCairo(pictures)
        ours = drawOurs()
      }
      drawRecorded(pictures)
      times.ours += ours
      times.cairo += cairo
      times.ratios.append(ours.median / cairo.median)
    }

    private mutating func drawOurs() -> [Double] {
      (0..<Self.framesPerRound).map { _ in
        surface.clear()
        let start = CoreTime.now
        buttons.advance()
        let advanced = CoreTime.now
        let node = buttons.makeNode()
        let made = CoreTime.now
        surface.draw { cairo in gsk_render_node_draw(node, cairo) }
        gsk_render_node_unref(node)
        let end = CoreTime.now
        times.advance.append(advanced - start)
        times.nodes.append(made - advanced)
        times.render.append(end - made)
        return end - start
      }
    }

    private func drawByCairo(_ frames: [[Picture]]) -> [Double] {
      frames.map { pictures in
        surface.clear()
        let start = CoreTime.now
        surface.draw { cairo in Self.draw(pictures, to: cairo) }
        return CoreTime.now - start
      }
    }

    private mutating func drawRecorded(_ frames: [[Picture]]) {
      for pictures in frames {
        surface.clear()
        let start = CoreTime.now
        let snapshot: OpaquePointer = gtk_snapshot_new()
        for (index, picture) in pictures.enumerated() {
          var bounds = Self.bounds(of: index)
          let cairo: OpaquePointer = gtk_snapshot_append_cairo(snapshot, &bounds)
          let place = MovingButtons.place(of: index)
          cairo_translate(cairo, place.x, place.y)
          CairoPicture.draw(picture, to: cairo)
          cairo_destroy(cairo)
        }
        let node: OpaquePointer = gtk_snapshot_free_to_node(snapshot)
        surface.draw { cairo in gsk_render_node_draw(node, cairo) }
        gsk_render_node_unref(node)
        times.recorded.append(CoreTime.now - start)
      }
    }

    /// How far apart the two ways' pixels of a frame are, in 255ths: on average, where either drew,
    /// and at most.
    static func difference(on buttons: MovingButtons) -> (mean: Double, largest: Int) {
      let contest = Contest(buttons)
      let pictures = buttons.pictures(ofNextFrames: 1)[0]
      buttons.advance()
      let node = buttons.makeNode()
      contest.surface.clear()
      contest.surface.draw { cairo in gsk_render_node_draw(node, cairo) }
      gsk_render_node_unref(node)
      let ours = contest.surface.bitmap.bytes
      contest.surface.clear()
      contest.surface.draw { cairo in draw(pictures, to: cairo) }
      let theirs = contest.surface.bitmap.bytes
      var (sum, count, largest) = (0, 0, 0)
      for (mine, other) in zip(ours, theirs) where mine != 0 || other != 0 {
        let distance = abs(Int(mine) - Int(other))
        sum += distance
        count += 1
        largest = max(largest, distance)
      }
      return (Double(sum) / Double(count), largest)
    }

    private static func draw(_ pictures: [Picture], to cairo: OpaquePointer) {
      for (index, picture) in pictures.enumerated() {
        let place = MovingButtons.place(of: index)
        cairo_save(cairo)
        cairo_translate(cairo, place.x, place.y)
        CairoPicture.draw(picture, to: cairo)
        cairo_restore(cairo)
      }
    }

    /// A button's widget, and as much again around it for what flies.
    private static func bounds(of index: Int) -> graphene_rect_t {
      let place = MovingButtons.place(of: index)
      var bounds = graphene_rect_t()
      let side = Float(MovingButtons.side)
      graphene_rect_init(
        &bounds, Float(place.x) - side / 2, Float(place.y) - side / 2, 2 * side, 2 * side)
      return bounds
    }
  }

  /// The time that this thread has had a core for.
  enum CoreTime {
    /// In milliseconds.
    static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
  }

  extension [Double] {
    /// The one in the middle.
    var median: Double { sorted()[count / 2] }
  }
#endif

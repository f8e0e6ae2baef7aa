#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    @Suite
    @MainActor
    struct HeartViewTests {
      private let vertical = GTK_ORIENTATION_VERTICAL

      @Test("A heart asks for 150 points in its aspect, and can do with none")
      func size() {
        let heart = HeartView()
        let aspect = Icon.heart.frame.height / Icon.heart.frame.width
        #expect(naturalSize(of: heart.widget) == 150)
        #expect(naturalSize(of: heart.widget, vertical) == Int((150 * aspect).rounded(.up)))
        #expect(leastSize(of: heart.widget) == 0)
        heart.heartSize = 60
        #expect(naturalSize(of: heart.widget) == 60)
        #expect(leastSize(of: heart.widget) == 60)
        #expect(leastSize(of: heart.widget, vertical) == Int((60 * aspect).rounded(.up)))
      }

      @Test(
        "What is no size counts as none",
        arguments: [0, -1, .nan, .infinity, -.infinity, 100_001] as [Double])
      func noSize(size: Double) {
        let heart = HeartView()
        heart.heartSize = 20
        heart.heartSize = size
        #expect(heart.heartSize == nil)
        let button = FavoriteButton()
        button.iconSize = 30
        button.iconSize = size
        #expect(button.iconSize == 24)
      }

      @Test("The largest size is that of a widget too")
      func largest() {
        let heart = HeartView()
        heart.heartSize = 100_000
        #expect(naturalSize(of: heart.widget) == 100_000)
        #expect(naturalSize(of: heart.widget, vertical) <= 100_000)
        heart.icon = Icon(mask: Bitmap(width: 1, height: 100))
        #expect(naturalSize(of: heart.widget, vertical) == 100_000)
        let button = FavoriteButton()
        button.iconSize = 100_000
        #expect(naturalSize(of: button.widget) == 100_000)
      }

      @Test("An icon of numbers so large that its aspect is none has a size still")
      func endless() throws {
        let heart = HeartView()
        heart.icon = Icon(
          outline: try Outline(pathData: "M-1e308 0 L1e308 0 L0 1.7e308 L0 -1.7e308z"))
        #expect(naturalSize(of: heart.widget) == 150)
        #expect((0...100_000).contains(naturalSize(of: heart.widget, vertical)))
        let window = TestWindow(heart.widget)
        window.show()
        window.close()
      }

      @Test("An icon without area takes its room, and draws nothing")
      func empty() throws {
        let heart = HeartView()
        heart.icon = Icon(outline: Outline(contours: []))
        let window = TestWindow(heart.widget)
        window.show()
        #expect(naturalSize(of: heart.widget, vertical) == 150)
        #expect(!drawing(of: heart.widget).contains("texture"))
        window.close()
      }

      @Test("A heart fills the room it gets, in the middle and in its aspect")
      func fills() throws {
        let heart = HeartView()
        gtk_widget_set_size_request(heart.widget, 200, 40)
        gtk_widget_set_valign(heart.widget, GTK_ALIGN_START)
        gtk_widget_set_halign(heart.widget, GTK_ALIGN_START)
        let small = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_box_append(small.cast(), heart.widget)
        let window = TestWindow(small)
        window.show()
        let image = try #require(pixels(of: heart.widget))
        #expect(image.pixel(image.width / 2, image.height / 2) == [255, 0, 0, 255])
        // Mirrored, the heart is the same: what is left of the middle is right of it.
        for x in stride(from: 0, to: image.width, by: 7) {
          let other = image.pixel(image.width - 1 - x, image.height / 3)
          for (left, right) in zip(image.pixel(x, image.height / 3), other) {
            // The two halves of the outline are rounded apart, by less than two steps of 255.
            #expect(abs(Int(left) - Int(right)) <= 2, "\(x)")
          }
        }
        window.close()
      }

      @Test("A heart that is larger than its room reaches beyond it, about the middle")
      func larger() throws {
        let heart = HeartView()
        heart.heartSize = 100
        let window = TestWindow(heart.widget)
        window.show()
        #expect(gtk_widget_get_width(heart.widget) == 100)
        // The box is as high as the window, and the heart in its middle.
        let image = try #require(pixels(of: heart.widget))
        #expect(image.pixel(50, image.height / 2) == [255, 0, 0, 255])
        #expect(image.pixel(50, 2) == [0, 0, 0, 0])
        window.close()
      }

      @Test("Colors, shape and place are taken up")
      func looks() throws {
        let heart = HeartView()
        heart.heartSize = 40
        let window = TestWindow(heart.widget)
        window.show()
        heart.heartColor = RGBA(red: 0, green: 0, blue: 1)
        window.iterate { center(of: heart) == [0, 0, 255, 255] }
        heart.heartColor = nil
        window.iterate { center(of: heart) == [255, 0, 0, 255] }
        heart.icon = Icon(
          mask: Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64)))
        window.iterate {
          gtk_widget_get_width(heart.widget) == 40 && leastSize(of: heart.widget, vertical) == 40
        }
        window.iterate { center(of: heart) == [255, 0, 0, 255] }
        let before = drawing(of: heart.widget)
        heart.icon = .heart
        heart.placement = .seed
        window.iterate { drawing(of: heart.widget) != before }
        window.close()
      }

      private func center(of heart: HeartView) -> [UInt8]? {
        guard let image = pixels(of: heart.widget) else { return nil }
        return image.pixel(image.width / 2, image.height / 2)
      }

      @Test("From right to left the icons look the same", arguments: [true, false])
      func rightToLeft(isButton: Bool) throws {
        // A shape with a side: its left half.
        let half = Icon(
          mask: Bitmap(
            width: 2, height: 2,
            bytes: [255, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0]))
        let heart = HeartView()
        heart.icon = half
        heart.heartSize = 24
        let button = FavoriteButton(isSelected: true)
        button.icon = half
        let widget = isButton ? button.widget : heart.widget
        let window = TestWindow(widget)
        window.show()
        let left = try #require(pixels(of: widget))
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL)
        gtk_widget_queue_draw(widget)
        window.redraw()
        #expect(pixels(of: widget)?.bytes == left.bytes)
        #expect(left.pixel(4, left.height / 2)[3] > 200)
        #expect(left.pixel(20, left.height / 2)[3] < 50)
        window.close()
      }

      @Test("A heart is decoration until it has a label, and again when it has none")
      func label() {
        let heart = HeartView()
        #expect(
          gtk_accessible_get_accessible_role(OpaquePointer(heart.widget)) == GTK_ACCESSIBLE_ROLE_IMG
        )
        #expect(heart.label == nil)
        heart.label = "Love"
        #expect(heart.label == "Love")
        heart.label = nil
        #expect(heart.label == nil)
      }
    }
  }
#endif

#if GTK
  internal import HeartCore
  internal import HeartGTK

  /// Puts the look on the window's buttons, and how they move as the menu says.
  @MainActor
  final class Wardrobe {
    private let exhibit: Exhibit
    private var buttons: [FavoriteButton] = []

    /// How fast all of it moves, as a multiple of the look's speed.
    var pace = 1.0 { didSet { for button in buttons { setMotion(of: button) } } }
    /// Whether nothing is to travel, whatever was asked for.
    var isStill = false { didSet { for button in buttons { setMotion(of: button) } } }

    init(_ exhibit: Exhibit) {
      self.exhibit = exhibit
    }

    /// A button in the look.
    ///
    /// - Parameters:
    ///   - iconSize: The side of its icon, in points.
    ///   - style: How it moves, if not as the look does.
    func button(iconSize: Double, style: FavoriteStyle? = nil) -> FavoriteButton {
      let button = plainButton(iconSize: iconSize)
      button.icon = exhibit.look.favorite.icon
      button.fillColor = exhibit.fillColor
      button.borderColor = exhibit.borderColor
      button.borderWidth = exhibit.look.favorite.borderWidth
      button.style = style ?? exhibit.look.style.style
      return button
    }

    /// A button that takes nothing of the look but how fast it moves.
    func plainButton(iconSize: Double) -> FavoriteButton {
      let button = FavoriteButton()
      button.iconSize = iconSize
      setMotion(of: button)
      buttons.append(button)
      return button
    }

    /// Lets go of a button whose widget is not used any more.
    func discard(_ button: FavoriteButton) {
      buttons.removeAll { $0 === button }
    }

    private func setMotion(of button: FavoriteButton) {
      button.speed = exhibit.look.speed * pace
      button.motion = isStill ? .reduced : exhibit.motion
    }
  }
#endif

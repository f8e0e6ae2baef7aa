#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Writes the state, the art, the colors, the sizes and the motion.
    func archive(in coder: NSCoder) {
      coder.encode(isSelected, forKey: Key.isSelected)
      coder.encodeIcon(icon, forKey: Key.icon)
      coder.encode(maskImage, forKey: Key.maskImage)
      coder.encode(borderImage, forKey: Key.borderImage)
      coder.encode(fillColor, forKey: Key.fillColor)
      coder.encode(borderColor, forKey: Key.borderColor)
      if let borderWidth { coder.encode(Double(borderWidth), forKey: Key.borderWidth) }
      coder.encode(Double(iconSize), forKey: Key.iconSize)
      coder.encode(hapticsEnabled, forKey: Key.hapticsEnabled)
      coder.encode(speed, forKey: Key.speed)
      let style = FavoriteStyle.Name.allCases.first { $0.style == self.style }
      if let style { coder.encode(style.text, forKey: Key.style) }
      coder.encode(motion.text, forKey: Key.motion)
    }

    /// Reads what is there; the rest stays as it is in a new button.
    ///
    /// - Parameter designed: Whether UIKit's own part of the archive has it selected.
    func restore(from coder: NSCoder, selected designed: Bool) {
      icon = coder.decodeIcon(forKey: Key.icon) ?? icon
      maskImage = coder.object(of: UIImage.self, forKey: Key.maskImage)
      borderImage = coder.object(of: UIImage.self, forKey: Key.borderImage)
      fillColor = coder.object(of: UIColor.self, forKey: Key.fillColor) ?? fillColor
      borderColor = coder.object(of: UIColor.self, forKey: Key.borderColor) ?? borderColor
      borderWidth = coder.double(forKey: Key.borderWidth).map { CGFloat($0) }
      iconSize = coder.double(forKey: Key.iconSize).map { CGFloat($0) } ?? iconSize
      hapticsEnabled = coder.bool(forKey: Key.hapticsEnabled) ?? hapticsEnabled
      speed = coder.double(forKey: Key.speed) ?? speed
      if let name = coder.string(forKey: Key.style).flatMap({ FavoriteStyle.Name($0) }) {
        style = name.style
      }
      motion = coder.string(forKey: Key.motion).flatMap { FavoriteMotion($0) } ?? motion
      isSelected = coder.bool(forKey: Key.isSelected) ?? designed
      send(.setEnabled(isEnabled))
    }

    /// Writes the state alone.
    func archiveState(in coder: NSCoder) {
      coder.encode(isSelected, forKey: Key.isSelected)
    }

    /// Takes up the state, if it is there.
    func restoreState(from coder: NSCoder) {
      if let selected = coder.bool(forKey: Key.isSelected) { isSelected = selected }
    }

    private enum Key {
      static let isSelected = "HeartKit.isSelected"
      static let icon = "HeartKit.icon"
      static let maskImage = "HeartKit.maskImage"
      static let borderImage = "HeartKit.borderImage"
      static let fillColor = "HeartKit.fillColor"
      static let borderColor = "HeartKit.borderColor"
      static let borderWidth = "HeartKit.borderWidth"
      static let iconSize = "HeartKit.iconSize"
      static let hapticsEnabled = "HeartKit.hapticsEnabled"
      static let speed = "HeartKit.speed"
      static let style = "HeartKit.style"
      static let motion = "HeartKit.motion"
    }
  }
#endif

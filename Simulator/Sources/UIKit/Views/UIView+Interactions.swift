import Foundation

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    guard !look.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    look.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard look.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    look.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

import Foundation

/// Does what was to be done along with the pointer's own animation, at once.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  static func run(_ collect: (PointerAnimator) -> Void) {
    let animator = PointerAnimator()
    collect(animator)
    for animation in animator.animations { animation() }
    for completion in animator.completions { completion(true) }
  }
}

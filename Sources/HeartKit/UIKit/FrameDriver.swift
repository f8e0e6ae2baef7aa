#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import QuartzCore

  /// Calls back before each frame of the display, from start to stop.
  ///
  /// While it is stopped there is no display link at all. A display link keeps its target alive and
  /// is kept alive by the run loop; so its target is not the driver, and the link ends with the
  /// driver, at whatever instant that is.
  @MainActor
  final class FrameDriver {
    private let target: FrameTarget
    private var running: RunningLink?

    /// Creates a driver that is stopped.
    ///
    /// - Parameter onFrame: Told the instant at which what it draws will be seen, in seconds on
    ///   the scale of `CACurrentMediaTime`. It must hold whoever owns the driver weakly.
    init(onFrame: @escaping @MainActor (CFTimeInterval) -> Void) {
      target = FrameTarget(onFrame: onFrame)
    }

    /// Whether frames are called for.
    var isRunning: Bool {
      get { running != nil }
      set {
        guard newValue != isRunning else { return }
        running = newValue ? RunningLink(target.makeLink()) : nil
      }
    }
  }

  /// A display link that ends with its owner.
  ///
  /// It is bound to no actor, so that it can end wherever its owner does.
  private final class RunningLink {
    private let link: CADisplayLink

    init(_ link: CADisplayLink) {
      self.link = link
      // Also while the person scrolls.
      link.add(to: .main, forMode: .common)
    }

    deinit { link.invalidate() }
  }

  /// What a display link calls.
  @MainActor
  private final class FrameTarget: NSObject {
    private let onFrame: @MainActor (CFTimeInterval) -> Void

    init(onFrame: @escaping @MainActor (CFTimeInterval) -> Void) {
      self.onFrame = onFrame
    }

    private func frame(_ link: CADisplayLink) {
      onFrame(link.targetTimestamp)
    }

    // The one place where the shipped code is not the same everywhere: a display link takes a
    // selector, which only Apple's systems have.
    #if canImport(ObjectiveC)
      func makeLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: #selector(step(_:)))
      }

      @objc private func step(_ link: CADisplayLink) { frame(link) }
    #else
      func makeLink() -> CADisplayLink {
        CADisplayLink.simulated { [weak self] link in self?.frame(link) }
      }
    #endif
  }
#endif

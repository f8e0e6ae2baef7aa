import CoreGraphics
import Foundation

/// The contexts that were pushed, one stack for each thread.
final class GraphicsContexts {
  var stack: [CGContext] = []

  static var ofThread: GraphicsContexts {
    let key = "GraphicsContexts"
    if let contexts = Thread.current.threadDictionary[key] as? GraphicsContexts { return contexts }
    let contexts = GraphicsContexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }
}

/// Has a context be drawn in from now on, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.ofThread.stack.append(context)
}

/// Has the context be drawn in that was so before.
public func UIGraphicsPopContext() {
  _ = GraphicsContexts.ofThread.stack.popLast()
}

/// The context that is drawn in; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.ofThread.stack.last }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

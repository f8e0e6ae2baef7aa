/// Which regions of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

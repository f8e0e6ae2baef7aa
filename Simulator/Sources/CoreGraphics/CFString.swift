/// A name that Core Foundation gives; only Core Graphics' own constants are modelled.
public final class CFString: Sendable {
  @_spi(Simulation) public let text: String

  init(_ text: String) { self.text = text }
}

extension CFString: Hashable {
  public static func == (first: CFString, second: CFString) -> Bool { first.text == second.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A name that Core Foundation gives.
///
/// Only Core Graphics' own constants are modelled.
public final class CFString: Sendable {
  /// The characters.
  @_spi(Simulation) public let text: String

  init(_ text: String) { self.text = text }
}

extension CFString: Hashable {
  /// Whether both are equal.
  public static func == (first: CFString, second: CFString) -> Bool { first.text == second.text }

  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

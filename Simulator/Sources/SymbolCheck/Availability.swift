/// Where something is to be had: the version that began it, for each system.
package struct Availability: Equatable, Sendable {
  /// Since when; a system that is not here has had it always.
  package var introduced: [Platform: Version] = [:]
  /// Since when one is told not to use it; a system that is not here never says so.
  package var deprecated: [Platform: Version] = [:]

  package init() {}

  /// What is inside something newer is as new as that.
  package func inside(_ outer: Availability) -> Availability {
    var both = self
    both.introduced.merge(outer.introduced, uniquingKeysWith: max)
    both.deprecated.merge(outer.deprecated, uniquingKeysWith: min)
    return both
  }
}

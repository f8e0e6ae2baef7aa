/// The time of now, in seconds: the virtual clock's.
public func CACurrentMediaTime() -> CFTimeInterval { SimulatedClock.now }

/// A length or point of time, in seconds.
public typealias CFTimeInterval = Double

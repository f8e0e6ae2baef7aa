/// What can be shown between two values.
public protocol Animatable {
  /// The numbers that are mixed.
  associatedtype AnimatableData: VectorArithmetic
  /// The numbers that are mixed.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// There is nothing to be mixed.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

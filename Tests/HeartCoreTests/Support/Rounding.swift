/// Whether two numbers are the same but for the rounding of a few sums and products.
///
/// The numbers compared are below 1,000, where a Double's steps are below 1.2e-13.
func agree(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) < 1e-12
}

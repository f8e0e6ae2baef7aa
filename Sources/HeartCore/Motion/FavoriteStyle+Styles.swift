extension FavoriteStyle {
  /// The fill grows from the middle, and shrinks back.
  ///
  /// The motion of Jike's button: 0.35 s ease-out, and 0.25 s linear on the way back.
  public static let grow = FavoriteStyle(
    select: Timing(duration: 0.35, curve: .easeOut),
    deselect: Timing(duration: 0.25, curve: .linear))

  /// The fill grows, and the icon jumps on a spring.
  public static let pop = FavoriteStyle(
    select: Timing(duration: 0.2, curve: .easeOut),
    deselect: grow.deselect,
    scale: .spring(SpringMotion(duration: 0.35, bounce: 0.6), hit: 5.7))

  /// A disc bursts into a ring and particles.
  ///
  /// The icon appears within.
  public static let burst = FavoriteStyle(
    select: Timing(duration: 0.14, curve: .easeOut),
    deselect: grow.deselect,
    scale: .track(
      ValueTrack([
        // Under the disc, out of sight.
        .init(at: 0.14, 0.2, along: .easeIn),
        .init(at: 0.36, 1.16, along: .easeOut),
        .init(at: 0.48, 0.95, along: .easeInOut),
        .init(at: 0.6, 1, along: .easeInOut),
      ])),
    ring: RingEffect(
      outer: ValueTrack([
        .init(at: 0.1, 0.62, along: .easeOut),
        .init(at: 0.34, 0.76, along: .easeOut),
      ]),
      hole: ValueTrack([
        .init(at: 0.1, 0),
        .init(at: 0.34, 0.76, along: .easeOut),
      ])),
    particles: [
      ParticleRing(
        count: 7, angle: 0, radiusFrom: 0.7, radiusTo: 0.98, size: 0.11, colors: bright,
        curve: .easeOut, start: 0.26, duration: 0.5, disorder: 0.12, seed: 1),
      ParticleRing(
        count: 7, angle: 0.3, radiusFrom: 0.66, radiusTo: 0.85, size: 0.07, colors: soft,
        curve: .easeOut, start: 0.26, duration: 0.42, disorder: 0.12, seed: 2),
    ])

  /// The fill fades in, and out.
  public static let plain = FavoriteStyle(
    select: Timing(duration: 0.2, curve: .easeOut),
    deselect: Timing(duration: 0.2, curve: .easeOut),
    fill: .fades)

  /// What every style becomes for a person who wants little motion.
  ///
  /// It is a short fade, in place.
  public static let reduced = FavoriteStyle(
    select: Timing(duration: 0.15, curve: .linear),
    deselect: Timing(duration: 0.15, curve: .linear),
    fill: .fades)

  /// The colors of the larger particles.
  private static let bright = [
    RGBA(red: 0.94, green: 0.27, blue: 0.32), RGBA(red: 1, green: 0.72, blue: 0.23),
    RGBA(red: 0.36, green: 0.75, blue: 0.98), RGBA(red: 0.66, green: 0.47, blue: 0.94),
    RGBA(red: 0.37, green: 0.82, blue: 0.55), RGBA(red: 1, green: 0.48, blue: 0.67),
    RGBA(red: 0.99, green: 0.56, blue: 0.26),
  ]

  /// The colors of the smaller particles.
  private static let soft = [
    RGBA(red: 1, green: 0.66, blue: 0.69), RGBA(red: 1, green: 0.85, blue: 0.55),
    RGBA(red: 0.66, green: 0.87, blue: 1), RGBA(red: 0.83, green: 0.73, blue: 0.98),
    RGBA(red: 0.67, green: 0.92, blue: 0.76), RGBA(red: 1, green: 0.74, blue: 0.84),
    RGBA(red: 1, green: 0.77, blue: 0.6),
  ]
}

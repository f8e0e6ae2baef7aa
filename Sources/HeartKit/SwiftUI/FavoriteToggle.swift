#if canImport(SwiftUI)
  import HeartCore
  import SwiftUI

  /// The control behind the button and the toggle style.
  ///
  /// It translates SwiftUI's events for the driver, and what the driver tells for the app.
  struct FavoriteToggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    private let showsLabel: Bool
    /// How large the icon is for people who have chosen very large text, in points.
    private let largeSide: CGFloat = 48

    @StateObject private var driver: FavoriteDriver
    @State private var note = TransactionNote()
    @Environment(\.favorite) private var settings
    @Environment(\.favoriteClock) private var clock
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var systemReducesMotion
    @Environment(\.scenePhase) private var scenePhase

    init(isOn: Binding<Bool>, label: Label, showsLabel: Bool) {
      self.isOn = isOn
      self.label = label
      self.showsLabel = showsLabel
      _driver = StateObject(wrappedValue: FavoriteDriver(isSelected: isOn.wrappedValue))
    }

    var body: some View {
      // Read here and nowhere else: once a row is removed, its binding may lead nowhere.
      let value = isOn.wrappedValue
      let _ = driver.see(value, at: clock.now())
      // A real button: it brings focus, keys, and the system's idea of a tap.
      Button(action: activate) { content.contentShape(TouchArea()) }
        .buttonStyle(PressTelling { tell(driver.press($0, at: clock.now(), under: conditions)) })
        .onHover { tell(driver.hover($0, at: clock.now(), under: conditions)) }
        .onChange(of: value) { value in
          tell(
            driver.bindingChanged(
              to: value, animated: note.isAnimated(value), at: clock.now(), under: conditions))
        }
        .onChange(of: conditions) {
          tell(driver.conditionsChanged(at: clock.now(), under: $0))
        }
        .onChange(of: scenePhase) { if $0 == .background { hide() } }
        .onAppear {
          tell(driver.appear(at: clock.now(), value: value, under: conditions))
        }
        .onDisappear { hide() }
        .background { witness(of: value) }
        .accessibilityShowsLargeContentViewer {
          FilledIcon(progress: 1).frame(width: largeSide, height: largeSide)
          label
        }
        .accessibilityRepresentation { representation }
    }

    @ViewBuilder private var content: some View {
      if showsLabel {
        HStack {
          icon
          label
        }
      } else {
        icon
      }
    }

    private var icon: some View {
      Color.clear
        .frame(width: settings.iconSize, height: settings.iconSize)
        .overlay {
          TimelineView(
            .animation(minimumInterval: nil, paused: !driver.isMoving(at: clock.now()))
          ) { frame in
            canvas.onChange(of: frame.date) { _ in
              tell(driver.advance(to: clock.now()))
            }
          }
          .allowsHitTesting(false)
        }
    }

    private var canvas: some View {
      let instant = driver.instant(at: clock.now(), under: conditions)
      let reach = max(settings.style.reach, instant.effects?.style.reach ?? 1, instant.scale)
      return FavoriteCanvas(
        drawing: FavoriteDrawing(instant, art: driver.art(for: settings.icon), in: settings),
        outset: CGFloat(reach - 1) / 2)
    }

    private func witness(of value: Bool) -> some View {
      BindingWitness(value)
        .transaction { @Sendable [note] in note.take($0, for: value) }
    }

    /// What assistive technology sees: the system's own toggle, in every state.
    private var representation: some View {
      let spoken = Binding { @MainActor in
        driver.isSelected
      } set: { @MainActor _ in
        activate()
      }
      return Toggle(isOn: spoken) { label }
        .toggleStyle(.switch)
    }

    private var conditions: FavoriteConditions {
      FavoriteConditions(
        style: settings.style, speed: settings.speed, isEnabled: isEnabled,
        reducesMotion: settings.motion.isReduced(bySystem: systemReducesMotion))
    }

    private func activate() {
      tell(driver.activate(at: clock.now(), under: conditions))
    }

    private func hide() {
      tell(driver.hide(at: clock.now()))
    }

    private func tell(_ notices: FavoriteNotices) {
      if let settlement = notices.settled { settings.onSettled?(settlement) }
      guard let state = notices.changed else { return }
      if settings.hasHaptics { FavoriteFeel.tap() }
      isOn.wrappedValue = state
    }
  }
#endif

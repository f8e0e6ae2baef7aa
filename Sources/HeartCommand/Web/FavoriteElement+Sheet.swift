internal import HeartCore

extension FavoriteElement {
  /// The style sheet of the static pictures, until the script brings its own.
  ///
  /// A style sheet inside cannot see the state of what the page has put into the slot, but may give
  /// it a size. So the checkbox takes a part of a row, according to its state, and what is left of
  /// the row says which picture shows: that much a container query knows.
  ///
  /// | of 14 pixels, taken by | | left |
  /// |---|---|---|
  /// | checked | 2 | 12 |
  /// | disabled, unchecked or checked | 4, 6 | 10, 8 |
  /// | in focus, unchecked or checked | 8, 10 | 6, 4 |
  ///
  /// The page's own styles win over those for a slot, but for important ones.
  static func sheet(size: Int?) -> String {
    """
    :host {
      display: inline-grid; place-items: center; vertical-align: middle;
      -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent;
    }
    :host([hidden]) { display: none }
    .static {
      \(size.map { "--favorite-size: \($0)px; " } ?? "")--side: var(--favorite-size, \(plainText(FavoriteDefaults.iconSize))px); --hit: max(48px, var(--side));
      display: block; position: relative; inline-size: var(--side); block-size: var(--side);
    }
    .row { display: flex; direction: ltr; position: absolute; top: 0; left: 0; width: 14px }
    .picture { flex: 1; min-width: 0; position: relative; container-type: inline-size }
    svg {
      position: absolute; top: 0; left: 0; width: var(--side); height: var(--side);
      overflow: visible; pointer-events: none; border-radius: 4px;
    }
    [part=border] { stroke: var(--favorite-border, \(FavoriteDefaults.borderColor.hex)); visibility: inherit }
    [part=fill] { fill: var(--favorite-fill, \(FavoriteDefaults.fillColor.hex)); visibility: hidden }
    ::slotted(input) {
      all: initial !important; --checked: 0px; --disabled: 0px; --focus: 0px;
      --taken: calc(var(--checked) + var(--disabled) + var(--focus));
      position: relative !important; flex: none !important; cursor: pointer !important;
      touch-action: manipulation !important;
      width: var(--hit) !important; height: var(--hit) !important;
      margin-right: calc(var(--taken) - var(--hit)) !important;
      top: calc((var(--side) - var(--hit)) / 2) !important;
      left: calc((var(--side) - var(--hit)) / 2 + var(--taken) - 14px) !important;
    }
    ::slotted(:checked) { --checked: 2px }
    ::slotted(:disabled) { --disabled: 4px; cursor: default !important }
    ::slotted(:focus-visible) { --focus: 8px }
    @container (11px < width < 13px) or (7px < width < 9px) or (width < 5px) {
      [part=border] { visibility: hidden }
      [part=fill] { visibility: inherit }
    }
    @container (7px < width < 11px) { g { opacity: .38 } }
    @container (width < 7px) { svg { outline: 2px solid; outline-offset: 4px } }
    @media (forced-colors: active) {
      [part=border] { stroke: ButtonText }
      [part=fill] { fill: ButtonText }
      svg { outline-color: Highlight }
      @container (7px < width < 11px) {
        g { opacity: 1 }
        [part=border] { stroke: GrayText }
        [part=fill] { fill: GrayText }
      }
    }
    """
  }
}

/**
 * How a favorite button is laid out and colored.
 *
 * A gap, which a block has no use for, holds what the engine has to know. Gaps, and a canvas's
 * colors, change by way of a transition, for its end is an event: the only one that tells of a
 * theme.
 */
export const favoriteSheet = `
:host {
  contain: layout; display: inline-grid; place-items: center; vertical-align: middle;
  -webkit-tap-highlight-color: transparent; -webkit-user-select: none; user-select: none;
}
:host([hidden]) { display: none }
slot { display: none }
button {
  all: unset; display: block; position: relative; cursor: pointer; touch-action: manipulation;
  inline-size: var(--favorite-size, 24px); block-size: var(--favorite-size, 24px);
  border-radius: 4px; gap: var(--favorite-size, 24px) var(--favorite-border-width, normal);
  transition: gap 1ms; transition-behavior: allow-discrete;
}
button::before {
  content: ""; position: absolute; inset: min(0px, (100% - var(--favorite-hit-size, 48px)) / 2);
}
button.bare::before { pointer-events: none }
button:disabled { cursor: default }
button:disabled::before { display: none }
button:focus-visible { outline: 2px solid; outline-offset: 4px }
svg, canvas {
  display: block; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none;
  fill: var(--favorite-fill, #F04552); stroke: var(--favorite-border, #8E8E93);
}
canvas {
  transition: fill 1ms, stroke 1ms; position: absolute; inset: var(--margin);
  inline-size: calc(100% - 2 * var(--margin)); block-size: calc(100% - 2 * var(--margin));
}
mask { mask-type: alpha; fill: #000 }
path, circle { stroke: none; stroke-linejoin: round }
.border { fill: var(--favorite-border, #8E8E93) }
.fill.line { stroke: var(--favorite-fill, #F04552) }
.border.line { stroke: var(--favorite-border, #8E8E93) }
circle.line, path.line { fill: none }
@media (forced-colors: active) {
  svg, canvas, .border { fill: ButtonText; stroke: ButtonText }
  .line.line { stroke: ButtonText }
  :where(:disabled) :is(svg, canvas, .border) { fill: GrayText; stroke: GrayText }
  :disabled .line.line { stroke: GrayText }
  :disabled g { opacity: 1 }
  button:focus-visible { outline-color: Highlight }
}
@media print, (forced-colors: active) {
  [part=ring], [part=particles] { display: none }
}
`;

/** The style sheet inside every favorite button, one for each document. */

import { sheetIn } from "./sheets.js";

const text = `
:host {
  display: inline-grid; place-items: center; vertical-align: middle;
  -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none }
slot { display: none }
button {
  all: unset; display: block; position: relative; cursor: pointer; touch-action: manipulation;
  inline-size: var(--favorite-size, 24px); block-size: var(--favorite-size, 24px);
  border-radius: 4px; column-gap: var(--favorite-border-width, normal);
}
button:disabled { cursor: default }
button::before { content: ""; position: absolute; inset: min(0px, (100% - 48px) / 2) }
button:disabled::before { display: none }
button:focus-visible { outline: 2px solid; outline-offset: 4px }
svg, canvas { display: block; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none }
mask { mask-type: alpha }
.fill { fill: var(--favorite-fill, #F04552) }
.border { fill: var(--favorite-border, #8E8E93) }
.line { fill: none }
.fill.line { stroke: var(--favorite-fill, #F04552) }
.border.line { stroke: var(--favorite-border, #8E8E93) }
@media (forced-colors: active) {
  .fill, .border { fill: ButtonText }
  .fill.line, .border.line { fill: none; stroke: ButtonText }
  :disabled .fill, :disabled .border { fill: GrayText }
  :disabled .line { fill: none; stroke: GrayText }
  :disabled g { opacity: 1 }
  button:focus-visible { outline-color: Highlight }
}
@media print, (forced-colors: active) {
  [part=ring], [part=particles] { display: none }
}
`;

/** Gives a shadow root the style sheet of the document that it is in. */
export function adoptSheet(root) {
  const sheet = sheetIn(root.ownerDocument, text);
  if (sheet && root.adoptedStyleSheets[0] !== sheet) root.adoptedStyleSheets = [sheet];
}

/** Style sheets for shadow roots: one of each text in a document, however many roots have it. */

const sheets = new WeakMap();

/** The style sheet of a text in a document. */
export function sheetIn(ownerDocument, text) {
  let made = sheets.get(ownerDocument);
  if (!made) sheets.set(ownerDocument, made = new Map());
  let sheet = made.get(text);
  if (!sheet) made.set(text, sheet = newSheetIn(ownerDocument, text));
  return sheet;
}

/** A style sheet of a root's own; null in a document without a window, which shows nothing. */
export function newSheetIn(ownerDocument, text) {
  if (!ownerDocument.defaultView) return null;
  const sheet = new ownerDocument.defaultView.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

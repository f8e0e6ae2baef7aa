// Why a file is no icon, in the words of the command, which a test holds these against.

/** The most bytes of a file, in millions, and the most elements inside one another. */
export const limits = { megabytes: 16, depth: 1000 };

/** What is wrong, and what would be right; `LINE` is the line where it shows. */
export const reasons = {
  empty: "it is empty; choose an SVG file",
  png: "it is a PNG, and an icon is an SVG file; choose an SVG file",
  jpeg: "it is a JPEG, and an icon is an SVG file; choose an SVG file",
  webp: "it is a WebP, and an icon is an SVG file; choose an SVG file",
  gif: "it is a GIF, and an icon is an SVG file; choose an SVG file",
  pdf: "it is a PDF, and an icon is an SVG file; export it as SVG",
  gzip: "it is packed by gzip; unpack it first, or export it as plain SVG",
  encoding: "its text is neither UTF-8 nor UTF-16; save it as UTF-8",
  documentType: "its document type declares things of its own, which an icon does not need; take"
    + " out what is between [ and ], or export it as plain SVG",
  notXML: "it is no SVG file, or a damaged one: line LINE is not well-formed XML; export it anew",
  tooDeep: `it has more than ${limits.depth} elements inside one another; export it without`
    + " needless groups",
  tooLarge: `it is larger than ${limits.megabytes} MB, the most for an icon`,
  folder: "it is a folder; choose an SVG file",
  unreadable: "the browser could not read it; choose it again",
};

/** What is told where a file or a drawing is no icon. */
export function refusal(noun, reason) {
  return new Error(`This ${noun} cannot be the icon: ${reason}.`);
}

/** What is wrong with path data, in words. */

const wanted = {
  move: "M or m, with which all path data begins,",
  command: "the letter of a command",
  commandOrNumber: "the letter of a command or a number",
  number: "a number",
  flag: "0 or 1",
};

/** Tells what an engine found wrong with path data, and what becomes of it. */
export const pathProblem = (problem) => `${described(problem)}; the icon stays as it was.`;

function described(problem) {
  if (problem === "noRoom") return "is more than there is memory for";
  if (problem === "empty") return "is no path data with an area";
  const { offset, expected, found } = problem;
  const place = `at ${offset + 1}`;
  if (found === "numberTooLarge") return `is no path data: its number ${place} is too large`;
  const what = found === "end" ? "it ends" : `"${found}" stands`;
  return `is no path data: ${what} ${place}, where ${wanted[expected]} is wanted`;
}

/** What is wrong with path data, in words. */

const wanted = {
  move: "M or m, with which all path data begins, is wanted",
  command: "the letter of a command is wanted",
  commandOrNumber: "the letter of a command or a number is wanted",
  number: "a number is wanted",
  flag: "0 or 1 is wanted",
};

/** Tells what an engine found wrong with path data. */
export function pathProblem(problem) {
  if (problem === "empty") return "is no path data with an area";
  const { offset, expected, found } = problem;
  if (found === "numberTooLarge") return `is no path data: its number at ${offset + 1} is too large`;
  const what = found === "end" ? "it ends" : `"${found}" stands`;
  return `is no path data: ${what} at ${offset + 1}, where ${wanted[expected]}`;
}

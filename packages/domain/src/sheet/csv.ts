/**
 * Spreadsheets run a cell that begins like a formula, even from untrusted input; a leading apostrophe makes it text.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const looksLikeFormula = /^[=+\-@\t\r]/;
/** A number may begin with its sign. */
const isNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

function writeCell(text: string): string {
  const safe = looksLikeFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the mark by which spreadsheets know that the accents are UTF-8, and the line ends of RFC 4180. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(writeCell).join(",")}\r\n`).join("")}`;
}

/** What a spreadsheet of that country puts between cells: the most frequent of them in the first line. */
function separatorOf(text: string): string {
  const [firstLine = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const count = (mark: string) => firstLine.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** An apostrophe that we have put in front of a formula is taken away again. */
const unguarded = (text: string) =>
  text.startsWith("'") && looksLikeFormula.test(text.slice(1)) ? text.slice(1) : text;

/** The cells of a file line by line; empty lines are left out. Comma, semicolon and tab separate, as the first line does. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const cell = new RegExp(
    String.raw`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n][^${separator}\r\n]*)?)(${separator}|\r?\n|\r|$)`,
    "gy",
  );
  const lines: string[][] = [];
  let line: string[] = [];
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    // A quotation mark that does not close: the rest is one cell.
    if (!found) break;
    const [, quoted, plain = "", end] = found;
    line.push(unguarded(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end !== separator) {
      lines.push(line);
      line = [];
    }
    if (end === "") break;
  }
  if (line.length > 0) lines.push([...line, ""]);
  return lines.filter((cells) => cells.some((one) => one.trim() !== ""));
}

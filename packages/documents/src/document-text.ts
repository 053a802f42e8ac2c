import type { Line, LineDocument } from "@postulo/resume-parser/line";

/** In sizes of the line: more than that above a line separates paragraphs. */
const paragraphGap = 1.9;

const endsSentence = /[.!?:;…]["”»)]?$/;

/** Whether a line goes on with the paragraph of the line above, which was broken at the edge of its column. */
const continues = (line: Line, above: Line): boolean =>
  above.fills &&
  !line.bullet &&
  line.gapAbove < paragraphGap &&
  line.page === above.page &&
  line.size === above.size &&
  line.bold === above.bold &&
  !endsSentence.test(above.text);

function flowText(lines: readonly Line[], hasPages: boolean): string {
  let text = "";
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const separator =
      above === undefined
        ? ""
        : hasPages && continues(line, above)
          ? " "
          : line.gapAbove < paragraphGap
            ? "\n"
            : "\n\n";
    text += `${separator}${line.bullet ? "- " : ""}${line.text}`;
  }
  return text;
}

/** The text of a document: paragraphs that a page broke into lines are whole again, list items begin with a dash, columns follow each other. */
export function documentText({ main, sides, hasPages = false }: LineDocument): string {
  return [main, ...sides]
    .map((lines) => flowText(lines, hasPages).trim())
    .filter((text) => text !== "")
    .join("\n\n");
}

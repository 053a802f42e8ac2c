import type { ClassifiedLine } from "../classified-lines.ts";
import type { Block } from "../entry-blocks.ts";
import { numbersOf } from "../layout/line-cells.ts";
import type { EntryReading } from "../../parsed-resume.ts";
import type { LineReading } from "./line-readings.ts";

/** A line of a header, with what its parts name. */
export interface HeaderLine {
  readonly marked: ClassifiedLine;
  readonly reading: LineReading;
}

/** An entry of the best reading: header lines with what their parts are, and the description. */
export interface ReadEntry {
  readonly header: readonly HeaderLine[];
  readonly body: readonly ClassifiedLine[];
  /** It belongs to the organisation of the entry above. */
  readonly inherits: boolean;
  /** How much worse the section reads when a line of this entry is read otherwise, in log scores. */
  readonly margin: number;
  /** What the words of its header say for its reading. */
  readonly score: number;
}

/** The entry as a block of header and body. */
export function blockOfEntry(entry: ReadEntry): Block {
  const header = entry.header.map(({ marked }) => marked);
  const anchor = header.findIndex(({ range }) => range !== undefined);
  return { header, body: entry.body, range: header[anchor]?.range, anchor };
}

/** How the lines of an entry were read, for its confidence. */
export const readingOf = ({ header, margin, score }: ReadEntry): EntryReading => ({
  margin: Number.isFinite(margin) ? margin : 0,
  score,
  remarks: header.flatMap(({ reading }) => reading.parts).filter(({ label }) => label === "remark")
    .length,
  headerLines: header.length,
  header: header.flatMap(({ marked: { cells, line } }) =>
    cells.map(({ text }) => ({ text, lines: numbersOf(line) })),
  ),
});

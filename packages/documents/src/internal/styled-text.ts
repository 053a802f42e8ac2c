import type { ParagraphRun } from "@postulo/resume-parser/paragraph";

/** Formatting of text while a file is read; the size is in points. */
export interface TextFormat {
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly caps: boolean;
  readonly hidden: boolean;
  readonly url?: string | undefined;
}

/** Formatting of text about which a file says nothing. */
export const usualText: TextFormat = {
  font: "",
  size: 12,
  bold: false,
  italic: false,
  caps: false,
  hidden: false,
};

const isAlike = (one: ParagraphRun, other: ParagraphRun) =>
  one.url === other.url &&
  one.font === other.font &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.size === other.size;

/** Appends visible text to the runs, joined with the last one when they look the same. */
export function addText(runs: ParagraphRun[], text: string, format: TextFormat): void {
  if (format.hidden || text === "") return;
  const { caps, hidden: _, ...look } = format;
  const run: ParagraphRun = { ...look, text: caps ? text.toUpperCase() : text };
  const last = runs.at(-1);
  if (last && isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

import type { Line } from "../line.ts";
import type { Found, ParsedSpan } from "../parsed-resume.ts";
import { joinWrapped } from "./clean-text.ts";
import type { DateRange } from "./date-range.ts";
import type { Block } from "./entry-blocks.ts";

export const found = <Value>(
  value: Value,
  confidence: number,
  lines: readonly number[],
): Found<Value> => ({
  value,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  lines,
});

/** The dates of an entry with the line they stand on. */
export function spanOf(range: DateRange | undefined, lines: readonly number[]): ParsedSpan {
  if (!range) return { is_current: false };
  const sure = range.isRange ? 0.95 : 0.75;
  return {
    ...(range.start === undefined ? {} : { start_date: found(range.start, sure, lines) }),
    ...(range.end === undefined ? {} : { end_date: found(range.end, sure, lines) }),
    is_current: range.isCurrent,
  };
}

export const blockSpan = (block: Block): ParsedSpan =>
  spanOf(
    block.range,
    [...block.header, ...block.body]
      .filter((one) => one.range !== undefined)
      .map((one) => one.line.number),
  );

/** Text of lines as paragraphs: an item a line, wrapped lines put together. */
function paragraphs(lines: readonly Line[], textOf: (line: Line) => string): string {
  const groups: string[][] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const goesOn =
      above !== undefined &&
      !line.bullet &&
      (above.fills || /^\p{Ll}/u.test(line.text)) &&
      line.gapAbove < 2;
    const group = goesOn ? groups.at(-1) : undefined;
    if (group) group.push(textOf(line));
    else groups.push([(line.bullet ? "• " : "") + textOf(line)]);
  });
  return groups.map(joinWrapped).filter(Boolean).join("\n");
}

/** What describes an entry; absent when nothing does. */
export function descriptionOf(block: Block): { description?: Found<string> } {
  const lines = block.body;
  const texts = new Map(
    lines.map((one) => [one.line, one.cells.map((cell) => cell.text).join(" ")]),
  );
  const text = paragraphs(
    lines.map((one) => one.line),
    (line) => texts.get(line) ?? "",
  );
  return text === ""
    ? {}
    : {
        description: found(
          text,
          0.8,
          lines.map((one) => one.line.number),
        ),
      };
}

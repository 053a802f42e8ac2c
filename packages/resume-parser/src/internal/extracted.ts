import type { Line } from "../line.ts";
import type { Extracted, ParsedSpan } from "../parsed-resume.ts";
import { joinWrapped } from "./text/clean-text.ts";
import type { DateRange } from "./dates/date-range.ts";
import type { Block } from "./entry-blocks.ts";
import { numbersOf } from "./layout/line-cells.ts";

export const extracted = <Value>(
  value: Value,
  confidence: number,
  lines: readonly number[],
): Extracted<Value> => ({
  value,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  lines,
});

export const isExtracted = (value: unknown): value is Extracted<string> =>
  typeof value === "object" && value !== null && "confidence" in value && "lines" in value;

/** The dates of an entry with their lines. */
export function spanOf(range: DateRange | undefined, lines: readonly number[]): ParsedSpan {
  if (!range) return { is_current: false };
  const sure = range.isRange ? 0.95 : 0.75;
  return {
    ...(range.start === undefined ? {} : { start_date: extracted(range.start, sure, lines) }),
    ...(range.end === undefined ? {} : { end_date: extracted(range.end, sure, lines) }),
    is_current: range.isCurrent,
  };
}

/** The numbers of all lines of an entry. */
export const blockLines = ({ header, body }: Block): number[] =>
  [...header, ...body].flatMap(({ line }) => numbersOf(line)).sort((a, b) => a - b);

export const blockSpan = (block: Block): ParsedSpan =>
  spanOf(
    block.range,
    [...block.header, ...block.body]
      .filter((one) => one.range !== undefined)
      .flatMap((one) => numbersOf(one.line)),
  );

/** Joins lines into paragraphs: one for each list item, wrapped lines joined. */
function paragraphs(lines: readonly Line[], textOf: (line: Line) => string): string {
  const groups: string[][] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const continues =
      above !== undefined &&
      !line.bullet &&
      (above.fills || line.continues === true || /^\p{Ll}/u.test(line.text)) &&
      line.gapAbove < 2;
    const group = continues ? groups.at(-1) : undefined;
    if (group) group.push(textOf(line));
    else groups.push([(line.bullet ? "• " : "") + textOf(line)]);
  });
  return groups.map(joinWrapped).filter(Boolean).join("\n");
}

/** The description of an entry; absent without a body. */
export function descriptionOf(block: Block): { description?: Extracted<string> } {
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
        description: extracted(
          text,
          0.8,
          lines.flatMap((one) => numbersOf(one.line)),
        ),
      };
}

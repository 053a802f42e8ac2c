import { findPhoneNumber } from "./contact.ts";
import { joinWrapped } from "./internal/text/clean-text.ts";
import { findRange } from "./internal/dates/date-range.ts";
import { extracted } from "./internal/extracted.ts";
import { withCells } from "./internal/layout/line-cells.ts";
import { findEmail } from "./internal/text/email-address.ts";
import type { Line } from "./line.ts";
import type { Extracted } from "./parsed-resume.ts";
import type { Section } from "./section.ts";
import { findUrls } from "./websites.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether most words are lower-case, as in running text but not in names and addresses. */
const isMostlyLowerCase = (text: string) =>
  text.split(/\s+/).filter((word) => /^[\p{Ll}(]/u.test(word)).length * 2 >= words(text);
const isContact = (text: string) =>
  findEmail(text) !== undefined ||
  findPhoneNumber(text) !== undefined ||
  findUrls(text).length > 0 ||
  /\s[|•·]\s.*\s[|•·]\s/u.test(text);
const isProse = (line: Line) =>
  words(line.text) >= 6 &&
  line.cells.length === 1 &&
  isMostlyLowerCase(line.text) &&
  !isContact(line.text);

/** `Address` in one cell, a few words in the next. */
const isDetail = ({ cells: [label, value, ...more] }: Line) =>
  label !== undefined &&
  value !== undefined &&
  more.length === 0 &&
  words(label.text) <= 3 &&
  words(value.text) <= 6;

/** Drops short contact cells beside sentences. */
function dropContactCells(line: Line): Line {
  const prose = line.cells.filter(({ text }) => words(text) >= 8 && isMostlyLowerCase(text));
  const others = line.cells.filter((cell) => !prose.includes(cell));
  const areShort = others.every(({ text }) => words(text) <= 4 || isContact(text));
  return prose.length === 1 && areShort ? withCells(line, prose) : line;
}

function summaryOf(lines: readonly Line[], confidence: number): Extracted<string> | undefined {
  const text = joinWrapped(lines.map((line) => line.text));
  return words(text) < 8
    ? undefined
    : extracted(
        text,
        confidence,
        lines.map((line) => line.number),
      );
}

const lengthOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.text.length, 0);

/** The longest run of sentences among other lines. */
function longestProse(lines: readonly Line[]): Line[] {
  let best: Line[] = [];
  let current: Line[] = [];
  for (const line of lines) {
    const continues = current.length > 0 && current.at(-1)?.fills === true && line.gapAbove < 2;
    if (isProse(line) || (continues && !isContact(line.text))) current.push(line);
    else current = [];
    if (lengthOf(current) > lengthOf(best)) best = [...current];
  }
  return best;
}

/** Finds the summary: the section of that kind, else the sentences before the first title. */
export function findSummary(sections: readonly Section[]): Extracted<string> | undefined {
  const titled = sections
    .filter((section) => section.kind === "summary" && section.lines.length > 0)
    .map((section) =>
      section.lines.filter((line) => findEmail(line.text) === undefined && !isDetail(line)),
    )
    .find((lines) => words(joinWrapped(lines.map((line) => line.text))) >= 8);
  if (titled) return summaryOf(titled, 0.95);
  const head = sections
    .filter((section) => section.kind === "head")
    .map((section) => longestProse(section.lines.map(dropContactCells)));
  const longest = head.sort((a, b) => b.length - a.length)[0] ?? [];
  const whole = joinWrapped(longest.map((line) => line.text));
  if (words(whole) >= (whole.endsWith(".") ? 8 : 12)) return summaryOf(longest, 0.8);
  const [first] = sections.filter((section) => section.kind !== "head");
  if (first?.kind !== "unknown" || first.lines.some((line) => findRange(line.text)))
    return undefined;
  return summaryOf(longestProse(first.lines), 0.5);
}

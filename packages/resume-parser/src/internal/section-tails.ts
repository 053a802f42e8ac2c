import type { Line } from "../line.ts";
import type { Section } from "../section.ts";
import { findRange, isOnlyDate } from "./dates/date-range.ts";
import { statesNothing } from "./places/line-places.ts";
import { sectionOfTitle } from "./section-titles.ts";

/** A line that begins with a period, or is only one: entries have those, lists of skills do not. */
function isPeriod({ text, bullet, cells: [first] }: Line): boolean {
  const match = findRange(text);
  if (bullet || match?.range.isRange !== true) return false;
  return match.from < 3 || isOnlyDate(first?.text ?? "");
}

/** The header of an entry reaches at most this many lines above its period. */
const maxLinesAbove = 3;

/** The title at most three lines above a line with a period; undefined without one: a period can be that of a skill. */
function titleAbove(lines: readonly Line[], at: number): number | undefined {
  for (let start = at; start > Math.max(0, at - maxLinesAbove); start -= 1) {
    const [line, above] = [lines[start], lines[start - 1]];
    if (!line || !above) break;
    if (sectionOfTitle(above.text) !== undefined) return start - 1;
    if (above.bullet) break;
  }
  return undefined;
}

const ofEntries: ReadonlySet<Section["kind"]> = new Set([
  "experience",
  "education",
  "volunteering",
]);

const firstSentence = (text: string) => text.split(/(?<=\p{L}{3}[.;])\s/u, 1).join("");

/** Splits entries at a line behind them that says that there is nothing: `References on request. Available from May`. */
function stripReferences(section: Section): Section[] {
  const at = section.lines.findLastIndex(({ text }) => statesNothing(firstSentence(text)));
  const below = section.lines.slice(at + 1);
  const isTail = at > 0 && below.every(({ text, bullet }) => !bullet && /^\p{Ll}/u.test(text));
  if (!isTail) return [section];
  return [
    { ...section, lines: section.lines.slice(0, at) },
    { kind: "unknown", title: undefined, lines: section.lines.slice(at) },
  ];
}

/** Splits a list of skills at a title that was not recognised as one, above dated entries. */
export function stripTail(section: Section): Section[] {
  const { kind, lines } = section;
  if (ofEntries.has(kind)) return stripReferences(section);
  if (kind !== "skills" && kind !== "languages") return [section];
  const starts = lines.map((line, at) => (isPeriod(line) ? titleAbove(lines, at) : undefined));
  const start = starts.find((one) => one !== undefined);
  if (start === undefined) return [section];
  return [
    { ...section, lines: lines.slice(0, start) },
    { kind: "unknown", title: undefined, lines: lines.slice(start) },
  ];
}

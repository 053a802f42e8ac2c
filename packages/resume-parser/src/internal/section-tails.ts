import type { Line } from "../line.ts";
import type { Section } from "../section.ts";
import { findRange, isOnlyDate } from "./date-range.ts";
import { sectionOfTitle } from "./section-titles.ts";

/** A line that begins with a period, or is only one: entries have those, lists of skills do not. */
function isPeriod({ text, bullet, cells: [first] }: Line): boolean {
  const match = findRange(text);
  if (bullet || match?.range.isRange !== true) return false;
  return match.from < 3 || isOnlyDate(first?.text ?? "");
}

/** The header of an entry reaches at most this many lines above its period. */
const maxLinesAbove = 3;

/** The first line of the entry that has its period in the line `at`: below a title or the widest gap. */
function startOfEntry(lines: readonly Line[], at: number): number {
  let first = at;
  for (let start = at; start > Math.max(0, at - maxLinesAbove); start -= 1) {
    const [line, above] = [lines[start], lines[start - 1]];
    if (!line || !above) break;
    if (line.gapAbove > (lines[first]?.gapAbove ?? 0)) first = start;
    if (sectionOfTitle(above.text) !== undefined) return start - 1;
    if (above.bullet) break;
  }
  return first;
}

/** Splits a list of skills where dated entries of a section without a recognised title begin. */
export function withoutTail(section: Section): Section[] {
  const { kind, lines } = section;
  const at = lines.findIndex(isPeriod);
  if ((kind !== "skills" && kind !== "languages") || at < 0) return [section];
  const start = startOfEntry(lines, at);
  return [
    { ...section, lines: lines.slice(0, start) },
    { kind: "unknown", title: undefined, lines: lines.slice(start) },
  ];
}

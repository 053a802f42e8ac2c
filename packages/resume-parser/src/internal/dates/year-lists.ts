import { betweenYears, rangeSeparator, season } from "@postulo/lexicon/dates";
import { matchAt, year4 } from "./date-moment.ts";

/** Years of a list in the order in which they are written, and the end of its text. */
export interface YearList {
  readonly years: readonly number[];
  readonly to: number;
}

const yearAt = new RegExp(`(?:${season.source}(?: de| of)?[ -])?${year4}`, "y");
/** A list goes on with a range, or with a month of its last year, which is none of it. */
const isOpen = (text: string, to: number) => {
  const between = matchAt(rangeSeparator, text, to) ?? matchAt(/[./-]/y, text, to);
  return between !== null && /\d/.test(text.charAt(to + between[0].length));
};

/** Reads years side by side, with or without seasons: `étés 2011, 2012 et 2013`. The text is folded. */
export function readYearList(text: string, at: number): YearList | undefined {
  const years: number[] = [];
  let to = at;
  for (let from = at; ;) {
    const found = matchAt(yearAt, text, from);
    if (!found) break;
    years.push(Number(found[1]));
    to = from + found[0].length;
    const between = matchAt(betweenYears, text, to);
    if (!between) break;
    from = to + between[0].length;
  }
  return years.length > 1 && !isOpen(text, to) ? { years, to } : undefined;
}

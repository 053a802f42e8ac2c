import * as monthNames from "@postulo/lexicon/months";
import { monthBefore } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "./entry.ts";
import { findTerms } from "./find-terms.ts";
import type { Term } from "./find-terms.ts";
import { memoize } from "./memoize.ts";
import { numbersOf } from "./numbers.ts";
import type { NumberFact } from "./numbers.ts";
import type { EntryDate } from "./profile.ts";
import { wordsOf } from "./words.ts";

/** What an entry, or a text, states and a claim may not change. */
export type Facts = {
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly EntryDate[];
  readonly organisations: readonly string[];
  /** Titles held, and degrees. */
  readonly titles: readonly string[];
  /** Tools, skills, licences and languages of the tables of terms. */
  readonly terms: readonly Term[];
};

/** A date in a text, with its position. */
export type WrittenDate = EntryDate & { readonly start: number; readonly end: number };

const monthsInOrder = [
  monthNames.january,
  monthNames.february,
  monthNames.march,
  monthNames.april,
  monthNames.may,
  monthNames.june,
  monthNames.july,
  monthNames.august,
  monthNames.september,
  monthNames.october,
  monthNames.november,
  monthNames.december,
];
const monthByName = new Map(
  monthsInOrder.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

const dated =
  /(?:\b(\d{1,2})\/|\b([a-z]{3,9})\.? (?:of )?)?\b((?:19|20)\d\d)\b(?![\d%]|[.,]\d| ?[€£$])/g;

/** The years of a text from 1900 to 2099, with their month where it is written. Amounts such as "2000 €" are no years. */
export const datesOf = memoize((text): readonly WrittenDate[] =>
  [...fold(text).matchAll(dated)].map(({ 0: written, 1: digits, 2: name = "", 3: year, index }) => {
    const month = monthByName.get(name) ?? (digits === undefined ? undefined : Number(digits));
    const end = index + written.length;
    return {
      year: Number(year),
      month: month !== undefined && month >= 1 && month <= 12 ? month : undefined,
      start: month === undefined ? end - 4 : index,
      end,
    };
  }),
);

/** A month without a year in a text, as it is written there. */
export type WrittenMonth = { readonly month: number; readonly text: string };

/** « sept » is a number, and "mar" or "dec" parts of names. */
const isFullName = (name: string) =>
  name.length > 4 || ["may", "june", "july", "mai", "mars", "juin", "aout"].includes(name);

/** The months that a text names without a year, behind a preposition or a day. */
export const monthsOf = memoize((text): readonly WrittenMonth[] => {
  const folded = fold(text);
  const dates = datesOf(text);
  return wordsOf(folded).flatMap(({ raw, start, end }) => {
    // "in Oct.", « en oct. »
    const isAbbreviated = raw.length > 2 && folded.charAt(end) === ".";
    const month = isFullName(raw) || isAbbreviated ? monthByName.get(raw) : undefined;
    const isDated = dates.some((date) => date.start <= start && end <= date.end);
    const isMonth =
      month !== undefined &&
      !isDated &&
      monthBefore.test(folded.slice(Math.max(0, start - 20), start));
    return isMonth ? [{ month, text: raw }] : [];
  });
});

const present = (texts: readonly string[]) => texts.filter((text) => text.trim() !== "");

/** "BSc" for "B.Sc.". */
export const undotted = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{Lu}\p{Ll}?\.){2,4}/gu, (written) => written.replaceAll(".", ""));

/** Every text of an entry: what its facts are read from. */
export const entryText = ({ title, organisation, detail, lines }: Entry): string =>
  undotted(present([title, organisation, detail, ...lines]).join("\n"));

/** The facts of an entry. The names of notes and questions are no titles. */
export function factsOf(entry: Entry): Facts {
  const { kind, title, organisation, period } = entry;
  const text = entryText(entry);
  const ends = [period?.start, period?.end].filter((date) => date !== undefined);
  const holdsTitle = kind === "job" || kind === "education" || kind === "contribution";
  return {
    numbers: numbersOf(text),
    dates: [...ends, ...datesOf(text).map(({ year, month }) => ({ year, month }))],
    organisations: present([organisation]),
    titles: holdsTitle ? present([title]) : [],
    terms: [...new Map(findTerms(text).map(({ term }) => [term.id, term])).values()],
  };
}

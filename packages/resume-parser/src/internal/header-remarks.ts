import { functionWords } from "@postulo/lexicon/function-words";
import type { Extracted, HeaderText, ParsedEntry, ParsedResume } from "../parsed-resume.ts";
import { findUrls } from "../websites.ts";
import { findRange } from "./dates/date-range.ts";
import { extracted } from "./extracted.ts";
import { fieldOfLabel } from "./field-label.ts";
import { foldWords, trimSeparators } from "./text/folded-text.ts";
import { readPlace } from "./places/place.ts";
import { isEmptyRemark } from "./value-kinds.ts";

const separators = /,\s|;|\s[-–—|•·/]\s|[()[\]]|:\s|\s{2,}/u;
/** Longer headers are read as descriptions. */
const maxParts = 12;

const wordsOf = (text: string) => foldWords(text).split(" ").filter(Boolean);

const stopWords: ReadonlySet<string> = new Set(Object.values(functionWords).flat());
/** The words of a text without stop words and words of fewer than three letters, unless they have a digit. */
const ownWords = (text: string) =>
  wordsOf(text).filter((word) => /\p{L}{3}|\d/u.test(word) && !stopWords.has(word));

/** Whether a part of a header has meaningful words, none of which is in a value of its entry. */
function isRemark(part: string, known: ReadonlySet<string>): boolean {
  const words = ownWords(part);
  return (
    words.some((word) => /\p{L}{3}/u.test(word)) &&
    words.every((word) => !known.has(word)) &&
    !isEmptyRemark(part) &&
    fieldOfLabel(part) === undefined &&
    findRange(part) === undefined &&
    readPlace(part)?.known !== true
  );
}

/** The remarks in a header, whose parts are divided by separators. */
const remarksIn = (texts: readonly HeaderText[], known: ReadonlySet<string>) =>
  texts.flatMap(({ text, lines }) =>
    // Contact data belongs in no description.
    (text.includes("@") || findUrls(text).length > 0 ? "" : text)
      .split(separators, maxParts)
      .map(trimSeparators)
      .filter((part) => isRemark(part, known))
      .map((part) => ({ part, lines })),
  );

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Described = ParsedEntry & { readonly description?: Extracted<string> | undefined };

/** The entry with what its header says beside its names before its description. */
function describe<Entry extends Described>(
  entry: Entry,
  values: readonly (Extracted<string> | undefined)[],
): Entry {
  const { description, reading } = entry;
  const knownTexts = [...values, description].map((value) => value?.value ?? "");
  const found = remarksIn(reading?.header ?? [], new Set(knownTexts.flatMap(wordsOf)));
  if (found.length === 0) return entry;
  const remarks = found.map(({ part }) => withCapital(part));
  const lines = found.flatMap((one) => one.lines);
  const text = [...remarks, ...(description ? [description.value] : [])].join("\n");
  return {
    ...entry,
    description: extracted(text, description?.confidence ?? 0.8, [
      ...new Set([...lines, ...(description?.lines ?? [])]),
    ]),
  };
}

/**
 * The résumé with what headers say beside names, dates and places in the descriptions of their entries: a contract, a grade, a
 * department. Parts that are places or periods, or that have a word of a value, are left out.
 */
export const withHeaderRemarks = (resume: ParsedResume): ParsedResume => ({
  ...resume,
  experiences: resume.experiences.map((entry) =>
    describe(entry, [entry.title, entry.company, entry.location]),
  ),
  education: resume.education.map((entry) =>
    describe(entry, [entry.school, entry.degree, entry.field_of_study]),
  ),
  contributions: resume.contributions.map((entry) =>
    describe(entry, [entry.title, entry.organization]),
  ),
});

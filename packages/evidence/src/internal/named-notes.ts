import type { Entry } from "../entry.ts";
import { numbersOf } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import { partOf } from "./counted-by.ts";

/** Jobs, educations and contributions: facts of one are no facts of another. */
export const isOfOrganisation = ({ kind }: Entry): boolean =>
  kind === "job" || kind === "education" || kind === "contribution";

/** In words: "Level 3" names a diploma, and "Training" none. */
const leastLabel = 2;

/** The entry that a note is named after: the only one whose title, detail or organisation has all words of the label. */
function namedBy({ kind, title }: Entry, entries: readonly Entry[]): Entry | undefined {
  const label = wordsOf(title).map(({ key }) => key);
  if (kind !== "note" || label.length < leastLabel) return undefined;
  const named = entries.filter((entry) => {
    const words = wordsOf(`${entry.title} ${entry.detail} ${entry.organisation}`);
    return (
      isOfOrganisation(entry) && new Set(label).isSubsetOf(new Set(words.map(({ key }) => key)))
    );
  });
  return named.length === 1 ? named[0] : undefined;
}

/** "9 of 15 credits done": other lines may be wishes, or of other people. */
const statesPart = (line: string): boolean => {
  const [number] = numbersOf(line);
  return number?.start === 0 && partOf.test(line.slice(number.end));
};

/** The entries, with how much of them the notes that are named after them say is done. */
export function withNotes(entries: readonly Entry[]): readonly Entry[] {
  const notes = entries.flatMap((note) => {
    const entry = namedBy(note, entries);
    return entry ? [{ entry, lines: note.lines }] : [];
  });
  if (notes.length === 0) return entries;
  return entries.map((entry) => {
    const lines = notes
      .filter((note) => note.entry === entry)
      .flatMap((note) => note.lines)
      .filter(statesPart);
    return lines.length === 0 ? entry : { ...entry, lines: [...entry.lines, ...lines] };
  });
}

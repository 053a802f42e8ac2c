import type { Extracted, ParsedEntry } from "../parsed-resume.ts";
import { isExtracted } from "./extracted.ts";
import { foldWords } from "./text/folded-text.ts";

/** Confidence of what two readings of the same lines do not agree on. */
const disputed = 0.5;

type Read = Extracted<string> | undefined;

const doubted = (one: Read): Read =>
  one && { ...one, confidence: Math.min(one.confidence, disputed) };

/** The value of a second reading beside the first: confident when both have it, else doubtful. */
export function compareValues(second: Read, first: Read): Read {
  if (!second || !first) return doubted(second ?? first);
  if (foldWords(second.value) === foldWords(first.value))
    return { ...first, confidence: Math.max(first.confidence, second.confidence) };
  return { ...second, confidence: disputed, other: first.value };
}

const valuesOf = (entry: ParsedEntry) =>
  new Set(Object.values(entry).flatMap((read) => (isExtracted(read) ? foldWords(read.value) : [])));

/** How many values two entries have in common. */
const sharedValues = (one: ParsedEntry, other: ParsedEntry): number =>
  valuesOf(one).intersection(valuesOf(other)).size;

const overlap = (one: ParsedEntry, other: ParsedEntry): number =>
  new Set(one.lines).intersection(new Set(other.lines)).size;

/**
 * The entries of a second reading, each compared with the entry of the first that shares lines and most values with it, and
 * those of the first of which the second has no line. `compare` gets an entry of either reading, or of both.
 */
export function compareEntries<Entry extends ParsedEntry>(
  second: readonly Entry[],
  first: readonly Entry[],
  compare: (second: Partial<Entry>, first: Partial<Entry>) => Partial<Entry>,
): readonly Entry[] {
  if (second.length === 0) return first;
  const free = new Set(first);
  const likeness = (one: Entry, other: Entry) =>
    1000 * sharedValues(one, other) + overlap(one, other);
  const compared = second.map((entry): Entry => {
    const [match] = [...free]
      .filter((one) => overlap(one, entry) > 0)
      .toSorted((a, b) => likeness(b, entry) - likeness(a, entry));
    if (match) free.delete(match);
    return { ...entry, ...compare(entry, match ?? {}) };
  });
  const left = [...free].filter((entry) => second.every((one) => overlap(one, entry) === 0));
  const alone = left.map((entry): Entry => ({ ...entry, ...compare({}, entry) }));
  const start = ({ lines }: Entry) => lines[0] ?? Infinity;
  return [...compared, ...alone].toSorted((a, b) => start(a) - start(b));
}

/** Skills of both readings; those that only one has are doubtful. */
export function compareSkills<Skill extends { readonly name: Extracted<string> }>(
  second: readonly Skill[],
  first: readonly Skill[],
): readonly Skill[] {
  if (second.length === 0) return first;
  const keyOf = ({ name }: Skill) => foldWords(name.value);
  const [inFirst, inSecond] = [new Set(first.map(keyOf)), new Set(second.map(keyOf))];
  const doubtedSkill = (skill: Skill): Skill => ({
    ...skill,
    name: { ...skill.name, confidence: Math.min(skill.name.confidence, disputed) },
  });
  return [
    ...second.map((skill) => (inFirst.has(keyOf(skill)) ? skill : doubtedSkill(skill))),
    ...first.filter((skill) => !inSecond.has(keyOf(skill))).map(doubtedSkill),
  ];
}

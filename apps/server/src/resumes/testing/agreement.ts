import { fold } from "@postulo/lexicon/fold";
import type { PlainResume } from "@postulo/resume-parser/plain-resume";

type Value = string | boolean | null;

/** Values that were read right, wrong ones, and those that are missing. */
interface Count {
  right: number;
  wrong: number;
  missed: number;
}

/** Counts by list and field, as in `experiences.title`. */
export type Counts = Map<string, Count>;

/** What is to be read; a field that is not there is not compared. */
export type Expected = Omit<PlainResume, "contributions" | "notes" | "unread"> & {
  readonly contributions: readonly Readonly<Record<string, string | null>>[];
};

const plain = (value: Value | undefined) =>
  fold(String(value ?? "").normalize("NFKC")).replaceAll(/[^\p{L}\p{N}+#]/gu, "");

function countOf(counts: Counts, field: string): Count {
  const count = counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
  counts.set(field, count);
  return count;
}

function compare(count: Count, expected: Value | undefined, found: Value | undefined): void {
  const [a, b] = [plain(expected === false ? "" : expected), plain(found === false ? "" : found)];
  if (a === b) count.right += a === "" ? 0 : 1;
  else {
    if (a !== "") count.missed += 1;
    if (b !== "") count.wrong += 1;
  }
}

interface Records {
  readonly list: string;
  readonly expected: object;
  readonly found: object;
}

function compareRecords(counts: Counts, { list, expected, found }: Records): void {
  const [one, other] = [new Map(Object.entries(expected)), new Map(Object.entries(found))];
  const fields = one.size > 0 ? one.keys() : other.keys();
  for (const field of [...fields].filter((name) => name !== "description"))
    compare(countOf(counts, `${list}.${field}`), one.get(field), other.get(field));
}

function compareNames(count: Count, expected: readonly string[], found: readonly string[]): void {
  const rest = new Set(found.map(plain));
  for (const name of expected) {
    if (rest.delete(plain(name))) count.right += 1;
    else count.missed += 1;
  }
  count.wrong += rest.size;
}

/** Compares every value of a résumé, entries in their order, equal after normalising; adds to `counts`. */
export function compareResumes(expected: Expected, found: PlainResume, counts: Counts): Counts {
  compareRecords(counts, { list: "profile", expected: expected.profile, found: found.profile });
  for (const list of ["education", "experiences", "contributions"] as const) {
    const length = Math.max(expected[list].length, found[list].length);
    for (let at = 0; at < length; at += 1)
      compareRecords(counts, {
        list,
        expected: expected[list][at] ?? {},
        found: found[list][at] ?? {},
      });
  }
  compareNames(countOf(counts, "competencies"), expected.competencies, found.competencies);
  compareNames(countOf(counts, "websites"), expected.websites, found.websites);
  return counts;
}

const f1 = ({ right, wrong, missed }: Count) => (2 * right) / (2 * right + wrong + missed);

/** How much was read right: F1 over all values. */
export function agreement(expected: Expected, found: PlainResume): number {
  const counts = [...compareResumes(expected, found, new Map()).values()];
  const sum = (of: keyof Count) => counts.reduce((all, count) => all + count[of], 0);
  return f1({ right: sum("right"), wrong: sum("wrong"), missed: sum("missed") });
}

/** The mean of the fields' F1. */
export function macroF1(counts: Counts): number {
  const all = [...counts.values()].filter((one) => one.right + one.wrong + one.missed > 0);
  return all.reduce((sum, count) => sum + f1(count), 0) / all.length;
}

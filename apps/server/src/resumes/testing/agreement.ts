import type { PlainResume } from "@postulo/resume-parser/plain-resume";

type Value = string | boolean | null;

interface Count {
  right: number;
  wrong: number;
  missed: number;
}

const plain = (value: Value | undefined) =>
  String(value ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, "");

function compare(count: Count, expected: Value | undefined, found: Value | undefined): void {
  const [a, b] = [plain(expected === false ? "" : expected), plain(found === false ? "" : found)];
  if (a === b) count.right += a === "" ? 0 : 1;
  else {
    if (a !== "") count.missed += 1;
    if (b !== "") count.wrong += 1;
  }
}

function compareRecords(count: Count, expected: object, found: object): void {
  const [one, other] = [new Map(Object.entries(expected)), new Map(Object.entries(found))];
  for (const key of new Set([...one.keys(), ...other.keys()]))
    compare(count, one.get(key), other.get(key));
}

function compareNames(count: Count, expected: readonly string[], found: readonly string[]): void {
  const rest = new Set(found.map(plain));
  for (const name of expected) {
    if (rest.delete(plain(name))) count.right += 1;
    else count.missed += 1;
  }
  count.wrong += rest.size;
}

/** How much of a résumé was read right: F1 over all values, entries compared in their order, equal after normalising. */
export function agreement(expected: PlainResume, found: PlainResume): number {
  const count: Count = { right: 0, wrong: 0, missed: 0 };
  compareRecords(count, expected.profile, found.profile);
  for (const list of ["education", "experiences", "contributions"] as const) {
    const length = Math.max(expected[list].length, found[list].length);
    for (let at = 0; at < length; at += 1)
      compareRecords(count, expected[list][at] ?? {}, found[list][at] ?? {});
  }
  compareNames(count, expected.competencies, found.competencies);
  compareNames(count, expected.websites, found.websites);
  return (2 * count.right) / (2 * count.right + count.wrong + count.missed);
}

import { readingWeights } from "../../reading-weights.ts";
import type { Line } from "../../line.ts";
import { isDepartment } from "./part-score.ts";
import { readEntries } from "./read-entries.ts";
import type { ReadEntry } from "./read-entry.ts";
import { positionWords } from "./vocabulary.ts";

const nameOf = ({ header }: ReadEntry, label: "title" | "organisation") =>
  header.flatMap(({ reading }) => reading.parts).find((part) => part.label === label)?.text;

const startOf = ({ header, body }: ReadEntry) => (header[0]?.marked ?? body[0])?.line;

/** A department is the employer where the entry names no other, or only by its title. */
function isEmployer(plain: ReadEntry, other: ReadEntry | undefined): boolean {
  if (!isDepartment(nameOf(plain, "organisation") ?? "")) return true;
  const employer = other && nameOf(other, "organisation");
  return employer === undefined || employer === nameOf(plain, "title");
}

/** The entries of positions; a department gives way to the organisation that is named beside it. */
export function readPositions(lines: readonly Line[]): ReadEntry[] {
  const words = positionWords;
  const plain = readEntries(lines, { words, weights: { ...readingWeights, department: 0 } });
  if (plain.every((entry) => !isDepartment(nameOf(entry, "organisation") ?? ""))) return plain;
  const others = readEntries(lines, { words, weights: readingWeights });
  const areAlike =
    plain.length === others.length &&
    plain.every((entry, at) => {
      const other = others[at];
      return other !== undefined && startOf(entry)?.text === startOf(other)?.text;
    });
  return areAlike
    ? plain.map((entry, at) => (isEmployer(entry, others[at]) ? entry : (others[at] ?? entry)))
    : plain;
}

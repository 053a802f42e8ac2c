import { delicateRoles, sureEnough, type Candidate } from "./candidate.ts";
import type { Role } from "./rule.ts";

const partOfDate: ReadonlySet<Role> = new Set(["entry_month", "entry_year", "entry_day"]);
const wholeDate: ReadonlySet<Role> = new Set([
  "entry_start_date",
  "entry_end_date",
  "edu_end_date",
]);

/** A field that calls itself a month or a year is that part of the date which the words around it ask for. */
export function withoutWhole(read: readonly Candidate[]): readonly Candidate[] {
  const parts = new Set(read.map(({ role }) => role).filter((role) => partOfDate.has(role)));
  // One that shows all of them, as `MM/YYYY`, takes the whole.
  return parts.size === 1 ? read.filter(({ role }) => !wholeDate.has(role)) : read;
}

const partOfName: ReadonlySet<Role> = new Set(["first_name", "last_name", "middle_name"]);
const ownWords = /^(?:placeholder|ariaLabel):/;

/** "First" in a field under "Your name" is what it takes of it. */
export function withoutWholeName(read: readonly Candidate[]): readonly Candidate[] {
  const isPart = read.some(({ role, because }) => partOfName.has(role) && ownWords.test(because));
  return isPart
    ? read.filter(({ role, because }) => role !== "full_name" || ownWords.test(because))
    : read;
}

const tiedWords = /^(?:label|aria\w+):/;

/** A field with a name of its own is not what untied text in front of it is about: that is mostly a hint of the field before. */
export function withoutRemarks(read: readonly Candidate[]): readonly Candidate[] {
  const isNamed = read.some(
    ({ role, score, because }) =>
      score >= sureEnough && tiedWords.test(because) && !role.startsWith("entry"),
  );
  return read.filter(
    ({ role, because }) => !isNamed || delicateRoles.has(role) || !because.startsWith("before"),
  );
}

import { delicateRoles, confidentScore, type Candidate } from "./candidate.ts";
import type { Role } from "./rule.ts";

const partOfDate: ReadonlySet<Role> = new Set(["entry_month", "entry_year", "entry_day"]);
const wholeDate: ReadonlySet<Role> = new Set([
  "entry_start_date",
  "entry_end_date",
  "edu_end_date",
]);

/** A format with the day or the year beside the month. */
const wholeFormat = /\bmm\W+(?:dd|jj|tt|[ayj]{2,4})\b|\b(?:dd|jj|tt)\W+mm\b/i;

/** Removes parts of dates that only the format of a whole date names, and whole dates when the field is labelled as a month or year. */
export function omitWholeDates(all: readonly Candidate[]): readonly Candidate[] {
  const read = all.filter(
    ({ role, because }) => !partOfDate.has(role) || !wholeFormat.test(because),
  );
  const parts = new Set(read.map(({ role }) => role).filter((role) => partOfDate.has(role)));
  // A label with all parts, such as `MM/YYYY`, is a whole date.
  return parts.size === 1 ? read.filter(({ role }) => !wholeDate.has(role)) : read;
}

const partOfName: ReadonlySet<Role> = new Set(["first_name", "last_name", "middle_name"]);
const ownWords = /^(?:placeholder|ariaLabel):/;

/** "Votre nom" is a part of a name, or all of it. */
const anyName = /^placeholder: (?:\S+ )?votre nom\W*$/i;
const bothNames = /^label: .*\bnom\b.*\bpr[eé]nom|^label: .*\bpr[eé]nom\b.*\bnom\b/i;

/** Removes the full name when the field's own label names a part: "First" in a group "Your name". */
export function omitWholeName(read: readonly Candidate[]): readonly Candidate[] {
  const hasBoth = read.some(({ role, because }) => role === "full_name" && bothNames.test(because));
  const isPart = read.some(
    ({ role, because }) =>
      partOfName.has(role) && ownWords.test(because) && !(hasBoth && anyName.test(because)),
  );
  return isPart
    ? read.filter(({ role, because }) => role !== "full_name" || ownWords.test(because))
    : read;
}

const labelWords = /^(?:label|ariaLabel\w*):/;

/** Removes the full name that `autocomplete` declares when the label names a part: "Nom" and "Prénom", both with `name`. */
export function omitDeclaredName(
  declared: readonly Candidate[],
  read: readonly Candidate[],
): readonly Candidate[] {
  const isPart = read.some(
    ({ role, score, because }) =>
      partOfName.has(role) && score >= confidentScore && labelWords.test(because),
  );
  return isPart ? declared.filter(({ role }) => role !== "full_name") : declared;
}

const isLinkInPlaceholder = ({ role, because }: Candidate) =>
  because.startsWith("placeholder:") && role.endsWith("_url");

/** Removes the links of a placeholder that names several sites: they are examples of what fits. */
export function omitExampleLinks(read: readonly Candidate[]): readonly Candidate[] {
  const sites = new Set(read.filter(isLinkInPlaceholder).map(({ role }) => role));
  return sites.size > 1 ? read.filter((one) => !isLinkInPlaceholder(one)) : read;
}

const tiedWords = /^(?:label|aria\w+):/;

/** Removes candidates of nearby text when the field has a label: the text is usually a hint of the previous field. */
export function omitNearbyHints(read: readonly Candidate[]): readonly Candidate[] {
  const isNamed = read.some(
    ({ role, score, because }) =>
      score >= confidentScore && tiedWords.test(because) && !role.startsWith("entry"),
  );
  return read.filter(
    ({ role, because }) => !isNamed || delicateRoles.has(role) || !because.startsWith("before"),
  );
}

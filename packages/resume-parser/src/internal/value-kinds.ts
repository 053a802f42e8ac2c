import { fold } from "@postulo/lexicon/fold";
import {
  contractValue,
  degreeNoun,
  gradeValue,
  membership,
  monthOrSeason,
  openEnd,
  openStart,
  periodValue,
  restValue,
  roleModifiers,
  rolesAlone,
  schoolKind,
  toldStart,
  traitStart,
} from "@postulo/lexicon/value-kinds";
import { foldWords } from "./text/folded-text.ts";
import { type Place, readPlace, readPlacePhrase } from "./places/place.ts";
import { isLargeCity, isLargeTown } from "./places/place-names.ts";
import { sectionOfTitle } from "./section-titles.ts";
import {
  degreeScore,
  isOccupation,
  listedRoleScore,
  organisationScore,
  roleScore,
  schoolScore,
  subjectScore,
} from "./text/word-scores.ts";

/** What a text certainly is by its words alone, wherever it stands. */
type ValueKind =
  | "place"
  | "grade"
  | "period"
  | "contract"
  | "rest"
  | "trait"
  | "role"
  | "membership"
  | "heading"
  | "degree"
  | "schoolKind"
  | "fragment";

/** The columns of entries whose values are checked. */
export type NamedColumn = "title" | "company" | "school" | "degree" | "field_of_study";

const isNamed = (text: string) =>
  organisationScore(text) +
    schoolScore(text) +
    roleScore(text) +
    degreeScore(text) +
    subjectScore(text) >
  0;

/** Whether a listed word of the text names an occupation, an organisation or a degree. */
const isListedName = (text: string) =>
  organisationScore(text) + schoolScore(text) + listedRoleScore(text) + degreeScore(text) > 0;

/** A university of a large town that has several: `Lyon 3`. */
export function isNumberedUniversity(text: string): boolean {
  const [, town = ""] = /^(\p{L}[\p{L} -]*) \d{1,2}$/u.exec(text) ?? [];
  return town !== "" && isLargeCity(town);
}

/** A town with its region or country, a region or country, or a large town that is no other word. */
function isPlace(text: string, place: Place | undefined): boolean {
  if (place?.known !== true) return false;
  if (place.city === undefined || place.country !== undefined) return true;
  return place.city === place.text ? isLargeTown(text) && !isNamed(text) : !isNamed(place.city);
}

/** Whether a text is nothing but a place: `Smallville, TX`, `à Dakar`, `Côte d’Ivoire`. */
export const isWholePlace = (text: string): boolean =>
  isPlace(text, readPlace(text)) || readPlacePhrase(text) !== undefined;

const roles: ReadonlySet<string> = new Set(rolesAlone);
const modifiers: ReadonlySet<string> = new Set(roleModifiers);

/** Whether a text is a rank or role alone, or an occupation with words that make up no name: `PDG`, `Duty manager`. */
function isRole(text: string): boolean {
  const folded = foldWords(text);
  if (roles.has(folded)) return true;
  const words = folded.split(" ");
  return (
    words.length > 1 &&
    words.some(isOccupation) &&
    words.every((word) => isOccupation(word) || modifiers.has(word))
  );
}

/** Whether each of the parts between slashes is one: `Year/Année scolaire`. */
const everyPart = (folded: string, pattern: RegExp) =>
  folded.split(/\s?[/|]\s?/).every((part) => pattern.test(foldWords(part)));

const kinds: readonly (readonly [ValueKind, (text: string, folded: string) => boolean])[] = [
  ["grade", (_, folded) => gradeValue.test(foldWords(folded))],
  ["period", (_, folded) => everyPart(folded, periodValue)],
  ["contract", (_, folded) => everyPart(folded, contractValue)],
  ["rest", (_, folded) => restValue.test(foldWords(folded))],
  [
    "fragment",
    (text, folded) => openEnd.test(` ${text}`) || openStart.test(text) || toldStart.test(folded),
  ],
  ["trait", (text, folded) => traitStart.test(folded) && !isListedName(text)],
  ["place", isWholePlace],
  ["membership", (_, folded) => membership.test(folded)],
  ["degree", (_, folded) => degreeNoun.test(foldWords(folded))],
  ["schoolKind", (_, folded) => schoolKind.test(foldWords(folded))],
  ["role", isRole],
  ["heading", (text) => sectionOfTitle(text) !== undefined && !isNamed(text)],
];

/** Longer texts are of no certain kind. */
const maxLength = 200;

function kindOf(text: string): ValueKind | undefined {
  if (text.length > maxLength) return undefined;
  const folded = fold(text);
  return kinds.find(([, test]) => test(text, folded))?.[0];
}

const always: readonly ValueKind[] = [
  "place",
  "grade",
  "period",
  "contract",
  "rest",
  "trait",
  "heading",
  "fragment",
];

const impossible: Readonly<Record<NamedColumn, ReadonlySet<ValueKind>>> = {
  title: new Set(always),
  company: new Set([...always, "role", "membership"]),
  school: new Set([...always, "role", "membership", "degree"]),
  degree: new Set([...always, "membership"]),
  field_of_study: new Set([
    ...always.filter((kind) => kind !== "heading"),
    "membership",
    "schoolKind",
  ]),
};

/** Whether an occupation or a degree is called so. */
const isWhole = (column: NamedColumn, text: string) =>
  (column === "title" && roleScore(text) > 0) || (column === "degree" && degreeScore(text) > 0);

/** `Chargée de`, `Licence en`: an occupation or a degree without the words that go on behind it. */
export function stripOpenEnd(column: NamedColumn, text: string): string {
  const shorter = text.replace(openEnd, "");
  if (shorter === text || !isWhole(column, shorter)) return text;
  return stripOpenEnd(column, shorter);
}

/** `University of Hull`: a school without a word of a degree or subject. */
const isOnlySchool = (text: string) =>
  degreeScore(text) + subjectScore(text) === 0 && schoolScore(text) >= 0.7;

const organisations: ReadonlySet<NamedColumn> = new Set(["company", "school"]);

const smallWord = /^\p{Ll}{1,5}$/u;

/** `Passionate about Pets`: capitals in the words that count, and no further word of what somebody is like. */
function isNamePhrase(text: string): boolean {
  const words = text.split(/\s+/);
  const rest = words.slice(1);
  return (
    /^\p{Lu}/u.test(rest.at(-1) ?? "") &&
    rest.some((word) => smallWord.test(word)) &&
    rest.every((word) => smallWord.test(word) || /^\p{Lu}\p{Ll}/u.test(word)) &&
    rest.every((word) => !traitStart.test(fold(word)))
  );
}

/** Whether a text cannot be the value of a column. */
export function cannotBe(column: NamedColumn, text: string): boolean {
  // `Intérimaire` and `Volontaire` are also titles.
  if (column === "title" && isRole(text)) return false;
  if (column === "degree" && isOnlySchool(text)) return true;
  if (column === "school" && isNumberedUniversity(text)) return false;
  const kind = kindOf(stripOpenEnd(column, text));
  if (kind === "trait" && organisations.has(column) && isNamePhrase(text)) return false;
  return kind !== undefined && impossible[column].has(kind);
}

/** Whether a title is certain by its words. */
export const isTitle = (text: string): boolean => roleScore(text) > 0 || isRole(text);

const oneCapitalWord = /^\p{Lu}[\p{L}’'-]+$/u;

/**
 * Whether employers are also called like a text of another kind: one word for a grade, a month or a season, a section's title beside
 * something else. Only a certain title tells that it stands for an employer.
 */
export function isAlsoEmployer(text: string, isAlone: boolean): boolean {
  if (!oneCapitalWord.test(text)) return false;
  const kind = kindOf(text);
  if (kind === "period") return monthOrSeason.test(fold(text));
  return kind === "grade" || (kind === "heading" && !isAlone);
}

const asides: ReadonlySet<ValueKind> = new Set([
  "grade",
  "period",
  "contract",
  "rest",
  "trait",
  "membership",
]);
const asideSeparator = /,\s+|\s[-–—|]\s+/gu;
/** More separators occur only in text. */
const maxSeparators = 8;

/** Whether a text is a period, a contract or another remark that cannot be the name of a town. */
export function isAside(text: string): boolean {
  const kind = kindOf(text);
  return kind !== undefined && asides.has(kind);
}

const empty: ReadonlySet<ValueKind> = new Set(["place", "period", "rest", "fragment", "heading"]);

/** Whether a text says nothing of an entry that its other values do not say: a place, a period, `etc.`. */
export function isEmptyRemark(text: string): boolean {
  const kind = kindOf(text);
  return kind !== undefined && empty.has(kind);
}

/** A name without what follows its last separator, if that is certainly no part of one: `Vendeuse, CDD`. */
export function stripAside(name: string): string {
  const last = [...name.matchAll(asideSeparator).take(maxSeparators)].at(-1);
  if (!last || last.index === 0) return name;
  return isAside(name.slice(last.index + last[0].length))
    ? name.slice(0, last.index).trimEnd()
    : name;
}

const neverSkills: ReadonlySet<ValueKind> = new Set(["period", "contract", "rest", "fragment"]);

/** Whether a text is certainly no skill: a function word, a part of a phrase, a period. */
export function isNoSkill(text: string): boolean {
  const kind = kindOf(text);
  return kind !== undefined && neverSkills.has(kind);
}

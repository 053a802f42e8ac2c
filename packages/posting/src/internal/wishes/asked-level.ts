import { memoize } from "@postulo/evidence/memoize";
import { isForStudies, isSubject, subjectOf } from "../../asked-studies.ts";
import type { Proof } from "./proofs.ts";
import { isOfRank, namesRank } from "./study-ranks.ts";
import { wishChoices } from "./wish-choices.ts";

/** "QQI Level 3", "Level 2 NVQ": a level of a framework of qualifications. */
const frameworks: readonly RegExp[] = [
  /(?<!\p{L})(?<of>QQI|FETAC|NFQ|NVQ|SVQ|RQF|EQF)(?: level)? ?(?<level>\d{1,2})(?!\d)/iu,
  /(?<!\p{L})level (?<level>\d{1,2}) (?<of>QQI|FETAC|NFQ|NVQ|SVQ|RQF|EQF)(?!\p{L})/iu,
];

type Level = { readonly of: string; readonly level: number; readonly written: string };

const levelIn = memoize((text): Level | undefined => {
  const found = frameworks
    .values()
    .map((form) => form.exec(text))
    .find((match) => match !== null);
  const { of = "", level = "" } = found?.groups ?? {};
  return found ? { of: of.toUpperCase(), level: Number(level), written: found[0] } : undefined;
});

/** Where a wish begins with a level of qualifications: "QQI Level 5 in catering". */
export const beginsWithLevel = (wish: string): boolean =>
  frameworks.some((form) => wish.search(form) === 0);

const reaches = (own: Level | undefined, asked: Level) =>
  own?.of === asked.of && own.level >= asked.level;

/** Whether a study has the level of a framework that a clause asks for, and its subject. */
function hasLevel(clause: string, { text }: Proof): boolean {
  const asked = levelIn(clause);
  if (!asked || !reaches(levelIn(text), asked)) return false;
  return isSubject(subjectOf(clause.replace(asked.written, " ")), text);
}

const hasRank = (wish: string, { text }: Proof) =>
  isForStudies(wish) &&
  namesRank(wish) &&
  namesRank(text) &&
  isOfRank(wish, text) &&
  wishChoices(wish).some((choice) => isSubject(subjectOf(choice), text));

/** "BTS Comptabilité, niveau": studied to that level, and not passed. */
const levelOnly = /(?<!\p{L})niveau ?\)?$/iu;

/**
 * The studies that a wish for a level of studies is proven by: those of this level or a higher one of the same framework, in its
 * subject where it names one.
 */
export function provenByLevel(wish: string, proofs: readonly Proof[]): string[] {
  const clauses = wish.split(/,? (?:or|ou) /iu);
  return proofs
    .filter(({ isStudy, text }) => isStudy && !levelOnly.test(text))
    .filter((study) => clauses.some((clause) => hasLevel(clause, study)) || hasRank(wish, study))
    .map(({ id }) => id);
}

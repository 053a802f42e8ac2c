import {
  completed,
  credentialLead,
  heldList,
  inForce,
  knowledgeEnd,
  noExpiry,
  ownKnowledge,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { validity } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "../../entry.ts";
import { datesOf } from "../../facts.ts";
import { memoizeObject } from "../../memoize.ts";
import { wordsOf } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { calendarWords } from "../calendar-words.ts";
import { isRestricting, restrictionsOf } from "../restrictions.ts";
import { isIn } from "../sources.ts";
import type { Source } from "../sources.ts";
import { markedParts, statementsOf } from "../statements.ts";
import { doubtful, knows } from "../trial.ts";
import type { Month, Reason, Trial } from "../trial.ts";
import { goesOn, isAfter, isHeld, namesStudyPart } from "../unfinished.ts";
import { contentWords, isFunctionWord, isNeutral, statedKeysOf, stemsOf } from "../word-keys.ts";
import { isPlan, isUnreached, stateOf } from "./clause-state.ts";
import { isCredential, namesDegree } from "./terms.ts";

/** A degree is reached if it is held, and no remark beside its name restricts it: "packed in after one term". */
const isReached = (entry: Entry, today: Month) =>
  isHeld(entry, today) &&
  ![entry.title, entry.detail, ...entry.lines]
    .flatMap((text, at) => markedParts(text).slice(at < 2 ? 1 : 0))
    .some(
      ({ text }) =>
        !completed.test(fold(text)) && wordsOf(text).some(({ raw }) => isRestricting(raw)),
    );

/** Of studies that go on, no end. */
const unfinished =
  /(?<!\p{L})(?:not (?:yet )?(?:finished|completed)|unfinished|incomplete|non terminée?|inachevée?)(?!\p{L})/giu;

/** Whether an education was given up, or failed: what is only called unfinished may go on. */
export const isGivenUp = (entry: Entry, today: Month): boolean =>
  [entry.title, entry.detail, ...entry.lines].some((text) =>
    restrictionsOf(goesOn(entry, today) ? text.replace(unfinished, "") : text).has("lapsed"),
  );

/** « J'ai suivi un module »: a part of studies that was attended, of which nothing is said to be passed. */
const isAttendance = ({ text, folded }: Clause): boolean =>
  attended.test(folded) && namesStudyPart(text) && !completed.test(folded.replace(attended, " "));
const attended = /(?<!\p{L})(?:(?:ai|avais) (?:aussi |egalement )?suivie?s?|attended)(?!\p{L})/u;

/** "I hold the certificate" of an education that the entry does not show as held, unless the clause says that it is a part. */
function takesUnheld(trial: Trial): Reason[] {
  const { source, clause, today } = trial;
  if (source?.entry.kind !== "education" || isReached(source.entry, today)) return [];
  const { title, detail } = source.entry;
  if (isUnreached(trial) || (isPlan(trial) && !isGivenUp(source.entry, today))) return [];
  if (namesStudyPart(clause.text) && !stateOf(clause).isCompleted) return [];
  if (isAttendance(clause)) return [];
  const stems = new Set(
    wordsOf(`${title} ${detail}`)
      .filter(({ raw }) => contentWords(raw).length > 0 || /^\p{Lu}./u.test(raw))
      .flatMap(({ raw }) => stemsOf(raw)),
  );
  const named = wordsOf(clause.text).find(({ raw }) => isIn(stemsOf(raw), stems));
  return named ? [doubtful("credential", named.raw)] : [];
}

/** The names of what an education or a skill is about: the field of study, and the degree or the name before a remark. */
const subjectsOf = ({ kind, title, detail }: Entry): readonly string[] => {
  if (kind === "education") return [detail, title];
  return kind === "skill" ? [title.split(/[:(]/)[0] ?? ""] : [];
};

/** "SSIAP 2": all words and numbers. */
const isNamedIn = (subject: string, stems: ReadonlySet<string>) =>
  contentWords(subject).length > 0 &&
  wordsOf(subject).every(
    // "MA" is a degree, and not « ma ».
    ({ raw }) => (isFunctionWord(raw) && !/^\p{Lu}{2,}$/u.test(raw)) || isIn(stemsOf(raw), stems),
  );

const isPlanned = (source: Source) =>
  statementsOf(source).length > 0 &&
  statementsOf(source).every(({ restrictions }) => restrictions.has("planned"));

/** "I graduated in hotel management" of studies that are not held: other entries may have each of these words. */
function completesUnfinished(trial: Trial): boolean {
  const { clause, evidence, today } = trial;
  if (!stateOf(clause).isCompleted || isPlan(trial) || isUnreached(trial)) return false;
  if (isAttendance(clause)) return false;
  const stems = new Set(wordsOf(clause.text).flatMap(({ raw }) => stemsOf(raw)));
  const named = evidence.sources.filter(({ entry }) =>
    subjectsOf(entry).some((subject) => isNamedIn(subject, stems)),
  );
  const studied = named.filter(({ entry }) => entry.kind === "education");
  if (studied.length > 0) return studied.every(({ entry }) => !isHeld(entry, today));
  return named.length > 0 && named.every(isPlanned);
}

/** Up to a comma: what "my" is said of. */
const possessed = /(?<!\p{L})(?:my|mon|ma) [^,;:.]{1,60}/gu;

/** "My diploma means that I am ready", in a wish: what is called one's own is held. */
export function checkPossessed(trial: Trial): Reason[] {
  const { clause, evidence, today } = trial;
  if (isPlan(trial) || isUnreached(trial)) return [];
  return [...clause.folded.matchAll(possessed)]
    .map(({ 0: words, index }) => clause.text.slice(index, index + words.length))
    .filter((text) => namesDegree({ ...clause, text }))
    .filter((text) => {
      const stems = new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw)));
      const named = evidence.sources.filter(
        ({ entry }) =>
          entry.kind === "education" &&
          subjectsOf(entry).some((subject) => isNamedIn(subject, stems)),
      );
      return named.length > 0 && named.every(({ entry }) => !isReached(entry, today));
    })
    .map((text) => doubtful("credential", text));
}

/** "My knowledge of wills would help you", in a wish: what it is of is in an entry, each word. */
export function checkKnowledge(trial: Trial): Reason[] {
  const { text, folded } = trial.clause;
  return [...folded.matchAll(ownKnowledge)].flatMap(({ 0: lead, index }) => {
    const [object = ""] = text.slice(index + lead.length).split(knowledgeEnd, 1);
    return contentWords(object)
      .filter(({ raw }) => !isNeutral(raw) && !knows(trial, raw))
      .slice(0, 1)
      .map(({ raw }) => doubtful("unsupported", raw));
  });
}

/** "which I completed in February 2027", a date to come. */
function completedLater({ clause, today }: Trial): Reason[] {
  const { restrictions, isCompleted, dates } = stateOf(clause);
  if (restrictions.has("planned") || !isCompleted) return [];
  return dates
    .filter((date) => isAfter(date, today))
    .map(({ start, end }) => doubtful("date", clause.text.slice(start, end)));
}

const namesValidity = (folded: string) =>
  [validity, inForce, noExpiry].some((one) => one.test(folded)) || folded.startsWith("expir");
/** Of what is held: "certificate" and "valid" are of each. */
const isName = (raw: string) =>
  !isCredential(raw) &&
  !namesValidity(fold(raw)) &&
  !calendarWords.has(fold(raw)) &&
  !/\d/.test(raw);

const statedIn = (text: string) => wordsOf(text).flatMap(({ raw }) => statedKeysOf(raw));

type Said = { readonly part: string; readonly before: string | undefined; readonly at: number };

/**
 * The keys of what is said to be valid from a place of a part of a line: what stands before, or else what the part names; of one
 * that names nothing the part before, or the label of a note.
 */
function keysOfValid({ part, before, at }: Said, { head, entry }: Source): ReadonlySet<string> {
  const item = part.slice(0, at);
  if (contentWords(item).length > 0) return new Set(statedIn(item));
  const isNamed = contentWords(part).some(({ raw }) => isName(raw));
  if (isNamed) return new Set(statedIn(part));
  return new Set([
    ...statedIn(`${before ?? ""} ${part}`),
    ...(entry.kind === "note" ? head.keys : []),
  ]);
}

/** Whether one of the parts of the lines says so of what a clause names: "first aid (no expiry), PVG till 05/2027". */
export function isSaidOfSame(
  { pool, words, found, clause: { folded } }: Trial,
  saysSo: (part: string) => number | undefined,
): boolean {
  const [valid] = inForce.exec(folded) ?? [];
  const said = new Set(wordsOf(valid ?? "").map(({ raw }) => raw));
  const own = found.filter((_, at) => {
    const { raw = "" } = words[at] ?? {};
    return isName(raw) && !said.has(fold(raw));
  });
  const named = own.length > 0 ? own : found;
  return pool.some((source) =>
    source.lines.some(({ text }) =>
      text.split(/[,;]\s/).some((part, index, parts) => {
        const at = saysSo(part);
        if (at === undefined) return false;
        const keys = keysOfValid({ part, before: parts[index - 1], at }, source);
        return named.some((one) => isIn(one.keys, keys));
      }),
    ),
  );
}

/** "My first aid does not expire" */
export function neverExpires(trial: Trial): Reason[] {
  const [said] = noExpiry.exec(trial.clause.folded) ?? [];
  if (said === undefined) return [];
  const isSaid = isSaidOfSame(trial, (part) => noExpiry.exec(fold(part))?.index);
  return isSaid ? [] : [doubtful("credential", said)];
}

/** Where a part of a line says that something is held on a day: without an end, or with one that is to come. */
function heldOn(part: string, today: Month): number | undefined {
  const folded = fold(part);
  const end = validity.exec(folded);
  const dates = datesOf(part);
  if (end && dates.length > 0)
    return dates.some((date) => isAfter(date, today)) ? end.index : undefined;
  return inForce.exec(folded)?.index;
}

/** "I hold a first aid certificate", "my licence": says that a licence or certificate is the applicant's own. */
export const isHolding = memoizeObject(
  ({ text, folded }: Clause): boolean =>
    (heldList.test(folded) || credentialLead.test(folded) || ownThing.test(folded)) &&
    wordsOf(text).some(({ raw }) => isCredential(raw)),
);
const ownThing =
  /(?<!\p{L})(?:my|mon|ma|mes|je (?:possede|detiens)|j'ai (?!\p{L}+e )(?:une?|le|la|l'|mon|ma)) /u;

/** "up to date", « en cours de validité »: a line about the same says so, or until when. */
function checkInForce(trial: Trial): Reason[] {
  const { clause, source, found, today } = trial;
  const [said] = inForce.exec(clause.folded) ?? [];
  // "Kept the certificates of the boats valid" is work; of "my certificate is valid" no job says so.
  const isOfWork =
    (source?.entry.kind === "job" || source?.entry.kind === "contribution") &&
    !isHolding(clause) &&
    found.some(({ sources }) => sources.has(source));
  if (said === undefined || isOfWork) return [];
  const isStated = isSaidOfSame(trial, (part) => heldOn(part, today));
  return isStated ? [] : [doubtful("credential", said)];
}

/** What is said to be held, finished or in force is so by its own entry; `isFree`: no statement restricts it. */
export const checkQualifications = (trial: Trial, isFree: boolean): readonly Reason[] => [
  ...(isFree && completesUnfinished(trial) ? [doubtful("credential", trial.clause.text)] : []),
  ...takesUnheld(trial),
  ...completedLater(trial),
  ...checkInForce(trial),
  ...neverExpires(trial),
];

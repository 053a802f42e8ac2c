import { completed, credentialLead, heldList, inForce, linkWords } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { findTerms } from "../../find-terms.ts";
import { memoizeObject } from "../../memoize.ts";
import { numbersOf } from "../../numbers.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { determiner, isAgent } from "../agents.ts";
import type { Clause } from "../clauses.ts";
import { isWithinRate } from "../rates.ts";
import { restrictingParts } from "../restrictions.ts";
import { isIn } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { doubtful, knows, refused } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { isNeutral, keysOf, statedKeysOf, stemsOf } from "../word-keys.ts";
import { matchDuration } from "./durations.ts";
import { unknownCategories } from "./licence-categories.ts";
import { isTime } from "./number-match.ts";
import { isCredential, isDegreeWord, isGeneric } from "./terms.ts";

/** « m'a permis de » */
const isParticiple = ({ raw, start }: Word, folded: string) =>
  /^permis$/i.test(raw) && /(?<![\p{L}])(?:a|ont|avait|aura) $/u.test(folded.slice(0, start));

const links = new Set(linkWords);
/** Whether no comma and no preposition parts a credential from its name: "a licence for the van". */
const isJoined = (between: string) =>
  !/[,.;:()]/.test(between) && !wordsOf(between).some(({ raw }) => links.has(fold(raw)));

const credentialsIn = memoizeObject(({ text }: Clause) =>
  wordsOf(text).filter(({ raw }) => isCredential(raw)),
);
const degreesIn = memoizeObject(({ text }: Clause) =>
  wordsOf(text).filter(({ raw }) => isDegreeWord(raw) || isGeneric(raw)),
);

const maxCredentialWords = 2;

const namesAny = ({ text }: SourceLine) =>
  wordsOf(text).some(({ raw }) => isCredential(raw) || isDegreeWord(raw)) ||
  findTerms(text).some(({ term }) => term.kind === "credential");

/** Whether a source says that a word is of a qualification: a skill or a job of that name is none. */
const qualifies = ({ entry, head, lines }: Source, keys: readonly string[]) =>
  entry.kind === "education" ||
  (entry.kind === "note" && namesAny(head)) ||
  lines.some((line) => isIn(keys, line.keys) && namesAny(line));

/** What a person is by a qualification. */
const isState = (raw: string) =>
  /^(?:certified|qualified|chartered|accredited|licensed)$/i.test(raw);

/** "HACCP-certified": joined to the word of the credential. */
const wordBefore = (start: number, { words, clause: { text } }: Trial) =>
  words.filter(({ end }) => end < start && /^[- ]$/.test(text.slice(end, start))).slice(-1);

/** "BA", which in the lines of a job is a business analyst. */
const isOfWork = (raw: string, { evidence }: Trial): boolean => {
  const sources = [...evidence.find(raw).ownSources];
  return (
    /^\p{Lu}{2}$/u.test(raw) &&
    sources.length > 0 &&
    sources.every(({ entry: { kind } }) => kind === "job" || kind === "contribution")
  );
};

const persons = ["people", "personnes"].flatMap((word) => keysOf(word));

/** "drivers", « des élèves »: persons who are others than the applicant. */
const namesOthers = ({ text }: SourceLine) =>
  wordsOf(text).some(
    ({ raw }) => /s$/i.test(raw) && (isAgent(raw) || isIn(persons, new Set(statedKeysOf(raw)))),
  );

/** Between a person and what is held: "a driver licence" has none. */
const holderLinks = new Set(
  "with who whose holding holds held has had having avec qui dont ayant a avait titulaire detenteur detentrice possedant".split(
    " ",
  ),
);
/** "Jonas, who has a licence", « un ami qui a le permis » */
const relativeLink = /(?<!\p{L})(?:who|qui) (?:has|had|holds|held|a|avait|possede|detient) /u;

const ownRole = /^(?:as|comme|que|am|was|been|become|became|suis|etais|devenue?)$/;

/** In words: "a new HGV driver". */
const maxBetween = 2;

const isPerson = (raw: string) => isAgent(raw) || isIn(persons, new Set(statedKeysOf(raw)));
const oneOf = /^(?:one|each|every|another|chaque|un|une)$/;

/** Whether a word is one person behind an article, who is not said to be the applicant: "a driver", but not "as a driver". */
function isAnother(words: readonly Word[], at: number): boolean {
  if (!isPerson(words[at]?.raw ?? "")) return false;
  const before = words.slice(Math.max(0, at - 1 - maxBetween), at);
  const article = before.findLastIndex(({ raw }) => determiner.test(raw) || oneOf.test(raw));
  const own = words[at - before.length + article - 1]?.raw;
  return article >= 0 && !(own !== undefined && ownRole.test(own));
}

/** "Managed a driver with a Class 1 licence": another person is named before what is held, and linked to it. */
const namesAnother = ({ text }: SourceLine, named: readonly (readonly string[])[]): boolean =>
  fold(text)
    .split(/[;.]|,(?! (?:who|which|qui) )/)
    .some((part) => {
      const words = wordsOf(part);
      const held = words.findLastIndex(({ raw }) => {
        const keys = new Set(statedKeysOf(raw));
        return named.some((own) => isIn(own, keys));
      });
      if (held < 0) return false;
      const before = words.slice(0, held);
      const link = before.findLastIndex(({ raw }) => holderLinks.has(raw));
      return (
        relativeLink.test(part.slice(0, words[held]?.start)) ||
        before.slice(0, Math.max(0, link)).some((_, at) => isAnother(words, at))
      );
    });

/** "I hold a Class 1 licence", where the line says "managed drivers with a Class 1 licence". */
function isOfOthers({ clause, source, words, found, pool }: Trial): boolean {
  const { folded } = clause;
  const lead = credentialLead.exec(folded) ?? heldList.exec(folded);
  if (!lead || source?.entry.kind === "education") return false;
  const behind = lead.index + lead[0].length;
  const stated = found.filter((_, at) => (words[at]?.start ?? 0) >= behind).map(({ keys }) => keys);
  // « permis C » has no other word.
  const named =
    stated.length > 0 ? stated : credentialsIn(clause).map(({ raw }) => statedKeysOf(raw));
  const lines = pool
    .flatMap((one) => one.lines)
    .filter((line) => named.length > 0 && named.every((keys) => isIn(keys, line.keys)));
  return lines.length > 0 && lines.every((line) => namesOthers(line) || namesAnother(line, named));
}

/** "valid until": when it is held, which the check of validity compares. */
export function isOfValidity({ start }: Pick<Word, "start">, folded: string): boolean {
  const [said] = inForce.exec(folded) ?? [];
  const at = said === undefined ? -1 : folded.indexOf(said);
  return said !== undefined && at <= start && start < at + said.length;
}

const namesHeld = ({ text }: SourceLine) =>
  wordsOf(text).some(({ raw }) => isCredential(raw) || statedKeysOf(raw).some(isCredential));

const driving = new Set(["drive", "driving", "conduire", "conduite"].flatMap(stemsOf));

/** "six years of driving" of "clean DL 6 yrs": how long a licence was held says nothing of its use. */
function yearsOfHeld(trial: Trial): string | undefined {
  const { clause, pool } = trial;
  const times = numbersOf(clause.text).filter(isTime);
  const isDriving = wordsOf(clause.text).some(({ raw }) => isIn(keysOf(raw), driving));
  if (!isDriving || credentialsIn(clause).length > 0) return undefined;
  return times.find((time) => {
    const lines = pool
      .flatMap((one) => one.lines)
      .filter(({ numbers }) =>
        numbers.some(({ value, unit }) => value === time.value && unit === time.unit),
      );
    return lines.length > 0 && lines.every(namesHeld) && matchDuration(time, trial) !== "same";
  })?.text;
}

/** « carte Vitale », « carte bancaire »: a card that is handled at work, and no qualification. */
const isOfThing = (raw: string) => /^(?:vitale|bancaire|grise)s?$/i.test(raw);

/** What is held as a licence or certificate is named as in the profile: each word counts. */
export const checkCredentials: Check = (trial) => {
  const { text, folded } = trial.clause;
  if (isOfOthers(trial)) return [doubtful("credential", text)];
  const years = yearsOfHeld(trial);
  if (years !== undefined) return [doubtful("duration", years)];
  const credentials = credentialsIn(trial.clause);
  const degrees = degreesIn(trial.clause);
  if (credentials.length + degrees.length === 0) return [];
  const held = credentials.filter((word) => !isParticiple(word, folded));
  const wordsBehind = (link: RegExp, of: readonly Word[] = held) =>
    of.flatMap(({ end }) =>
      trial.words
        .filter(({ start }) => start >= end && isJoined(text.slice(end, start).replace(link, " ")))
        .filter(({ raw }) => !isCredential(raw))
        .slice(0, maxCredentialWords),
    );
  // "My certificate expired", « est valable jusqu'en 2029 »: its state is no part of its name.
  const states = restrictingParts(text);
  const unknown = wordsBehind(/^$/).filter(
    (word) => !knows(trial, word.raw) && !isWithinRate(states, word) && !isOfValidity(word, folded),
  );
  const known = [
    ...wordsBehind(/^ (?:in|en|of|de|d['’]|for|pour) ?/, [...held, ...degrees]),
    ...held.filter(({ raw }) => isState(raw)).flatMap(({ start }) => wordBefore(start, trial)),
  ].filter(
    (word) => !isCredential(word.raw) && knows(trial, word.raw) && !isWithinRate(states, word),
  );
  const unqualified = known.filter(({ raw }) => {
    const { sources, keys } = trial.evidence.find(raw);
    // « la carte du relais » of « Relais des Pins »
    const isEmployer = trial.source?.entry.kind === "job" && isIn(keys, trial.source.head.keys);
    return (
      !isEmployer && !isOfThing(raw) && ![...sources].some((source) => qualifies(source, keys))
    );
  });
  return [
    ...degrees
      .filter(({ raw }) => isOfWork(raw, trial))
      .map(({ raw }) => doubtful("credential", raw)),
    ...unqualified.slice(0, 1).map(({ raw }) => doubtful("credential", raw)),
    ...unknown.map(({ raw }) => doubtful("credential", raw)),
    ...unknownCategories(trial, credentials).map((category) => refused("credential", category)),
  ];
};

/** Of an education only its own entry, or what the person wrote beside the entries, says what was learnt there. */
export const checkStudies: Check = ({ source, words, evidence }) =>
  source?.entry.kind === "education"
    ? words
        .filter(({ raw }) => {
          const sources = [...evidence.find(raw).sources];
          const areOfOthers = sources.every(({ entry: { kind } }) => /^(?:skill|job)$/.test(kind));
          const isOfStudies = isNeutral(raw) || completed.test(fold(raw));
          return sources.length > 0 && areOfOthers && !isOfStudies;
        })
        .slice(0, 1)
        .map(({ raw }) => doubtful("mixed", raw))
    : [];

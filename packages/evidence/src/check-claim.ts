import {
  completesIt,
  credentialLead,
  firstPerson,
  heldList,
  otherVerb,
  perceived,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "./entry.ts";
import { undotted } from "./facts.ts";
import { wordsOf } from "./words.ts";
import { clausesOf } from "./internal/clauses.ts";
import type { Clause } from "./internal/clauses.ts";
import { checkCredentials, checkStudies } from "./internal/checks/credentials.ts";
import { checkCoverage } from "./internal/checks/coverage.ts";
import { checkLead, checkSole } from "./internal/checks/credit.ts";
import { checkNegation } from "./internal/checks/denials.ts";
import { checkCurrency } from "./internal/checks/currency.ts";
import { checkDates } from "./internal/checks/dates.ts";
import { checkFrequency } from "./internal/checks/frequency.ts";
import { checkNames, namesIn } from "./internal/checks/names.ts";
import { checkNumbers } from "./internal/checks/numbers.ts";
import { checkGrades, checkHonours, checkTerms, namesDegree } from "./internal/checks/terms.ts";
import { checkLevels } from "./internal/checks/levels.ts";
import { checkRanks } from "./internal/checks/ranks.ts";
import { checkCause, checkChange, checkClaimedChange } from "./internal/checks/results.ts";
import { checkVagueYears } from "./internal/checks/durations.ts";
import { checkOther } from "./internal/checks/other-clauses.ts";
import { checkSegments } from "./internal/checks/segments.ts";
import { checkOpposites, contradictionsIn } from "./internal/checks/opposites.ts";
import { checkRestrictions } from "./internal/checks/restrictions.ts";
import { checkTitles } from "./internal/checks/titles.ts";
import {
  checkForbidden,
  checkFormula,
  checkLinks,
  withoutSignature,
} from "./internal/checks/whole-sentence.ts";
import { withoutReference } from "./internal/posting-reference.ts";
import { readTimeReference, splitByOrganisation } from "./internal/employers.ts";
import { claimOf } from "./internal/reading.ts";
import type { Outcome, Reading } from "./internal/reading.ts";
import { isAnchored, isIn, readEvidence } from "./internal/sources.ts";
import type { Evidence, PostingText, Source } from "./internal/sources.ts";
import { doubtful, refused, trialOf } from "./internal/trial.ts";
import type { Check, Month, Reason, Trial } from "./internal/trial.ts";
import { contentWords, isLight, isNeutral, stemsOf } from "./internal/word-keys.ts";

export type { PostingText } from "./internal/sources.ts";
export type { ReasonKind } from "./internal/trial.ts";

/** Cited for a statement about the posting. */
const postingId = "posting";

export type Verdict = "accepted" | "doubtful" | "refused";
export type ClaimVerdict = { readonly verdict: Verdict; readonly reasons: readonly Reason[] };

export type ClaimContext = {
  readonly entries: readonly Entry[];
  readonly posting: PostingText;
  /** The entries that the sentence cites; without them each entry may be its source, one at a time. */
  readonly cited?: readonly string[] | undefined;
  readonly today: Month;
};

const selfChecks: readonly Check[] = [
  checkOpposites,
  checkNumbers,
  checkFrequency,
  checkRanks,
  checkDates,
  checkCurrency,
  checkNames,
  checkTitles,
  checkTerms,
  checkHonours,
  checkGrades,
  checkCredentials,
  checkStudies,
  checkLevels,
  checkLead,
  checkSole,
  checkNegation,
  checkVagueYears,
  checkCause,
  checkChange,
  checkClaimedChange,
  checkSegments,
  checkCoverage,
  checkRestrictions,
];

/** More than all doubts of a clause together. */
const refusalWeight = 100;

const weightOf = (reasons: readonly Reason[]) =>
  reasons.reduce((sum, { severity }) => sum + (severity === "refused" ? refusalWeight : 1), 0);

/** The reasons against a trial, or undefined as soon as they weigh as much as `limit`. */
function tryClause(trial: Trial, limit: number): readonly Reason[] | undefined {
  const reasons: Reason[] = [];
  let weight = 0;
  for (const check of selfChecks) {
    const found = check(trial);
    reasons.push(...found);
    weight += weightOf(found);
    if (weight >= limit) return undefined;
  }
  return reasons;
}

type Results = (
  clause: Clause,
  sources: readonly (Source | undefined)[],
  isNamed: boolean,
) => readonly Reason[];

/** The reasons against the entry that fits a clause best: the first with the least. */
const bestOf =
  (reading: Reading): Results =>
  (clause, sources, isNamed) => {
    const background = reading.allowed.filter((one) => !isAnchored(one));
    const claim = claimOf(clause, reading, background);
    let best: readonly Reason[] | undefined;
    for (const source of sources) {
      const limit = best === undefined ? Number.POSITIVE_INFINITY : weightOf(best);
      if (limit === 0) break;
      best = tryClause(trialOf(claim, source, isNamed), limit) ?? best;
    }
    if (best === undefined || best.length === 0) return [];
    // An entry that says nothing about it contradicts it less than the one that says the opposite.
    const trials = sources.map((source) => trialOf(claim, source, isNamed));
    return [...best, ...contradictionsIn(trials)];
  };

/** The verdict on a clause that names an organisation, or follows one that does. */
function checkAnchored(clause: Clause, reading: Reading, anchors: Anchors): readonly Reason[] {
  const { sources, isNamed } = anchors;
  const best = bestOf(reading);
  const cited = sources.filter((source) => reading.allowed.includes(source));
  if (cited.length === 0 && isNamed)
    return [refused("organisation", sources[0]?.entry.organisation ?? "")];
  const isBound = isNamed || clause.refersBack;
  const own = best(clause, isNamed ? cited : [...cited, undefined], isBound);
  if (own.length === 0 || isBound) return own;
  const elsewhere = best(clause, [...reading.allowed.filter(isAnchored), undefined], false);
  if (weightOf(elsewhere) >= weightOf(own)) return own;
  // "I cook at the Kettle and I hold a diploma in nutrition": a statement of its own.
  const isApart = firstPerson.test(fold(clause.beside));
  if (isApart && best(clause, reading.allowed.filter(isStudy), false).length === 0) return [];
  return [...elsewhere, doubtful("mixed", clause.text)];
}

const isStudy = ({ entry }: Source) => entry.kind === "education";

/** Each part is compared with each entry; a sentence of a letter has fewer. */
const maxParts = 16;

/** "a licence and my first aid", « du permis B et du PSC1 »: each item has its article. */
const itemEnd = new RegExp(
  [
    "(?:,| (?:and|et|ainsi que|as well as))\\s(?:(?:and|et|ainsi que) )?",
    "(?=(?:an?|the|my|une?|l[ae]s?|mon|ma|mes|du|des?)\\s|[dl]['’]|\\p{Lu})",
  ].join(""),
  "u",
);

/** "I hold" of "I hold a diploma and a licence", without the article. */
function leadOf({ folded, text }: Clause): string | undefined {
  const lead = credentialLead.exec(folded);
  if (lead) return text.slice(0, lead[0].length);
  const list = heldList.exec(folded);
  if (!list) return undefined;
  const held = list[0].split(" ").slice(0, -1).join(" ");
  return text.slice(list.index, list.index + held.length).trim();
}

/** "I hold a diploma, a licence and my first aid": what is had may be of several entries, each item of one. */
function isOfHeldItems(clause: Clause, check: (part: Clause) => readonly Reason[]): boolean {
  const lead = leadOf(clause);
  if (lead === undefined) return false;
  const items = clause.text.split(itemEnd);
  const claims = items.map((item, at) => (at === 0 ? item : `${lead} ${item}`));
  return (
    items.length > 1 &&
    items.length <= maxParts &&
    items.every((item) => wordsOf(item).length > 1) &&
    items.slice(1).every((item) => !firstPerson.test(fold(item)) && !otherVerb.test(fold(item))) &&
    claims.every((text) => check({ ...clause, text, folded: fold(text) }).length === 0)
  );
}

/** A clause that no entry supports as a whole, but several do in parts: not clear who did what where. */
function checkParts(clause: Clause, reading: Reading): readonly Reason[] {
  const sources = [...reading.allowed.filter(isAnchored), undefined];
  const best = bestOf(reading);
  const whole = best(clause, sources, false);
  const parts = clause.text
    .split(/,\s+|\s(?:and|et)\s/)
    .map((text) => ({ ...clause, text, folded: fold(text) }));
  if (whole.length === 0 || parts.length < 2 || parts.length > maxParts) return whole;
  // "Holder of a certificate and of a diploma" are two educations.
  const isHeldList =
    (credentialLead.test(clause.folded) || heldList.test(clause.folded)) &&
    parts
      .filter(({ text }) => contentWords(text).length > 0 || /\d|\p{Lu}/u.test(text))
      .every(namesDegree);
  if (weightOf(whole) < refusalWeight && !isHeldList) return whole;
  const lead = isHeldList ? leadOf(clause) : undefined;
  const led = parts.map((part, at) => {
    const text = lead === undefined || at === 0 ? part.text : `${lead} ${part.text}`;
    return { ...part, text, folded: fold(text) };
  });
  const reasons = led.flatMap((part) => best(part, sources, false));
  if (isHeldList && reasons.length === 0) return [];
  return weightOf(reasons) < refusalWeight ? [...reasons, doubtful("mixed", clause.text)] : whole;
}

type Anchors = { readonly sources: readonly Source[]; readonly isNamed: boolean };

/** "I passed it this summer": at most the time has a word of its own. */
function completesUnnamed({ text, folded }: Clause): boolean {
  const named = contentWords(folded.replace(completesIt, "")).filter(({ raw }) => !isNeutral(raw));
  return completesIt.test(folded) && named.length <= 1 && namesIn(text).length === 0;
}

function checkSelf(clause: Clause, reading: Reading, before: readonly Source[]): Outcome {
  if (reading.allowed.length === 0 && contentWords(clause.text).length > 0)
    return { reasons: [refused("unsourced", clause.text)], anchors: [] };
  if (completesUnnamed(clause))
    return { reasons: [doubtful("unsupported", clause.text)], anchors: before };
  const reference = readTimeReference(clause, reading);
  if (reference) return checkSelf(reference.clause, { ...reading, allowed: reference.allowed }, []);
  const holders = [...reading.allowed.filter(isAnchored), undefined];
  const best = bestOf(reading);
  if (isOfHeldItems(clause, (part) => best(part, holders, false)))
    return { reasons: [], anchors: before };
  const parts = splitByOrganisation(clause, reading);
  if (parts.length > 1) {
    const outcomes = parts.map((part) => checkSelf(part, reading, []));
    const anchors = outcomes.at(-1)?.anchors ?? [];
    return { reasons: outcomes.flatMap(({ reasons }) => reasons), anchors };
  }
  const named = reading.evidence.organisationsIn(clause.text);
  const anchors = named.length > 0 ? named : before;
  const reasons =
    anchors.length > 0
      ? checkAnchored(clause, reading, { sources: anchors, isNamed: named.length > 0 })
      : checkParts(clause, reading);
  return { reasons, anchors };
}

/** "Brook Works is looking for a clerk": the company of the posting, and not the applicant. */
function isAboutCompany({ text, folded }: Clause, { posting: { company } }: Evidence): boolean {
  const words = new Set(wordsOf(text).map(({ key }) => key));
  return company.length > 0 && !firstPerson.test(folded) && company.every((key) => words.has(key));
}

/** A clause with so many words of the posting, and no others, is about it. */
const leastPostingWords = 4;

/** "Outdoor learning is part of every week at Kilvarran": names of the posting, and none of the profile. */
function isAboutPosting({ text, folded }: Clause, { posting, find }: Evidence): boolean {
  const [known = ""] = perceived.exec(folded) ?? [];
  const rest = known === "" ? text : text.slice(folded.indexOf(known) + known.length);
  if (firstPerson.test(fold(rest))) return false;
  const words = contentWords(rest);
  const isOfPosting = words.every(({ raw }) => isIn(stemsOf(raw), posting.keys));
  if (isOfPosting && words.length >= leastPostingWords) return true;
  if (!(known !== "" || otherVerb.test(folded))) return false;
  const names = namesIn(rest).filter(({ raw }) => !isLight(raw));
  return (
    names.length > 0 &&
    names.every(({ raw }) => isIn(stemsOf(raw), posting.keys) && find(raw).ownSources.size === 0)
  );
}

/** Cited entries exist. */
function checkCitations(cited: readonly string[] | undefined, { sources }: Evidence): Reason[] {
  const ids = new Set(sources.map(({ entry }) => entry.id));
  return (cited ?? [])
    .filter((id) => id !== postingId && !ids.has(id))
    .map((id) => refused("unsourced", id));
}

/** What a sentence lacks is no reason beside what is wrong with it. */
function verdictOf(all: readonly Reason[]): ClaimVerdict {
  const byWords = new Map(all.toReversed().map((one) => [`${one.kind} ${one.words}`, one]));
  const distinct = [...byWords.values()].toReversed();
  const others = distinct.filter(({ kind }) => kind !== "unsupported");
  const reasons = others.length > 0 ? others : distinct;
  if (reasons.length === 0) return { verdict: "accepted", reasons };
  const isRefused = reasons.some(({ severity }) => severity === "refused");
  return { verdict: isRefused ? "refused" : "doubtful", reasons };
}

/** "Our salon was named …", « mon patron fixe le prix »: nothing that the applicant did. */
const ownedSubject = /^(?:our|notre|nos|mon) (?!.*(?<!\p{L})(?:i|je|j'|we|nous)(?!\p{L}))/u;

/** A clause with another subject than the first person may be about something else than the applicant. */
function softened(reasons: readonly Reason[], { text, folded }: Clause): readonly Reason[] {
  const isOwn =
    (firstPerson.test(folded) && !ownedSubject.test(folded)) ||
    !otherVerb.test(folded) ||
    contentWords(text).length === namesIn(text).length;
  return reasons.map(({ kind, words, severity, isElsewhere = false }) => ({
    kind,
    words,
    severity: isOwn && !isElsewhere ? severity : "doubtful",
  }));
}

/** In characters: a longer sentence is not read. */
const maxLength = 450;

/** Checks a sentence against the entries it cites, or against each one. */
export function checkClaim(written: string, context: ClaimContext): ClaimVerdict {
  const { entries, posting, cited, today } = context;
  if (written.length > maxLength)
    return verdictOf([doubtful("unsupported", `${written.slice(0, 40)}…`)]);
  const evidence = readEvidence(entries, posting);
  const sentence = withoutSignature(written, evidence);
  const formula = checkFormula(sentence, evidence);
  if (formula) return verdictOf([...checkForbidden(sentence), ...formula]);
  const allowed = cited
    ? evidence.sources.filter(({ entry }) => cited.includes(entry.id))
    : evidence.sources;
  const reading: Reading = { evidence, allowed, isCited: cited !== undefined, today };
  const reasons = [
    ...checkForbidden(sentence),
    ...checkLinks(sentence, evidence),
    ...checkCitations(cited, evidence),
  ];
  let anchors: readonly Source[] = [];
  for (const clause of clausesOf(undotted(withoutReference(sentence, posting)))) {
    const isSelf =
      clause.kind === "self" &&
      !isAboutCompany(clause, evidence) &&
      !isAboutPosting(clause, evidence);
    const outcome = isSelf ? checkSelf(clause, reading, anchors) : checkOther(clause, reading);
    reasons.push(...softened(outcome.reasons, clause));
    if (outcome.anchors.length > 0) anchors = outcome.anchors;
  }
  return verdictOf(reasons);
}

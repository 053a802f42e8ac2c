import {
  absence,
  boast,
  emphaticDenial,
  experienceDenied,
  immediately,
  negation,
  notice,
  offeredAfter,
  offeredBefore,
  universalDenial,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { numbersOf } from "../../numbers.ts";
import type { Clause } from "../clauses.ts";
import { isSameRate, ratesOf } from "../rates.ts";
import { claimOf } from "../reading.ts";
import type { Outcome, Reading } from "../reading.ts";
import { isAnchored, isIn, isWish } from "../sources.ts";
import { statementsWith } from "../statements.ts";
import type { Evidence, Source, SourceLine } from "../sources.ts";
import { alignment, doubtful, knows, trialOf } from "../trial.ts";
import type { Reason, Trial } from "../trial.ts";
import { wordsOf } from "../../words.ts";
import { areRelated, contentWords, isFunctionWord, isNeutral, stemsOf } from "../word-keys.ts";
import { isSameDate, unknownMonths } from "./dates.ts";
import { namesIn } from "./names.ts";
import { amountsOf } from "./amounts.ts";
import { isPostingAmount, isTime } from "./number-match.ts";
import { isOnDays } from "./frequency.ts";
import { checkNumbers } from "./numbers.ts";
import { deniedBy, deniedWords, isDenial, isUnreached, neverOfEnded } from "./denials.ts";
import { checkLevels } from "./levels.ts";
import { checkKnowledge, checkPossessed, neverExpires } from "./qualifications.ts";
import { checkTitles } from "./titles.ts";

const isKnownName = (raw: string, { posting, sources }: Evidence) =>
  isIn(stemsOf(raw), posting.keys) || sources.some(({ keys }) => isIn(stemsOf(raw), keys));

/** Statements about the posting, wishes and denials claim nothing, unless they name or count what is in neither text. */
export function checkOther(clause: Clause, reading: Reading): Outcome {
  const { evidence, allowed } = reading;
  const { posting } = evidence;
  const trial = trialOf(claimOf(clause, reading, allowed), undefined, false);
  const isNotice = clause.kind === "wish" && notice.test(clause.folded);
  const amounts = amountsOf(clause.text).filter(
    (number) => !isPostingAmount(number, posting.amounts) && !(isNotice && isTime(number)),
  );
  const unknown = amounts.length > 0 ? checkNumbers(trial) : [];
  const numbers = amounts.filter((number) =>
    unknown.some(({ words }) => words.startsWith(number.text)),
  );
  const dates = datesOf(clause.text).filter(
    (date) =>
      !posting.dates.some((known) => isSameDate(date, known)) &&
      !allowed.some(({ facts }) => facts.dates.some((known) => isSameDate(date, known))),
  );
  const months = unknownMonths(clause.text, allowed).filter(
    ({ words }) => !posting.months.has(words),
  );
  const names = namesIn(clause.text).filter(({ raw }) => !isKnownName(raw, evidence));
  const reasons = [
    ...numbers.map(({ text }) => doubtful("number", text)),
    ...(clause.kind === "wish" ? toldOtherwise(trial) : []),
    ...dates.map(({ year }) => doubtful("date", String(year))),
    ...months,
    ...(clause.kind === "wish" ? unknownAvailability(clause, allowed) : []),
    ...(clause.kind === "wish"
      ? [...unknownRates(clause, reading), ...deniedBy(trial), ...unknownNotice(clause, allowed)]
      : []),
    ...names.map(({ raw }) => doubtful("name", raw)),
    ...(clause.kind === "posting"
      ? []
      : checkTitles(trial).filter(({ words }) => !isAppliedFor(words, trial))),
    ...(clause.kind === "wish"
      ? [...checkLevels(trial), ...checkPossessed(trial), ...checkKnowledge(trial)]
      : []),
    ...(clause.kind === "denial"
      ? [
          ...contradictions(trial),
          ...boasts(trial),
          ...neverOfEnded(trial),
          ...neverExpires(trial),
          ...widenedDenial(trial),
          ...deniedStatement(trial),
          ...deniedExperience(trial),
          ...borrowedDenials(trial),
        ]
      : []),
  ];
  return { reasons, anchors: [] };
}

/** "I am looking for 100%" of the posting, where a note says 80%. */
function toldOtherwise({ clause, pool, evidence }: Trial): Reason[] {
  const stems = wordsOf(clause.text)
    .filter(({ raw }) => !isFunctionWord(raw))
    .map(({ raw }) => stemsOf(raw));
  const notes = pool
    .filter(({ entry: { kind } }) => kind === "note" || kind === "answer")
    .filter(({ keys }) => stems.some((one) => isIn(one, keys)));
  return amountsOf(clause.text)
    .filter((number) => isPostingAmount(number, evidence.posting.amounts))
    .filter(({ unit, value }) => {
      if (unit === undefined) return false;
      const told = notes.flatMap(({ lines }) => lines.flatMap(({ numbers }) => numbers));
      const same = told.filter((known) => known.unit === unit);
      return same.length > 0 && same.every((known) => known.value !== value);
    })
    .map(({ text }) => doubtful("number", text));
}

/** "I would rather tell you now", « je préfère vous le dire dès maintenant »: no promise of a day. */
const telling =
  /(?<!\p{L})(?:tell|mention|say|dire|preciser|signaler|parler)(?!\p{L})[^,;:.]{0,40}/gu;

/** "I could start immediately" is a fact about the applicant. */
function unknownAvailability({ folded }: Clause, allowed: readonly Source[]): Reason[] {
  const [promised] = immediately.exec(folded.replace(telling, "")) ?? [];
  const isKnown = allowed.some(({ lines }) =>
    lines.some(({ text }) => immediately.test(fold(text))),
  );
  return promised === undefined || isKnown ? [] : [doubtful("date", promised)];
}

/** "a month", « d'une semaine »: the article counts. */
const onePeriod = /\b(?:one|a|un|une) (week|month|semaine|mois)(?!s)\b/;

/** In days; none if the text states no length of time. */
function noticeDays(folded: string): number[] {
  const counted = numbersOf(folded).flatMap(({ value, end, unit }) => {
    if (unit === "month") return [value * 30];
    return /^ (?:weeks?|semaines?)\b/.test(folded.slice(end)) ? [value * 7] : [];
  });
  const [, period] = onePeriod.exec(folded) ?? [];
  if (period === undefined) return counted;
  return [...counted, /^(?:week|semaine)$/.test(period) ? 7 : 30];
}

/** In days: four weeks are a month. */
const sameNotice = 3;

/** A period of notice is the one that the profile states. */
function unknownNotice({ folded, text }: Clause, allowed: readonly Source[]): Reason[] {
  if (!notice.test(folded)) return [];
  const known = allowed.flatMap(({ entry, lines }) => {
    const isOfEntry = notice.test(fold(entry.title));
    return lines
      .map((line) => fold(line.text))
      .filter((line) => isOfEntry || notice.test(line))
      .flatMap(noticeDays);
  });
  const isWrong = noticeDays(folded).some(
    (days) => !known.some((stated) => Math.abs(stated - days) <= sameNotice),
  );
  return isWrong ? [doubtful("date", text)] : [];
}

/** "I could come every week", where the profile says once a quarter. */
function unknownRates({ text }: Clause, { evidence, allowed }: Reading): Reason[] {
  const known = [
    ...evidence.posting.rates,
    ...allowed.flatMap(({ lines }) => lines.flatMap((line) => ratesOf(line.text))),
  ];
  return ratesOf(text)
    .filter((rate) => !known.some((one) => isSameRate(rate, one) && isOnDays(rate, one)))
    .map(({ start, end }) => doubtful("number", text.slice(start, end)));
}

/** "join you as a Head Chef", "the position of Head Chef": a title of the posting is a wish, unless the clause begins with it. */
function isAppliedFor(title: string, { clause, evidence }: Trial): boolean {
  const words = contentWords(title);
  // "Paralegal / Legal Assistant" is shown without its sign.
  const start =
    [title, words[0]?.raw ?? title]
      .map((part) => clause.folded.indexOf(fold(part)))
      .find((at) => at >= 0) ?? -1;
  const isOffered =
    offeredBefore.test(clause.folded.slice(0, start)) ||
    offeredAfter.test(clause.folded.slice(start + title.length));
  const begins = start < title.length && !isOffered;
  const keys = [...evidence.posting.keys];
  return (
    !begins &&
    words.every(({ raw }) =>
      stemsOf(raw).some((stem) => keys.some((key) => key === stem || areRelated(key, stem))),
    )
  );
}

/** "I have never missed a deadline": a denial of what a job is about, or with words of neither text, is praise unless a line denies it too. */
function boasts(trial: Trial): Reason[] {
  const { clause, words, evidence, pool } = trial;
  if (!boast.test(clause.folded)) return [];
  const own = trial.found.filter(({ sources }) => [...sources].some(isAnchored));
  const isDeniedToo = pool.some(({ lines }) =>
    lines.some((line) => line.isNegated && own.some(({ keys }) => isIn(keys, line.keys))),
  );
  if (own.length > 0 && !isDeniedToo) return [doubtful("unsupported", clause.text)];
  if (absence.test(clause.folded) && !isDeniedToo) return [doubtful("unsupported", clause.text)];
  const unknown = words.filter(
    ({ raw }) =>
      !negation.test(fold(raw)) && !knows(trial, raw) && !isIn(stemsOf(raw), evidence.posting.keys),
  );
  return unknown.length > 0
    ? [doubtful("unsupported", unknown.map(({ raw }) => raw).join(" "))]
    : [];
}

/** "I have not broken anything" of a line that says "no breakage of glass", "not a single complaint" of none that denies one. */
function widenedDenial({ clause: { text, folded }, pool, found, evidence }: Trial): Reason[] {
  const emphatic = emphaticDenial.exec(folded);
  const widened = emphatic ?? universalDenial.exec(folded);
  if (!widened || !found.some(({ sources }) => [...sources].some(isAnchored))) return [];
  const [noun] = contentWords(text.slice(widened.index + widened[0].length));
  const isSaidBy = (line: SourceLine) =>
    emphatic
      ? line.isNegated && noun !== undefined && isIn(evidence.find(noun.raw).keys, line.keys)
      : universalDenial.test(fold(line.text)) && found.some(({ keys }) => isIn(keys, line.keys));
  return pool.some(({ lines }) => lines.some(isSaidBy)) ? [] : [doubtful("scope", widened[0])];
}

/** "I have never had an at-fault collision", where a line states one: no wish, and no denial. */
function deniedStatement(trial: Trial): Reason[] {
  if (!boast.test(trial.clause.folded)) return [];
  const denied = deniedWords(trial.clause.text).map((raw) => trial.evidence.find(raw).keys);
  if (denied.length === 0) return [];
  const stating = statementsWith(denied.flat(), trial.pool)
    .map(({ statement }) => statement)
    .filter(({ keys }) => denied.every((one) => isIn(one, keys)));
  const isStated =
    stating.length > 0 &&
    stating.every(({ restrictions, line }) => !restrictions.has("denied") && !isWish(line.text));
  return isStated ? [doubtful("negation", stating[0]?.text ?? "")] : [];
}

/** "I have no experience of welding" of the skill of welding: a lack that the profile contradicts. */
function deniedExperience({ clause, evidence }: Trial): Reason[] {
  if (!experienceDenied.test(clause.folded)) return [];
  const denied = deniedWords(clause.text)
    .filter((raw) => !isNeutral(raw))
    .map((raw) => evidence.find(raw).keys);
  if (denied.length === 0) return [];
  const stating = statementsWith(denied.flat(), evidence.sources)
    .map(({ statement }) => statement)
    .find(
      ({ keys, restrictions, line }) =>
        denied.every((one) => isIn(one, keys)) &&
        !lesser.some((kind) => restrictions.has(kind)) &&
        !isWish(line.text),
    );
  return stating ? [doubtful("negation", stating.text.trim())] : [];
}
/** What is denied, to come or ended is no experience. */
const lesser = ["denied", "planned", "lapsed"] as const;

/** "At A I had no accident", where the entry of B says so. */
function borrowedDenials({ clause, evidence, words, background }: Trial): Reason[] {
  const named = evidence.organisationsIn(clause.text);
  if (named.length === 0) return [];
  const keys = words
    .filter(({ raw }) => !named.some(({ head }) => isIn(stemsOf(raw), head.keys)))
    .map(({ raw }) => evidence.find(raw).keys);
  const saysSo = ({ lines }: Source) =>
    lines.some((line) => line.isNegated && keys.some((one) => isIn(one, line.keys)));
  return background.some(saysSo) && !named.some(saysSo) ? [doubtful("mixed", clause.text)] : [];
}

/** A denial of what a line states. */
function contradictions(trial: Trial): Reason[] {
  const aligned = alignment(trial);
  if (!aligned || isDenial(aligned, trial) || isUnreached(aligned.line.text)) return [];
  const { line } = aligned;
  const hits = trial.words.filter(({ raw }) => isIn(trial.evidence.find(raw).keys, line.keys));
  return hits.length >= 2 && hits.length >= trial.words.length * 0.75
    ? [doubtful("negation", line.text)]
    : [];
}

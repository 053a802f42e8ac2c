import {
  completed,
  eventWords,
  negation,
  notDenied,
  oneself,
  ofOther,
  ongoing,
  sole,
  until,
  workingTimes,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { foldSentence, wordsOf } from "../../words.ts";
import { datesOf } from "../../facts.ts";
import type { Entry } from "../../entry.ts";
import type { EntryDate } from "../../profile.ts";
import { isHelping, isIn, isLeading, isSharing } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { namesIn } from "./names.ts";
import { isOccupation } from "./titles.ts";
import { contentWords, keysOf, memberOf, stemsOf } from "../word-keys.ts";
import { alignedLine, alignment, doubtful, refused, retoldLine } from "../trial.ts";
import type { Check, Month, Reason, Trial } from "../trial.ts";
import { memoize, memoizeObject } from "../../memoize.ts";
import type { Clause } from "../clauses.ts";

const isEvent = memberOf(eventWords);
/** "Led workshops": an event, and no people. */
const isOfEvent = (after: readonly string[]) => after.some(isEvent);

/** "with the operations manager": the places of words that name the work of somebody else. */
const otherPeople = (text: string): number[] =>
  wordsOf(text).flatMap(({ raw, start }, at) =>
    isOccupation(raw) && ofOther.test(fold(text.slice(0, start))) ? [at] : [],
  );

/** The word of a clause that says that the applicant led, and whether one says that they helped or shared. */
const readPart = memoizeObject(({ text }: Clause) => {
  const words = wordsOf(text).map(({ raw }) => raw);
  const isModest = words.some((word) => isHelping(word) || isSharing(word));
  if (!words.some(isLeading)) return { lead: undefined, isModest };
  const others = new Set(otherPeople(text));
  const lead = words.find(
    (word, at) => isLeading(word) && !others.has(at) && !isOfEvent(words.slice(at + 1, at + 5)),
  );
  return { lead, isModest };
});

/** Whether a name of the clause stands only in lines that help: "ISO 27001 project: contributed the controls". */
const isHelpedAlone = ({ clause, evidence, pool, source }: Trial): boolean =>
  namesIn(clause.text).some(({ raw }) => {
    const { keys } = evidence.find(raw);
    const known = pool.flatMap(({ lines }) => lines.filter((line) => isIn(keys, line.keys)));
    const isOfHead = source !== undefined && isIn(keys, source.head.keys);
    return !isOfHead && known.length > 0 && known.every(({ helps, leads }) => helps && !leads);
  });

/** "Led" is more than "helped". */
export const checkLead: Check = (trial) => {
  const line = retoldLine(trial);
  const { lead, isModest } = readPart(trial.clause);
  if (lead === undefined) return line?.helps && !isModest ? [doubtful("credit", line.text)] : [];
  if ((line?.helps && !line.leads) || isHelpedAlone(trial)) return [refused("credit", lead)];
  const leads = trial.pool.some(({ lines }) => lines.some((one) => one.leads));
  return leads ? [] : [doubtful("credit", lead)];
};

/** "I wrote the guide myself", where the line says with others. */
function checkStressed({ clause }: Trial, line: SourceLine | undefined): Reason[] {
  const [stressed] = oneself.exec(clause.folded) ?? [];
  const isOfOthers = line?.helps === true || line?.isShared === true;
  return stressed !== undefined && isOfOthers ? [doubtful("credit", stressed)] : [];
}

/** Alone is more than together. */
export const checkSole: Check = (trial) => {
  const line = retoldLine(trial);
  const [alone] = sole.exec(trial.clause.folded) ?? [];
  if (line?.isSole) return [];
  if (alone === undefined) return checkStressed(trial, line);
  return [line?.helps || line?.isShared ? refused("credit", alone) : doubtful("credit", alone)];
};

const isWorkingTime = (raw: string) => workingTimes.test(fold(raw));

const deniedEnd = /[,;:.]|\b(?:but|mais|before|until|avant|jusqu)\b/;

/** The words that a negation denies, days of the week and nights included: up to a comma, a date or "but". */
const deniedWords = memoize((text): readonly string[] => {
  const folded = fold(text);
  const found = negation.exec(folded);
  if (!found || notDenied.test(folded)) return [];
  const [scope = ""] = folded.slice(found.index + found[0].length).split(deniedEnd, 1);
  return wordsOf(scope).flatMap(({ raw }) =>
    isWorkingTime(raw) || /\d/.test(raw) || contentWords(raw).length > 0 ? [raw] : [],
  );
});

const negatedLines = memoizeObject(({ lines }: Source): readonly SourceLine[] =>
  lines.filter(({ isNegated }) => isNegated),
);

const saidStems = memoizeObject(
  ({ text }: Clause): ReadonlySet<string> =>
    new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw))),
);

/** Whether half of what a line denies is said. */
function isDeniedIn({ text }: SourceLine, said: ReadonlySet<string>): boolean {
  const denied = deniedWords(text);
  const hits = denied.filter((raw) => isIn(stemsOf(raw), said));
  const isSure = hits.length >= 2 || hits.some(isWorkingTime) || denied.length === 1;
  return isSure && hits.length >= denied.length / 2 && hits.length > 0;
}

/** A line of the profile denies what a clause without negation says, words of `stated` apart: "I cannot work Saturdays". */
export function deniedBy(
  trial: Trial,
  stated: () => ReadonlySet<string> = () => new Set(),
): Reason[] {
  if (negation.test(trial.clause.folded)) return [];
  const denials = trial.pool.flatMap(negatedLines);
  if (denials.length === 0) return [];
  const stems = saidStems(trial.clause);
  if (!denials.some((line) => isDeniedIn(line, stems))) return [];
  const said = stems.difference(stated());
  const line = denials.find((one) => isDeniedIn(one, said));
  return line ? [doubtful("negation", line.text)] : [];
}

/** "I picked 900 cases a shift without an accident": another line denies the same. */
function isDeniedToo(trial: Trial): boolean {
  const denied = deniedWords(trial.clause.text);
  return (
    denied.length > 0 &&
    trial.pool.some(({ lines }) =>
      lines.some((line) => line.isNegated && denied.every((raw) => isIn(keysOf(raw), line.keys))),
    )
  );
}

/** The keys of the lines without negation that share more with a clause than a time of work. */
function statedKeys(trial: Trial): ReadonlySet<string> {
  const found = trial.found.filter((_, at) => !isWorkingTime(trial.words[at]?.raw ?? ""));
  const lines = trial.pool
    .flatMap((source) => source.lines)
    .filter((line) => !line.isNegated && found.some(({ keys }) => isIn(keys, line.keys)));
  return new Set(lines.flatMap(({ keys }) => [...keys]));
}

/** What the profile denies is not claimed, and what it claims is not denied. */
export const checkNegation: Check = (trial) => {
  const line = alignedLine(trial);
  if (!line || line.isNegated === negation.test(trial.clause.folded))
    return deniedBy(trial, () => statedKeys(trial));
  return isDeniedToo(trial) ? [] : [doubtful("negation", line.text)];
};

const isAfter = (date: EntryDate | undefined, today: Month) =>
  date !== undefined &&
  (date.year > today.year || (date.year === today.year && (date.month ?? 0) > today.month));

/** Whether a text says that something is not finished: in words, or by a date to come that no "until" precedes. */
const isPlan = (text: string, today: Month): boolean =>
  ongoing.test(foldSentence(text)) ||
  datesOf(text).some(
    (date) => isAfter(date, today) && !until.test(fold(text.slice(0, date.start))),
  );

/** Whether an education goes on. */
const goesOn = ({ kind, period }: Entry, today: Month): boolean =>
  kind === "education" && (period?.isCurrent === true || isAfter(period?.end, today));

/** A line states a plan, or belongs to a note that does, or to an education that goes on. */
function isPlanned(line: SourceLine, { entry, lines, head }: Source, trial: Trial): boolean {
  const { today, clause } = trial;
  const texts = entry.kind === "note" ? lines : [line, head];
  if (texts.some(({ text }) => isPlan(text, today))) return true;
  return goesOn(entry, today) && completed.test(clause.folded);
}

/** What an education or a skill is about: the field of study, else the degree, or the name before a remark. */
const subjectOf = ({ kind, title, detail }: Entry): string => {
  if (kind === "education") return detail === "" ? title : detail;
  return kind === "skill" ? (title.split(/[:(]/)[0] ?? "") : "";
};

/** "I graduated in hotel management" of studies that go on, or "I hold a first aid certificate" of a course to come. */
function completesUnfinished({ clause, evidence, today }: Trial): boolean {
  if (!completed.test(clause.folded)) return false;
  const stems = new Set(wordsOf(clause.text).flatMap(({ raw }) => stemsOf(raw)));
  const named = evidence.sources.filter(({ entry }) => {
    const words = contentWords(subjectOf(entry));
    return words.length > 0 && words.every(({ raw }) => isIn(stemsOf(raw), stems));
  });
  const isUnfinished = ({ entry }: Source) =>
    goesOn(entry, today) || (entry.kind === "skill" && isPlan(entry.title, today));
  return named.length > 0 && named.every(isUnfinished);
}

/** "which I completed in February 2027", a date to come. */
function completedLater({ clause, today }: Trial): Reason[] {
  if (ongoing.test(clause.folded) || !completed.test(clause.folded)) return [];
  return datesOf(clause.text)
    .filter((date) => isAfter(date, today) && !until.test(clause.folded.slice(0, date.start)))
    .map((date) => doubtful("date", clause.text.slice(date.start, date.end)));
}

/** What is not finished is not held, nor is what only such lines name. */
export const checkOngoing: Check = (trial) => {
  const { clause, evidence, today } = trial;
  if (isPlan(clause.text, today)) return completedLater(trial);
  const aligned = alignment(trial);
  const isRetold = aligned !== undefined && isPlanned(aligned.line, aligned.source, trial);
  const isNamed = namesIn(clause.text).some(({ raw }) => {
    const { keys, sources } = evidence.find(raw);
    const known = trial.pool.filter((source) => sources.has(source));
    const plansIt = (source: Source) =>
      source.lines.every((line) => !isIn(keys, line.keys) || isPlanned(line, source, trial));
    return known.length > 0 && known.every(plansIt);
  });
  return isRetold || isNamed || completesUnfinished(trial)
    ? [doubtful("credential", clause.text)]
    : [];
};

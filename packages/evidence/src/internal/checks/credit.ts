import { completed, eventWords, negation, ongoing, sole, until } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { wordsOf } from "../../words.ts";
import { datesOf } from "../../facts.ts";
import type { EntryDate } from "../../profile.ts";
import { isHelping, isIn, isLeading, isSharing } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { namesIn } from "./names.ts";
import { memberOf } from "../word-keys.ts";
import { alignedLine, alignment, doubtful, poolOf, refused } from "../trial.ts";
import type { Check, Month, Trial } from "../trial.ts";

/** The line that a clause retells. A title such as "assistant" helps nobody to do what its lines state. */
function retoldLine(trial: Trial): SourceLine | undefined {
  const aligned = alignment(trial);
  return aligned?.line === aligned?.source.head ? undefined : aligned?.line;
}

const isEvent = memberOf(eventWords);
/** "Led workshops": an event, and no people. */
const isOfEvent = (after: readonly string[]) => after.some(isEvent);

/** "Led" is more than "helped". */
export const checkLead: Check = (trial) => {
  const line = retoldLine(trial);
  const words = wordsOf(trial.clause.text).map(({ raw }) => raw);
  const lead = words.find((word, at) => isLeading(word) && !isOfEvent(words.slice(at + 1, at + 5)));
  if (lead === undefined) {
    const isModest = words.some((word) => isHelping(word) || isSharing(word));
    return line?.helps && !isModest ? [doubtful("credit", line.text)] : [];
  }
  if (line?.helps && !line.leads) return [refused("credit", lead)];
  const leads = poolOf(trial).some(({ lines }) => lines.some((one) => one.leads));
  return leads ? [] : [doubtful("credit", lead)];
};

/** Alone is more than together. */
export const checkSole: Check = (trial) => {
  const line = retoldLine(trial);
  const [alone] = sole.exec(trial.clause.folded) ?? [];
  if (alone === undefined || line?.isSole) return [];
  return [line?.helps || line?.isShared ? refused("credit", alone) : doubtful("credit", alone)];
};

/** What the profile denies is not claimed, and what it claims is not denied. */
export const checkNegation: Check = (trial) => {
  const line = alignedLine(trial);
  if (!line || line.isNegated === negation.test(trial.clause.folded)) return [];
  return [doubtful("negation", line.text)];
};

const isAfter = (date: EntryDate | undefined, today: Month) =>
  date !== undefined &&
  (date.year > today.year || (date.year === today.year && (date.month ?? 0) > today.month));

/** Whether a text says that something is not finished: in words, or by a date to come that no "until" precedes. */
const isPlan = (text: string, today: Month): boolean =>
  ongoing.test(fold(text)) ||
  datesOf(text).some(
    (date) => isAfter(date, today) && !until.test(fold(text.slice(0, date.start))),
  );

/** A line states a plan, or belongs to a note that does, or to an education that goes on. */
function isPlanned(line: SourceLine, { entry, lines, head }: Source, trial: Trial): boolean {
  const { today, clause } = trial;
  const texts = entry.kind === "note" ? lines : [line, head];
  if (texts.some(({ text }) => isPlan(text, today))) return true;
  const goesOn = entry.period?.isCurrent === true || isAfter(entry.period?.end, today);
  return entry.kind === "education" && goesOn && completed.test(clause.folded);
}

/** What is not finished is not held, nor is what only such lines name. */
export const checkOngoing: Check = (trial) => {
  const { clause, evidence, today } = trial;
  if (isPlan(clause.text, today)) return [];
  const aligned = alignment(trial);
  const isRetold = aligned !== undefined && isPlanned(aligned.line, aligned.source, trial);
  const isNamed = namesIn(clause.text).some(({ raw }) => {
    const { keys } = evidence.find(raw);
    const stated = poolOf(trial).flatMap((source) =>
      source.lines.filter((line) => isIn(keys, line.keys)).map((line) => ({ source, line })),
    );
    return stated.length > 0 && stated.every(({ source, line }) => isPlanned(line, source, trial));
  });
  return isRetold || isNamed ? [doubtful("credential", clause.text)] : [];
};

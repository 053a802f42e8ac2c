import { eventWords, negation, ongoing, sole } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { wordsOf } from "../../words.ts";
import { isHelping, isLeading, isSharing } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { memberOf } from "../word-keys.ts";
import { alignedLine, alignment, doubtful, poolOf, refused } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";

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

/** What is not finished is not held. */
export const checkOngoing: Check = (trial) => {
  const aligned = alignment(trial);
  const lines = aligned ? [aligned.line, aligned.source.head] : [];
  const isOngoing = lines.some(({ text }) => ongoing.test(fold(text)));
  return isOngoing && !ongoing.test(trial.clause.folded)
    ? [doubtful("credential", trial.clause.text)]
    : [];
};

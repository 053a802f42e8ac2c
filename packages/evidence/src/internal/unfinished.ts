import { completed } from "@postulo/lexicon/claims";
import {
  generalStudyParts,
  studyParts,
  studyTopics,
  wholeAward,
} from "@postulo/lexicon/restrictions";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../entry.ts";
import { memoize } from "../memoize.ts";
import type { EntryDate } from "../profile.ts";
import { wordsOf } from "../words.ts";
import { restrictionsOf } from "./restrictions.ts";
import type { Month } from "./trial.ts";
import { memberOf } from "./word-keys.ts";

export const isAfter = (date: EntryDate | undefined, today: Month) =>
  date !== undefined &&
  (date.year > today.year || (date.year === today.year && (date.month ?? 0) > today.month));

const openKinds = ["planned", "lapsed", "partial", "denied"] as const;
const isRestricted = (text: string) => openKinds.some((kind) => restrictionsOf(text).has(kind));

/** Whether an education goes on, is to come, or has no end although it has a beginning. */
export function goesOn({ kind, period, lines }: Entry, today: Month): boolean {
  if (kind !== "education") return false;
  const isOpen = period?.start !== undefined && period.end === undefined;
  const isDone = lines.some((line) => completed.test(fold(line)) && !isRestricted(line));
  return period?.isCurrent === true || isAfter(period?.end, today) || (isOpen && !isDone);
}

const isStudyPart = memberOf(studyParts);

/** "all modules done", "2 of 3 units": says of some of the studies that it was done, or is to be. */
export const namesStudyPart = memoize((text): boolean =>
  wordsOf(text).some(({ raw }) => isStudyPart(raw)),
);

const isGeneral = memberOf(generalStudyParts);

/** Names a part that a remark on a finished study would not: "modules done", and not "year abroad in Madrid". */
const tellsStudyPart = (text: string) =>
  wordsOf(text).some(({ raw }) => isStudyPart(raw) && !isGeneral(raw));

/** A remark that leaves open whether the whole was reached; what was learnt does not. */
const isOpenRemark = memoize(
  (text): boolean =>
    isRestricted(text) ||
    (!studyTopics.test(fold(text)) && !wholeAward.test(fold(text)) && tellsStudyPart(text)),
);

/** Whether an education is held: it has ended, or has no dates, and no remark says that any of it is missing or was done. */
export function isHeld({ period, title, detail, lines }: Entry, today: Month): boolean {
  const hasEnded = period?.end === undefined ? !period?.start : !isAfter(period.end, today);
  return (
    hasEnded &&
    period?.isCurrent !== true &&
    !isRestricted(`${title} ${detail}`) &&
    !lines.flatMap((line) => line.split(/[.;]\s/)).some(isOpenRemark)
  );
}

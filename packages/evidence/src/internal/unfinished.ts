import { completed } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../entry.ts";
import type { EntryDate } from "../profile.ts";
import type { Month } from "./trial.ts";

export const isAfter = (date: EntryDate | undefined, today: Month) =>
  date !== undefined &&
  (date.year > today.year || (date.year === today.year && (date.month ?? 0) > today.month));

/** Whether an education goes on, is to come, or has no end although it has a beginning. */
export function goesOn({ kind, period, lines }: Entry, today: Month): boolean {
  if (kind !== "education") return false;
  const isOpen = period?.start !== undefined && period.end === undefined;
  const isDone = lines.some((line) => completed.test(fold(line)));
  return period?.isCurrent === true || isAfter(period?.end, today) || (isOpen && !isDone);
}

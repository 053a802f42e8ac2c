import { everyDay, everyMonth, everyWeek, everyYear } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { numbersOf } from "../../numbers.ts";
import { isIn } from "../sources.ts";
import { doubtful, poolOf } from "../trial.ts";
import type { Check } from "../trial.ts";

/** How often something is done is stated by a line that it may retell; names of skills and titles say nothing of it. */
export const checkFrequency: Check = (trial) => {
  const { folded, text } = trial.clause;
  const claimed = [everyDay, everyWeek, everyMonth, everyYear].filter((one) => one.test(folded));
  if (claimed.length === 0) return [];
  const keys = trial.words.map(({ raw }) => trial.evidence.find(raw).keys);
  const values = new Set(numbersOf(text).map(({ value }) => value));
  const lines = poolOf(trial)
    .flatMap((source) => source.lines.filter((line) => line !== source.head))
    .filter(({ keys: known }) => keys.length === 0 || keys.some((one) => isIn(one, known)))
    .concat(
      poolOf(trial).flatMap(({ lines: all }) =>
        all.filter(({ numbers }) => numbers.some(({ value }) => values.has(value))),
      ),
    )
    .map((line) => fold(line.text));
  return claimed
    .filter((one) => lines.length > 0 && !lines.some((line) => one.test(line)))
    .map((one) => doubtful("number", one.exec(folded)?.[0] ?? ""));
};

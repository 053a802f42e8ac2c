import { ranksOf } from "../ranks.ts";
import type { Rank } from "../ranks.ts";
import { doubtful, refused } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";

const statedRanks = ({ pool }: Trial) =>
  pool.flatMap(({ lines }) => lines.flatMap(({ text }) => ranksOf(text)));

const isStated = ({ place }: Rank, known: readonly Rank[]) =>
  known.some((one) => one.place === place);

/** The places in an order that a clause and a line state alike. */
export function knownRanks(trial: Trial): readonly Rank[] {
  const claimed = ranksOf(trial.clause.text);
  if (claimed.length === 0) return [];
  const known = statedRanks(trial);
  return claimed.filter((one) => isStated(one, known));
}

/** "number one of 41" is not "#2 of 41". */
export const checkRanks: Check = (trial) => {
  const { text } = trial.clause;
  const claimed = ranksOf(text);
  if (claimed.length === 0) return [];
  const known = statedRanks(trial);
  return claimed
    .filter((one) => !isStated(one, known) && (one.isSure || known.length > 0))
    .map(({ start, end }) =>
      (known.length > 0 ? refused : doubtful)("number", text.slice(start, end)),
    );
};

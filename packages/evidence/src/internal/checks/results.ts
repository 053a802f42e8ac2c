import { cause, changeWords } from "@postulo/lexicon/claims";
import { foldSentence, wordsOf } from "../../words.ts";
import { isIn } from "../sources.ts";
import { doubtful, knows } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import type { SourceLine } from "../sources.ts";
import { contentWords, memberOf } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";
import type { Word } from "../../words.ts";

export const isChange = memberOf(changeWords);

const keysOfWords = (words: readonly Word[], { evidence }: Trial) =>
  words.map(({ raw }) => evidence.find(raw).keys);

/** One line states the cause and what it caused: two facts of an entry are no cause and effect. */
export const checkCause: Check = (trial) => {
  const found = cause.exec(trial.clause.folded);
  if (!found) return [];
  const { text } = trial.clause;
  // The words of "by calling families" belong to the cause.
  const linked = contentWords(found[0]);
  const before = contentWords(text.slice(0, found.index));
  const after = contentWords(text.slice(found.index + found[0].length));
  const [first, second] = before.length > 0 ? [before, after] : halves(text, found);
  if (first.length === 0 || (second.length === 0 && linked.length === 0)) return [];
  const sides = [keysOfWords(first, trial), keysOfWords([...second, ...linked], trial)];
  const isStated = trial.pool.some(({ lines }) =>
    lines.some((line) => sides.every((side) => side.some((keys) => isIn(keys, line.keys)))),
  );
  return isStated ? [] : [doubtful("mixed", found[0])];
};

/** "Thanks to my training, errors fell": the comma ends the cause. */
function halves(text: string, { 0: marker, index }: RegExpExecArray): [Word[], Word[]] {
  const rest = text.slice(index + marker.length);
  const comma = rest.indexOf(",");
  if (comma < 0) return [[], []];
  return [[...contentWords(rest.slice(0, comma))], [...contentWords(rest.slice(comma))]];
}

/** "from 14% to 6%", « passé de 71 % à 83 % »: a change in figures. */
const passage = new RegExp(
  [
    /\b(?:from|de) \D{0,2}\d[^;]{0,30} (?:to|a) \D{0,2}\d/,
    /\d[^;]{0,12}\((?:was|from|before|avant|contre|au lieu de) \d/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** "cut by", « réduit … de »: how much it changed, and not to what. */
const changedBy = /(?<!\p{L})(?:by|de) (?:about |around |environ |pres de )?$/u;

const isPassage = ({ text }: SourceLine) => passage.test(foldSentence(text));

/** "cut breakage by 90 plates" of a line from 90 to 30: the amount at the beginning is not that of the change. */
export const checkChange: Check = ({ clause: { text, folded }, words, pool }) => {
  const [amount, ...others] = amountsOf(text);
  const isBy =
    amount !== undefined &&
    others.length === 0 &&
    changedBy.test(folded.slice(0, amount.start)) &&
    words.some(({ raw }) => isChange(raw));
  if (!isBy) return [];
  const stating = pool
    .flatMap(({ lines }) => lines)
    .filter(({ numbers }) => numbers.some(({ value }) => value === amount.value));
  return stating.length > 0 && stating.every(isPassage) ? [doubtful("number", amount.text)] : [];
};

/** « je monte des murs »: what somebody mounts has not risen. */
const isMounted = (raw: string) => /^mont/i.test(raw);
const ownDeed = /(?<!\p{L})(?:je (?:l[ae]s? |y )?|j'ai |a )$/u;

/** "errors have fallen" of an entry that states no change. */
export const checkClaimedChange: Check = (trial) => {
  const { text, folded } = trial.clause;
  const said = wordsOf(text).find(
    ({ raw, start }) =>
      isChange(raw) &&
      !knows(trial, raw) &&
      !(isMounted(raw) && ownDeed.test(folded.slice(0, start))),
  );
  return said === undefined || retellsPassage(trial) || statesChange(trial)
    ? []
    : [doubtful("unsupported", said.raw)];
};

/** Whether a line with a word of the clause has a word for a change. */
const statesChange = (trial: Trial): boolean =>
  trial.pool.some(({ lines }) =>
    lines.some(
      ({ text, keys }) =>
        wordsOf(text).some(({ raw }) => isChange(raw)) &&
        keysOfWords(trial.words, trial).some((one) => isIn(one, keys)),
    ),
  );

/** Whether a line with a word of the clause states such a change, which needs no verb. */
export const retellsPassage = (trial: Trial): boolean =>
  trial.pool.some(({ lines }) =>
    lines.some(
      (line) =>
        passage.test(foldSentence(line.text)) &&
        keysOfWords(trial.words, trial).some((keys) => isIn(keys, line.keys)),
    ),
  );

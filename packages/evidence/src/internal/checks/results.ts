import { cause, changeWords } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { isIn } from "../sources.ts";
import { doubtful, poolOf } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { contentWords, memberOf } from "../word-keys.ts";
import type { Word } from "../../words.ts";

const isChange = memberOf(changeWords);

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
  const isStated = poolOf(trial).some(({ lines }) =>
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

/** What "increased" or "reduced" something is a line that states the change of that thing. */
export const checkResults: Check = (trial) => {
  const changes = trial.words.filter(({ raw }) => isChange(raw));
  const things = keysOfWords(
    trial.words.filter(({ raw }) => !isChange(raw)),
    trial,
  );
  return changes
    .filter(({ raw }) => {
      const { keys } = trial.evidence.find(raw);
      return !poolOf(trial).some(({ lines }) =>
        lines.some(
          (line) =>
            (isIn(keys, line.keys) || isPassage(line.text)) &&
            (things.length === 0 || things.some((thing) => isIn(thing, line.keys))),
        ),
      );
    })
    .map(({ raw }) => doubtful("unsupported", raw));
};

/** "from 14% to 6%", « passé de 71 % à 83 % »: a change in figures. */
const isPassage = (text: string) =>
  /\b(?:from|de) \D{0,2}\d[^;]{0,30} (?:to|a) \D{0,2}\d/.test(fold(text));

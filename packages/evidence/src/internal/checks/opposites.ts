import { negation } from "@postulo/lexicon/claims";
import { foldSentence } from "../../words.ts";
import { oppositionsIn } from "../opposites.ts";
import type { Opposition } from "../opposites.ts";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { doubtful, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { contentWords, isNeutral, statedKeysOf } from "../word-keys.ts";
import { partEnd } from "./parts.ts";

/** What a part says the deed was done to: its words apart from the one with the opposite. */
const objectsOf = (part: string, { form }: Opposition, { evidence }: Trial) =>
  contentWords(part)
    .filter(({ raw }) => !isNeutral(raw) && !form.includes(foldSentence(raw)))
    .map(({ raw }) => evidence.find(raw).keys);

/** Whether one part of a line says the opposite of all the objects: "fewer returns" says nothing of sales. */
const isOpposedWithin = (
  text: string,
  objects: readonly (readonly string[])[],
  { isOpposed }: Opposition,
) =>
  text.split(/[,;:.(]\s*/).some((part) => {
    if (!isOpposed(foldSentence(part))) return false;
    const keys = new Set(contentWords(part).flatMap(({ raw }) => statedKeysOf(raw)));
    return objects.every((one) => isIn(one, keys));
  });

/** Who holds the keys opens and closes. */
const keyHolder = /(?<!\p{L})key[- ]?hold(?:er|ing)/u;

/** The reason against a word whose opposite is all that the lines say of the same objects. */
function checkOpposition(part: string, opposition: Opposition, trial: Trial): Reason | undefined {
  const objects = objectsOf(part, opposition, trial);
  const keys = contentWords(opposition.form).flatMap(({ raw }) => trial.evidence.find(raw).keys);
  const isSaidIn = (line: SourceLine) =>
    opposition.isSaid(foldSentence(line.text)) || isIn(keys, line.keys);
  const isOfObjects = (line: SourceLine) => objects.some((one) => isIn(one, line.keys));
  const lines = trial.pool.flatMap((source) => source.lines.filter((line) => line !== source.head));
  const opposed = lines.filter(
    (line) => isOfObjects(line) && opposition.isOpposed(foldSentence(line.text)) && !isSaidIn(line),
  );
  if (opposed.length === 0 || lines.some((line) => isOfObjects(line) && isSaidIn(line)))
    return undefined;
  const isSaidOfOther = lines.some(isSaidIn);
  const words = part.slice(opposition.start, opposition.end);
  const isSure =
    !opposition.isUnsure &&
    !lines.some(({ text }) => keyHolder.test(foldSentence(text))) &&
    !isSaidOfOther &&
    opposed.some(({ text }) => isOpposedWithin(text, objects, opposition));
  return (isSure ? refused : doubtful)("negation", words);
}

/** "I closed the shop", where the lines say that it was opened. */
export const checkOpposites: Check = (trial) => {
  const { text, folded } = trial.clause;
  if (negation.test(folded)) return [];
  return text.split(partEnd).flatMap((part) =>
    oppositionsIn(foldSentence(part))
      // "Each morning I say how the night has gone": both are said.
      .filter(({ isOpposed }) => !isOpposed(folded))
      .flatMap((opposition) => {
        const reason = checkOpposition(part, opposition, trial);
        return reason ? [reason] : [];
      }),
  );
};

/** The opposites that a claim states of what one of these sources says, if no entry has them. */
export const contradictionsIn = (trials: readonly Trial[]): readonly Reason[] =>
  trials
    .flatMap((trial) => checkOpposites(trial).map((reason) => ({ reason, trial })))
    .filter(
      ({ reason, trial }) =>
        reason.severity === "refused" &&
        contentWords(reason.words).every(({ raw }) => trial.evidence.find(raw).sources.size === 0),
    )
    .map(({ reason }) => reason);

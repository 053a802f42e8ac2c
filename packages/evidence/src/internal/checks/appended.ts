import { lastingVerbs, otherPersons } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { isNumberWord } from "../number-words.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { isIn } from "../sources.ts";
import { doubtful, knows } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { contentWords, isNeutral, memberOf } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";
import { namesIn } from "./names.ts";
import { partEnd } from "./parts.ts";
import { isPredicate } from "./scattered.ts";

const isOtherPerson = memberOf(otherPersons);

/** "…, and I trained others", « et l'ai montré aux nouveaux » */
const ownSubject =
  /^(?:(?:I|je) (?:have |had |also )*|j['’](?:y )?|l['’](?=ai ))(?:ai (?:aussi |ensuite |également )?)?/iu;

/** Whether the source has a word. Titles do not tell of other persons: a technician need have no colleagues. */
function isKnown(raw: string, trial: Trial): boolean {
  if (!isOtherPerson(raw)) return knows(trial, raw);
  const { keys } = trial.evidence.find(raw);
  return trial.pool.some(({ head, lines }) =>
    lines.some((line) => line !== head && isIn(keys, line.keys)),
  );
}

/** What somebody is, has or knows is no deed. */
const isState = new Set([...lastingVerbs, "am", "was", "been", "suis", "etais", "ete"]);

type Deed = { readonly verb: Word; readonly objects: readonly Word[] };

/** What a part says that the applicant did besides, if none of its words but the verb states anything. */
function deedOf(part: string, trial: Trial): Deed | undefined {
  const own = part.replace(/^(?:and|et|then|puis) /i, "");
  const rest = own.replace(ownSubject, "");
  if (rest === own && !isPredicate(own, trial.clause)) return undefined;
  const [verb, ...others] = wordsOf(rest);
  if (
    !verb ||
    isState.has(fold(verb.raw)) ||
    amountsOf(rest).length > 0 ||
    namesIn(rest).length > 0
  )
    return undefined;
  const stated = contentWords(rest).filter(
    ({ raw, start }) => start > verb.start && !isNeutral(raw),
  );
  if (stated.some(({ raw }) => isKnown(raw, trial))) return undefined;
  return { verb, objects: [...stated, ...others.filter(({ raw }) => isOtherPerson(raw))] };
}

/** Whether one line has the verb of a deed and what it is done to. */
function isStated({ verb, objects }: Deed, { pool, evidence }: Trial): boolean {
  const { keys } = evidence.find(verb.raw);
  const known = objects.map(({ raw }) => evidence.find(raw).keys);
  return pool.some(({ lines }) =>
    lines.some((line) => isIn(keys, line.keys) && known.some((one) => isIn(one, line.keys))),
  );
}

/** In words: "for our new customers". */
const nearPerson = 3;
const isBeside = (raw: string) => /^(?:with|for|avec|pour)$/i.test(raw);

/** "another assistant" names who it is. */
const isSingle = (raw: string) => /^(?:an)?other$|^autre$/i.test(raw);
/** Neither counts nor states: the checks of numbers and of words compare the others. */
const isBare = (raw: string) =>
  contentWords(raw).length === 0 && !/\d/.test(raw) && !isNumberWord(fold(raw));

/** "with others", « pour les nouveaux », of whom no line tells. */
function strangersOf(trial: Trial): Word | undefined {
  const words = wordsOf(trial.clause.text);
  return words.find(({ raw }, at) => {
    if (!isOtherPerson(raw) || isSingle(raw) || isKnown(raw, trial)) return false;
    const before = words.slice(Math.max(0, at - nearPerson), at).map((one) => one.raw);
    const from = before.findLastIndex(isBeside);
    return from >= 0 && before.slice(from + 1).every((one) => isBare(one));
  });
}

const betweenParts = new RegExp(`${partEnd.source}|,?\\s(?=(?:I|je) |j['’])`, "iu");

/** "…, and took over their files": what is done besides, in words that state nothing, needs a line with the verb and what it is done to. */
export const checkAppended: Check = (trial) => {
  const { clause } = trial;
  const isFirst = contentWords(clause.beside).length === 0;
  const deed = clause.text
    .split(betweenParts)
    .slice(isFirst ? 1 : 0)
    .map((part) => deedOf(part, trial))
    .find((one) => one !== undefined && one.objects.length > 0 && !isStated(one, trial));
  const stranger = strangersOf(trial);
  if (deed === undefined) return stranger ? [doubtful("unsupported", stranger.raw)] : [];
  return [doubtful("unsupported", [deed.verb, ...deed.objects].map(({ raw }) => raw).join(" "))];
};

import { statesWord } from "@postulo/evidence/stated-words";
import { memoize } from "@postulo/evidence/memoize";
import { numbersOf } from "@postulo/evidence/numbers";
import { wordKey, wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import {
  activityEnding,
  narrowSetting,
  noSetting,
  peopleServed,
  servedPerson,
  settingEnd,
  settingStart,
} from "@postulo/lexicon/work-conditions";
import { isForExperience } from "../../asked-studies.ts";
import { askedWords, isSpecific } from "./asked-words.ts";
import type { Proof } from "./proofs.ts";
import { wishChoices } from "./wish-choices.ts";
import { timesIn, timesWorked } from "./work-times.ts";

const keysIn = memoize((text): ReadonlySet<string> => new Set(wordsOf(text).map(({ key }) => key)));

/** Whether a wish is for work experience, where place and people count; other wishes mostly mention them in passing. */
const asksForExperience = (text: string) =>
  isForExperience(text) || numbersOf(text).some(({ unit }) => unit === "year");

/** The words of the kinds of place in which something is asked for: "nursing home" of "three years in a nursing home". */
export const settingIn = memoize((text): readonly string[] => {
  const folded = fold(text);
  return [...folded.matchAll(asksForExperience(text) ? settingStart : narrowSetting)].flatMap(
    ({ index, 0: start }) => {
      const behind = folded.slice(index + start.length);
      const [phrase = ""] = behind.split(settingEnd);
      if (noSetting.test(phrase.trimEnd())) return [];
      return askedWords(phrase)
        .filter(isSpecific)
        .map(({ raw }) => raw);
    },
  );
});

/** "with children", « auprès d'adolescents »: for whom something is done. */
const peopleIn = memoize((text): readonly string[] =>
  [...fold(text).matchAll(peopleServed)].flatMap(([, people = ""]) => [people]),
);

/** Whether a text has a word or one of the same meaning; the name of an activity only itself: nurses are no nursing home. */
const hasWord = (text: string, raw: string) =>
  keysIn(text).has(wordKey(raw)) || (!activityEnding.test(raw) && statesWord(text, raw));

/** Whether a text names the people a wish names. A wish that is not for experience only excludes texts that name others. */
const isForSamePeople = (choice: string, text: string): boolean =>
  (!asksForExperience(choice) && !servedPerson.test(fold(text))) ||
  peopleIn(choice).every((raw) => hasWord(text, raw));

/** Whether a text names the kind of place. */
const isInSetting = (setting: readonly string[], text: string): boolean =>
  setting.every((raw) => hasWord(text, raw));

type Line = Pick<Proof, "text" | "context" | "isTitle">;

function meets(choice: string, { text: line, context, isTitle }: Line): boolean {
  const text = `${line}, ${context}`;
  const worked = new Set([...(isTitle ? timesIn(line) : timesWorked(line)), ...timesIn(context)]);
  return (
    timesIn(choice).every((time) => worked.has(time)) &&
    isInSetting(settingIn(choice), text) &&
    isForSamePeople(choice, text)
  );
}

/**
 * Whether a line with the title of its entry states the times, the kind of place and the people that a wish states: a shift of five is
 * no night shift.
 */
export const meetsConditions = (wish: string, line: Line): boolean =>
  wishChoices(wish).some((choice) => meets(choice, line));

import { memoize } from "@postulo/evidence/memoize";
import { wordKey, wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import {
  beforeTime,
  behindTime,
  conditionTimes,
  countOfTimes,
  eveningWork,
  hyphenatedTime,
  memberBefore,
  nightWork,
  othersAtTime,
  plainTime,
  timesAlong,
  weekendWork,
} from "@postulo/lexicon/work-conditions";

/** Nights, evenings and weekends: the words that ask for them, and the pattern of lines that say the person worked then. */
const times = [nightWork, eveningWork, weekendWork].map((worked, at) => ({
  asked: new Set(conditionTimes[at]?.split(" ").map(wordKey)),
  worked,
}));

const folded = (text: string) =>
  fold(text).replaceAll(hyphenatedTime, (time) => time.replace("-", ""));

const anyCase = new RegExp(hyphenatedTime.source, "gi");

/** « week-end » is one word. */
export const withJoinedTimes = (text: string): string =>
  text.replaceAll(anyCase, (time) => time.replace("-", ""));

/** The times of work that a text names, as indexes into `times`. */
export const timesIn = memoize((text): readonly number[] => {
  const keys = new Set(wordsOf(folded(text)).map(({ key }) => key));
  return times.flatMap(({ asked }, at) => (asked.isDisjointFrom(keys) ? [] : [at]));
});

/** "Worked nights", "3 nights a week", "days and nights" as a whole part; not "quiz nights" or "weekends away". */
function plainTimesIn(own: string): readonly number[] {
  return [...own.matchAll(plainTime)].flatMap(({ index, 0: word }) => {
    const [before, behind] = [own.slice(0, index), own.slice(index + word.length)];
    const list = before.replace(timesAlong, "");
    const isWorked = beforeTime.test(before) || beforeTime.test(list);
    return isWorked || (countOfTimes.test(list) && behindTime.test(behind)) ? timesIn(word) : [];
  });
}

/** The times of the team that the person is in: "on the night team", « en équipe de nuit ». */
const timesOfTeam = (own: string): readonly number[] =>
  [...own.matchAll(othersAtTime)].flatMap(({ index, 0: others }) =>
    memberBefore.test(own.slice(0, index)) ? timesIn(others) : [],
  );

/** The times at which a line says that the person worked; "night lights" and "night staff" do not. */
export const timesWorked = memoize((line): readonly number[] => {
  const whole = folded(line);
  const own = whole.replaceAll(othersAtTime, " ");
  const named = times.flatMap(({ worked }, at) => (worked.test(own) ? [at] : []));
  return [...named, ...plainTimesIn(own), ...timesOfTeam(whole)];
});

/** Whether a word names a time of work, which is specific enough alone: "nights". */
export const isTimeOfWork = (raw: string): boolean => timesIn(raw).length > 0;

import {
  currentMark,
  hasLeft,
  imperfectLike,
  lastingVerbs,
  paidWork,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { baseOfPast, baseVerbs } from "../../english-verbs.ts";
import type { Entry } from "../../entry.ts";
import { memoizeObject } from "../../memoize.ts";
import { datesOf } from "../../facts.ts";
import { wordsOf } from "../../words.ts";
import { isIn } from "../sources.ts";
import type { Source } from "../sources.ts";
import { markedParts } from "../statements.ts";
import { statedKeysOf } from "../word-keys.ts";
import type { Clause } from "../clauses.ts";
import { isAfter } from "../unfinished.ts";
import { doubtful, retoldLine } from "../trial.ts";
import type { Check, Month, Trial } from "../trial.ts";
import { isGivenUp } from "./qualifications.ts";
import { titlesIn } from "./titles.ts";

const lasting = new Set(lastingVerbs);
const likeImperfect = new Set(imperfectLike);

const englishVerb = /(?<!\p{L})i(?:'m| am|(?: also| usually| \p{L}+ly)* (\p{L}+))/u;
const isBeing = /(?<!\p{L})(?:i am|i'm|je suis)(?!\p{L})/u;
/** « je suis devenue »: the past of verbs with « être ». */
const isArrival = new RegExp(
  [
    "(?<!\\p{L})je (?:[ly]['’ ]?)?suis ",
    "(?:entre|devenu|reste|arrive|parti|venu|revenu|passe|alle|monte|ne|retourne|sorti)e?(?!\\p{L})",
  ].join(""),
  "u",
);
const isGoingOn = /(?<!\p{L})i(?:'m| am)(?: \p{L}+)? \p{L}+ing(?!\p{L})/u;
const frenchVerb =
  /(?<!\p{L})j(?:e (?:[lmt]'|y |en |les? |la |leur |lui |me |te |nous |vous )?|'(?:y |en )?)(\p{L}+)/u;

/** A verb in the present, and none of what a past job left. */
function englishPresent(folded: string): string | undefined {
  const [, verb = ""] = englishVerb.exec(folded) ?? [];
  const isPresent = baseVerbs.has(verb) && !baseOfPast.has(verb) && !lasting.has(verb);
  return isPresent ? verb : isGoingOn.exec(folded)?.[0];
}

function frenchPresent(folded: string): string | undefined {
  const [, verb = ""] = frenchVerb.exec(folded) ?? [];
  const isPast = /(?:ai[st]?|us)$/.test(verb) && !likeImperfect.has(verb);
  return verb === "" || isPast || lasting.has(verb) ? undefined : verb;
}

/** The verb of a clause in the present that says what the applicant does: "I weld", « je soude », and "I am a welder". */
const presentOf = memoizeObject((clause: Clause): string | undefined => {
  const { folded } = clause;
  if (isArrival.test(folded)) return undefined;
  const [being] = isBeing.exec(folded) ?? [];
  if (being !== undefined && titlesIn(clause).length > 0) return being;
  return englishPresent(folded) ?? frenchPresent(folded);
});

/** "was still selling": it went on then. */
const stillThen =
  /(?<!\p{L})(?:was|were|had|etait|etaient|avait) (?:still|toujours|encore)(?!\p{L})/u;

const hasEnded = ({ period }: Entry, today: Month) =>
  period?.end !== undefined && !period.isCurrent && !isAfter(period.end, today);

const isWork = ({ kind }: Entry) => kind === "job" || kind === "contribution";

/** A job that has ended, or studies that were given up or are to come. */
const isOver = (entry: Entry, today: Month) =>
  isWork(entry)
    ? hasEnded(entry, today)
    : entry.kind === "education" &&
      (isGivenUp(entry, today) || isAfter(entry.period?.start, today));

const saysPresent = ({ clause }: Trial) =>
  currentMark.test(clause.folded.replace(stillThen, "")) || presentOf(clause) !== undefined;

/** "2016-2019", "until 2019" */
const range = /(?<!\d)(?:\d{4} ?[-\u2013] ?|(?:until|till|jusqu'en) )(\d{4})(?!\d)/gu;

/** The years of the part of a line that says most of what a clause does, if they have ended: "stall at the fair 2016-2019". */
function endedYears(trial: Trial): string | undefined {
  const { clause, found, today } = trial;
  const line = retoldLine(trial);
  if (line === undefined || datesOf(clause.text).length > 0) return undefined;
  const scored = markedParts(line.text).map(({ text }) => {
    const keys = new Set(wordsOf(text).flatMap(({ raw }) => statedKeysOf(raw)));
    return { text, hits: found.filter((one) => isIn(one.keys, keys)).length };
  });
  const most = Math.max(...scored.map(({ hits }) => hits));
  const text = fold(scored.find(({ hits }) => hits === most)?.text ?? "");
  const ends = [...text.matchAll(range)];
  return ends.every(([, year]) => Number(year) < today.year) ? ends.at(-1)?.[0] : undefined;
}

/** What a clause says to go on of an entry that has ended. */
function saidOfEnded(trial: Trial, { entry }: Source): string | undefined {
  const { clause } = trial;
  const mark = currentMark.exec(clause.folded.replace(stillThen, ""))?.[0];
  // "a checklist that the team uses now"
  const isStated = mark !== undefined && currentMark.test(fold(retoldLine(trial)?.text ?? ""));
  return isStated ? undefined : (mark ?? (isWork(entry) ? presentOf(clause) : undefined));
}

/** "I have just left Larkfield", where the job goes on. */
const saidOfCurrent = ({ clause, isNamed }: Trial, { entry }: Source): string | undefined =>
  isNamed && entry.kind === "job" && entry.period?.isCurrent === true
    ? hasLeft.exec(clause.folded)?.[0]
    : undefined;

/** "I was employed by the club", of a contribution whose text does not say so. */
const paidOfVolunteer = ({ clause, isNamed }: Trial, { entry, lines }: Source) =>
  isNamed && entry.kind === "contribution" && !lines.some(({ text }) => paidWork.test(fold(text)))
    ? paidWork.exec(clause.folded)?.[0]
    : undefined;

/** What is said to go on rests on no job or years that have ended, and on no studies that were given up. */
export const checkCurrency: Check = (trial) => {
  const { source, today } = trial;
  if (source === undefined) return [];
  const left = saidOfCurrent(trial, source) ?? paidOfVolunteer(trial, source);
  if (left !== undefined) return [doubtful("date", left)];
  const ofPresent = () => (saysPresent(trial) ? endedYears(trial) : undefined);
  const said = isOver(source.entry, today) ? saidOfEnded(trial, source) : ofPresent();
  return said === undefined ? [] : [doubtful("date", said)];
};

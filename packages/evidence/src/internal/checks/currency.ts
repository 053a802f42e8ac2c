import { currentMark, imperfectLike, lastingVerbs } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { baseOfPast, baseVerbs } from "../../english-verbs.ts";
import type { Entry } from "../../entry.ts";
import { memoizeObject } from "../../memoize.ts";
import type { Clause } from "../clauses.ts";
import { isAfter } from "../unfinished.ts";
import { doubtful, retoldLine } from "../trial.ts";
import type { Check, Month } from "../trial.ts";
import { isGivenUp } from "./qualifications.ts";
import { titlesIn } from "./titles.ts";

const lasting = new Set(lastingVerbs);
const likeImperfect = new Set(imperfectLike);

const englishVerb = /(?<!\p{L})i(?:'m| am|(?: also| usually| \p{L}+ly)* (\p{L}+))/u;
const isBeing = /(?<!\p{L})(?:i am|i'm|je suis)(?!\p{L})/u;
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

/** A job that has ended, or studies that were given up. */
const isOver = (entry: Entry, today: Month) =>
  isWork(entry) ? hasEnded(entry, today) : entry.kind === "education" && isGivenUp(entry, today);

/** What is said to go on rests on no job that has ended, and on no studies that were given up. */
export const checkCurrency: Check = (trial) => {
  const { clause, source, today } = trial;
  if (source === undefined || !isOver(source.entry, today)) return [];
  const mark = currentMark.exec(clause.folded.replace(stillThen, ""))?.[0];
  const said = mark ?? (isWork(source.entry) ? presentOf(clause) : undefined);
  // "a checklist that the team uses now"
  const isStated = mark !== undefined && currentMark.test(fold(retoldLine(trial)?.text ?? ""));
  return said === undefined || isStated ? [] : [doubtful("date", said)];
};

import {
  anyTime,
  negation,
  never,
  noLonger,
  notDenied,
  workingTimes,
} from "@postulo/lexicon/claims";
import { dayNoun, weekNoun } from "@postulo/lexicon/rates";
import { fold } from "@postulo/lexicon/fold";
import { memoize, memoizeObject } from "../../memoize.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { restrictionsOf } from "../restrictions.ts";
import { saidStems } from "../said-stems.ts";
import { isIn } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { statementsOf } from "../statements.ts";
import type { Statement } from "../statements.ts";
import { alignment, doubtful } from "../trial.ts";
import type { Alignment, Check, Reason, Trial } from "../trial.ts";
import { stateOf } from "./clause-state.ts";
import { contentWords, isFunctionWord, isNeutral, keysOf, stemsOf } from "../word-keys.ts";

const isWorkingTime = (raw: string) => workingTimes.test(fold(raw));

const deniedEnd = /[,;:.(]| [-–—] |\b(?:but|mais|before|until|avant|jusqu)\b/;

const isTime = new RegExp(`^(?:${weekNoun.source}|${dayNoun.source})$`, "u");

const isNamedTime = (raw: string) =>
  isTime.test(raw) && !/^(?:days?|weeks?|jours?|semaines?)$/.test(raw);

const everyNegation = new RegExp(negation.source, "gu");

/** The words that each negation of a text denies, days of the week and nights included: up to a comma, a date or "but". */
const denials = memoize((text): readonly (readonly string[])[] => {
  const folded = fold(text);
  if (notDenied.test(folded)) return [];
  const groups: (readonly string[])[] = [];
  let end = 0;
  for (const { 0: said, index } of folded.matchAll(everyNegation)) {
    if (index < end) continue;
    const [scope = ""] = folded.slice(index + said.length).split(deniedEnd, 1);
    end = index + said.length + scope.length;
    groups.push(
      scope.trim() === "" ? timesBefore(folded.slice(0, index)) : wordsOf(scope).flatMap(scoped),
    );
  }
  return groups;
});

/** "sats ok, suns not" */
const timesBefore = (folded: string): readonly string[] =>
  wordsOf(folded.split(/[,;:.(]/).at(-1) ?? "")
    .map(({ raw }) => raw)
    .filter((raw) => isTime.test(raw));

const scoped = ({ raw }: Word): readonly string[] =>
  isWorkingTime(raw) || /\d/.test(raw) || contentWords(raw).length > 0 ? [raw] : [];

/** What the first negation denies. */
export const deniedWords = (text: string): readonly string[] => denials(text)[0] ?? [];
/** "not after 7, NOT Sundays" */
export const allDenied = (text: string): readonly string[] => denials(text).flat();

const negatedLines = memoizeObject(({ lines }: Source): readonly SourceLine[] =>
  lines.filter(({ isNegated }) => isNegated),
);

/** "I don't coach sports": a wish to coach is one word of it. */
const fewDenied = 3;

/** Whether half of what a line denies is said; of a short denial one word is enough for a wish. */
function isDeniedIn({ text }: SourceLine, said: ReadonlySet<string>, isWished: boolean): boolean {
  return denials(text).some((words) => {
    const hits = words.filter((raw) => isIn(stemsOf(raw), said));
    if (isWished && words.length <= fewDenied && hits.some((raw) => !isNeutral(raw))) return true;
    const isSure = hits.length >= 2 || hits.some(isWorkingTime) || words.length === 1;
    return isSure && hits.length >= words.length / 2 && hits.length > 0;
  });
}

/** "any day except Wednesday": what is behind is denied too. */
const exception =
  /(?<!\p{L})(?:except|apart from|other than|sauf|hormis|excepte)(?!\p{L})[^,;:.(]*/gu;

/** A clause without its exceptions. */
const unexcepted = memoizeObject((clause: Clause): Clause => {
  const folded = clause.folded.replaceAll(exception, "");
  return folded === clause.folded ? clause : { ...clause, text: folded, folded };
});

/** A line of the profile denies what a clause without negation says, words of `stated` apart: "I cannot work Saturdays". */
export function deniedBy(
  trial: Trial,
  stated: () => ReadonlySet<string> = () => new Set(),
): Reason[] {
  if (negation.test(trial.clause.folded)) return [];
  const hasEnded = trial.source?.entry.period?.end !== undefined;
  // "I worked nights", of a job that has ended, and "no nights any more" are both true.
  const lines = trial.context
    .flatMap(negatedLines)
    .filter(({ text }) => !(hasEnded && noLonger.test(fold(text))));
  if (lines.length === 0) return [];
  const { folded } = unexcepted(trial.clause);
  const limit = lines.find(({ text }) => allDenied(text).some((raw) => isNamedTime(fold(raw))));
  // "any day" of "not Sundays"
  if (limit && anyTime.test(folded) && folded === trial.clause.folded)
    return [doubtful("negation", limit.text)];
  const stems = saidStems(unexcepted(trial.clause));
  const isWished = trial.clause.kind === "wish";
  if (!lines.some((line) => isDeniedIn(line, stems, isWished))) return [];
  const said = stems.difference(stated());
  const line = lines.find((one) => isDeniedIn(one, said, isWished));
  return line ? [doubtful("negation", line.text)] : [];
}

/** "I have never worked nights" of "no nights any more", which says that there were some. */
export function neverOfEnded({ clause, context }: Trial): Reason[] {
  if (!never.test(clause.folded)) return [];
  const denied = deniedWords(clause.text).map((raw) => keysOf(raw));
  const line = context
    .flatMap(negatedLines)
    .find(({ text, keys }) => noLonger.test(fold(text)) && denied.some((own) => isIn(own, keys)));
  return line ? [doubtful("negation", line.text)] : [];
}

/** The words beside the noun that a line denies: "critical" of "no critical findings"; of verbs only the first. */
const deniedPhrase = memoize((text): readonly string[] => {
  const folded = fold(text);
  const found = nounDenied.exec(folded);
  if (!found) return [];
  const phrase: string[] = [];
  const [behind = ""] = folded.slice(found.index + found[0].length).split(/[,;:.()]/, 1);
  const [denied = ""] = behind.split(noLonger, 1);
  for (const { raw } of wordsOf(denied)) {
    if (isFunctionWord(raw)) break;
    phrase.push(raw);
  }
  return phrase;
});
const nounDenied = /(?<!\p{L})(?:no|zero|without(?: an?| any)?|sans|aucune?|sans aucune?) /u;

/** "No findings", where a line denies critical ones. */
function denialWidened(trial: Trial, { line }: Alignment): Reason[] {
  const said = saidStems(trial.clause);
  const narrowed = deniedPhrase(line.text);
  const isSaid = (raw: string) => isIn(stemsOf(raw), said);
  return narrowed.some(isSaid) && !narrowed.every(isSaid) ? [doubtful("negation", line.text)] : [];
}

/** "I picked 900 cases a shift without an accident": another line denies the same. */
function isDeniedToo(trial: Trial): boolean {
  const all = deniedWords(trial.clause.text);
  const stated = all.filter((raw) => !isNeutral(raw));
  const denied = stated.length > 0 ? stated : all;
  return (
    denied.length > 0 &&
    trial.pool.some(({ lines }) =>
      lines.some((line) => line.isNegated && denied.every((raw) => isIn(keysOf(raw), line.keys))),
    )
  );
}

/** The keys of the lines without negation that share more with a clause than a time of work. */
function statedKeys(trial: Trial): ReadonlySet<string> {
  const found = trial.found.filter((_, at) => !isWorkingTime(trial.words[at]?.raw ?? ""));
  const lines = trial.pool
    .flatMap((source) => source.lines)
    .filter((line) => !line.isNegated && found.some(({ keys }) => isIn(keys, line.keys)));
  return new Set(lines.flatMap(({ keys }) => [...keys]));
}

const isDenied = ({ restrictions }: Statement) => restrictions.has("denied");

/** Whether the statement of a line that shares most with a clause is a denial, or what a denial is told of: "Points: none". */
export function isDenial({ source, line }: Alignment, { found, clause }: Trial): boolean {
  const own = statementsOf(source).filter((one) => one.line === line);
  const hits = ({ keys }: Statement) => found.filter((one) => isIn(one.keys, keys)).length;
  const most = Math.max(0, ...own.map(hits));
  const closest = own.filter((one) => hits(one) === most);
  // « sans qu'aucune paie ne prenne de retard » for « passage en 2022, sans retard de paie »
  if (negation.test(clause.folded) && own.some(isDenied)) return true;
  return closest.length > 0 && closest.every(isDenied);
}

const endings = ["planned", "lapsed"] as const;
/** Whether a text says that something is to come, or has ended. */
export const isUnreached = (text: string) => endings.some((kind) => restrictionsOf(text).has(kind));

/** "Exam not passed yet" and "I still have to pass the exam" say the same. */
function admitsLack(aligned: Alignment, trial: Trial): boolean {
  const { clause } = trial;
  const isPart = isUnreached(clause.text) || restrictionsOf(clause.text).has("partial");
  if (isUnreached(aligned.line.text) && isPart) return true;
  return stateOf(clause).isLacking && isDenial(aligned, trial);
}

const travelLabel = /^(?:travel|transport|commute|trajets?|deplacements?|mobilite)\W*$/;
const vehicle = /^(?:bus|train|tram|metro|bike|bicycle|scooter|moped|velo)$/;

const stemsIn = (lines: readonly SourceLine[]) =>
  new Set(lines.flatMap(({ text }) => wordsOf(text).flatMap(({ raw }) => stemsOf(raw))));

/** "Travel: no car. Bus or walk.": the label of how somebody travels, where the clause names a vehicle of a sentence without restriction. */
const isOtherVehicle = ({ source, line }: Alignment, { clause, words }: Trial): boolean => {
  if (source.entry.kind !== "note" || line !== source.head) return false;
  if (!travelLabel.test(fold(source.entry.title))) return false;
  const lines = source.lines.filter((one) => one !== line);
  const open = stemsIn(lines.filter(({ text }) => restrictionsOf(text).size === 0));
  const denied = stemsIn(lines.filter(({ isNegated }) => isNegated));
  const vehicles = wordsOf(clause.folded).filter(({ raw }) => vehicle.test(raw));
  return (
    vehicles.length > 0 &&
    vehicles.every(({ raw }) => isIn(stemsOf(raw), open)) &&
    !words.some(({ raw }) => isIn(stemsOf(raw), denied))
  );
};

/** What the profile denies is not claimed, and what it claims is not denied. */
export const checkNegation: Check = (trial) => {
  const aligned = alignment(trial);
  const { clause } = trial;
  const ended = neverOfEnded(trial);
  if (ended.length > 0) return ended;
  if (aligned && admitsLack(aligned, trial)) return [];
  const isNegated = negation.test(clause.folded) && !notDenied.test(clause.folded);
  if (!aligned || isOtherVehicle(aligned, trial) || isDenial(aligned, trial) === isNegated)
    return [
      ...(aligned && isNegated ? denialWidened(trial, aligned) : []),
      ...deniedBy(trial, () => statedKeys(trial)),
    ];
  return isDeniedToo(trial) ? [] : [doubtful("negation", aligned.line.text)];
};

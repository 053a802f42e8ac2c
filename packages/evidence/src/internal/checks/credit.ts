import {
  actsFor,
  eventWords,
  leadOverWords,
  negation,
  notDenied,
  oneself,
  ofOther,
  peopleWords,
  sole,
  workingTimes,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { foldSentence, wordsOf } from "../../words.ts";
import { isHelping, isIn, isLeading, isSharing, isWish } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { agentOf, isAgent } from "../agents.ts";
import { restrictionsOf } from "../restrictions.ts";
import { namesSkill } from "../skill-name.ts";
import { statementsOf } from "../statements.ts";
import type { Statement } from "../statements.ts";
import { namesIn } from "./names.ts";
import { namesDegree } from "./terms.ts";
import { isLowered, isLowerRank, isOccupation } from "./titles.ts";
import { isEmployerNoun } from "./other-names.ts";
import { contentWords, isNeutral, keysOf, memberOf, stemsOf } from "../word-keys.ts";
import { alignment, doubtful, refused, retoldLine } from "../trial.ts";
import type { Alignment, Check, Reason, Trial } from "../trial.ts";
import { memoize, memoizeObject } from "../../memoize.ts";
import type { Clause } from "../clauses.ts";

const isEvent = memberOf(eventWords);
const isLeadOver = memberOf(leadOverWords);
const isPerson = memberOf(peopleWords);

const isOf = (word: string) => /^(?:of|for|de|d|des|du|pour)$/i.test(word);

const isArticle = (word: string) => /^(?:an?|the|une?|l[ae])$/i.test(word);

/** In words: "managed the small team". */
const nearPeople = 5;

/** The word that says that people are led: "managed a team", and not "managed the stock". */
const leadOverPeople = (words: readonly string[]): string | undefined =>
  words.find(
    (word, at) =>
      isLeadOver(word) &&
      // "a weekly run for 30 drivers"
      !words.slice(Math.max(0, at - 2), at).some(isArticle) &&
      words
        .slice(at + 1, at + 1 + nearPeople)
        .some(
          (next, more, all) =>
            isPerson(next) ||
            (/s$/i.test(next) && isOccupation(next) && !all.slice(0, more).some(isOf)),
        ),
  );
/** Whether a statement says that the applicant led something. */
const isOfLeader = memoizeObject(({ text, line, agent, restrictions }: Statement): boolean => {
  if (agent !== undefined || restrictions.has("denied") || isWish(line.text)) return false;
  const words = wordsOf(text).map(({ raw }) => raw);
  const leads = words.some(isLeading) && !isHelping(words[0] ?? "");
  return leads || leadOverPeople(words) !== undefined;
});

/** "deputy director", « directeur adjoint » */
const isOfDeputy = memoizeObject(({ text }: Statement): boolean => {
  const words = wordsOf(text).map(({ raw }) => raw);
  return words.some(
    (word, at) =>
      isLowerRank(word) && [words[at - 1], words[at + 1]].some((one) => isLeading(one ?? "")),
  );
});

/** "Led workshops": an event, and no people. */
const isOfEvent = (after: readonly string[]) => after.some(isEvent);

/** "our lead", « le chef », "our sister's lead" */
const possessed = /(?:\b(?:our|notre|nos|their|leur|his|her)|'s) $/;

const deputised = new RegExp(`${actsFor.source} ?(?:the |le |la |l')$`, "u");

const isOfOther = (raw: string, before: string) =>
  (isOccupation(raw) && ofOther.test(before)) ||
  (isLeading(raw) && (possessed.test(before) || deputised.test(before)));

/** "with the operations manager": the places of words that name the work of somebody else. */
const otherPeople = (text: string): number[] =>
  wordsOf(text).flatMap(({ raw, start }, at) =>
    isOfOther(raw, fold(text.slice(0, start))) ? [at] : [],
  );

/** The word of a clause that says that the applicant led, and whether one says that they helped or shared. */
const readPart = memoizeObject(({ text }: Clause) => {
  const words = wordsOf(text).map(({ raw }) => raw);
  const isModest = words.some((word) => isHelping(word) || isSharing(word));
  if (!words.some(isLeading)) return { lead: leadOverPeople(words), isModest };
  const others = new Set(otherPeople(text));
  const lead = words.find(
    (word, at) => isLeading(word) && !others.has(at) && !isOfEvent(words.slice(at + 1, at + 5)),
  );
  return { lead: lead ?? leadOverPeople(words), isModest };
});

/** Whether a name of the clause stands only in lines that help: "ISO 27001 project: contributed the controls". */
const isHelpedAlone = ({ clause, evidence, pool, source }: Trial): boolean =>
  namesIn(clause.text).some(({ raw }) => {
    const { keys } = evidence.find(raw);
    const known = pool.flatMap(({ lines }) => lines.filter((line) => isIn(keys, line.keys)));
    const isOfHead = source !== undefined && isIn(keys, source.head.keys);
    return !isOfHead && known.length > 0 && known.every(({ helps, leads }) => helps && !leads);
  });

/** « Fonderies de l'Huisne » is an employer, and no founder. */
const isOfName = (lead: string, { evidence }: Trial) =>
  evidence.sources.some(({ entry }) => wordsOf(entry.organisation).some(({ raw }) => raw === lead));

/** Whether the title of an entry leads, or a line that has another word of the clause and tells of nobody else. */
function isLed(lead: string, { clause, pool, words, evidence }: Trial): boolean {
  const others = words.filter(({ raw }) => raw !== lead).map(({ raw }) => evidence.find(raw).keys);
  const keys = evidence.find(lead).keys;
  const isLower = wordsOf(clause.text).some(({ raw }) => isLowerRank(raw));
  const isStudied = namesDegree(clause) || restrictionsOf(clause.text).has("planned");
  return pool.some((source) => {
    if (source.head.leads && (isLower || !isLowered(source.entry))) return true;
    if (namesSkill(clause.text, source.entry)) return isIn(keys, source.head.keys);
    if (isStudied && source.entry.kind === "education" && isIn(keys, source.head.keys)) return true;
    const led = statementsOf(source)
      .filter((one) => isOfLeader(one) && (isLower || !isOfDeputy(one)))
      .map(({ line }) => line);
    return led.some((line) => others.length === 0 || others.some((one) => isIn(one, line.keys)));
  });
}

const isHelpedOnly = (line: SourceLine | undefined, trial: Trial): boolean =>
  (line?.helps === true && !line.leads) || isHelpedAlone(trial);

/** In words: "managed the busy shop". */
const nearPlace = 3;

/** "I managed the shop", where the employer is a shop: who runs it leads. */
function leadOverPlace({ clause, source }: Trial): string | undefined {
  if (source?.entry.kind !== "job") return undefined;
  const words = wordsOf(clause.text).map(({ raw }) => raw);
  if (!words.some(isLeadOver)) return undefined;
  const places = new Set(
    contentWords(source.entry.organisation).flatMap(({ raw }) => stemsOf(raw)),
  );
  return words.find((word, at) => {
    const behind = words.slice(at + 1, at + 1 + nearPlace);
    const own = behind.findIndex((next) => isEmployerNoun(next) || isIn(stemsOf(next), places));
    // "run the school maths club"
    const isHead = contentWords(words[at + 2 + own] ?? "").length === 0;
    return (
      isLeadOver(word) &&
      own > 0 &&
      isHead &&
      isArticle(behind[0] ?? "") &&
      !behind.slice(0, own).some(isOf)
    );
  });
}

/** "Led" is more than "helped". */
export const checkLead: Check = (trial) => {
  if (agentOf(trial.clause.folded) !== undefined) return [];
  const line = retoldLine(trial);
  const { lead = leadOverPlace(trial), isModest } = readPart(trial.clause);
  if (lead === undefined || isOfName(lead, trial)) return [];
  if (!isModest && isHelpedOnly(line, trial)) return [refused("credit", lead)];
  return isLed(lead, trial) ? [] : [doubtful("credit", lead)];
};

/** "I wrote the guide myself", where the line says with others. */
function checkStressed({ clause }: Trial, line: SourceLine | undefined): Reason[] {
  const [stressed] = oneself.exec(clause.folded) ?? [];
  const isOfOthers = line?.helps === true || line?.isShared === true;
  return stressed !== undefined && isOfOthers ? [doubtful("credit", stressed)] : [];
}

/** "wrote the plan with the owner", told without the owner. */
function checkShared({ clause }: Trial, line: SourceLine | undefined): Reason[] {
  const { isModest } = readPart(clause);
  const said = saidStems(clause);
  const [, beside = ""] = sharedWith.exec(foldSentence(line?.text ?? "")) ?? [];
  const partner = wordsOf(beside).find(({ raw }) => isAgent(raw));
  const isSaid = partner === undefined || isIn(stemsOf(partner.raw), said);
  return isModest || isSaid ? [] : [doubtful("credit", partner.raw)];
}
const sharedWith =
  /(?<!\p{L}|deal |dealt |dealing )(?:with|w|avec|alongside)(?!\p{L})\/?((?: [^\s,;:.()]+){1,3})/u;

/** Alone is more than together. */
export const checkSole: Check = (trial) => {
  const line = retoldLine(trial);
  const [alone] = sole.exec(trial.clause.folded) ?? [];
  if (line?.isSole) return [];
  if (alone === undefined) return [...checkStressed(trial, line), ...checkShared(trial, line)];
  // "As a sole trader"
  if (foldSentence(trial.source?.head.text ?? "").includes(alone)) return [];
  return [doubtful("credit", alone)];
};

const isWorkingTime = (raw: string) => workingTimes.test(fold(raw));

const deniedEnd = /[,;:.(]| [-–—] |\b(?:but|mais|before|until|avant|jusqu)\b/;

/** The words that a negation denies, days of the week and nights included: up to a comma, a date or "but". */
export const deniedWords = memoize((text): readonly string[] => {
  const folded = fold(text);
  const found = negation.exec(folded);
  if (!found || notDenied.test(folded)) return [];
  const [scope = ""] = folded.slice(found.index + found[0].length).split(deniedEnd, 1);
  return wordsOf(scope).flatMap(({ raw }) =>
    isWorkingTime(raw) || /\d/.test(raw) || contentWords(raw).length > 0 ? [raw] : [],
  );
});

const negatedLines = memoizeObject(({ lines }: Source): readonly SourceLine[] =>
  lines.filter(({ isNegated }) => isNegated),
);

const saidStems = memoizeObject(
  ({ text }: Clause): ReadonlySet<string> =>
    new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw))),
);

/** "I don't coach sports": a wish to coach is one word of it. */
const fewDenied = 3;

/** Whether half of what a line denies is said; of a short denial one word is enough for a wish. */
function isDeniedIn({ text }: SourceLine, said: ReadonlySet<string>, isWished: boolean): boolean {
  const denied = deniedWords(text);
  const hits = denied.filter((raw) => isIn(stemsOf(raw), said));
  if (isWished && denied.length <= fewDenied && hits.some((raw) => !isNeutral(raw))) return true;
  const isSure = hits.length >= 2 || hits.some(isWorkingTime) || denied.length === 1;
  return isSure && hits.length >= denied.length / 2 && hits.length > 0;
}

/** A line of the profile denies what a clause without negation says, words of `stated` apart: "I cannot work Saturdays". */
export function deniedBy(
  trial: Trial,
  stated: () => ReadonlySet<string> = () => new Set(),
): Reason[] {
  if (negation.test(trial.clause.folded)) return [];
  const denials = trial.context.flatMap(negatedLines);
  if (denials.length === 0) return [];
  const stems = saidStems(trial.clause);
  const isWished = trial.clause.kind === "wish";
  if (!denials.some((line) => isDeniedIn(line, stems, isWished))) return [];
  const said = stems.difference(stated());
  const line = denials.find((one) => isDeniedIn(one, said, isWished));
  return line ? [doubtful("negation", line.text)] : [];
}

/** "I picked 900 cases a shift without an accident": another line denies the same. */
function isDeniedToo(trial: Trial): boolean {
  const denied = deniedWords(trial.clause.text);
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
const isUnreached = (text: string) => endings.some((kind) => restrictionsOf(text).has(kind));

/** What the profile denies is not claimed, and what it claims is not denied. */
export const checkNegation: Check = (trial) => {
  const aligned = alignment(trial);
  const { clause } = trial;
  // "Exam not passed yet" and "I still have to pass the exam" say the same.
  const isPart = isUnreached(clause.text) || restrictionsOf(clause.text).has("partial");
  if (aligned && isUnreached(aligned.line.text) && isPart) return [];
  const isNegated = negation.test(clause.folded) && !notDenied.test(clause.folded);
  if (!aligned || isDenial(aligned, trial) === isNegated)
    return deniedBy(trial, () => statedKeys(trial));
  return isDeniedToo(trial) ? [] : [doubtful("negation", aligned.line.text)];
};

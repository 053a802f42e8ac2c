import {
  actsFor,
  eventWords,
  leadOverWords,
  oneself,
  ofOther,
  ofTeamMark,
  peopleWords,
  sole,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { numbersOf } from "../../numbers.ts";
import { foldSentence, wordKey, wordsOf } from "../../words.ts";
import { isHelping, isIn, isLeading, isSharing, isWish } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { isAgent } from "../agents.ts";
import { restrictionsOf } from "../restrictions.ts";
import { saidStems } from "../said-stems.ts";
import { namesSkill } from "../skill-name.ts";
import { statementsOf } from "../statements.ts";
import type { Statement } from "../statements.ts";
import { stateOf } from "./clause-state.ts";
import { namesIn } from "./names.ts";
import { namesDegree } from "./terms.ts";
import { checkAttended, checkTeaching } from "./teaching.ts";
import { isLowered, isLowerRank } from "./titles.ts";
import { isOccupation } from "./title-words.ts";
import { isEmployerNoun } from "./other-names.ts";
import { contentWords, memberOf, stemsOf } from "../word-keys.ts";
import { doubtful, refused, retoldLine } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { memoizeObject } from "../../memoize.ts";
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
  return leads || leadOverPeople(words) !== undefined || inCharge.test(foldSentence(text));
});

/** "as the person in charge" */
const inCharge = /(?<!\p{L})(?:person|one) (?:in )?(charge|responsible)(?!\p{L})/u;

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
  const [, charge] = inCharge.exec(foldSentence(text)) ?? [];
  if (!words.some(isLeading)) return { lead: leadOverPeople(words) ?? charge, isModest };
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
    const next = words[at + 2 + own] ?? "";
    const isHead = contentWords(next).length === 0 || isIn(stemsOf(next), places);
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
  const line = retoldLine(trial);
  const { lead = leadOverPlace(trial), isModest } = readPart(trial.clause);
  if (lead === undefined || isOfName(lead, trial)) return [];
  // "which our director led"
  if (!stateOf(trial.clause).ownKeys.has(wordKey(lead))) return [];
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
function checkShared({ clause, found, pool }: Trial, line: SourceLine | undefined): Reason[] {
  const { isModest } = readPart(clause);
  const said = saidStems(clause);
  const source = pool.find(({ lines }) => line !== undefined && lines.includes(line));
  // "Swabs, a plan updated with the engineer": the swabs are the applicant's.
  const statement = (source ? statementsOf(source) : []).find(
    (one) => one.line === line && sharedWith.test(foldSentence(one.text)),
  );
  const [, beside = ""] = sharedWith.exec(foldSentence(statement?.text ?? "")) ?? [];
  const isTaken = statement && found.some(({ keys }) => isIn(keys, statement.keys));
  if (!isTaken) return [];
  const partner = wordsOf(beside).find(({ raw }) => isAgent(raw));
  const isSaid = partner === undefined || isIn(stemsOf(partner.raw), said);
  return isModest || isSaid ? [] : [doubtful("credit", partner.raw)];
}
const sharedWith =
  /(?<!\p{L}|deal |dealt |dealing )(?:with|w|avec|alongside)(?!\p{L})\/?((?: [^\s,;:.()]+){1,3})/u;

/** "I test 180 samples a day", where the line counts those of the team. */
function checkOfTeam({ clause, pool }: Trial): Reason[] {
  // "180 a day" is a rate too.
  const values = numbersOf(clause.text).map(({ value }) => value);
  if (values.length === 0 || !onePerson.test(clause.folded) || readPart(clause).isModest) return [];
  const lines = pool.flatMap((source) => source.lines);
  const having = lines.filter(({ text }) =>
    numbersOf(text).some(({ value }) => value > 1 && values.includes(value)),
  );
  const ofTeam = having.map(({ text }) => ofTeamMark.exec(fold(text))?.[0]);
  const [mark] = ofTeam;
  return mark !== undefined && ofTeam.every(Boolean) ? [doubtful("credit", mark.trim())] : [];
}
const onePerson = /(?<!\p{L})(?:j'|(?:i|je)(?!\p{L}))/u;

/** "the sole tester", as a line calls the applicant. */
function isSoleIn({ clause: { folded, text }, source, evidence }: Trial): boolean {
  const [, noun = ""] = soleNoun.exec(folded) ?? [];
  const { keys } = evidence.find(noun);
  // « seule en cuisine », a line by itself: all of its words are said.
  const said = new Set(wordsOf(text).flatMap(({ raw }) => evidence.find(raw).keys));
  const isWholeLine = source?.lines.some(
    (line) => line.isSole && contentWords(line.text).every(({ raw }) => isIn(stemsOf(raw), said)),
  );
  if (isWholeLine) return true;
  return noun !== "" && source?.lines.some((line) => line.isSole && isIn(keys, line.keys)) === true;
}
const soleNoun = /(?<!\p{L})(?:sole|only|lone|seule?) (\p{L}{3,})/u;

/** Alone is more than together. */
export const checkSole: Check = (trial) => {
  const line = retoldLine(trial);
  const [alone] = sole.exec(trial.clause.folded) ?? [];
  if (line?.isSole || isSoleIn(trial)) return [];
  if (alone === undefined)
    return [
      ...checkStressed(trial, line),
      ...checkShared(trial, line),
      ...checkTeaching(trial),
      ...checkAttended(trial),
      ...checkOfTeam(trial),
    ];
  // "As a sole trader"
  if (foldSentence(trial.source?.head.text ?? "").includes(alone)) return [];
  return [doubtful("credit", alone)];
};

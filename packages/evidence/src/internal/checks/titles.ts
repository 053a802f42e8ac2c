import { isIn, isLeading } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { statementsOf } from "../statements.ts";
import {
  actsFor,
  firstPerson,
  heldAs,
  linkWords,
  lowerRanks,
  ofWorkplace,
  since,
  standsIn,
  titleOfOther,
  titleParts,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { occupations, titleNouns, trades } from "@postulo/lexicon/occupations";
import { ranks } from "@postulo/lexicon/fact-gate";
import { calendarWords } from "../calendar-words.ts";
import { agentOf } from "../agents.ts";
import type { Clause } from "../clauses.ts";
import type { Entry } from "../../entry.ts";
import { memoizeObject } from "../../memoize.ts";
import { isHeld as isHeldEducation } from "../unfinished.ts";
import { isNumberWord } from "../number-words.ts";
import { foldSentence, wordKey, wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { doubtful, refused } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { spelledOut } from "../thesaurus.ts";
import {
  areRelated,
  isFunctionWord,
  isLight,
  isSpelling,
  memberOf,
  stemsOf,
} from "../word-keys.ts";

const nouns = new Set([...occupations, ...titleNouns].map(wordKey));
const isRank = memberOf(ranks);
const isTitlePart = memberOf(titleParts);
export const isLowerRank = memberOf(lowerRanks);
const links = new Set(linkWords);

export const isOccupation = (raw: string) => nouns.has(wordKey(raw)) || trades.test(raw);

const possessive =
  /^(?:my|our|his|her|their|your|mon|ma|mes|notre|nos|son|sa|ses|leurs?|votre|vos)$/;

const maxTitleWords = 5;

/** A mark, or whose title it is: « référente qualité de mon établissement ». */
const titleEnd = /[,.;:()!?]| (?:of|for|de|du|dans|in) (?:my|our|mon|ma|mes|notre|nos) /i;

/** "fire warden of the school": a title of two words without the place. "Head of the school" is another one than "head". */
function withoutPlace(text: string): string {
  const place = ofWorkplace.exec(fold(text));
  const title = text.slice(0, place?.index);
  return wordsOf(title).length > 1 ? title : text;
}

/** The words of a title from a position: until a comma, a preposition or a verb that is none of its words. */
function titleAt(text: string, start: number): Word[] {
  const [whole = ""] = text.slice(start).split(titleEnd, 1);
  const rest = withoutPlace(whole);
  const title: Word[] = [];
  for (const word of wordsOf(rest)) {
    // « référente de 14 enfants »: what is counted is no part of the title.
    const isCount =
      title.length > 0 && (/^(?:\d|une?$)/.test(word.raw) || isNumberWord(fold(word.raw)));
    const isLink = links.has(fold(word.raw)) && !/^en chef\b/i.test(rest.slice(word.start));
    // "a registered nurse working on …"
    const isDoing = /^[a-z]+ing$/.test(word.raw) && title.some(({ raw }) => isOccupation(raw));
    if (isCount || isLink || isDoing || title.length >= maxTitleWords) break;
    title.push(word);
  }
  return title;
}

const shownOf = (title: readonly Word[]) => title.map(({ raw }) => raw).join(" ");
const chargedWith = /^chargée?s? d(?:u|es|e l(?:a|es)?)\b/i;

/** The titles that a clause attributes to the applicant: "I am a …", "as a …", and one that begins it. */
export const titlesIn = memoizeObject(({ text, folded }: Clause): Word[][] => {
  const held = [...folded.matchAll(heldAs)]
    .filter(({ index }) => !standsIn.test(folded.slice(0, index)))
    .map(({ 0: words, index }) => titleAt(text, index + words.length));
  const first = titleAt(text, 0);
  // "Two apprentices …" are others.
  const isCounted = first[0] !== undefined && isNumberWord(fold(first[0].raw));
  // "My optician" and « ma cheffe » are others.
  const isOther = possessive.test(fold(first[0]?.raw ?? "")) && isOccupation(first[1]?.raw ?? "");
  const begins = !isCounted && !isOther && first.slice(0, 2).some(({ raw }) => isOccupation(raw));
  // "I am writing about the driver vacancy", « chargé de la production »
  const isTitle = (words: readonly Word[]) => {
    const [raw = ""] = words.map((word) => word.raw);
    return (!/^[a-z]+ing$/.test(raw) || isOccupation(raw)) && !chargedWith.test(shownOf(words));
  };
  return [...held.filter(isTitle), ...(begins ? [first] : [])];
});

/** Words that belong to a title although they state nothing elsewhere. */
const belongs = (raw: string) =>
  isRank(raw) || isOccupation(raw) || isTitlePart(raw) || (raw.length > 2 && !isLight(raw));

const wordKeysOf = memoizeObject(({ text }: SourceLine) => wordsOf(text).map(({ key }) => key));

const stemsOfLine = memoizeObject(({ text }: SourceLine) => {
  const words = wordsOf(text);
  const full = words.flatMap(({ raw }) => spelledOut(raw).flat());
  const all = [...words.map(({ raw }) => raw), ...full].flatMap(stemsOf);
  return { all, set: new Set(all) };
});

/** « référent » of « référente », "representative" of "rep"; « formation » is no « formateur ». */
const isFormOf = (word: Word, own: Word): boolean => {
  const stems = new Set(stemsOf(own.raw));
  const isSameKind = isOccupation(word.raw) === isOccupation(own.raw);
  return (
    word.key === own.key ||
    stemsOf(word.raw).some((stem) => stems.has(stem) && (isSameKind || isSpelling(stem)))
  );
};

/** Whether a text begins with a title, and goes on as one does about who holds it: "charge nurse cover" names something else. */
function beginsWith(title: readonly Word[], text: string, isSummary: boolean): boolean {
  const words = wordsOf(text);
  const own = words.filter(({ raw }) => belongs(raw)).slice(0, title.length);
  const first = words.findIndex((word) => word === own[0]);
  const last = own.at(-1);
  const isFirst = !words.slice(0, first).some(({ raw }) => !isFunctionWord(raw));
  if (!last || !isFirst || /\d/.test(text.slice(0, last.start))) return false;
  if (!title.every((word) => own.some((one) => isFormOf(word, one)))) return false;
  const next = words.find(({ start }) => start > last.start);
  if (next === undefined || text.slice(last.end, next.start) !== " ") return true;
  // « Boucher traditionnel depuis 2008 »
  const isSince = isSummary && !isLowerRank(next.raw) && since.test(fold(text));
  return isSince || endsTitle(next.raw);
}

/** « soudeur TIG », "nurse in charge": a word that may follow a title without being part of it. */
const endsTitle = (raw: string) =>
  isFunctionWord(raw) ||
  links.has(fold(raw)) ||
  raw.length <= 2 ||
  calendarWords.has(fold(raw)) ||
  /\d|^\p{Lu}{2,}$/u.test(raw);

/** Whether a line names a title as held: a part of it begins with it, or says "as" before. */
function isLineOf(words: readonly Word[], line: SourceLine, isSummary: boolean): boolean {
  const { text } = line;
  const starts = [...text.matchAll(partStart)].map(({ 0: mark, index }) => index + mark.length);
  const held = [...fold(text).matchAll(heldAs)].map(({ 0: said, index }) => index + said.length);
  return (
    !actsFor.test(foldSentence(text)) &&
    [0, ...starts, ...held].some((start) => beginsWith(words, text.slice(start), isSummary))
  );
}
const partStart = /[,;:]\s*|\.\s+|\s(?:and|then|et|puis)\s/g;

/** "Out-of-hours incident lead": who leads is named last. */
const isLeadOf = ([word, ...others]: readonly Word[], line: SourceLine) =>
  word !== undefined &&
  others.length === 0 &&
  isLeading(word.raw) &&
  line.leads &&
  !actsFor.test(foldSentence(line.text)) &&
  wordKeysOf(line).includes(word.key);

/** "Manager" of an "Assistant Manager". */
export const isLowered = memoizeObject(({ title }: Entry) =>
  wordsOf(title).some(({ raw }) => isLowerRank(raw)),
);

/** "The director decided": somebody else's title. */
const isOfAgent = (words: readonly Word[], line: SourceLine, source: Source): boolean =>
  statementsOf(source).some(
    ({ agent, line: own }) =>
      own === line && words.some(({ key }) => key === wordKey(agent?.noun ?? "")),
  );

const noStems = { all: [], set: new Set<string>() };

const successive = / (?:then|later|puis|ensuite) /i;

/** "Operative, then Stock Controller" are two titles. */
const titlesOfEntry = memoizeObject(({ title, organisation, detail }: Entry) =>
  [...title.split(successive), organisation, detail].map((part) =>
    wordsOf(part).flatMap(({ raw }) => [raw, ...spelledOut(raw).flat()].flatMap(stemsOf)),
  ),
);
/**
 * Of an entry whose title names several in a row ("Operative, then Controller"), those that a clause names: the dates of the entry
 * are those of all together. None without a row, or if the clause names no title or each of them.
 */
export function successiveTitles(clause: Clause, { title }: Entry): readonly ("first" | "last")[] {
  const parts = title.split(successive);
  if (parts.length < 2) return [];
  const said = new Set(wordsOf(clause.text).flatMap(({ raw }) => stemsOf(raw)));
  const stems = parts.map((part) =>
    wordsOf(part)
      .filter(({ raw }) => !isFunctionWord(raw))
      .map(({ raw }) => stemsOf(raw)),
  );
  // "Head" of "rigger, then head rigger" says which one; a title without such a word is named if it is said and no other is.
  const own = stems.map((words, at) =>
    words.filter((word) =>
      stems.every((other, index) => index === at || !other.some((one) => isIn(word, new Set(one)))),
    ),
  );
  const isSaid = (word: readonly string[]) => isIn(word, said);
  const isOwnSaid = own.map((words) => words.some(isSaid));
  const named = stems.map(
    (words, at) =>
      isOwnSaid[at] === true ||
      (own[at]?.length === 0 && words.every(isSaid) && !isOwnSaid.includes(true)),
  );
  if (named.every(Boolean)) return [];
  return [...(named[0] ? (["first"] as const) : []), ...(named.at(-1) ? (["last"] as const) : [])];
}

const isWordOf = ({ raw }: Word, part: readonly string[]) =>
  stemsOf(raw).some((stem) => part.some((one) => one === stem || areRelated(stem, one)));

/** Whether the words of a title that an entry's title has are of one of its titles. */
const isOneTitle = (words: readonly Word[], entry: Entry) => {
  const parts = titlesOfEntry(entry);
  const named = words.filter((word) => parts.slice(0, -2).some((part) => isWordOf(word, part)));
  return parts.some((part) => named.every((word) => isWordOf(word, part)));
};

/** Whether an entry has a title, and none below it. */
export const holdsTitle = (words: readonly Word[], entry: Entry): boolean =>
  isOneTitle(words, entry) && (!isLowered(entry) || words.some(({ raw }) => isLowerRank(raw)));

/** "Director" of "PA to the Director". */
const isOfOther = (words: readonly Word[], { title }: Entry): boolean => {
  const [own = "", other = ""] = title.split(titleOfOther, 2);
  const isNamedIn = (text: string) =>
    wordsOf(text).some(({ key }) => words.some((one) => one.key === key));
  return isNamedIn(other) && !isNamedIn(own);
};

function isHeld(words: readonly Word[], trial: Trial): boolean {
  const isLower = words.some(({ raw }) => isLowerRank(raw));
  return trial.pool.some((source) => {
    const { entry, head, lines } = source;
    const known = isOfOther(words, entry) ? noStems : stemsOfLine(head);
    const isOfHead = words.every(({ raw }) => {
      const stems = stemsOf(raw);
      return (
        isIn(stems, known.set) ||
        stems.some((stem) => known.all.some((one) => areRelated(stem, one)))
      );
    });
    const isReached = entry.kind !== "education" || isHeldEducation(entry, trial.today);
    return (
      (isOfHead && isReached && isOneTitle(words, entry) && (isLower || !isLowered(entry))) ||
      lines.some(
        (line) =>
          line !== head &&
          !isOfAgent(words, line, source) &&
          (isLineOf(words, line, entry.kind === "person") || isLeadOf(words, line)),
      )
    );
  });
}

/** "The manager answers the complaints" is said of somebody else. */
const titlesOf = (clause: Clause) =>
  !firstPerson.test(clause.folded) && agentOf(clause.folded) !== undefined ? [] : titlesIn(clause);

/** A title of the summary, in a clause about another employer's job. */
const isHeldElsewhere = (words: readonly Word[], trial: Trial) =>
  trial.isNamed &&
  trial.source?.entry.kind === "job" &&
  !isHeld(words, { ...trial, pool: trial.pool.filter(({ entry }) => entry.kind !== "person") });

/** « Je suis l'ascensoriste » may be said of who follows his work. */
const isFollowed = ({ clause, evidence }: Trial) =>
  /\bje suis (?:l'|l[ea]s? )/.test(clause.folded) && evidence.find("suivi").sources.size > 0;

/** A title that the sentence attributes to the applicant is one of the entry: the one applied for is not held. */
export const checkTitles: Check = (trial) =>
  titlesOf(trial.clause).flatMap((title) => {
    const words = title.filter(({ raw }) => belongs(raw));
    const isTitle = words.some(({ raw }) => isOccupation(raw) || isRank(raw));
    if (!isTitle || isHeld(words, trial))
      return isTitle && isHeldElsewhere(words, trial) ? [doubtful("title", shownOf(title))] : [];
    const shown = shownOf(title);
    const occupation = words.filter(({ raw }) => isOccupation(raw) || isRank(raw));
    const isNamed = trial.pool.some(({ head, lines }) =>
      lines.some(
        (line) => line !== head && occupation.every(({ raw }) => isIn(stemsOf(raw), line.keys)),
      ),
    );
    const isUnsure = isNamed || isHeld(occupation, trial) || isFollowed(trial);
    return [isUnsure ? doubtful("title", shown) : refused("title", shown)];
  });

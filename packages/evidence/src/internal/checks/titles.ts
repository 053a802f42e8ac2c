import { isIn, isLeading } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { statementsOf } from "../statements.ts";
import {
  actsFor,
  firstPerson,
  heldAs,
  lowerRanks,
  since,
  standsIn,
  titleOfOther,
  titleParts,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { calendarWords } from "../calendar-words.ts";
import { agentOf } from "../agents.ts";
import type { Clause } from "../clauses.ts";
import type { Entry } from "../../entry.ts";
import { memoizeObject } from "../../memoize.ts";
import { successive } from "./dated-titles.ts";
import { isHeld as isHeldEducation } from "../unfinished.ts";
import { isNumberWord } from "../number-words.ts";
import { foldSentence, wordKey, wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { doubtful, refused } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { spelledOut } from "../thesaurus.ts";
import { isOccupation, isRank, links, titleAt, titlesAt } from "./title-words.ts";
import {
  areRelated,
  isFunctionWord,
  isLight,
  isSpelling,
  memberOf,
  stemsOf,
} from "../word-keys.ts";

const isTitlePart = memberOf(titleParts);
export const isLowerRank = memberOf(lowerRanks);

const possessive =
  /^(?:my|our|his|her|their|your|mon|ma|mes|notre|nos|son|sa|ses|leurs?|votre|vos)$/;

const shownOf = (title: readonly Word[]) => title.map(({ raw }) => raw).join(" ");
const chargedWith = /^chargée?s? d(?:u|es|e l(?:a|es)?)\b/i;

const ownSubject = /(?<!\p{L})(?:i|je|j')(?!\p{L})/u;

/** The title that a clause begins with. */
function titleAhead({ text, folded }: Clause): Word[][] {
  const first = titleAt(text, 0);
  const [raw = "", next = ""] = first.map((word) => word.raw);
  // "Two apprentices …" are others, and so are "my optician" and « ma cheffe ».
  const isOther = isNumberWord(fold(raw)) || (possessive.test(fold(raw)) && isOccupation(next));
  // « Le chef me demande les quantités » tells of the chef.
  const isSubject = /^(?:the|le|la|les|l)$/i.test(raw) && !ownSubject.test(folded);
  return !isOther && !isSubject && (isOccupation(raw) || isOccupation(next)) ? [first] : [];
}

/** Not "I am writing about the driver vacancy", « chargé de la production ». */
const isTitle = (words: readonly Word[]) => {
  const [raw = ""] = words.map((word) => word.raw);
  return (!/^[a-z]+ing$/.test(raw) || isOccupation(raw)) && !chargedWith.test(shownOf(words));
};

/** The titles that a clause attributes to the applicant: "I am a …", "as a …", and one that begins it. */
export const titlesIn = memoizeObject((clause: Clause): Word[][] => {
  const { text, folded } = clause;
  const held = [...folded.matchAll(heldAs)]
    .filter(({ index }) => !standsIn.test(folded.slice(0, index)))
    .flatMap(({ 0: words, index }) => titlesAt(text, index + words.length));
  return [...held.filter(isTitle), ...titleAhead(clause)];
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

/** "Operative, then Stock Controller" are two titles. */
const titlesOfEntry = memoizeObject(({ title, organisation, detail }: Entry) =>
  [...title.split(successive), organisation, detail].map((part) =>
    wordsOf(part).flatMap(({ raw }) => [raw, ...spelledOut(raw).flat()].flatMap(stemsOf)),
  ),
);
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

/** "Baker for ten years, I …": a calling without a rank, which most profiles write otherwise. */
const isCalling = ([first, ...others]: readonly Word[], { text }: Clause) =>
  first !== undefined &&
  text.startsWith(first.raw) &&
  ![first, ...others].some(({ raw }) => isRank(raw) || isLeading(raw));

/** "I was the treasurer" of an assistant treasurer: the title without what lowers it, whatever the office. */
const isRaised = (words: readonly Word[], { source }: Trial): boolean => {
  if (!source || !isLowered(source.entry) || words.length === 0) return false;
  const stems = new Set(wordsOf(source.entry.title).flatMap(({ raw }) => stemsOf(raw)));
  return words.every(({ raw }) => isIn(stemsOf(raw), stems) && !isLowerRank(raw));
};

/** A title that the sentence attributes to the applicant is one of the entry: the one applied for is not held. */
export const checkTitles: Check = (trial) =>
  titlesOf(trial.clause).flatMap((title) => {
    const words = title.filter(({ raw }) => belongs(raw));
    const isKnown = words.some(({ raw }) => isOccupation(raw) || isRank(raw));
    if (!isKnown && isRaised(words, trial)) return [doubtful("title", shownOf(title))];
    if (!isKnown || isHeld(words, trial))
      return isKnown && isHeldElsewhere(words, trial) ? [doubtful("title", shownOf(title))] : [];
    const shown = shownOf(title);
    const occupation = words.filter(({ raw }) => isOccupation(raw) || isRank(raw));
    const isNamed = trial.pool.some(({ head, lines }) =>
      lines.some(
        (line) => line !== head && occupation.every(({ raw }) => isIn(stemsOf(raw), line.keys)),
      ),
    );
    const isUnsure =
      isNamed || isHeld(occupation, trial) || isFollowed(trial) || isCalling(title, trial.clause);
    return [isUnsure ? doubtful("title", shown) : refused("title", shown)];
  });

import { isIn, isLeading } from "../sources.ts";
import type { Source, SourceLine } from "../sources.ts";
import { statementsOf } from "../statements.ts";
import {
  actsFor,
  firstPerson,
  heldAs,
  linkWords,
  lowerRanks,
  titleOfOther,
  titleParts,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { occupations, titleNouns, trades } from "@postulo/lexicon/occupations";
import { ranks } from "@postulo/lexicon/fact-gate";
import { agentOf } from "../agents.ts";
import type { Clause } from "../clauses.ts";
import type { Entry } from "../../entry.ts";
import { memoizeObject } from "../../memoize.ts";
import { restrictionsOf } from "../restrictions.ts";
import { isNumberWord } from "../../numbers.ts";
import { foldSentence, wordKey, wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { doubtful, refused } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { areRelated, isLight, memberOf, stemsOf } from "../word-keys.ts";

const nouns = new Set([...occupations, ...titleNouns].map(wordKey));
const isRank = memberOf(ranks);
const isTitlePart = memberOf(titleParts);
export const isLowerRank = memberOf(lowerRanks);
const links = new Set(linkWords);

export const isOccupation = (raw: string) => nouns.has(wordKey(raw)) || trades.test(raw);

const maxTitleWords = 5;

/** The words of a title from a position: until a comma, a preposition or a verb that is none of its words. */
function titleAt(text: string, start: number): Word[] {
  const [rest = ""] = text.slice(start).split(/[,.;:()!?]/, 1);
  const title: Word[] = [];
  for (const word of wordsOf(rest)) {
    // « référente de 14 enfants »: what is counted is no part of the title.
    const isCount = /^(?:\d|une?$)/.test(word.raw) && title.length > 0;
    if (isCount || links.has(fold(word.raw)) || title.length >= maxTitleWords) break;
    title.push(word);
  }
  return title;
}

const possessive =
  /^(?:my|our|his|her|their|your|mon|ma|mes|notre|nos|son|sa|ses|leurs?|votre|vos)$/;

/** The titles that a clause attributes to the applicant: "I am a …", "as a …", and one that begins it. */
export const titlesIn = memoizeObject(({ text, folded }: Clause): Word[][] => {
  const held = [...folded.matchAll(heldAs)].map(({ 0: words, index }) =>
    titleAt(text, index + words.length),
  );
  const first = titleAt(text, 0);
  // "Two apprentices …" are others.
  const isCounted = first[0] !== undefined && isNumberWord(fold(first[0].raw));
  // "My optician" and « ma cheffe » are others.
  const isOther = possessive.test(fold(first[0]?.raw ?? "")) && isOccupation(first[1]?.raw ?? "");
  const begins = !isCounted && !isOther && first.slice(0, 2).some(({ raw }) => isOccupation(raw));
  // "I am writing about the driver vacancy"
  const isTitle = ([word]: readonly Word[]) =>
    !/^[a-z]+ing$/.test(word?.raw ?? "") || isOccupation(word?.raw ?? "");
  return [...held.filter(isTitle), ...(begins ? [first] : [])];
});

/** Words that belong to a title although they state nothing elsewhere. */
const belongs = ({ raw }: Word) =>
  isRank(raw) || isOccupation(raw) || isTitlePart(raw) || (raw.length > 2 && !isLight(raw));

/** In words: a line that says who somebody is begins with it, or says "as". */
const maxWordsBefore = 4;

const wordKeysOf = memoizeObject(({ text }: SourceLine) => wordsOf(text).map(({ key }) => key));

const stemsOfLine = memoizeObject(({ text }: SourceLine) => {
  const all = wordsOf(text).flatMap(({ raw }) => stemsOf(raw));
  return { all, set: new Set(all) };
});

/** Whether a line names a title as held: "Manage a pool" and "Replaced the head chef" do not. */
function isLineOf(words: readonly Word[], line: SourceLine): boolean {
  const keys = wordKeysOf(line);
  const isNamed = words.every(({ key }) => {
    const at = keys.indexOf(key);
    return at >= 0 && at < words.length + maxWordsBefore;
  });
  return isNamed && !actsFor.test(foldSentence(line.text));
}

/** "Out-of-hours incident lead": who leads is named last. */
const isLeadOf = ([word, ...others]: readonly Word[], line: SourceLine) =>
  word !== undefined &&
  others.length === 0 &&
  isLeading(word.raw) &&
  line.leads &&
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
    const isReached =
      entry.kind !== "education" || !lines.some(({ text }) => restrictionsOf(text).has("lapsed"));
    return (
      (isOfHead && isReached && (isLower || !isLowered(entry))) ||
      lines.some(
        (line) =>
          line !== head &&
          !isOfAgent(words, line, source) &&
          (isLineOf(words, line) || isLeadOf(words, line)),
      )
    );
  });
}

/** "The manager answers the complaints" is said of somebody else. */
const titlesOf = (clause: Clause) =>
  !firstPerson.test(clause.folded) && agentOf(clause.folded) !== undefined ? [] : titlesIn(clause);

const shownOf = (title: readonly Word[]) => title.map(({ raw }) => raw).join(" ");

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
    const words = title.filter(belongs);
    const isTitle = words.some(({ raw }) => isOccupation(raw) || isRank(raw));
    if (!isTitle || isHeld(words, trial))
      return isTitle && isHeldElsewhere(words, trial) ? [doubtful("title", shownOf(title))] : [];
    const shown = shownOf(title);
    const occupation = words.filter(({ raw }) => isOccupation(raw) || isRank(raw));
    const isUnsure = isHeld(occupation, trial) || isFollowed(trial);
    return [isUnsure ? doubtful("title", shown) : refused("title", shown)];
  });

import { fold } from "@postulo/lexicon/fold";
import { questionWords } from "@postulo/lexicon/open-questions";
import { besideWork, healthMatter, responsibility } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import { impliedTermIds } from "@postulo/evidence/implied-terms";
import { statesMeasure, statesResult } from "@postulo/evidence/measured-results";
import { isLikeWork, tradeLikeness } from "@postulo/evidence/trade-likeness";
import { contentStems } from "@postulo/evidence/word-stems";
import { countWords } from "@postulo/evidence/words";
import type { Requirement } from "@postulo/posting/requirements";
import { acronymsIn } from "./categories.ts";
import { isCommonWord } from "@postulo/posting/common-words";
import { areOverlapping, quotablePassages } from "./passages.ts";
import { sharesTrade, titleWords } from "./trade-order.ts";

/** What a text names: terms, also in other words ("led five people" for "leading a team"), and abbreviations. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...findTerms(text).flatMap(({ term }) => (term.kind === "soft" ? [] : term.id)),
    ...impliedTermIds(text),
    ...acronymsIn(text),
  ]);

/** The posting against which passages are scored. */
export type Sought = {
  /** The title of the job. */
  readonly title: string | undefined;
  readonly postingText: string;
  readonly requirements: readonly Requirement[];
  /** What the posting asks the letter to tell: "a time you calmed an upset customer". */
  readonly told?: readonly string[];
};

/**
 * Weights of the features of a passage. They are the coefficients of a logistic regression that predicts whether a hiring manager
 * names a passage among the three most relevant ones, on 360 passages of twelve invented people with two postings each; `result`,
 * `leadResult`, `name`, `education`, `title`, `trade` and `likeness` are set by hand.
 */
const weights = {
  /** For each word shared with the posting, without common ones. */
  posting: 0.54,
  /** For each of them that is part of a requirement. */
  requirement: 0.37,
  /** The highest likeness to a requirement (`tradeLikeness`). */
  likeness: 1.6,
  /** For each word, without common ones and those of questions, that is shared with what the letter is asked to tell. */
  told: 1.5,
  responsibility: 1.13,
  figure: 0.52,
  /** A share, an amount of money, a change, a distinction, or what never went wrong. */
  result: 0.8,
  /** What is measured of it, in a job of the trade, or in the latest one without any, beside that. */
  leadResult: 1,
  /** A tool, credential or abbreviation that what is required names too. */
  name: 2.2,
  /** From 0 for the first passage of an entry to 1 for the last. */
  position: -1.23,
  short: -1.26,
  /** Remarks on studies are of little use beside the qualification. */
  education: -0.5,
  /** Of a position with the title of the job. */
  title: 1.5,
  /** Of a position of its trade under another title. */
  trade: 0.2,
} as const;

/** Minimum score of a passage, unless there are few. */
const leastScore = 0.15;
const shortWords = 5;

/** The highest likeness of a text to one of the requirements. */
const likenessTo = (requirements: readonly Requirement[], text: string): number =>
  Math.max(0, ...requirements.map((one) => tradeLikeness(one.text, text)));

const ofQuestions = new Set(questionWords.flatMap((word) => [...contentStems(word)]));

const rareStems = (text: string) =>
  new Set([...contentStems(text)].filter((stem) => !isCommonWord(stem)));

export type Passage = {
  readonly entry: Entry;
  readonly text: string;
  readonly score: number;
  /** Whether it shares a word with the posting, or a name with what it asks for. */
  readonly isRelated: boolean;
  /** Whether it measures what came of a job of the trade, or of the latest one where there is none. */
  readonly isLeadResult: boolean;
  /** Whether it is of a job of the same trade: its lines say what the reader wants to know, in whatever words. */
  readonly isOfTrade: boolean;
};

/** Of the words of a title: one of two alone would make a support technician of a laboratory technician. */
const leastTitleShare = 0.7;

/** Whether a position was held under the title of the job. */
function hasTitle({ kind, title: own }: Entry, title: string | undefined): boolean {
  const asked = titleWords(title ?? "");
  const shared = asked.intersection(titleWords(own)).size;
  return kind === "job" && shared > 0 && shared / asked.size >= leastTitleShare;
}

/** Names of tools and credentials, and abbreviations. */
const properNamesIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...findTerms(text).flatMap(({ term }) =>
      term.kind === "tool" || term.kind === "credential" ? term.id : [],
    ),
    ...acronymsIn(text),
  ]);

const endOf = ({ period }: Entry) =>
  period?.isCurrent ? Infinity : (period?.end?.year ?? period?.start?.year ?? 0);

/** The jobs that were held last. */
function latestJobs(entries: readonly Entry[]): ReadonlySet<Entry> {
  const jobs = entries.filter(({ kind }) => kind === "job");
  const last = Math.max(0, ...jobs.map(endOf));
  return new Set(jobs.filter((job) => endOf(job) === last));
}

/** What a passage says by itself, whatever the posting asks for. */
function ownScore(text: string, { kind }: Entry): number {
  return (
    (responsibility.test(fold(text)) ? weights.responsibility : 0) +
    (/\d/.test(text) ? weights.figure : 0) +
    (statesResult(text) ? weights.result : 0) +
    (countWords(text) < shortWords ? weights.short : 0) +
    (kind === "education" ? weights.education : 0)
  );
}

/** All passages that can be quoted, with their scores. */
function passagesIn(entries: readonly Entry[], sought: Sought): Passage[] {
  const { postingText, requirements } = sought;
  const inPosting = rareStems(postingText);
  const asked = namesIn(requirements.map(({ text }) => text).join("\n"));
  const required = requirements.filter(({ kind }) => kind !== "nice").map(({ text }) => text);
  const inTold = rareStems(sought.told?.join("\n") ?? "").difference(ofQuestions);
  const inRequirements = rareStems(required.join("\n"));
  const properNames = properNamesIn(required.join("\n"));
  const ofTrades = entries.filter(
    ({ kind, title }) => kind === "job" && sharesTrade(title, sought.title),
  );
  const leading = ofTrades.length > 0 ? new Set(ofTrades) : latestJobs(entries);
  return entries.flatMap((entry) => {
    const passages = quotablePassages(entry);
    const last = Math.max(1, passages.length - 1);
    const isOfTrade = entry.kind === "job" && sharesTrade(entry.title, sought.title);
    const ofTrade = isOfTrade ? weights.trade : 0;
    const ofTitle = hasTitle(entry, sought.title) ? weights.title : ofTrade;
    return passages.map((text, at) => {
      const stems = rareStems(text);
      const common = stems.intersection(inPosting).size;
      const likeness = likenessTo(requirements, text);
      const isLeadResult = leading.has(entry) && statesMeasure(text);
      const isNamed = common === 0 && !namesIn(text).isDisjointFrom(asked);
      const score =
        (isNamed ? weights.posting + weights.requirement : 0) +
        ofTitle +
        weights.posting * common +
        weights.likeness * likeness +
        weights.told * stems.intersection(inTold).size +
        weights.requirement * stems.intersection(inRequirements).size +
        (isLeadResult ? weights.leadResult : 0) +
        (properNamesIn(text).isDisjointFrom(properNames) ? 0 : weights.name) +
        weights.position * (at / last) +
        ownScore(text, entry);
      const isRelated = common > 0 || isNamed || likeness > 0;
      return { entry, text, score, isRelated, isOfTrade, isLeadResult };
    });
  });
}

/** Maximum number of passages of one entry. */
const mostOfEntry = 5;
const fewPassages = 3;

/** A job with this number of related passages is of the advertised kind; a single one may be chance. */
const leastRelated = 2;

/** Whether a job is of the advertised kind, by its title or by its passages. */
function isOfKind(entry: Entry, chosen: readonly Passage[], { title, requirements }: Sought) {
  const own = chosen.filter((one) => one.entry === entry && one.isRelated);
  return (
    own.length >= leastRelated ||
    hasTitle(entry, title) ||
    own.some(({ text }) => likenessTo(requirements, text) > 0)
  );
}

/** A letter is filled up to this number with passages of jobs of another kind. */
const mostWithOthers = 6;

/** Whether a line is about pay, hours or moods. "No late deliveries" is a result. */
const isBesideWork = (text: string) => besideWork.test(fold(text)) && !statesResult(text);

/** Whether a line certainly describes work, and not pay, a mood or an injury. */
const namesWork = (text: string) =>
  !isBesideWork(text) &&
  !healthMatter.test(fold(text)) &&
  (isLikeWork(text) || findTerms(text).some(({ term }) => term.kind !== "soft"));

/** Further passages for a letter with few: terse profiles share few words with a posting. */
function furtherOf(ranked: readonly Passage[], chosen: readonly Passage[], sought: Sought) {
  const jobs = new Set(
    chosen.flatMap(({ entry, isRelated }) => (isRelated && entry.kind === "job" ? [entry] : [])),
  );
  const further = ranked.filter(
    (one) => jobs.has(one.entry) && !chosen.includes(one) && namesWork(one.text),
  );
  return {
    ofKind: further.filter(({ entry }) => isOfKind(entry, chosen, sought)),
    others: further.filter(({ entry }) => !isOfKind(entry, chosen, sought)),
  };
}

const isWeakPassage = ({ score, isRelated, isLeadResult }: Passage) =>
  score < leastScore || !(isRelated || isLeadResult);

/** Adds a passage whose entry has none like it, and not too many. */
function addTo(chosen: Passage[], passage: Passage): void {
  const own = chosen.filter(({ entry }) => entry === passage.entry);
  const isNew = own.every(({ text }) => !areOverlapping(text, passage.text));
  if (isNew && own.length < mostOfEntry) chosen.push(passage);
}

/**
 * The most relevant passages for a posting, by descending score; no sentence is repeated. If they are few, further ones of jobs with a
 * related one follow.
 */
export function choosePassages(entries: readonly Entry[], sought: Sought, most: number): Passage[] {
  const chosen: Passage[] = [];
  const mostWeak = ({ isOfTrade }: Passage) => (isOfTrade ? most : Math.min(most, fewPassages));
  const ranked = passagesIn(entries, sought).sort((one, other) => other.score - one.score);
  for (const passage of ranked) {
    const isWeak = isWeakPassage(passage);
    if (isWeak && chosen.length > 0 && isBesideWork(passage.text)) continue;
    if (chosen.length < (isWeak ? mostWeak(passage) : most)) addTo(chosen, passage);
  }
  const { ofKind, others } = furtherOf(ranked, chosen, sought);
  for (const passage of ofKind) if (chosen.length < most) addTo(chosen, passage);
  for (const passage of others)
    if (chosen.length < Math.min(most, mostWithOthers)) addTo(chosen, passage);
  return chosen;
}

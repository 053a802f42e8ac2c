import { greeting } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import {
  feminineMark,
  genderMark,
  hiringVerb,
  labelled,
  leadIn,
  roleLead,
  roleNoun,
  titleBreak,
  titlePraise,
  titleSuffix,
} from "@postulo/lexicon/posting-title";
import { openWords } from "@postulo/lexicon/posting-lines";
import { actionNoun } from "@postulo/lexicon/requirement-marks";
import { wordsOf } from "@postulo/evidence/words";
import { framesOccupation } from "./title-nouns.ts";
import { findTasks } from "../find-tasks.ts";
import { isWellKnownTown } from "../place/place-names.ts";
import { cleanTitle, namesOccupation, upperFirst, withoutFeminine } from "./title-name.ts";
import { findCalmSpelling } from "./title-spelling.ts";
import { titlesInSentences } from "./title-sentences.ts";

/**
 * Kinds of evidence that words are the title, and what each adds. They are independent: the first line alone is the heading of a
 * page as often as a title. Chosen as those of an employer are.
 */
const weights = {
  /** "Job title: X" */
  label: 60,
  /** "X (H/F)" */
  mark: 36,
  /** "We are looking for a X" */
  sentence: 24,
  /** The first lines; less for each further line. */
  head: 26,
  /** An occupation where the phrase has its noun: at the end in English, at the beginning in French. */
  occupation: 26,
  /** An occupation elsewhere in the phrase. */
  mention: 10,
  /** "as a X", "poste de X", "the X role" */
  role: 22,
  /** Each further line that contains it, up to two. */
  repeat: 6,
} as const;
type Kind = keyof typeof weights;

const leastScore = 48;
const leastMargin = 2;
const maxRepeats = 2;

const labelledLines = 40;
const headLines = 14;
const lossPerLine = 2;

type Candidate = {
  readonly title: string;
  readonly words: ReadonlySet<string>;
  readonly evidence: Map<Kind, number>;
};

type RankedTitle = {
  readonly title: string;
  readonly score: number;
};

/** An item of a list, and what begins with a plural article. */
const ofList = /^(?:[-•*·–▪◦]|\d{1,2}[.)])\s|^(?:des|les|nos|vos|our|your)\s/i;

/** The end of "an", the purpose, and what only praises. */
const strayStart = new RegExp(`^(?:(?:${titlePraise.source})[, ]\\s*)+`, "iu");
/** A part of a sentence is no title: none is better than a wrong one. */
const ofSentence =
  /^(?:et|ou|and|or)\s|(?<!\p{L})(?:vous|you|nous|we|is|are|will|est|sont|sera)(?!\p{L})/iu;

/** A number, or how much is worked: "48", "48 hours over 4 days". */
const isAmount = (text: string) =>
  !/\p{L}{2}/u.test(text) || /^\d+(?:[.,]\d+)? ?(?:h|hrs?|hours?|heures?|%)(?!\p{L})/iu.test(text);

/** "Équipe : 2 pharmaciens" */
const isLabel = /^\p{L}[\p{L} ']{1,24}\s*:\s/u;

/** "Home / Careers / Bus Driver", "Accueil > Offres > Santé": breadcrumbs. */
const isTrail = (line: string) =>
  /^(?:home|accueil|jobs?|careers?|emplois?|offres?)\s*[/>»›|]/i.test(line) ||
  line.split(/\s[>»›]\s/).length > 2;

/** "Dear future colleague," */
const isSalutation = (line: string) => /[,!]$/.test(line) && greeting.test(fold(line));

const maxHeadWords = 18;
const maxHeadCharacters = 120;

function isMarked(line: string): boolean {
  genderMark.lastIndex = 0;
  return genderMark.test(line);
}

const maxWordsBeforeMark = 6;

/** A posting in one paragraph begins with its title. */
const openingLines = 3;
const opening = /^(.{5,90}?(?:\p{L}{3}|\)|\/ ?[FHfh]))[.!] +(?=[\p{Lu}\d])/u;

/** "Handyperson wanted. 30 rooms …", "Vacher H/F, GAEC du Val": the first sentence, up to a mark with a comma behind it. */
function openingOf(row: string): string {
  const [, sentence = row] = (row.length > maxHeadCharacters ? opening.exec(row) : null) ?? [];
  genderMark.lastIndex = 0;
  const mark = genderMark.exec(sentence);
  const end = mark ? mark.index + mark[0].length : sentence.length;
  const title = sentence.slice(0, end);
  const isShort = wordsOf(title).length <= maxWordsBeforeMark;
  return isShort && sentence.charAt(end) === "," ? title : sentence;
}

function isHeadLine(line: string): boolean {
  if (ofList.test(line) || isSalutation(line) || findTasks(line).length > 0) return false;
  if (/[.!?]$/.test(line) || wordsOf(line).length > maxHeadWords || /https?:|@\w/.test(line))
    return false;
  const isOther = isLabel.test(line) && !leadIn.test(line) && !isMarked(line);
  return !hiringVerb.test(line) && !isTrail(line) && !isOther;
}

/** The part of a title that has its noun at the end: "Head Chef" of "Head Chef for our bistro". */
const beforeBreak = (title: string) => title.split(titleBreak)[0]?.trim() ?? title;

function occupationIn(title: string): Kind | undefined {
  if (!namesOccupation(title)) return undefined;
  const phrase = beforeBreak(title).replace(titleSuffix, "");
  const words = phrase.split(/\s+/);
  const nouns = [words.at(-1) ?? "", words[0] ?? ""];
  return nouns.some(namesOccupation) || framesOccupation(phrase) || framesOccupation(title)
    ? "occupation"
    : "mention";
}

function collect(text: string, lines: readonly string[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const add = (raw: string, kinds: readonly (readonly [Kind, number])[]) => {
    const cleaned = raw === "" ? undefined : cleanTitle(raw);
    const title = cleaned && upperFirst(cleaned.replace(strayStart, ""));
    if (!title || ofSentence.test(title) || isAmount(title)) return;
    const key = fold(title);
    const candidate = candidates.get(key) ?? {
      title,
      words: new Set(wordsOf(withoutFeminine(title)).map((word) => word.key)),
      evidence: new Map(),
    };
    const occupation = occupationIn(title);
    for (const [kind, weight] of occupation
      ? [...kinds, [occupation, weights[occupation]] as const]
      : kinds)
      candidate.evidence.set(kind, Math.max(weight, candidate.evidence.get(kind) ?? 0));
    candidates.set(key, candidate);
  };
  const sentence = ["sentence", weights.sentence] as const;
  for (const line of lines.slice(0, labelledLines)) {
    const value = labelled.exec(line)?.[1] ?? "";
    // "Poste : réception des palettes" states the work.
    if (!actionNoun.test(fold(value))) add(value, [["label", weights.label]]);
  }
  for (const [at, row] of lines.slice(0, headLines).entries()) {
    const line = at < openingLines ? openingOf(row) : row;
    if (!isHeadLine(line)) continue;
    const head = ["head", weights.head - at * lossPerLine] as const;
    add(line, isMarked(line) ? [head, ["mark", weights.mark]] : [head]);
  }
  for (const { title, isMarked: marked } of titlesInSentences(text))
    add(title, marked ? [sentence, ["mark", weights.mark]] : [sentence]);
  return [...candidates.values()];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How often the text speaks of a title as one: "as a X", "the X role". */
function roles(foldedText: string, title: string): number {
  const name = escaped(fold(title));
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${roleLead.source})\\s?${name}(?!\\p{L})|(?<!\\p{L})${name} (?:${roleNoun.source})(?!\\p{L})`,
    "gu",
  );
  return [...foldedText.matchAll(pattern)].length;
}

const leastShared = 2;

/** Whether two titles are forms of one: all words of the shorter, or two of them, are in both. */
function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= Math.min(leastShared, one.size, other.size);
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
const own = ({ evidence }: Candidate) => sum(evidence.values());

/** What a name of no known occupation loses, unless it is a first line that the text speaks of as a role. */
const unanchored = 30;
const isAnchored = (evidence: ReadonlyMap<Kind, number>) =>
  evidence.has("label") ||
  evidence.has("mark") ||
  evidence.has("occupation") ||
  (evidence.has("role") && evidence.get("head") === weights.head);

/** What the text adds to a title: it is spoken of as a role, and repeated. */
function inText(best: Candidate, foldedText: string): ReadonlyMap<Kind, number> {
  const found = new Map<Kind, number>();
  const countOf = (title: string) => foldedText.split(fold(title)).length - 2;
  const repeats = Math.max(countOf(best.title), countOf(withoutFeminine(best.title)));
  if (repeats <= 0) return found;
  found.set("repeat", Math.min(repeats, maxRepeats) * weights.repeat);
  const inSentence = best.evidence.has("sentence") ? 1 : 0;
  if (roles(foldedText, best.title) > inSentence) found.set("role", weights.role);
  return found;
}

/** One title with its other forms: each kind of evidence counts once. */
function rank([best, ...forms]: readonly Candidate[], foldedText: string): RankedTitle[] {
  if (!best) return [];
  const evidence = new Map(best.evidence);
  for (const { evidence: more } of forms)
    for (const [kind, weight] of more) if (!evidence.has(kind)) evidence.set(kind, weight);
  const mayCount = isAnchored(evidence) || evidence.get("head") === weights.head;
  if (mayCount) for (const [kind, weight] of inText(best, foldedText)) evidence.set(kind, weight);
  const total = sum(evidence.values());
  return [{ title: best.title, score: isAnchored(evidence) ? total : total - unanchored }];
}

/** The titles that a posting may have, the best first. */
function rankTitles(text: string): RankedTitle[] {
  const candidates = collect(
    text,
    text.split("\n").filter((line) => line !== ""),
  );
  const groups: Candidate[][] = [];
  for (const candidate of candidates.sort((a, b) => own(b) - own(a))) {
    const group = groups.find(([first]) => first && isSame(first.words, candidate.words));
    if (group) group.push(candidate);
    else groups.push([candidate]);
  }
  const foldedText = fold(text);
  return groups.flatMap((group) => rank(group, foldedText)).sort((a, b) => b.score - a.score);
}

/** The title of a posting if what speaks for it is enough, and more than for any other title. */
export function findTitle(text: string): string | undefined {
  const [best, second] = rankTitles(text);
  if (!best || best.score < leastScore) return undefined;
  if (best.score - (second?.score ?? 0) < leastMargin) return undefined;
  if (isHalf(best.title, text)) return undefined;
  return findCalmSpelling(text, withoutPlace(best.title, text));
}

/** Half of a title: "Ingénieur" or "Gestionnaire", where the head continues: "INGÉNIEUR(E) MÉTHODES", "Gestionnaire de / scolarité". */
function isHalf(title: string, text: string): boolean {
  if (/\s/.test(title)) return false;
  const name = fold(title);
  const head = text.split("\n").slice(0, headLines).map(fold);
  const continued = head.filter((line) => continuedNoun(line, name));
  return continued.length > 0 && !head.some((line) => line === name);
}

const marksOfGender = new RegExp(`^(?:${feminineMark.source})`, "u");

const openWordSet = new Set(openWords);

/** Whether a noun is continued behind the mark of the feminine, or on the next row: "ingenieur(e) methodes", "gestionnaire de". */
function continuedNoun(line: string, name: string): boolean {
  const at = line.indexOf(name);
  if (at < 0 || line.length > maxHeadCharacters) return false;
  const rest = line.slice(at + name.length);
  const unmarked = rest.replace(marksOfGender, "");
  if (unmarked !== rest) return /^ \p{L}{3,}/u.test(unmarked);
  return openWordSet.has(rest.trim());
}

/** "Staff Nurse, Thetford", where the text says "in Thetford". */
function withoutPlace(title: string, text: string): string {
  const [, place, district] = /, ?(\p{Lu}[\p{L}-]+)( \d{1,2})?$/u.exec(title) ?? [];
  if (place === undefined) return title;
  if (district !== undefined && isWellKnownTown(place))
    return title.slice(0, title.lastIndexOf(","));
  const isPlace = [` in ${place}`, ` à ${place}`, `\n${place}`].some((part) => text.includes(part));
  return isPlace ? title.slice(0, title.lastIndexOf(",")) : title;
}

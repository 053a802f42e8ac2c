import {
  backReferences,
  firstPerson,
  secondPerson,
  severalWords,
  superlative,
  wholeOf,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { baseOfPast, baseVerbs } from "../../english-verbs.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { isWithinRate } from "../rates.ts";
import { restrictingParts } from "../restrictions.ts";
import { isIn, isOfCode } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import type { Trial } from "../trial.ts";
import { contentWords, isNeutral, memberOf } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";
import { isCounter } from "./other-names.ts";
import { partEnd } from "./parts.ts";
import { isChange } from "./results.ts";

const isStated = ({ raw }: Pick<Word, "raw">) => !isNeutral(raw);

const oneself = /^(?:I|we|je|j|nous)$/i;
const backReferring = new Set(backReferences);

/** "this software", "these two companies": named before. */
export function isBackReference({ start }: Word, text: string): boolean {
  const before = wordsOf(text.slice(0, start)).slice(-2);
  // "Before this I sold": a verb.
  if (oneself.test(before.at(-1)?.raw ?? "")) return false;
  return before.some(({ raw }) => backReferring.has(fold(raw)));
}

/** The keys of the words of a part that state something, and the numbers that it counts, as far as lines have them and no head has. */
type Taken = { readonly words: readonly Word[]; readonly counts: readonly number[] };

type Lines = { readonly lines: readonly SourceLine[]; readonly heads: readonly SourceLine[] };

function linesOf({ source, isCited, pool }: Trial): Lines {
  const lines = pool.flatMap((one) => one.lines);
  const heads = (source && !isCited ? [source] : pool).flatMap(({ entry, head, lines: all }) =>
    entry.kind === "person" ? all : [head],
  );
  return { lines, heads };
}

function takenOf(part: string, { lines, heads }: Lines, trial: Trial): Taken {
  const { evidence, clause } = trial;
  // A number counts any of the words beside it.
  const isCounting = amountsOf(part).length > 0;
  const isOf = (raw: string, some: readonly SourceLine[]) =>
    some.some((line) => isIn(evidence.find(raw).keys, line.keys));
  // "no longer valid" of a line that says "expired"
  const restricting = restrictingParts(part);
  const words = contentWords(part)
    .filter((word) => !isWithinRate(restricting, word))
    .filter((word) => (isCounting || isStated(word)) && !isBackReference(word, part))
    .filter((word) => !isCounter(word, part))
    .filter(({ raw }) => isOf(raw, lines) && !isOf(raw, heads));
  const isOfPosting = (value: number) =>
    secondPerson.test(clause.folded) && evidence.posting.numbers.has(value);
  const counts = amountsOf(part)
    .filter(({ unit, start }) => unit !== "year" && unit !== "month" && !isOfCode(part, start))
    .map(({ value }) => value)
    .filter((value) => lines.some((line) => hasValue(line, value)))
    .filter((value) => !heads.some((head) => hasValue(head, value)) && !isOfPosting(value));
  return { words, counts };
}

/** Whether one line has all that a part takes. */
const isOfOneLine = ({ words, counts }: Taken, { lines }: Lines, { evidence }: Trial): boolean =>
  words.length + counts.length < 2 ||
  lines.some(
    (line) =>
      words.every(({ raw }) => isIn(evidence.find(raw).keys, line.keys)) &&
      counts.every((value) => hasValue(line, value)),
  );

/** "several", "all", "both", "fell", "from scratch": what needs the line that it is told of. */
const isOfExtent = (part: string) =>
  fold(part).search(wholeOf) >= 0 ||
  fold(part).search(superlative) >= 0 ||
  wordsOf(part).some(({ raw }) => isChange(raw) || isSeveral(raw) || isEvery(raw));
const isSeveral = memberOf(severalWords);
const isEvery = (raw: string) => /^(?:all|every|each|both|tou(?:s|tes?|t)|chaque)$/i.test(raw);

/**
 * Whether two sentences that follow one another have all words of a part, and one line the verb of the part and one of them: "I tested
 * apps on real devices".
 */
function isOfPassage(part: string, { words }: Taken, { pool, evidence }: Trial): boolean {
  const lines = pool.flatMap((source) => source.lines);
  const keysOfWord = ({ raw }: Word) => evidence.find(raw).keys;
  const [verb, ...others] = words;
  const isOwnVerb =
    verb !== undefined &&
    firstPerson.test(fold(part)) &&
    contentWords(part).find(isStated)?.raw === verb.raw;
  const isBound =
    !isOwnVerb ||
    lines.some(
      ({ keys }) =>
        isIn(keysOfWord(verb), keys) && others.some((word) => isIn(keysOfWord(word), keys)),
    );
  return (
    isBound &&
    pool.some(({ passages }) =>
      passages.some((keys) => words.every((word) => isIn(keysOfWord(word), keys))),
    )
  );
}

/** Whether a part counts nothing, and claims no extent or change. */
const isPlain = (part: string) => amountsOf(part).length === 0 && !isOfExtent(part);

/** "I trained nurses" of "I trained nurses and suppliers": the elements share a verb. */
const hasVerb = (first: string) =>
  firstPerson.test(fold(first)) && contentWords(first).filter(isStated).length > 1;

/** "washing and observations": elements that count nothing, and share no verb that one line would say of each. */
const isList = (elements: readonly string[], clause: Clause) =>
  elements.length > 1 &&
  elements.every(isPlain) &&
  !hasVerb(elements[0] ?? "") &&
  elements.slice(1).every((one) => isElement(one, clause));

const listed = /(?:,|\s(?:and|et|or|ou|as well as|ainsi que))\s*$/;

function isElement(element: string, clause: Clause): boolean {
  const own = element.replace(/^(?:and|et) /, "");
  const before = clause.text.slice(0, clause.text.indexOf(element));
  return listed.test(before) && !isPredicate(own, clause) && !firstPerson.test(fold(own));
}

/** The part of a clause that takes words and numbers from several lines: what each line says does not make the part true. */
export function scatteredPart(trial: Trial): string | undefined {
  const { clause, isCited } = trial;
  const all = linesOf(trial);
  const isScattered = (part: string) => {
    const taken = takenOf(part, all, trial);
    return !isOfOneLine(taken, all, trial) && !(isPlain(part) && isOfPassage(part, taken, trial));
  };
  const parts = clause.text.split(partEnd);
  // What cites its entries may list facts of several lines.
  if (isCited) return parts.find(isScattered);
  const isListed = ({ text, elements }: Joined) =>
    isList(elements, clause) &&
    isOfOneEntry(takenOf(text, all, trial), trial) &&
    !elements.some(isScattered);
  return joinShortParts(parts, clause).find((one) => isScattered(one.text) && !isListed(one))?.text;
}

/** Whether one entry has all words of a part: a skill lends none to a list of a job. */
const isOfOneEntry = ({ words }: Taken, { pool, evidence }: Trial): boolean =>
  pool.some(({ keys }) => words.every(({ raw }) => isIn(evidence.find(raw).keys, keys)));

/** The beginning of another statement: "…, I hemmed". */
const hasSubject = (part: string) => /^(?:I|we|je|nous|j['’]) ?/i.test(part);

/** Behind "also", "now", "currently". */
const firstWord = (part: string) =>
  /^(?:(?:also|often|still|now|[a-z]{3,}ly) )?([a-z]+)(?= )/.exec(part)?.[1] ?? "";
const presentVerb = /(?<=(?<!\p{L})i (?:also |often )?)\p{L}+/u;
const isPresent = (verb: string) => baseVerbs.has(verb) && !baseOfPast.has(verb);

const participle = /^(?:\p{L}{3,}(?:é|i|u|is|it|ert)|mis|pris|lu|vu|dit|fait)(?= )/u;

/** "and wrote …", « et réalisé … »: another statement with the subject of the one before. */
export const isPredicate = (part: string, { folded }: Clause) =>
  baseOfPast.has(firstWord(part)) ||
  // "I test parsers and use SQL"
  (baseVerbs.has(firstWord(part)) && isPresent(presentVerb.exec(folded)?.[0] ?? "")) ||
  (/(?<!\p{L})j'(?:y )?ai(?!\p{L})/u.test(folded) && participle.test(part));

const countStated = (part: string) =>
  contentWords(part).filter(isStated).length + 2 * amountsOf(part).length;

type Joined = { readonly text: string; readonly elements: readonly string[] };

/** A part with one word that states something is taken with its neighbour: "paper and cards". */
function joinShortParts(parts: readonly string[], clause: Clause): readonly Joined[] {
  const joined: Joined[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isApart = hasSubject(part) || isPredicate(part, clause);
    if (last && !isApart && Math.min(countStated(part), countStated(last.text)) < 2)
      joined.splice(-1, 1, {
        text: `${last.text} ${part}`,
        elements: [...last.elements, part],
      });
    else joined.push({ text: part, elements: [part] });
  }
  return joined;
}

const hasValue = ({ numbers }: SourceLine, value: number) =>
  numbers.some((known) => known.value === value);

import { backReferences, secondPerson } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { baseOfPast } from "../../english-verbs.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { isIn, isOfCode } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import type { Trial } from "../trial.ts";
import { contentWords, isNeutral } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";
import { isCounter } from "./other-names.ts";
import { partEnd } from "./parts.ts";

const isStated = ({ raw }: Pick<Word, "raw">) => !isNeutral(raw);

const backReferring = new Set(backReferences);

/** "this software", "these two companies": named before. */
export function isBackReference({ start }: Word, text: string): boolean {
  const before = wordsOf(text.slice(0, start)).slice(-2);
  return before.some(({ raw }) => backReferring.has(fold(raw)));
}

/** What cites its entries may list facts of several lines. */
const partsOf = ({ clause, isCited }: Trial) =>
  isCited ? clause.text.split(partEnd) : joinShortParts(clause.text.split(partEnd), clause);

/** The part of a clause that takes words and numbers from several lines: what each line says does not make the part true. */
export function scatteredPart(trial: Trial): string | undefined {
  const pool = trial.pool;
  const lines = pool.flatMap((source) => source.lines);
  const heads = (trial.source && !trial.isCited ? [trial.source] : pool).flatMap(
    ({ entry, head, lines: all }) => (entry.kind === "person" ? all : [head]),
  );
  const isAddressed = secondPerson.test(trial.clause.folded);
  return partsOf(trial).find((part) => {
    // A number counts any of the words beside it.
    const isCounting = amountsOf(part).length > 0;
    const keys = contentWords(part)
      .filter((word) => (isCounting || isStated(word)) && !isBackReference(word, part))
      .filter((word) => !isCounter(word, part))
      .map(({ raw }) => trial.evidence.find(raw).keys)
      .filter((one) => lines.some((line) => isIn(one, line.keys)))
      .filter((one) => !heads.some((head) => isIn(one, head.keys)));
    const counts = amountsOf(part)
      .filter(({ unit, start }) => unit !== "year" && unit !== "month" && !isOfCode(part, start))
      .map(({ value }) => value)
      .filter(
        (value) =>
          lines.some((line) => hasValue(line, value)) &&
          !heads.some((head) => hasValue(head, value)) &&
          !(isAddressed && trial.evidence.posting.numbers.has(value)),
      );
    const isWhole = (line: SourceLine) =>
      keys.every((one) => isIn(one, line.keys)) && counts.every((value) => hasValue(line, value));
    return keys.length + counts.length >= 2 && !lines.some(isWhole);
  });
}

/** The beginning of another statement: "…, I hemmed". */
const hasSubject = (part: string) => /^(?:I|we|je|nous|j['’]) ?/i.test(part);

const participle = /^(?:\p{L}{3,}(?:é|i|u|is|it|ert)|mis|pris|lu|vu|dit|fait)(?= )/u;

/** "and wrote …", « et réalisé … »: another statement with the subject of the one before. */
const isPredicate = (part: string, { folded }: Clause) =>
  baseOfPast.has(/^[a-z]+(?= )/.exec(part)?.[0] ?? "") ||
  (/(?<!\p{L})j'(?:y )?ai(?!\p{L})/u.test(folded) && participle.test(part));

const countStated = (part: string) =>
  contentWords(part).filter(isStated).length + 2 * amountsOf(part).length;

/** A part with one word that states something is taken with its neighbour: "paper and cards". */
function joinShortParts(parts: readonly string[], clause: Clause): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isApart = hasSubject(part) || isPredicate(part, clause);
    if (last !== undefined && !isApart && Math.min(countStated(part), countStated(last)) < 2)
      joined.splice(-1, 1, `${last} ${part}`);
    else joined.push(part);
  }
  return joined;
}

const hasValue = ({ numbers }: SourceLine, value: number) =>
  numbers.some((known) => known.value === value);

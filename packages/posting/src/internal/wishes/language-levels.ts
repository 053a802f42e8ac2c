import { findTerms } from "@postulo/evidence/find-terms";
import { memoize } from "@postulo/evidence/memoize";
import { fold } from "@postulo/lexicon/fold";
import {
  besideLevel,
  fluency,
  fluentLevel,
  goodCommand,
  ieltsScore,
  interpreting,
  languageSeparator,
  nativeLevel,
  professionalLevel,
  toeicScore,
} from "@postulo/lexicon/language-levels";
import { basicName } from "./proofs.ts";
import type { Proof } from "./proofs.ts";

const languagesIn = memoize((text) =>
  findTerms(text).filter(({ term }) => term.kind === "language"),
);

/** The levels of the European framework in a text about a language: "C1" of "C1 French". Of a licence, "C1" is a class. */
const scaleLevels = (text: string) =>
  languagesIn(text).length > 0 ? (text.match(/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu) ?? []) : [];

/** Whether two texts name the same language. */
export function sharesLanguage(one: string, other: string): boolean {
  const known = new Set(languagesIn(one).map(({ term }) => term.id));
  return languagesIn(other).some(({ term }) => known.has(term.id));
}

/** The parts of a text about several languages that name a language of the wish. */
function partsAbout(wish: string, text: string): readonly string[] {
  if (new Set(languagesIn(text).map(({ term }) => term.id)).size < 2) return [text];
  const asked = new Set(languagesIn(wish).map(({ term }) => term.id));
  return text
    .split(languageSeparator)
    .filter((part) => languagesIn(part).some(({ term }) => asked.has(term.id)));
}

/** The level of a text that states a language, its level in words, and nothing else: "Fluent French". */
function levelInWords(text: string): string | undefined {
  const hits = languagesIn(text);
  if (hits.length === 0) return undefined;
  const folded = fold(hits.reduce((rest, hit) => rest.replace(hit.text, " "), text));
  const rest = [nativeLevel, fluentLevel, professionalLevel, besideLevel].reduce(
    (left, words) => left.replaceAll(words, " "),
    folded,
  );
  if (/[\p{L}\d]/u.test(rest)) return undefined;
  if (folded.search(nativeLevel) >= 0) return "C2";
  return [fluentLevel, professionalLevel].some((word) => folded.search(word) >= 0)
    ? "C1"
    : undefined;
}

/** The lowest scores of tests for each level: "TOEIC 945", "IELTS 7.5". */
const tests = [
  { score: toeicScore, levels: { C1: 945, B2: 785, B1: 550 } },
  { score: ieltsScore, levels: { C1: 7, B2: 5.5, B1: 4 } },
];

/** The level that the score of a test proves. */
function levelOfScore(text: string): string | undefined {
  const folded = fold(text);
  const reached = tests.flatMap(({ score, levels }) => {
    const own = Number(score.exec(folded)?.[1] ?? 0);
    return Object.entries(levels).flatMap(([level, least]) => (own >= least ? [level] : []));
  });
  return reached.toSorted().at(-1);
}

/** An interpreter is fluent in the languages that the line names. */
const levelOfWork = (text: string) =>
  languagesIn(text).length > 0 && interpreting.test(fold(text)) ? "C1" : undefined;

/** The level that "fluent" asks for. */
const levelOfFluency = (wish: string): string | undefined =>
  languagesIn(wish).length > 0 && fluency.test(fold(wish)) ? "C1" : undefined;

/** The level that "good spoken English" asks for. */
const levelOfCommand = (wish: string): string | undefined =>
  languagesIn(wish).some(({ start }) => goodCommand.test(fold(wish.slice(0, start))))
    ? "B2"
    : undefined;

/** The highest level of the scale that a stored level proves. */
const levelOfStored: Readonly<Record<string, string>> = {
  beginner: "A2",
  intermediate: "B1",
  advanced: "C2",
  expert: "C2",
};

/**
 * Whether a text proves the level of a language that a wish asks for. A line that only mentions the language does not; a skill without
 * a level proves fluency.
 */
export function isOfScale(wish: string, { text, level = "", isName }: Proof): boolean {
  const named = scaleLevels(wish).toSorted()[0] ?? levelOfFluency(wish);
  const asked = named ?? levelOfCommand(wish);
  if (asked === undefined) return true;
  const parts = partsAbout(wish, text);
  const written = parts.flatMap(scaleLevels).toSorted().at(-1);
  const inWords = parts
    .flatMap((part) => levelInWords(part) ?? levelOfScore(part) ?? levelOfWork(part) ?? [])
    .toSorted()
    .at(-1);
  // "Spanish (basic)" is a lower level than the stored one.
  const stored = level === "beginner" && basicName.test(text) ? "A1" : levelOfStored[level];
  const own = written ?? inWords ?? stored;
  if (own === undefined) return named === undefined || (isName && scaleLevels(wish).length === 0);
  return own >= asked;
}

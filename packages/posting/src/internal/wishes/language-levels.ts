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
  languageDegree,
  languageSeparator,
  languageSubject,
  languageUse,
  nativeLevel,
  professionalLevel,
  toeicScore,
} from "@postulo/lexicon/language-levels";
import { isForStudies } from "../../asked-studies.ts";
import { basicName } from "./proofs.ts";
import type { Proof } from "./proofs.ts";

const languagesIn = memoize((text) =>
  findTerms(text).filter(({ term }) => term.kind === "language"),
);

const scaleLevel = /(?<![\p{L}\d])[abc][12](?![\p{L}\d])/giu;

/** The levels of the European framework in a text about a language: "C1" of "C1 French". Of a licence, "C1" is a class. */
export const scaleLevels = (text: string): readonly string[] =>
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

/** A folded text without its languages. */
const withoutLanguages = (text: string) =>
  fold(languagesIn(text).reduce((rest, hit) => rest.replace(hit.text, " "), text));

const levelWords = [nativeLevel, fluentLevel, professionalLevel, besideLevel];
const without = (folded: string, patterns: readonly RegExp[]) =>
  patterns.reduce((left, words) => left.replaceAll(words, " "), folded);

/** Whether a text has the names of languages, their levels, and nothing else. */
export const namesLanguages = (text: string): boolean =>
  languagesIn(text).length > 0 &&
  !/\p{L}/u.test(without(withoutLanguages(text), [...levelWords, languageDegree, scaleLevel]));

/** The level of a text that states a language, its level in words, and nothing else: "Fluent French". */
function levelInWords(text: string): string | undefined {
  if (languagesIn(text).length === 0) return undefined;
  const folded = withoutLanguages(text);
  if (/[\p{L}\d]/u.test(without(folded, levelWords))) return undefined;
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

/** Whether a wish asks how a language is used, not for a subject of a school: "a good standard of English". */
const asksUse = (wish: string, asked: string | undefined): boolean =>
  languagesIn(wish).length > 0 &&
  (languageUse.test(fold(wish)) || (asked !== undefined && !languageSubject.test(fold(wish)))) &&
  !isForStudies(wish);

/** Whether a language is a subject of studies, which says nothing of how well it is spoken: "GCSE, Maths and English". */
export const isSubject = ({ text, isStudy, isTaught }: Proof): boolean =>
  isStudy || isTaught || isForStudies(text);

/** The highest level that a text, or the stored level of a skill, states of the languages of a wish. */
function ownLevel(wish: string, { text, level = "" }: Proof): string | undefined {
  const parts = partsAbout(wish, text);
  const written = parts.flatMap(scaleLevels).toSorted().at(-1);
  const inWords = parts
    .flatMap((part) => levelInWords(part) ?? levelOfScore(part) ?? levelOfWork(part) ?? [])
    .toSorted()
    .at(-1);
  // "Spanish (basic)" is a lower level than the stored one.
  const stored = level === "beginner" && basicName.test(text) ? "A1" : levelOfStored[level];
  return written ?? inWords ?? stored;
}

/**
 * Whether a text proves the level of a language that a wish asks for. A line that only mentions the language, and studies without a
 * level, do not; a skill without a level proves fluency.
 */
export function isOfScale(wish: string, proof: Proof): boolean {
  const named = scaleLevels(wish).toSorted()[0] ?? levelOfFluency(wish);
  const asked = named ?? levelOfCommand(wish);
  const isUse = asksUse(wish, asked);
  if (asked === undefined && !isUse) return true;
  const own = ownLevel(wish, proof);
  if (own !== undefined) return asked === undefined || own >= asked;
  if (isUse && isSubject(proof)) return false;
  return named === undefined || (proof.isName && scaleLevels(wish).length === 0);
}

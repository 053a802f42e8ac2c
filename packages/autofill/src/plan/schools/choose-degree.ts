import { plainWords } from "../../classify/phrase.ts";
import type { FieldOption } from "../../field.ts";
import { chooseByText, type Choice } from "../answers/choose-option.ts";

/** Levels of degrees with their English and French names, most specific first. */
const levels: readonly (readonly [string, RegExp])[] = [
  ["doctor", /\b(?:ph ?d|doctorate?|doctoral|doctorat|dphil|bac ?\+ ?8)\b/],
  ["mba", /\bmba\b/],
  ["law", /\b(?:j ?d|juris doctor|ll ?m)\b/],
  ["medicine", /\b(?:m ?d|doctor of medicine|medecine)\b/],
  ["engineer", /\b(?:engineer s degree|diplome d ingenieur|ingenieure?)\b/],
  ["maitrise", /\b(?:maitrise|bac ?\+ ?4)\b/],
  ["master", /\b(?:master(?: ?s)?|m ?sc|m ?a|m ?s|m ?eng|mastere|bac ?\+ ?5|dea|dess)\b/],
  ["bachelor", /\b(?:bachelor(?: ?s)?|b ?sc|b ?a|b ?s|b ?eng|licence|bac ?\+ ?3|undergraduate)\b/],
  ["associate", /\b(?:associate(?: ?s)?|bts|dut|deug|bac ?\+ ?2|a ?a|foundation degree)\b/],
  ["school", /\b(?:high school|secondary|ged|baccalaureat|bac(?! ?\+)|a levels?|lycee)\b/],
  ["vocational", /\b(?:vocational|cap|bep|apprenticeship|trade school)\b/],
];

/** How high a level is, as the French and European frameworks number them. */
const ranks: Readonly<Record<string, number>> = {
  doctor: 8,
  mba: 7,
  law: 7,
  medicine: 7,
  engineer: 7,
  master: 7,
  maitrise: 6,
  bachelor: 6,
  associate: 5,
  school: 4,
  vocational: 3,
};

/** How high a degree is; undefined if its level is not known. */
export const rankOfDegree = (text: string): number | undefined => ranks[levelsOf(text)[0] ?? ""];

/** Courses and certificates that are no level of education. */
const courses = [
  /\b(?:caces|haccp|sst|psc ?1|formations?|habilitations?|certificats?|attestations?|stage|permis)\b/,
  /\b(?:training|courses?|certificates?|certifications?|certified|first aid|bootcamp|mooc)\b/,
];
const isCourse = (text: string) => courses.some((course) => course.test(plainWords(text)));

/**
 * The highest of some degrees, the newest first; undefined when one of them has a level that is not known. Courses do not count.
 */
export function highestOf(degrees: readonly string[]): string | undefined {
  const studies = degrees
    .map((text) => text.trim())
    .filter((text) => text !== "" && (rankOfDegree(text) !== undefined || !isCourse(text)));
  const [newest, ...others] = studies;
  if (newest === undefined || others.length === 0) return newest;
  const sorted = studies.map((text) => ({ text, rank: rankOfDegree(text) }));
  if (sorted.some(({ rank }) => rank === undefined)) return undefined;
  return sorted.toSorted((one, other) => (other.rank ?? 0) - (one.rank ?? 0))[0]?.text;
}

const orHigher = /\bet plus\b|\bou plus\b|\bet au dela\b|\b(?:or|and) (?:higher|above|more)\b|\+$/;

/** The only option for a level "and above" that the degree's level reaches. */
function chooseOpen(options: readonly FieldOption[], stored: string): Choice {
  const rank = rankOfDegree(stored) ?? 0;
  const found = options.flatMap(({ text }, at) => {
    const from = orHigher.test(plainWords(text)) ? rankOfDegree(text) : undefined;
    return from !== undefined && from < rank ? [at] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The levels that a text names, the most specific first: "Bac+5 (Master, Ingénieur)" has two. */
const levelsOf = (text: string): readonly string[] => {
  const words = plainWords(text);
  return levels.filter(([, pattern]) => pattern.test(words)).map(([level]) => level);
};

/** What is at the same level when a list has no closer option; a "maîtrise" is a master's degree in Quebec. */
const nextBest: Readonly<Record<string, string>> = {
  engineer: "master",
  mba: "master",
  maitrise: "master",
};

/** The options of which the level is the most specific, else those that name it among others. */
function optionsAt(options: readonly FieldOption[], level: string): readonly number[] {
  const named = options.map(({ text }) => levelsOf(text));
  const at = (isOne: (of: readonly string[]) => boolean) =>
    named.flatMap((of, index) => (isOne(of) ? [index] : []));
  const exact = at(([first]) => first === level);
  return exact.length > 0 ? exact : at((of) => of.includes(level));
}

/** The option of the degree's level; undefined when several options have that level. */
export function chooseDegree(options: readonly FieldOption[], stored: string): Choice {
  const exact = chooseByText(options, stored);
  const [level] = levelsOf(stored);
  if (exact !== undefined || level === undefined) return exact;
  for (const target of [level, nextBest[level]]) {
    const found = target === undefined ? [] : optionsAt(options, target);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return chooseOpen(options, stored);
}

import { plainWords } from "../classify/phrase.ts";
import type { FieldOption } from "../field.ts";
import { chooseByText, type Choice } from "./choose-option.ts";

/** Levels of degrees with their English and French names, most specific first. */
const levels: readonly (readonly [string, RegExp])[] = [
  ["doctor", /\b(?:ph ?d|doctorate?|doctoral|doctorat|dphil|bac ?\+ ?8)\b/],
  ["mba", /\bmba\b/],
  ["law", /\b(?:j ?d|juris doctor|ll ?m)\b/],
  ["medicine", /\b(?:m ?d|doctor of medicine|medecine)\b/],
  ["engineer", /\b(?:engineer s degree|diplome d ingenieur|ingenieure?)\b/],
  ["master", /\b(?:master(?: ?s)?|m ?sc|m ?a|m ?s|m ?eng|maitrise|mastere|bac ?\+ ?5|dea|dess)\b/],
  ["bachelor", /\b(?:bachelor(?: ?s)?|b ?sc|b ?a|b ?s|b ?eng|licence|bac ?\+ ?3|undergraduate)\b/],
  ["associate", /\b(?:associate(?: ?s)?|bts|dut|deug|bac ?\+ ?2|a ?a|foundation degree)\b/],
  ["school", /\b(?:high school|secondary|ged|baccalaureat|bac|a levels?|lycee)\b/],
  ["vocational", /\b(?:vocational|cap|bep|apprenticeship|trade school)\b/],
];

const levelOf = (text: string) => {
  const words = plainWords(text);
  return levels.find(([, pattern]) => pattern.test(words))?.[0];
};

/** An engineer's degree and an MBA are at master's level when a list has no closer option. */
const nextBest: Readonly<Record<string, string>> = { engineer: "master", mba: "master" };

/** The option of the degree's level; undefined when several options have that level. */
export function chooseDegree(options: readonly FieldOption[], stored: string): Choice {
  const exact = chooseByText(options, stored);
  const level = levelOf(stored);
  if (exact !== undefined || !level) return exact;
  for (const target of [level, nextBest[level]]) {
    const found = options.flatMap((option, at) => (levelOf(option.text) === target ? [at] : []));
    if (target !== undefined && found.length === 1) return found[0];
    if (target !== undefined && found.length > 1) return undefined;
  }
  return undefined;
}

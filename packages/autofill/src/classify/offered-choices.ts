import { isSatisfied, requiredLiterals } from "./required-literals.ts";
import { optionRules, type OptionRule } from "./rules/options.ts";

/** A rule that enough options match, and their number. */
export type Offered = { readonly rule: OptionRule; readonly found: number };

const rulesWithNeeds = optionRules.map((rule) => ({ rule, needed: requiredLiterals(rule[1]) }));

/** Cached, because lists recur on a page: countries, levels, yes and no. */
const cache = new Map<string, readonly Offered[]>();
const maxCached = 200;
const minMatches = 2;

function readChoices(texts: readonly string[], all: string): readonly Offered[] {
  return rulesWithNeeds.flatMap(({ rule, needed }) => {
    if (!isSatisfied(all, needed)) return [];
    const [, every, , { atLeast = minMatches } = {}] = rule;
    const found = texts.filter((text) => every.test(text)).length;
    return found >= atLeast ? [{ rule, found }] : [];
  });
}

/** The rules that the options, in plain words, match. */
export function offeredChoices(texts: readonly string[]): readonly Offered[] {
  const all = texts.join("\n");
  const before = cache.get(all);
  if (before) return before;
  if (cache.size > maxCached) cache.clear();
  const offered = readChoices(texts, all);
  cache.set(all, offered);
  return offered;
}

import { meets, requiredLiterals } from "./required-literals.ts";
import { optionRules, type OptionRule } from "./rules/options.ts";

/** A rule that enough of the choices fit, and how many. */
export type Offered = { readonly rule: OptionRule; readonly found: number };

const rulesWithNeeds = optionRules.map((rule) => ({ rule, needed: requiredLiterals(rule[1]) }));

/** Lists recur on a page: countries, levels, yes and no. */
const remembered = new Map<string, readonly Offered[]>();
const maxRemembered = 200;
const fewest = 2;

function readChoices(texts: readonly string[], all: string): readonly Offered[] {
  return rulesWithNeeds.flatMap(({ rule, needed }) => {
    if (!meets(all, needed)) return [];
    const [, every, , { atLeast = fewest } = {}] = rule;
    const found = texts.filter((text) => every.test(text)).length;
    return found >= atLeast ? [{ rule, found }] : [];
  });
}

/** What choices, as plain words, give away of what they answer. */
export function offeredChoices(texts: readonly string[]): readonly Offered[] {
  const all = texts.join("\n");
  const before = remembered.get(all);
  if (before) return before;
  if (remembered.size > maxRemembered) remembered.clear();
  const offered = readChoices(texts, all);
  remembered.set(all, offered);
  return offered;
}

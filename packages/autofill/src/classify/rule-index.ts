import type { Phrase } from "./phrase.ts";
import { minLength, isSatisfied, prunedTo, requiredLiterals } from "./required-literals.ts";
import { answerRulesEn } from "./rules/answers.en.ts";
import { answerRulesFr } from "./rules/answers.fr.ts";
import { careerRulesEn } from "./rules/career.en.ts";
import { careerRulesFr } from "./rules/career.fr.ts";
import { consentRules } from "./rules/consent.ts";
import { contactRulesEn } from "./rules/contact.en.ts";
import { contactRulesFr } from "./rules/contact.fr.ts";
import { documentRules } from "./rules/documents.ts";
import { sensitiveRules } from "./rules/sensitive.ts";
import type { Rule } from "./rule.ts";

const allRules: readonly Rule[] = [
  ...contactRulesEn,
  ...contactRulesFr,
  ...careerRulesEn,
  ...careerRulesFr,
  ...answerRulesEn,
  ...answerRulesFr,
  ...sensitiveRules,
  ...consentRules,
  ...documentRules,
];

const rulesWithNeeds = allRules.map((rule) => ({ rule, needed: requiredLiterals(rule.pattern) }));

const textOf = ({ plain, core }: Phrase) => (plain === core ? plain : `${plain}\n${core}`);

/** The rules that can match a phrase. */
export type RulesOf = (phrase: Phrase) => readonly Rule[];

/**
 * Filters the rules by these phrases of a page, and again for each of them, because a browser compiles a pattern on its
 * first use.
 */
export function rulesFor(phrases: readonly Phrase[]): RulesOf {
  const written = [...new Set(phrases.map(textOf))].join("\n");
  const possible = rulesWithNeeds.flatMap(({ rule, needed: all }) => {
    if (!isSatisfied(written, all)) return [];
    const needed = all && prunedTo(written, all);
    return [{ rule, needed, least: minLength(needed) }];
  });
  const known = new Map<Phrase, readonly Rule[]>();
  return (phrase) => {
    const before = known.get(phrase);
    if (before) return before;
    const text = textOf(phrase);
    const rules: Rule[] = [];
    for (const { rule, needed, least } of possible)
      if (text.length >= least && isSatisfied(text, needed)) rules.push(rule);
    known.set(phrase, rules);
    return rules;
  };
}

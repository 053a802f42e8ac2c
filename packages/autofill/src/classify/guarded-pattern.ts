import { isSatisfied, requiredLiterals, type LiteralCondition } from "./required-literals.ts";

/** A pattern for lower-case texts that is used only on texts with the literals it requires. */
export type GuardedPattern = {
  /** False when the text lacks a required literal; costs no compilation. */
  readonly mayMatch: (text: string) => boolean;
  readonly test: (text: string) => boolean;
};

/**
 * Guards a pattern, or the source of one, by its required literals: a browser compiles a pattern on its first use, which
 * takes longer than all tests of a page. Literals are parsed and the pattern is built on first use.
 */
export function guardedPattern(pattern: RegExp | string): GuardedPattern {
  const source = typeof pattern === "string" ? pattern : pattern.source;
  let need: { readonly condition: LiteralCondition | undefined } | undefined;
  let built = typeof pattern === "string" ? undefined : pattern;
  const mayMatch = (text: string) => {
    need ??= { condition: requiredLiterals({ source }) };
    return isSatisfied(text, need.condition);
  };
  const test = (text: string) => {
    if (!mayMatch(text)) return false;
    built ??= new RegExp(source);
    return built.test(text);
  };
  return { mayMatch, test };
}

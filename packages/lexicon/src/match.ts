import type { Phrase, PhraseLists } from "./phrase-lists.ts";

/** A regular expression with `<name>` for the phrases of a list, joined by `|`; or the phrases of one list. */
export interface Pattern {
  readonly name: string;
  readonly comment: string;
  readonly source: string;
  readonly flags: string;
  readonly isList: boolean;
}

export interface PatternFile {
  readonly patterns: readonly Pattern[];
  /** An object with a pattern for each language, instead of one pattern for all. */
  readonly perLanguage: boolean;
  /** Groups are written `(`, not `(?:`, which saves bytes; only for patterns that capture nothing. */
  readonly shortGroups: boolean;
}

const definition = /^(\w+) = (?:\/(.*)\/([a-z]*)|(<\w+>))$/;
const token = /\\.|\[(?:\\.|[^\]\\])*\]|(?<!\?)<([a-zA-Z]\w*)>|\((?:\?:|(?!\?))|\//g;

/**
 * Parses a file of patterns: options of the file (`per language`, `short groups`), then `name = /source/flags`, or `name = <list>` for
 * an array of phrases, each with its comment above it.
 */
export function parsePatterns(file: string): PatternFile {
  const patterns: Pattern[] = [];
  const options = new Set<string>();
  let comment: string[] = [];
  for (const line of file.split("\n")) {
    const [, name, regex, flags = "", list] = definition.exec(line) ?? [];
    const source = regex ?? list;
    if (name !== undefined && source !== undefined) {
      const isList = list !== undefined;
      patterns.push({ name, source, flags, isList, comment: comment.join("\n") });
      comment = [];
    } else if (line.startsWith("# ")) comment.push(line.slice(2));
    else if (line === "per language" || line === "short groups") options.add(line);
    else if (line !== "") throw new Error(`Neither a pattern nor a comment: ${line}`);
  }
  return {
    patterns,
    perLanguage: options.has("per language"),
    shortGroups: options.has("short groups"),
  };
}

/** The names of the lists that a text refers to. */
export const listsIn = (text: string): string[] =>
  [...text.matchAll(token)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/** Escapes `/`, writes `[ ]`, which keeps a space at the end of a line, as a space, and lets no group of a phrase capture. */
const literalOf = (text: string, group: string) =>
  text.replace(token, (part) => {
    if (part === "/") return "\\/";
    if (part === "[ ]") return " ";
    return part === "(" ? group : part;
  });

function expand(text: string, lists: PhraseLists, group: string): string {
  return text.replace(token, (part, name?: string) => {
    if (name === undefined) return part;
    const phrases = lists.get(name);
    if (!phrases || phrases.length === 0) throw new Error(`There is no list ${name}: ${text}`);
    return phrases.map((phrase) => expand(literalOf(phrase.text, group), lists, group)).join("|");
  });
}

/** The source of the regular expression of a pattern, as in a literal. */
export function compileSource(pattern: Pattern, lists: PhraseLists, shortGroups = false): string {
  const group = shortGroups ? "(" : "(?:";
  const source = shortGroups
    ? pattern.source.replace(token, (part) => (part === "(?:" ? "(" : part))
    : pattern.source;
  return expand(
    source.replace(token, (part) => (part === "/" ? "\\/" : part)),
    lists,
    group,
  );
}

/** The alternatives of a text outside of groups and classes. */
function alternatives(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [part] of text.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
    if (part === "|" && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + part);
  }
  return parts;
}

/** Whether a text refers to a list, or to one that does. */
function refersTo(text: string, list: string, lists: PhraseLists): boolean {
  return listsIn(text).some(
    (name) =>
      name === list || (lists.get(name) ?? []).some((phrase) => refersTo(phrase.text, list, lists)),
  );
}

/** The pattern with nothing of a list but one phrase, and without the alternatives that do not refer to that list. */
export function compileAlone(
  pattern: Pattern,
  lists: PhraseLists,
  at: { readonly list: string; readonly phrase: Phrase },
): RegExp {
  const restricted = new Map(
    [...lists].map(([name, phrases]) => {
      if (name === at.list) return [name, [at.phrase]] as const;
      const parents = phrases.filter((phrase) => refersTo(phrase.text, at.list, lists));
      return [name, parents.length > 0 ? parents : phrases] as const;
    }),
  );
  const source = alternatives(pattern.source)
    .filter((alternative) => refersTo(alternative, at.list, lists))
    .join("|");
  return new RegExp(
    compileSource({ ...pattern, source }, restricted),
    pattern.flags.replace(/[gy]/g, ""),
  );
}

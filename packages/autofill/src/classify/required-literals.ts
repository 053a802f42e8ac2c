/** A necessary condition for a pattern to match: a literal in the text, or all or any of several conditions. */
export type LiteralCondition =
  | string
  | { readonly kind: "all" | "any"; readonly needs: readonly LiteralCondition[] };

/**
 * Literals without which a pattern cannot match: `how many years .*experience` requires "how many years" and
 * "experience", `(?:zip|postal)(?: code)?` requires "zip" or "postal". Checking them first avoids most patterns, which
 * a browser compiles on first use, and compiling is slower than matching.
 * @returns undefined when there is no condition.
 */
export const requiredLiterals = (pattern: RegExp): LiteralCondition | undefined =>
  alternation({ source: pattern.source, at: 0 });

/** Whether a text satisfies the condition; true without one. */
export function isSatisfied(text: string, need: LiteralCondition | undefined): boolean {
  if (need === undefined) return true;
  if (typeof need === "string") return text.includes(need);
  const isAll = need.kind === "all";
  for (const one of need.needs) if (isSatisfied(text, one) !== isAll) return !isAll;
  return isAll;
}

/** The minimum length of a text that satisfies the condition. */
export function minLength(need: LiteralCondition | undefined): number {
  if (need === undefined) return 0;
  if (typeof need === "string") return need.length;
  const lengths = need.needs.map(minLength);
  return need.kind === "all" ? Math.max(...lengths) : Math.min(...lengths);
}

type Needed = LiteralCondition | undefined;

const anyOf = (needs: readonly LiteralCondition[]): LiteralCondition =>
  needs.length === 1 && needs[0] !== undefined ? needs[0] : { kind: "any", needs };

function allOf(needs: readonly LiteralCondition[]): Needed {
  const [first] = needs;
  return needs.length <= 1 ? first : { kind: "all", needs };
}

/** The parse position in a pattern's source. Only the syntax that the rules use is supported. */
type Cursor = { readonly source: string; at: number };

const letterAt = ({ source, at }: Cursor) => source[at] ?? "";

function alternation(cursor: Cursor): Needed {
  const branches: Needed[] = [sequence(cursor)];
  while (letterAt(cursor) === "|") {
    cursor.at++;
    branches.push(sequence(cursor));
  }
  const known = branches.filter((branch) => branch !== undefined);
  return known.length < branches.length ? undefined : anyOf(known);
}

/** True also at the end of the source, where `letterAt` is empty. */
const endsSequence = (cursor: Cursor) => "|)".includes(letterAt(cursor));

function sequence(cursor: Cursor): Needed {
  const parts: LiteralCondition[] = [];
  let run = "";
  const endRun = () => {
    if (run.trim() !== "") parts.push(run.trim());
    run = "";
  };
  while (!endsSequence(cursor)) {
    const letter = literal(cursor);
    const part = letter === "" ? group(cursor) : undefined;
    const isOptional = quantifier(cursor);
    if (letter !== "" && !isOptional) run += letter;
    else {
      endRun();
      if (!isOptional && part !== undefined) parts.push(part);
    }
  }
  endRun();
  return allOf(parts);
}

/** Consumes a literal character; empty when there is none. */
const literal = (cursor: Cursor) => take(cursor, /[a-z\d &/#]?/y);

/** Parses a group, or consumes syntax without literals. */
function group(cursor: Cursor): Needed {
  const opening = take(cursor, /\((?:\?(?::|<?[=!]))?|\[(?:\\.|[^\]])*\]|\\.|./y);
  if (!opening.startsWith("(")) return undefined;
  const inner = alternation(cursor);
  cursor.at++;
  return opening === "(" || opening === "(?:" ? inner : undefined;
}

/** Consumes a quantifier; true when it allows zero repetitions. */
const quantifier = (cursor: Cursor) =>
  /^(?:[?*]|\{0\D)/.test(take(cursor, /(?:(?:[?*+]|\{\d+(?:,\d*)?\})\??)?/y));

/** Consumes and returns the match at the position. */
function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source)?.[0] ?? "";
  cursor.at += found.length;
  return found;
}

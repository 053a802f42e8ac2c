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
export const requiredLiterals = ({
  source,
}: {
  readonly source: string;
}): LiteralCondition | undefined => alternation({ tokens: source.match(token) ?? [], at: 0 });

/** Whether a text satisfies the condition; true without one. */
export function isSatisfied(text: string, need: LiteralCondition | undefined): boolean {
  if (need === undefined) return true;
  if (typeof need === "string") return text.includes(need);
  const isAll = need.kind === "all";
  for (const one of need.needs) if (isSatisfied(text, one) !== isAll) return !isAll;
  return isAll;
}

/**
 * The condition without the alternatives that a text does not contain, for the parts of that text. It is satisfied by the same
 * parts, and faster to check.
 */
export function prunedTo(text: string, need: LiteralCondition): LiteralCondition {
  if (typeof need === "string") return need;
  if (need.kind === "all") return allOf(need.needs.map((one) => prunedTo(text, one))) ?? need;
  return anyOf(
    need.needs.filter((one) => isSatisfied(text, one)).map((one) => prunedTo(text, one)),
  );
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

/** A run of literal characters, the opening of a group, a set, an escape, a quantifier, or another character. */
const token =
  /[a-z\d &/#]+|\((?:\?(?:[:=!]|<[=!]))?|\[(?:\\.|[^\]\\]){0,120}\]|\\.|\{[^{}]*\}\??|[?*+]\??|./g;

/** The tokens of a pattern's source and the parse position. Only the syntax that the rules use is supported. */
type Cursor = { readonly tokens: readonly string[]; at: number };

function alternation(cursor: Cursor): Needed {
  const branches: Needed[] = [sequence(cursor)];
  while (cursor.tokens[cursor.at] === "|") {
    cursor.at++;
    branches.push(sequence(cursor));
  }
  const known = branches.filter((branch) => branch !== undefined);
  return known.length < branches.length ? undefined : anyOf(known);
}

const literals = new Set("abcdefghijklmnopqrstuvwxyz0123456789 &/#");

function sequence(cursor: Cursor): Needed {
  const parts: LiteralCondition[] = [];
  let run = "";
  const endRun = () => {
    if (run.trim() !== "") parts.push(run.trim());
    run = "";
  };
  for (;;) {
    const next = cursor.tokens[cursor.at] ?? ")";
    if (next === "|" || next === ")") break;
    cursor.at++;
    const part = next.startsWith("(") ? group(cursor, next) : undefined;
    const isOptional = skipQuantifier(cursor);
    const isRun = literals.has(next.charAt(0));
    // A quantifier is that of the last character.
    if (isRun) run += isOptional ? next.slice(0, -1) : next;
    if (!isRun || isOptional) endRun();
    if (!isOptional && part !== undefined) parts.push(part);
  }
  endRun();
  return allOf(parts);
}

/** Parses a group behind its opening. @returns undefined for a lookaround. */
function group(cursor: Cursor, opening: string): Needed {
  const inner = alternation(cursor);
  cursor.at++;
  return opening === "(" || opening === "(?:" ? inner : undefined;
}

/** Skips a quantifier. @returns whether it allows zero repetitions. */
function skipQuantifier(cursor: Cursor): boolean {
  const next = cursor.tokens[cursor.at] ?? "";
  const first = next.charAt(0);
  if (first === "" || !"?*+{".includes(first)) return false;
  cursor.at++;
  return first === "?" || first === "*" || /^\{0\D/.test(next);
}

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
}): LiteralCondition | undefined => alternation({ source, at: 0 });

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

const literals = new Set("abcdefghijklmnopqrstuvwxyz0123456789 &/#");

/** Consumes a literal character; empty when there is none. */
function literal(cursor: Cursor): string {
  const letter = letterAt(cursor);
  if (!literals.has(letter)) return "";
  cursor.at++;
  return letter;
}

/** The length of "(", "(?:", or the start of a lookaround. */
function openingLength({ source, at }: Cursor): number {
  if (source[at + 1] !== "?") return 1;
  return source[at + 2] === "<" ? 4 : 3;
}

function skipSet(cursor: Cursor): void {
  while (letterAt(cursor) !== "]") cursor.at += letterAt(cursor) === "\\" ? 2 : 1;
  cursor.at++;
}

/** Parses a group, or consumes syntax without literals. */
function group(cursor: Cursor): Needed {
  const letter = letterAt(cursor);
  if (letter === "[") skipSet(cursor);
  else if (letter !== "(") cursor.at += letter === "\\" ? 2 : 1;
  if (letter !== "(") return undefined;
  const length = openingLength(cursor);
  const isCapturing = length === 1 || cursor.source[cursor.at + 2] === ":";
  cursor.at += length;
  const inner = alternation(cursor);
  cursor.at++;
  return isCapturing ? inner : undefined;
}

/** Consumes a quantifier; true when it allows zero repetitions. */
function quantifier(cursor: Cursor): boolean {
  const { source, at } = cursor;
  const letter = letterAt(cursor);
  if (letter === "{") cursor.at = source.indexOf("}", at) + 1;
  else if (letter === "?" || letter === "*" || letter === "+") cursor.at++;
  else return false;
  if (letterAt(cursor) === "?") cursor.at++;
  return letter === "{" ? /^0\D/.test(source.slice(at + 1, at + 3)) : letter !== "+";
}

/** What a text must hold for a pattern to match it: a literal, all of some needs, or any of them. */
export type Need = string | { readonly kind: "all" | "any"; readonly needs: readonly Need[] };

/**
 * Texts without which a pattern cannot match: `how many years .*experience` needs "how many years" and "experience", `(?:zip|postal)(?: code)?` needs
 * "zip" or "postal". Looking for them first spares most of some hundred patterns on a page: a browser compiles a pattern when it is
 * first used, which takes longer than using it.
 * @returns undefined when nothing is known.
 */
export function requiredLiterals(pattern: RegExp): Need | undefined {
  return alternation({ source: pattern.source, at: 0 });
}

/** Whether a text holds what a pattern needs; true where nothing is known. */
export function meets(text: string, need: Need | undefined): boolean {
  if (need === undefined) return true;
  if (typeof need === "string") return text.includes(need);
  const isAll = need.kind === "all";
  for (const one of need.needs) if (meets(text, one) !== isAll) return !isAll;
  return isAll;
}

/** The fewest letters in which a need can be met: most names of fields are too short for most rules. */
export function leastLength(need: Need | undefined): number {
  if (need === undefined) return 0;
  if (typeof need === "string") return need.length;
  const lengths = need.needs.map(leastLength);
  return need.kind === "all" ? Math.max(...lengths) : Math.min(...lengths);
}

type Needed = Need | undefined;

const anyOf = (needs: readonly Need[]): Need =>
  needs.length === 1 && needs[0] !== undefined ? needs[0] : { kind: "any", needs };

function allOf(needs: readonly Need[]): Needed {
  const [first] = needs;
  return needs.length <= 1 ? first : { kind: "all", needs };
}

/** How far a pattern's source has been read, which is as far as the rules use the language of patterns. */
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

/** The source, too, ends a sequence: nothing stands there, and all texts hold nothing. */
const endsSequence = (cursor: Cursor) => "|)".includes(letterAt(cursor));

function sequence(cursor: Cursor): Needed {
  const parts: Need[] = [];
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

/** A letter, digit or blank that stands for itself; nothing when something else stands here. */
const literal = (cursor: Cursor) => take(cursor, /[a-z\d &/#]?/y);

/** A group, or anything else of which nothing literal is known. */
function group(cursor: Cursor): Needed {
  const opening = take(cursor, /\((?:\?(?::|<?[=!]))?|\[(?:\\.|[^\]])*\]|\\.|./y);
  if (!opening.startsWith("(")) return undefined;
  const inner = alternation(cursor);
  cursor.at++;
  return opening === "(" || opening === "(?:" ? inner : undefined;
}

/** Steps over a quantifier; true when what stands before it may be absent. */
const quantifier = (cursor: Cursor) =>
  /^(?:[?*]|\{0\D)/.test(take(cursor, /(?:(?:[?*+]|\{\d+(?:,\d*)?\})\??)?/y));

/** What stands here, stepping over it. */
function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source)?.[0] ?? "";
  cursor.at += found.length;
  return found;
}

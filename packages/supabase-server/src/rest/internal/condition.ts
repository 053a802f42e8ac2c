import { Cursor } from "./cursor.ts";
import type { Field } from "./field.ts";
import { parseField, unescape } from "./field.ts";

const comparisonOperators = [
  "eq",
  "neq",
  "gte",
  "gt",
  "lte",
  "lt",
  "like",
  "ilike",
  "match",
  "imatch",
  "isdistinct",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
] as const;
const textSearchOperators = ["fts", "plfts", "phfts", "wfts"] as const;
export const truths = ["null", "not_null", "true", "false", "unknown"] as const;

export type ComparisonOperator = (typeof comparisonOperators)[number];
export type TextSearchOperator = (typeof textSearchOperators)[number];
export type Truth = (typeof truths)[number];
export type Quantifier = "any" | "all";

export type Test =
  | { kind: "comparison"; operator: ComparisonOperator; quantifier?: Quantifier; value: string }
  | { kind: "textSearch"; operator: TextSearchOperator; config?: string; value: string }
  | { kind: "oneOf"; values: readonly string[] }
  | { kind: "is"; truth: Truth };

export type Condition =
  | { kind: "test"; negated: boolean; field: Field; test: Test }
  | { kind: "group"; negated: boolean; junction: "and" | "or"; conditions: readonly Condition[] };

const quantifiable: readonly string[] = [
  "eq",
  "gte",
  "gt",
  "lte",
  "lt",
  "like",
  "ilike",
  "match",
  "imatch",
];
const operatorName = /[a-z]+/y;
const configName = /\(([\w.]+)\)/y;
const quotedInList = /"((?:[^"\\]|\\.)*)"(?=[,)])/sy;
const bareInList = /[^,)]*/y;
const arrayLiteral = /\{[^{}]*\}/y;

function parseOperator(cursor: Cursor): (value: string) => Test {
  const name = cursor.match(operatorName)?.[0];
  const textSearch = textSearchOperators.find((each) => each === name);
  if (textSearch) {
    const config = cursor.match(configName)?.[1];
    return (value) => ({
      kind: "textSearch",
      operator: textSearch,
      value,
      ...(config !== undefined && { config }),
    });
  }
  const operator = comparisonOperators.find((each) => each === name);
  if (!operator) throw cursor.failure("operator (eq, gt, ...)");
  const quantifier = quantifiable.includes(operator) ? parseQuantifier(cursor) : undefined;
  return (value) => ({ kind: "comparison", operator, value, ...(quantifier && { quantifier }) });
}

function parseQuantifier(cursor: Cursor): Quantifier | undefined {
  if (cursor.take("(any)")) return "any";
  if (cursor.take("(all)")) return "all";
  return undefined;
}

/** The values between the brackets of `in.(…)`. */
function parseList(cursor: Cursor): string[] {
  cursor.expect("(");
  const values: string[] = [];
  if (cursor.take(")")) return values;
  do {
    const inQuotes = cursor.match(quotedInList);
    values.push(inQuotes ? unescape(inQuotes[1] ?? "") : (cursor.match(bareInList)?.[0] ?? ""));
  } while (cursor.take(","));
  cursor.expect(")");
  return values;
}

function parseTruth(cursor: Cursor): Truth {
  const word = cursor.match(/[a-z_]+/iy)?.[0].toLowerCase();
  const truth = truths.find((each) => each === word);
  if (!truth) throw cursor.failure("null or trilean value (unknown, true, false)");
  return truth;
}

function parseTest(cursor: Cursor, parseValue: (cursor: Cursor) => string): Test {
  if (cursor.take("in.")) return { kind: "oneOf", values: parseList(cursor) };
  if (cursor.take("is.")) return { kind: "is", truth: parseTruth(cursor) };
  const withValue = parseOperator(cursor);
  cursor.expect(".");
  return withValue(parseValue(cursor));
}

/** Inside `and=(…)` a value ends at a comma or bracket, unless quoted or an array literal. */
function parseValueInGroup(cursor: Cursor): string {
  const inQuotes = cursor.match(quotedInList);
  if (inQuotes) return unescape(inQuotes[1] ?? "");
  return (cursor.match(arrayLiteral) ?? cursor.match(bareInList))?.[0] ?? "";
}

/** Shallow enough for the stack of this process and of PostgreSQL. */
const maxDepth = 20;

function parseGroup(cursor: Cursor, depth: number): readonly Condition[] {
  if (depth > maxDepth) throw cursor.failure(`at most ${maxDepth} nested groups`);
  cursor.expect("(");
  const conditions: Condition[] = [];
  do conditions.push(parseInGroup(cursor, depth));
  while (cursor.take(","));
  cursor.expect(")");
  return conditions;
}

function parseInGroup(cursor: Cursor, depth: number): Condition {
  const start = cursor.match(/(not\.)?(and|or)(?=\()/y);
  if (start) {
    const junction = start[2] === "or" ? "or" : "and";
    const conditions = parseGroup(cursor, depth + 1);
    return { kind: "group", negated: start[1] !== undefined, junction, conditions };
  }
  const field = parseField(cursor);
  cursor.expect(".");
  const negated = cursor.take("not.");
  return { kind: "test", negated, field, test: parseTest(cursor, parseValueInGroup) };
}

/** Parses the value of `and=(…)` and `or=(…)`. */
export function parseJunction(
  { junction, negated }: { junction: "and" | "or"; negated: boolean },
  text: string,
): Condition {
  const cursor = new Cursor("logic tree", text);
  const conditions = parseGroup(cursor, 0);
  cursor.expectEnd();
  return { kind: "group", negated, junction, conditions };
}

/** Parses the value of one filter, `op.value` or `not.op.value`. */
export function parseFilter(field: Field, text: string): Condition {
  const cursor = new Cursor("filter", text);
  const negated = cursor.take("not.");
  const test = parseTest(cursor, (at) => at.rest());
  cursor.expectEnd();
  return { kind: "test", negated, field, test };
}

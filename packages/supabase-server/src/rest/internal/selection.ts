import { Cursor } from "./cursor.ts";
import { parsePath, parseName, parseSelectedName } from "./field.ts";
import { malformed } from "./api-error.ts";
import type { Embed, SelectItem } from "./row-query.ts";
import { aggregateFunctions, emptyQuery } from "./row-query.ts";

const castName = /[A-Za-z_][A-Za-z0-9_ ]*(?:\[\])?/y;
const aggregateCall = /\.(count|sum|avg|min|max)\(\)/y;

/** A select parameter costs planning time; these are far above what a page needs. */
const maxLength = 10_000;
const maxEmbeds = 40;
const maxDepth = 8;

/** What is left to embed in one select parameter. */
interface Budget {
  embeds: number;
}

function parseCast(cursor: Cursor): string | undefined {
  if (!cursor.take("::")) return undefined;
  const cast = cursor.match(castName)?.[0].trim();
  if (!cast) throw cursor.failure("a type");
  return cast;
}

/** `alias:`, unless what follows is a cast. */
function parseNamed(cursor: Cursor): { name: string; alias?: string } {
  const name = parseSelectedName(cursor);
  if (cursor.next("::") || !cursor.take(":")) return { name };
  return { name: parseSelectedName(cursor), alias: name };
}

function parseHints(cursor: Cursor): { hint?: string; inner: boolean } {
  const found: { hint?: string; inner: boolean } = { inner: false };
  while (cursor.take("!")) {
    const word = parseSelectedName(cursor);
    if (word === "inner") found.inner = true;
    else if (word !== "left") found.hint = word;
  }
  return found;
}

type Named = ReturnType<typeof parseNamed>;

function parseEmbed(
  cursor: Cursor,
  { name, alias }: Named,
  { spread, depth, budget }: { spread: boolean; depth: number; budget: Budget },
): SelectItem {
  const hints = parseHints(cursor);
  cursor.expect("(");
  budget.embeds -= 1;
  if (budget.embeds < 0) throw malformed(`at most ${maxEmbeds} embedded resources`);
  if (depth >= maxDepth) throw malformed(`at most ${maxDepth} levels of embedded resources`);
  const isEmpty = cursor.take(")");
  const selection = isEmpty ? [] : parseItems(cursor, depth + 1, budget);
  if (!isEmpty) cursor.expect(")");
  const embed: Embed = { target: name, ...hints, spread, query: emptyQuery(selection) };
  if (alias !== undefined && !spread) embed.alias = alias;
  return { kind: "embedded", embed };
}

function parseColumn(cursor: Cursor, { name, alias }: Named): SelectItem {
  const field = { name, path: parsePath(cursor) };
  const common = alias === undefined ? {} : { alias };
  if (name === "count" && cursor.take("()")) {
    const cast = parseCast(cursor);
    return { kind: "count", ...common, ...(cast !== undefined && { cast }) };
  }
  const cast = parseCast(cursor);
  const item = { kind: "field", field, ...common, ...(cast !== undefined && { cast }) } as const;
  const called = cursor.match(aggregateCall)?.[1];
  const aggregate = aggregateFunctions.find((each) => each === called);
  if (!aggregate) return item;
  const outer = parseCast(cursor);
  return { ...item, aggregate: { name: aggregate, ...(outer !== undefined && { cast: outer }) } };
}

function parseItem(cursor: Cursor, depth: number, budget: Budget): SelectItem {
  if (cursor.take("*")) return { kind: "all" };
  const spread = cursor.take("...");
  const named = parseNamed(cursor);
  const isCount = named.name === "count" && cursor.next("()");
  if (spread || (!isCount && (cursor.next("(") || cursor.next("!"))))
    return parseEmbed(cursor, named, { spread, depth, budget });
  return parseColumn(cursor, named);
}

function parseItems(cursor: Cursor, depth: number, budget: Budget): SelectItem[] {
  const items: SelectItem[] = [];
  do items.push(parseItem(cursor, depth, budget));
  while (cursor.take(","));
  return items;
}

/** Parses `select=`. An empty or absent parameter selects all columns. */
export function parseSelection(text: string | undefined): readonly SelectItem[] {
  if (!text) return [{ kind: "all" }];
  if (text.length > maxLength) throw malformed(`select has at most ${maxLength} characters`);
  const cursor = new Cursor("select parameter", text);
  const items = parseItems(cursor, 0, { embeds: maxEmbeds });
  cursor.expectEnd();
  return items;
}

/** Parses `columns=` and `on_conflict=`: names separated by commas. */
export function parseNames(subject: string, text: string): readonly string[] {
  const cursor = new Cursor(subject, text);
  const names: string[] = [];
  do names.push(parseName(cursor));
  while (cursor.take(","));
  cursor.expectEnd();
  return [...new Set(names)];
}

/** A pseudo-random generator with a seed, so that failures are reproducible. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Part of every hostile text; it must never appear in the text of a statement. */
export const marker = "zqx7";

const pieces = [
  ...`' " '' "" \\ \` ; -- /* */ ( ) [ ] { } , . : :: -> ->> | & = < > % * $1 $$ $tag$ E' U&" \u0000 \n \r \t \u2028 ’ ＇ é 🦑`.split(
    " ",
  ),
  " ",
  "' or '1'='1",
  "'; drop table public.book; --",
  '"; drop table public.book; --',
  ") union select usename, passwd from pg_shadow --",
  "1; select pg_sleep(10)",
  "(select set_config('role','postgres',false))",
  "){1}; commit; begin; --",
  "null",
  "not.",
  "or=(",
  "in.(",
  "eq.",
  "pg_catalog.pg_class",
  "public.book",
  "id",
  "title",
  "details",
  "asc",
  "nullsfirst",
  "0",
  "-1",
  "9999999999999999999999",
];
const keys = [
  "select",
  "order",
  "limit",
  "offset",
  "columns",
  "on_conflict",
  "and",
  "or",
  "not.and",
  "not.or",
];
const columns = [
  "id",
  "title",
  "details",
  "tags",
  "loans",
  "words",
  "pages",
  "details->>lang",
  "details->a->0",
];
const embeds = ["chapter", "chapter!inner", "...chapter", "chapter!chapter_book_id_fkey"];
const operators = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "is",
  "in",
  "isdistinct",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
  "fts",
  "plfts",
  "phfts(english)",
  "wfts",
  "eq(any)",
  "like(all)",
  "not.eq",
  "not.in",
];

/** One hostile query string, close to the grammar so that a part of it parses. */
export function hostileQuery(random: () => number): URLSearchParams {
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? "";
  const evil = (): string => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pieces));
    parts.splice(Math.floor(random() * (parts.length + 1)), 0, marker);
    return parts.join("");
  };
  const condition = (): string =>
    `${random() < 0.8 ? pick(columns) : evil()}.${pick(operators)}.${listed(evil())}`;
  const listed = (text: string): string =>
    random() < 0.3 ? `(${text},${evil()})` : random() < 0.2 ? `{${text}}` : text;
  const shapes: readonly (() => [string, string])[] = [
    () => [pick(columns), `${pick(operators)}.${listed(evil())}`],
    () => [evil(), `${pick(operators)}.${evil()}`],
    () => [pick(columns), evil()],
    () => [pick(["and", "or", "not.and", "not.or"]), `(${condition()},${condition()})`],
    () => [pick(["or", "and"]), `(id.eq.1,and(${condition()},not.or(${condition()})))`],
    () => ["select", `${pick(columns)},"${evil().replaceAll(/["\\]/g, String.raw`\$&`)}":title`],
    () => ["select", `a${marker}:details->>"${evil().replaceAll(/["\\]/g, String.raw`\$&`)}"`],
    () => ["select", `id::${evil()}`],
    () => ["select", evil()],
    () => ["select", `${pick(columns)},${pick(embeds)}(heading,"${marker}":number)`],
    () => ["select", `a${marker}:${pick(embeds)}(number.sum(),book(${pick(columns)}))`],
    () => ["select", `chapter(${evil()})`],
    () => ["select", `chapter!${evil()}(number)`],
    () => [`chapter.${pick(["heading", "or", "order", "limit", evil()])}`, evil()],
    () => ["order", `${pick(columns)}.${pick(["asc", "desc", evil()])}`],
    () => ["order", evil()],
    () => [pick(keys), evil()],
  ];
  const count = 1 + Math.floor(random() * 3);
  const query = new URLSearchParams();
  for (let index = 0; index < count; index += 1) {
    const [key, value] = shapes[Math.floor(random() * shapes.length)]?.() ?? ["id", "eq.1"];
    query.append(key, value);
  }
  return query;
}

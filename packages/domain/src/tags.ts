import { applicationColumns } from "./application-columns.ts";

export const { maxTags, maxTagLength } = applicationColumns.tags;

/** Control characters and line separators, which the database rejects. */
const unprintable = /[\p{Cc}\u2028\u2029]+/gu;

/** A typed text as a tag: on one line, trimmed, and cut to the length limit in characters. "" if nothing remains. */
export function tagOf(typed: string): string {
  const text = typed.replace(unprintable, " ").trim();
  return Array.from(text).slice(0, maxTagLength).join("").trim();
}

/** Tags that differ in case only are the same. */
export const tagKey = (tag: string): string => tag.toLowerCase();

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((known) => tagKey(known) === tagKey(tag));

/** The tags with another one at the end; unchanged if they have it, or are as many as an application may have. */
export const withTag = (tags: readonly string[], tag: string): readonly string[] =>
  tag === "" || tags.length >= maxTags || hasTag(tags, tag) ? tags : [...tags, tag];

export const withoutTag = (tags: readonly string[], tag: string): readonly string[] =>
  tags.filter((known) => tagKey(known) !== tagKey(tag));

const alphabet = new Intl.Collator();

/** Each tag once, in its first spelling and alphabetical order. */
export function distinctTags(all: Iterable<readonly string[]>): string[] {
  const tags = new Map<string, string>();
  for (const some of all)
    for (const tag of some) if (!tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  return [...tags.values()].toSorted(alphabet.compare);
}

const quoted = (tag: string) => (/[",;]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);

/** Tags as one text, separated by commas; a tag with a separator is in quotation marks. */
export const tagsText = (tags: readonly string[]): string => tags.map(quoted).join(", ");

const tagInText = /[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?:[,;\n]|$)|([^,;\n]*)(?:[,;\n]|$)/y;

/**
 * The tags of a text, separated by commas, semicolons or lines; not shortened.
 * @param limit how many are read at most
 */
export function readTags(text: string, limit = Infinity): readonly string[] {
  /** By their keys. */
  const tags = new Map<string, string>();
  const pattern = new RegExp(tagInText);
  while (pattern.lastIndex < text.length && tags.size < limit) {
    const found = pattern.exec(text);
    if (!found) break;
    const tag = (found[1]?.replaceAll('""', '"') ?? found[2] ?? "")
      .replace(unprintable, " ")
      .trim();
    if (tag !== "" && !tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  }
  return [...tags.values()];
}

/** Whether an application may have these tags. */
export const areTags = (tags: readonly string[]): boolean =>
  tags.length <= maxTags && tags.every((tag) => tag === tagOf(tag) && tag !== "");

import type { Extracted } from "../../parsed-resume.ts";
import type { Block } from "../entry-blocks.ts";
import { descriptionOf, extracted } from "../extracted.ts";
import { trimSeparators } from "../text/folded-text.ts";
import { numbersOf } from "../layout/line-cells.ts";

/** `Acme (Smallville). Repaired the lifts`, `Acme, maker of small lifts`: a sentence or remark behind a name. */
export const sentenceStart = /(?<=\p{Ll}{3}|\))\.\s\p{Lu}['’\p{Ll}]+\s\S/u;
export const appositionStart = /,\s\p{Ll}(?=[^,]{0,200}$)/u;

/** A name, and what is told behind it. */
export interface ToldName {
  readonly name: string;
  readonly told: readonly string[];
}

/** Divides a name before a match that more than two words follow. */
export function divideAt({ name, told }: ToldName, start: RegExp): ToldName {
  const { index } = start.exec(name) ?? {};
  if (index === undefined || name.slice(index).split(" ").length < 4) return { name, told };
  return { name: name.slice(0, index), told: [trimSeparators(name.slice(index + 1)), ...told] };
}

/** The description of an entry, with what the header tells behind names before it. */
export function describedBy(
  block: Block,
  told: readonly string[],
): { description?: Extracted<string> } {
  const { description } = descriptionOf(block);
  if (told.length === 0) return description ? { description } : {};
  const text = [...told, ...(description ? [description.value] : [])].join("\n");
  const header = block.header.flatMap(({ line }) => numbersOf(line));
  return { description: extracted(text, 0.8, [...header, ...(description?.lines ?? [])]) };
}

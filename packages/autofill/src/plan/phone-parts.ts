import type { Classified } from "../classify.ts";

/** From which digit of the number to which a field takes. */
type Part = { readonly from: number; readonly to: number };

const longestBox = 5;

const isBox = (one: Classified | undefined): one is Classified =>
  one?.key === "phone" && (one.field.maxLength ?? Infinity) <= longestBox;

/** The boxes of a number that is asked for in several, by field; one alone is none. */
export function phoneParts(classified: readonly Classified[]): ReadonlyMap<number, Part> {
  const parts = new Map<number, Part>();
  classified.forEach((one, at) => {
    const before = classified[at - 1];
    if (!isBox(one) || (!isBox(before) && !isBox(classified[at + 1]))) return;
    const from = (isBox(before) && parts.get(before.field.id)?.to) || 0;
    parts.set(one.field.id, { from, to: from + (one.field.maxLength ?? 0) });
  });
  return parts;
}

/** What a box takes of a number as it is dialled at home; undefined when the boxes are not made for such a number. */
export function partOfNumber(
  national: string,
  { from, to }: Part,
  all: ReadonlyMap<number, Part>,
): string | undefined {
  const digits = national.replace(/\D/g, "");
  const places = Math.max(...[...all.values()].map((part) => part.to));
  return digits.length === places ? digits.slice(from, to) : undefined;
}

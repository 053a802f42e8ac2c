import type { Classified } from "../../classify.ts";

/** The range of digits of a phone number that a field takes. */
type Part = { readonly from: number; readonly to: number };

const maxBoxLength = 5;

const isBox = (one: Classified | undefined): one is Classified =>
  one?.key === "phone" && (one.field.maxLength ?? Infinity) <= maxBoxLength;

/** The parts of a phone number in several inputs, by field; empty for a single input. */
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

/** The digits of the national number for an input; undefined when the inputs do not fit the number's length. */
export function partOfNumber(
  national: string,
  { from, to }: Part,
  all: ReadonlyMap<number, Part>,
): string | undefined {
  const digits = national.replace(/\D/g, "");
  const places = Math.max(...[...all.values()].map((part) => part.to));
  return digits.length === places ? digits.slice(from, to) : undefined;
}

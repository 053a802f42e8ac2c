import type { Field } from "../field.ts";

/** Separators of a label that several adjacent fields share: "Postal code / City". */
const joins = /\/|,|&| and | et /;

const isText = (field: Field | undefined) => field?.widget === "text" && field.isShown;

/** Splits a shared label among its fields. */
export function withOwnLabels(fields: readonly Field[]): readonly Field[] {
  const isBare = (at: number) => isText(fields[at]) && fields[at]?.labels.length === 0;
  const shared = [...fields];
  fields.forEach((field, at) => {
    const [label] = field.labels;
    const texts = label && isText(field) && isBare(at + 1) ? label.text.split(joins) : [];
    if (!label || texts.length < 2 || !isBare(at + texts.length - 1) || isBare(at + texts.length))
      return;
    texts.forEach((text, offset) => {
      const one = fields[at + offset];
      if (one) shared[at + offset] = { ...one, labels: [{ ...label, text }] };
    });
  });
  return shared;
}

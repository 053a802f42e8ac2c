import type { Field } from "./field.ts";

const maxCharacters = 500;

/** The text by which a field is listed: its best label, else its name in the markup. */
export const fieldLabel = ({ labels, identifiers }: Pick<Field, "labels" | "identifiers">) =>
  (labels[0]?.text ?? identifiers[0] ?? "").slice(0, maxCharacters);

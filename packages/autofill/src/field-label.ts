import type { Field } from "./field.ts";

const maxCharacters = 500;

/** The words of what an upload takes: ".pdf,.docx", "PDF, DOCX (max. 5 MB)". */
const ofFormats = /^(?:pdf|docx?|odt|rtf|txt|jpe?g|png|max|mb|\d+)$/;

const isOfFormats = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.,;/()]+/)
    .filter((word) => word !== "")
    .every((word) => ofFormats.test(word));

/** The text by which a field is listed: its best label, else its name in the markup. */
export const fieldLabel = ({ labels, identifiers }: Pick<Field, "labels" | "identifiers">) =>
  (
    labels.find(({ text }) => !isOfFormats(text))?.text ??
    identifiers[0] ??
    labels[0]?.text ??
    ""
  ).slice(0, maxCharacters);

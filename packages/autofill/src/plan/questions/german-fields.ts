import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldKey } from "../../field-key.ts";
import { germanName } from "../german-names.ts";
import { isName } from "../owners/own-contact.ts";

/** Keys that a German label may be mistaken for: "name" in the markup of "Vorname", "Adresse" in "E-Mail-Adresse". */
const isUnsure = (key: FieldKey) =>
  key === "custom_question" || key === "address" || key.endsWith("_name");

/** Whether the label is known, and the fields around it say that it is about an employer or another person. */
const isAboutOthers = ({ key, because }: Classified) =>
  key === "custom_question" && because.startsWith("label");

const nameWords = /\b(?:pre)?nom\b|namen?\b/;

/** Whether the key was derived only from the attribute `name="name"`, which is ambiguous on a field with its own label. */
const isNameOfMarkup = ({ key, because, field }: Classified) =>
  key === "full_name" &&
  because.startsWith("identifier") &&
  field.labels.some(({ source, text }) => source === "label" && !nameWords.test(plainWords(text)));

/** The name for which the example in a field below another text asks: "Vorname" below "Kontakt". */
function nameByExample({ field }: Classified): Pick<Classified, "key" | "because"> | undefined {
  const [first, ...others] = field.labels;
  const example = others.find(({ source }) => source === "placeholder")?.text ?? "";
  const key = first?.source === "before" ? germanName(example, field.widget) : undefined;
  return key && isName(key) ? { key, because: `placeholder: ${example}` } : undefined;
}

/** The field with the key of its German label, unless the rules have understood another one. */
function inGerman(classified: Classified): Classified {
  const { field, key } = classified;
  if (!isUnsure(key) || isAboutOthers(classified)) return classified;
  const isUnnamed = isNameOfMarkup(classified);
  const known = germanName(field.labels[0]?.text ?? "", field.widget);
  if (!known && isUnnamed) return { ...classified, key: "custom_question" };
  return known ? { ...classified, key: known } : { ...classified, ...nameByExample(classified) };
}

/** The fields with the keys of their German labels. */
export const withGermanNames = (classified: readonly Classified[]): readonly Classified[] =>
  classified.map(inGerman);

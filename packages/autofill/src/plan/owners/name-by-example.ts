import { applicantSection, applicationTitle, personTitle } from "@postulo/lexicon/form-sections";
import { nameWords } from "@postulo/lexicon/own-words";
import { plainWords } from "../../classify/phrase.ts";
import type { Classified } from "../../classify.ts";
import type { Label } from "../../field.ts";
import { scopeOf } from "./further-people.ts";
import { isName } from "./own-contact.ts";

const namingWords = new Set(nameWords);

const isSentence = (text: string) => /[.!]$/.test(text);

/** Whether the text above a field is a heading, the name of the form or a sentence, instead of the field's label. */
function isTitle({ source, text }: Label, { field }: Classified): boolean {
  if (source !== "before") return false;
  const words = plainWords(text);
  if (personTitle.test(words)) return false;
  return (
    isSentence(text) ||
    field.headings.some((heading) => plainWords(heading) === words) ||
    applicantSection.test(words) ||
    applicationTitle.test(words)
  );
}

/** Whether only the example in a field asks for a name, behind a label without a word for names: "Recommended by". */
function isByExample(one: Classified, isFirst: boolean): boolean {
  if (!one.because.startsWith("placeholder")) return false;
  const label = one.field.labels.find(({ source }) => source !== "placeholder");
  const words = plainWords(label?.text ?? "").split(" ");
  if (label === undefined || words.some((word) => namingWords.has(word))) return false;
  return !(isFirst && isTitle(label, one));
}

/** Whether a field with an example is below a text about another person. */
const isBelowPerson = ({ field: { labels } }: Classified) =>
  labels[0]?.source === "before" &&
  labels.some(({ source }) => source === "placeholder") &&
  personTitle.test(plainWords(labels[0].text));

const hasOnlyExample = ({ field: { labels } }: Classified) =>
  labels.length > 0 && labels.every(({ source }) => source === "placeholder");

/**
 * The names that only an example asks for, which may be those of other people, with the further names in the same row. The first
 * name below the title of a form is not.
 */
export function namesByExample(classified: readonly Classified[]): ReadonlySet<Classified> {
  const named = new Set<string>();
  const found = new Set<Classified>();
  classified.forEach((one, at) => {
    if (!isName(one.key)) return;
    const isFirst = !named.has(scopeOf(one));
    named.add(scopeOf(one));
    const before = classified[at - 1];
    const isFurther =
      before !== undefined && (found.has(before) || isBelowPerson(before)) && hasOnlyExample(one);
    if (isFurther || isByExample(one, isFirst)) found.add(one);
  });
  return found;
}

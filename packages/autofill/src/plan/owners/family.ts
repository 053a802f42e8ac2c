import { ofFamily } from "@postulo/lexicon/form-sections";
import type { Classified } from "../../classify.ts";
import { memoize } from "../../classify/memoize.ts";
import { identifierPhrase } from "../../classify/phrase-cache.ts";
import { plainWords } from "../../classify/phrase.ts";
import { keyClassOf } from "../../field-key.ts";

const isOfFamily = memoize((text) => ofFamily.test(plainWords(text)));
const isNamedForFamily = memoize((name) => ofFamily.test(identifierPhrase(name).plain));

/** What is stored of the applicant, but for documents, and what the rules have read and given to somebody else. */
const isFact = ({ key, field, because }: Classified) =>
  field.widget !== "file" &&
  (key === "custom_question"
    ? because.startsWith("label")
    : /^(?:profile|sensitive)$/.test(keyClassOf(key)));

/**
 * Takes the fields of children, spouses, parents and siblings for none of the applicant's: by a heading, the text above the first one, or a
 * name in the markup. Not even a stored answer to the same words is written: "Gender".
 */
export function withoutFamily(classified: readonly Classified[]): readonly Classified[] {
  let open: string | undefined;
  return classified.map((one) => {
    const { form, headings, identifiers, labels, widget } = one.field;
    const part = [form, ...headings].join("\n");
    const above = labels.slice(1).find(({ source }) => source === "before");
    if (above || widget === "file") open = above && isOfFamily(above.text) ? part : undefined;
    const isOther =
      open === part || isOfFamily(headings.at(-1) ?? "") || identifiers.some(isNamedForFamily);
    return isOther && isFact(one) ? { ...one, key: "none" as const } : one;
  });
}

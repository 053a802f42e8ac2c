import {
  manSalutations,
  manWords,
  womanSalutations,
  womanWords,
} from "@postulo/lexicon/salutations";
import type { ValueSource } from "@postulo/domain/fill-outcome";
import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import { findAnswer } from "../answers/find-answer.ts";
import { isTyped, skip, typeStep, valueStep, type Step } from "./step.ts";
import { labelWords } from "../label-words.ts";

type Salutation = { readonly texts: readonly string[]; readonly source: ValueSource };

const isAmong = (text: string, words: readonly string[]) =>
  words.some((one) => plainWords(one) === plainWords(text));

/** The salutations that mean the same as this word or salutation; none for a title such as "Dr". */
function sameAs(text: string): readonly string[] {
  if (isAmong(text, [...womanSalutations, ...womanWords])) return womanSalutations;
  return isAmong(text, [...manSalutations, ...manWords]) ? manSalutations : [];
}

const answerTo = (classified: Classified, applicant: Applicant) => {
  const found = findAnswer(classified, applicant);
  return found?.kind === "answer" ? found.answer : undefined;
};

/** By the gender that the user has stored as an answer, or enabled in the profile. */
function byGender(classified: Classified, applicant: Applicant): Salutation | undefined {
  const stored = answerTo({ ...classified, key: "gender" }, applicant);
  const texts = sameAs(stored?.answer ?? applicant.disclosed?.gender ?? "");
  const source = stored ? "other.content" : "profile.gender";
  return texts.length === 0 ? undefined : { texts, source };
}

/**
 * A salutation: the stored answer, or the only choice that means the same; else the one of the stored gender, which does not
 * say whether a woman is married ("Ms", "Madame", "Frau"). It is typed only where the same words asked for it, since a
 * "title" may be an academic one.
 */
export function salutationStep(classified: Classified, applicant: Applicant): Step {
  const { field } = classified;
  const stored = answerTo(classified, applicant);
  if (isTyped(field.widget)) {
    const asked = labelWords(field);
    return stored && plainWords(stored.question) === asked
      ? typeStep(field, [stored.answer], "other.content")
      : skip("notInProfile");
  }
  const salutation: Salutation | undefined = stored
    ? { texts: [stored.answer, ...sameAs(stored.answer)], source: "other.content" }
    : byGender(classified, applicant);
  if (!salutation) return skip("notInProfile");
  const { texts, source } = salutation;
  return valueStep(field, { texts, wanted: { by: "text", texts }, source });
}

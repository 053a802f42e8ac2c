import type { SkipReason, ValueSource } from "@postulo/domain/fill-outcome";
import { parseTypedDate, type PartialDate } from "@postulo/domain/profile/partial-date";
import type { StoredAnswer } from "../answer.ts";
import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import type { PageLanguage } from "./countries.ts";
import { dateStep } from "./date-step.ts";
import { findAnswer } from "./find-answer.ts";
import { isTyped, skip, valueStep, type Step } from "./step.ts";

const yesWords = /^(?:yes|oui|ja|true)\b/i;

/** Splits an answer that lists several. */
const listed = (text: string) =>
  text
    .split(/[\n;,]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

function boxesStep({ field }: Classified, text: string, source: ValueSource): Step {
  const steps = listed(text).map((one) =>
    valueStep(field, { texts: [one], wanted: { by: "answer", text: one }, source }),
  );
  const options = steps.flatMap((step) => (step.kind === "tick" ? step.options : []));
  return options.length === steps.length && options.length > 0
    ? { kind: "tick", options: [...new Set(options)], text, source }
    : skip("noMatchingChoice");
}

/** A date as the user writes it, or as a calendar's field holds it, from which answers are learned. */
const dateIn = (text: string): PartialDate | undefined =>
  parseTypedDate(text) ??
  (/^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? { date: text.trim(), precision: "day" } : undefined);

function answeredStep(
  classified: Classified,
  { answer: text, isDraft }: StoredAnswer,
  language: PageLanguage,
): Step {
  const source = isDraft ? "draft" : "other.content";
  const { field } = classified;
  if (field.widget === "checkboxGroup") return boxesStep(classified, text, source);
  if (field.widget === "checkbox") {
    return yesWords.test(text.trim())
      ? { kind: "tick", options: [0], text: field.labels[0]?.text ?? "", source }
      : skip("notNeeded");
  }
  const date = dateIn(text);
  if (date && (field.widget === "date" || isTyped(field.widget)))
    return dateStep(field, { date, source }, language);
  return valueStep(field, { texts: [text], wanted: { by: "answer", text }, source });
}

/** Fills a question with its stored answer; without one it is skipped for the given reason. */
export function answerStep(
  classified: Classified,
  applicant: Applicant,
  { language, otherwise }: { readonly language: PageLanguage; readonly otherwise: SkipReason },
): Step {
  const found = findAnswer(classified, applicant);
  if (!found) return skip(otherwise);
  return found.kind === "otherCompany"
    ? skip("otherCompany")
    : answeredStep(classified, found.answer, language);
}

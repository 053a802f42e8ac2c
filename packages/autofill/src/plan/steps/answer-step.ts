import type { SkipReason, ValueSource } from "@postulo/domain/fill-outcome";
import { parseTypedDate, type PartialDate } from "@postulo/domain/profile/partial-date";
import type { StoredAnswer } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";
import { inFieldLanguage } from "../answers/answer-language.ts";
import type { PageLanguage } from "../countries.ts";
import { dateStep, isPartOfDate } from "./date-step.ts";
import { findAnswer } from "../answers/find-answer.ts";
import { isTyped, offeredAlone, skip, valueStep, type Step } from "./step.ts";

const yesWords = /^(?:yes|oui|ja|true)\b/i;

const onlyYesOrNo = /^(?:yes|no|oui|non|ja|nein)\W*$/i;
/** First words of questions that a yes or a no answers. */
const asksYesOrNo = new RegExp(
  "^(?:are|do|would|will|can|could|have|is|etes|avez|pouvez|acceptez|seriez|souhaitez|sind|haben|waren|wurden|konnen)\\b",
);
const asksWilling = /\b(?:willing|able|open to|ready|pret|prete|disposee?|bereit)\b/;

/** Whether a yes or a no says nothing where the label is a name, as "Mobilité géographique" for a list of regions. */
function isNoAnswer({ field }: Classified, { answer, question }: StoredAnswer): boolean {
  const label = field.labels[0]?.text ?? "";
  const isOpen = isTyped(field.widget) || opened.has(field.widget);
  if (!isOpen || !onlyYesOrNo.test(answer.trim()) || label.includes("?")) return false;
  const words = plainWords(label);
  return !(words === plainWords(question) || asksYesOrNo.test(words) || asksWilling.test(words));
}

const opened: ReadonlySet<Field["widget"]> = new Set(["combobox", "listboxButton"]);

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

/** A text, in the field's language where it has one; a draft and an answer to the same words stand as they are. */
function textStep(
  { field }: Classified,
  { answer: text, question, isDraft }: StoredAnswer,
  language: PageLanguage,
): Step {
  const source = isDraft ? "draft" : "other.content";
  const label = field.labels[0]?.text ?? "";
  const isSame = plainWords(question) === plainWords(label);
  const isWritten = isTyped(field.widget) && !isDraft && !isSame;
  const written = isWritten ? inFieldLanguage(text, label, language) : { text, isForeign: false };
  const wanted = { by: "answer", text } as const;
  const step = valueStep(field, { texts: [written.text], wanted, source });
  return written.isForeign ? offeredAlone(step) : step;
}

function answeredStep(classified: Classified, stored: StoredAnswer, language: PageLanguage): Step {
  const { answer: text, isDraft } = stored;
  const source = isDraft ? "draft" : "other.content";
  const { field } = classified;
  if (field.widget === "checkboxGroup") return boxesStep(classified, text, source);
  if (field.widget === "checkbox") {
    return yesWords.test(text.trim())
      ? { kind: "tick", options: [0], text: field.labels[0]?.text ?? "", source }
      : skip("notNeeded");
  }
  const date = dateIn(text);
  return date && (field.widget === "date" || isTyped(field.widget) || isPartOfDate(field))
    ? dateStep(field, { date, source }, language)
    : textStep(classified, stored, language);
}

/** Fills a question with its stored answer; without one it is skipped for the given reason. */
export function answerStep(
  classified: Classified,
  applicant: Applicant,
  { language, otherwise }: { readonly language: PageLanguage; readonly otherwise: SkipReason },
): Step {
  const found = findAnswer(classified, applicant);
  if (!found) return skip(otherwise);
  if (found.kind === "answer" && isNoAnswer(classified, found.answer)) return skip(otherwise);
  return found.kind === "otherCompany"
    ? skip("otherCompany")
    : answeredStep(classified, found.answer, language);
}

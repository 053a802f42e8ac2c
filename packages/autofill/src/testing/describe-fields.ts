import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { plan } from "../plan.ts";
import type { Step } from "../plan/steps/step.ts";
import { camilleWithEverything } from "./applicant.ts";
import { writePage } from "./write-page.ts";

const maxLength = 40;

/** `skip: notInProfile`, `type "Lyon" of profile.city`. */
function stepText(step: Step): string {
  if (step.kind === "skip") return `skip: ${step.reason}`;
  const text = step.text.replaceAll(/\s+/g, " ").slice(0, maxLength);
  return `${step.kind} "${text}" of ${step.source}`;
}

/** The whole result for each field of a form: label, key, entry, score, and what is planned with Camille's profile. */
export function describeFields(body: string, language: "en" | "fr" = "en"): readonly string[] {
  const classified = classify(collect(writePage(body, language)).fields);
  const planned = plan(classified, camilleWithEverything, language);
  return classified.map(({ field, key, entry, score }) => {
    const step = planned.find(({ fieldId }) => fieldId === field.id)?.step;
    const place = entry > 0 ? ` (${entry + 1})` : "";
    const label = field.labels[0]?.text ?? field.identifiers[0] ?? "";
    return `${label}: ${key}${place} ${score.toFixed(3)}, ${step ? stepText(step) : "excluded"}`;
  });
}

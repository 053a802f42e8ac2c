import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { leave, typeStep, isTyped, valueStep, type Step } from "./step.ts";

const source = "profile.phone_number";

/** How a number is written where the country has a field of its own, and where it has not. */
function phoneTexts(applicant: Applicant, hasCodeField: boolean): readonly string[] {
  const { phone, profile } = applicant;
  if (!phone) return [profile.phone_number];
  return hasCodeField
    ? [phone.national]
    : [phone.international, phone.international.replace(/\s/g, ""), phone.national];
}

/** Writes the phone number as the form splits it. */
export function phoneStep(
  { field, key }: Classified,
  applicant: Applicant,
  hasCodeField: boolean,
): Step {
  const { phone } = applicant;
  if (key === "phone") {
    return isTyped(field.widget)
      ? typeStep(field, phoneTexts(applicant, hasCodeField), source)
      : leave("unsupportedWidget");
  }
  if (key !== "phone_country_code" || !phone) return leave("notInProfile");
  const { callingCode, region } = phone;
  return valueStep(field, {
    texts: [`+${callingCode}`],
    wanted: { by: "callingCode", callingCode, region },
    source,
  });
}

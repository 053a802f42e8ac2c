import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { partOfNumber, type phoneParts } from "./phone-parts.ts";
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

/** How the form asks for a number. */
export type PhoneFields = {
  readonly hasCodeField: boolean;
  readonly parts: ReturnType<typeof phoneParts>;
};

/** Writes the phone number as the form splits it. */
export function phoneStep(
  { field, key }: Classified,
  applicant: Applicant,
  { hasCodeField, parts }: PhoneFields,
): Step {
  const { phone } = applicant;
  const part = parts.get(field.id);
  if (key === "phone" && part && isTyped(field.widget)) {
    const digits = phone && partOfNumber(phone.national, part, parts);
    return digits === undefined ? leave("tooLong") : typeStep(field, [digits], source);
  }
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

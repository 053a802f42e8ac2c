import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { partOfNumber, type phoneParts } from "./phone-parts.ts";
import { skip, typeStep, isTyped, valueStep, type Step } from "./step.ts";

const source = "profile.phone_number";

/** The formats of the number, with and without a separate field for the calling code. */
function phoneTexts(applicant: Applicant, hasCodeField: boolean): readonly string[] {
  const { phone, profile } = applicant;
  if (!phone) return [profile.phone_number];
  return hasCodeField
    ? [phone.national]
    : [phone.international, phone.international.replace(/\s/g, ""), phone.national];
}

/** The phone fields of the form. */
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
    return digits === undefined ? skip("tooLong") : typeStep(field, [digits], source);
  }
  if (key === "phone") {
    return isTyped(field.widget)
      ? typeStep(field, phoneTexts(applicant, hasCodeField), source)
      : skip("unsupportedWidget");
  }
  if (key !== "phone_country_code" || !phone) return skip("notInProfile");
  const { callingCode, region } = phone;
  return valueStep(field, {
    texts: [`+${callingCode}`],
    wanted: { by: "callingCode", callingCode, region },
    source,
  });
}

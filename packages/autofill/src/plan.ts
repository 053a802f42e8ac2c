import type { Applicant } from "./applicant.ts";
import type { Classified } from "./classify.ts";
import { keyClassOf, type FieldKey, type KeyClass } from "./field-key.ts";
import type { Field, Widget } from "./field.ts";
import {
  chooseByText,
  chooseCallingCode,
  chooseCountry,
  type Choice,
} from "./plan/choose-option.ts";
import type { PageLanguage } from "./plan/countries.ts";
import { isStored, storedValue, type StoredValue } from "./plan/stored-value.ts";

/** Why a field is left to the person. */
export const leaveReasons = [
  "alreadyFilled",
  "notInProfile",
  "noMatchingChoice",
  "question",
  "sensitive",
  "consent",
  "account",
  "document",
  "unsupportedWidget",
  "notShown",
  "notEditable",
  "tooLong",
  "notYet",
] as const;
export type LeaveReason = (typeof leaveReasons)[number];

/** What is to be done with a field. */
export type Step =
  | { readonly kind: "type"; readonly text: string; readonly source: string }
  | {
      readonly kind: "choose";
      readonly option: number;
      readonly text: string;
      readonly source: string;
    }
  | { readonly kind: "leave"; readonly reason: LeaveReason };

export type PlannedField = {
  readonly fieldId: number;
  readonly key: FieldKey;
  /** What the page calls the field. */
  readonly label: string;
  readonly step: Step;
};

const leave = (reason: LeaveReason): Step => ({ kind: "leave", reason });

const typedInto = new Set<Widget>(["text", "email", "tel", "url", "search", "textarea"]);

const refusedClasses: Partial<Record<KeyClass, LeaveReason>> = {
  answer: "question",
  sensitive: "sensitive",
  consent: "consent",
  account: "account",
};

const isDocument = (key: FieldKey) => /_file$|^(?:resume|cover_letter)_text$/.test(key);
const isEntry = (key: FieldKey) =>
  /^(?:exp|edu)_|^highest_education$|^skills$|^languages$|^years_experience$/.test(key);

/** What the field itself rules out, whatever is stored. */
function refusal({ field, key }: Classified): LeaveReason | undefined {
  const refused = refusedClasses[keyClassOf(key)];
  if (field.isFilled) return "alreadyFilled";
  if (refused) return refused;
  if (isDocument(key)) return "document";
  if (!isStored(key) && !key.startsWith("phone")) return isEntry(key) ? "notYet" : "notInProfile";
  if (!field.isShown) return "notShown";
  return field.isEditable ? undefined : "notEditable";
}

/** How a number is written where the country has a field of its own, and where it has not. */
function phoneTexts(applicant: Applicant, hasCodeField: boolean): readonly string[] {
  const { phone, profile } = applicant;
  if (!phone) return [profile.phone_number];
  return hasCodeField
    ? [phone.national]
    : [phone.international, phone.international.replace(/\s/g, ""), phone.national];
}

function typeStep(field: Field, texts: readonly string[], source: string): Step {
  const stored = texts.filter((text) => text.trim() !== "");
  if (stored.length === 0) return leave("notInProfile");
  const text = stored.find((one) => field.maxLength === undefined || one.length <= field.maxLength);
  return text === undefined ? leave("tooLong") : { kind: "type", text, source };
}

function chooseStep(field: Field, option: Choice, source: string): Step {
  const chosen = option === undefined ? undefined : field.options[option];
  if (option === undefined || !chosen) return leave("noMatchingChoice");
  return { kind: "choose", option, text: chosen.text, source };
}

function phoneStep({ field, key }: Classified, applicant: Applicant, hasCodeField: boolean): Step {
  const source = "profile.phone_number";
  if (key === "phone") {
    return typedInto.has(field.widget)
      ? typeStep(field, phoneTexts(applicant, hasCodeField), source)
      : leave("unsupportedWidget");
  }
  if (key !== "phone_country_code" || !applicant.phone) return leave("notInProfile");
  if (field.widget === "select")
    return chooseStep(field, chooseCallingCode(field.options, applicant.phone), source);
  return typedInto.has(field.widget)
    ? typeStep(field, [`+${applicant.phone.callingCode}`], source)
    : leave("unsupportedWidget");
}

function valueStep({ field, key }: Classified, { text, source }: StoredValue): Step {
  if (field.widget === "select") {
    const option =
      key === "country" ? chooseCountry(field.options, text) : chooseByText(field.options, text);
    return chooseStep(field, option, source);
  }
  if (!typedInto.has(field.widget)) return leave("unsupportedWidget");
  // A line takes no paragraphs: a browser would run them together.
  return typeStep(field, [field.widget === "textarea" ? text : text.replace(/\s+/g, " ")], source);
}

type Circumstances = {
  readonly applicant: Applicant;
  readonly language: PageLanguage;
  readonly hasCodeField: boolean;
};

function stepFor(
  classified: Classified,
  { applicant, language, hasCodeField }: Circumstances,
): Step {
  const refused = refusal(classified);
  if (refused) return leave(refused);
  if (classified.key.startsWith("phone")) return phoneStep(classified, applicant, hasCodeField);
  const value = storedValue(classified.key, applicant, language);
  return value ? valueStep(classified, value) : leave("notInProfile");
}

const labelOf = ({ labels, identifiers }: Field) =>
  (labels[0]?.text ?? identifiers[0] ?? "").slice(0, 120);

/**
 * Decides what to do with each field that a person would fill, as data: nothing is touched. Traps are not even mentioned.
 * `language` is the page's, in which a country is written.
 */
export function plan(
  classified: readonly Classified[],
  applicant: Applicant,
  language: PageLanguage,
): readonly PlannedField[] {
  const codeField = classified.find((one) => one.key === "phone_country_code");
  const codeStep = codeField && stepFor(codeField, { applicant, language, hasCodeField: false });
  const circumstances = {
    applicant,
    language,
    hasCodeField: codeStep !== undefined && codeStep.kind !== "leave",
  };
  return classified
    .filter((one) => one.key !== "none")
    .map((one) => ({
      fieldId: one.field.id,
      key: one.key,
      label: labelOf(one.field),
      step: stepFor(one, circumstances),
    }));
}

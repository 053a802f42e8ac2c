import type { SkipReason } from "@postulo/domain/fill-outcome";
import type { Applicant } from "./applicant.ts";
import type { Classified } from "./classify.ts";
import { keyClassOf, type FieldKey } from "./field-key.ts";
import { fieldLabel } from "./field-label.ts";
import { asAccountName } from "./plan/steps/account-name.ts";
import { answerStep } from "./plan/steps/answer-step.ts";
import type { PageLanguage } from "./plan/countries.ts";
import { disclosedStep } from "./plan/steps/disclosed-step.ts";
import { documentStep } from "./plan/steps/document-step.ts";
import { entryStep } from "./plan/steps/entry-step.ts";
import { withOffer } from "./plan/answers/offers.ts";
import { isWorkContact } from "./plan/owners/own-contact.ts";
import { addressPartStep } from "./plan/steps/house-number.ts";
import { languageLevelStep } from "./plan/steps/language-level.ts";
import { phoneParts } from "./plan/steps/phone-parts.ts";
import {
  isWrongPreset,
  phoneStep,
  type CodeField,
  type PhoneFields,
} from "./plan/steps/phone-step.ts";
import { salutationStep } from "./plan/steps/salutation-step.ts";
import { skillStep } from "./plan/steps/skill-step.ts";
import { offeredAlone, skip, valueStep, type Step } from "./plan/steps/step.ts";
import { isOnlyRelated, storedValue } from "./plan/steps/stored-value.ts";

export type PlannedField = {
  readonly fieldId: number;
  readonly key: FieldKey;
  /** The label of the field. */
  readonly label: string;
  readonly step: Step;
  /** The field is not visible now: it is filled only when the user selects it. */
  readonly isUnseen?: boolean;
  /** The question binds, and its wording is not a known one. */
  readonly isBinding?: boolean;
  /** It is left although it sounds like a fact of the profile. */
  readonly isOther?: boolean;
};

/** Why the field is skipped regardless of stored values. */
function skipReason({ field, key }: Classified): SkipReason | undefined {
  if (field.isFilled) return "alreadyFilled";
  if (!field.isShown) return "notShown";
  const keyClass = keyClassOf(key);
  if (keyClass === "consent" || keyClass === "account") return keyClass;
  return field.isEditable ? undefined : "notEditable";
}

type Circumstances = {
  readonly applicant: Applicant;
  readonly language: PageLanguage;
  readonly phoneFields: PhoneFields;
  /** Whether the form has an upload for the letter. */
  readonly hasLetterUpload: boolean;
};

const missing = (key: FieldKey, applicant: Applicant): SkipReason =>
  isOnlyRelated(key, applicant) ? "notStated" : "notInProfile";

/** A question as such, or what the profile has for it: the level of a language. */
function questionStep(classified: Classified, answered: Step, applicant: Applicant): Step {
  const isOpen = answered.kind === "skip" && answered.reason === "question";
  return (isOpen && languageLevelStep(classified, applicant)) || answered;
}

const isUnknown = (step: Step) => step.kind === "skip" && step.reason === "notInProfile";

const isDocument = (key: FieldKey) => /_file$|^(?:resume|cover_letter)_text$/.test(key);

function profileStep(classified: Classified, circumstances: Circumstances): Step {
  const { applicant, language, phoneFields, hasLetterUpload } = circumstances;
  const { field, key } = classified;
  if (isDocument(key)) return documentStep(classified, applicant, hasLetterUpload);
  if (/^(?:exp|edu)_/.test(key)) return entryStep(classified, applicant, language);
  if (key.startsWith("phone")) return phoneStep(classified, applicant, phoneFields);
  if (key === "name_prefix") return salutationStep(classified, applicant);
  if (key === "age") return disclosedStep(classified, applicant);
  if (key === "address" && classified.part) return addressPartStep(classified, applicant);
  const skill = skillStep(classified, applicant);
  if (skill) return isUnknown(skill) ? skip(missing(key, applicant)) : skill;
  const value = storedValue(key, applicant, language);
  if (!value) return skip(missing(key, applicant));
  return valueStep(field, key.endsWith("_url") ? asAccountName(field, value) : value);
}

function stepFor(classified: Classified, circumstances: Circumstances): Step {
  const skipped = skipReason(classified);
  return skipped
    ? skip(skipped)
    : withOffer(stepOf(classified, circumstances), classified, circumstances.applicant);
}

function stepOf(classified: Classified, circumstances: Circumstances): Step {
  const { applicant, language } = circumstances;
  const keyClass = keyClassOf(classified.key);
  const otherwise = keyClass === "sensitive" ? keyClass : "question";
  const answered = () =>
    questionStep(classified, answerStep(classified, applicant, { language, otherwise }), applicant);
  if (classified.isBinding) return answered();
  switch (keyClass) {
    case "answer":
      return answered();
    case "sensitive": {
      const step = answered();
      return step.kind === "skip" && step.reason === "sensitive"
        ? disclosedStep(classified, applicant)
        : step;
    }
    case "profile":
      return isWorkContact(classified)
        ? offeredAlone(profileStep(classified, circumstances))
        : profileStep(classified, circumstances);
    case "consent":
    case "account":
    case "none":
      return skip("notEditable");
  }
}

/** The step of the list of calling codes. A code that the page chose for another country is replaced. */
function codeStepFor(
  code: Classified,
  classified: readonly Classified[],
  circumstances: Circumstances,
): Step {
  const numbers = classified.filter(({ key }) => key === "phone");
  if (numbers.length > 0 && numbers.every(isWorkContact)) return skip("question");
  if (!isWrongPreset(code, classified, circumstances.applicant))
    return stepFor(code, circumstances);
  const step = stepFor({ ...code, field: { ...code.field, isFilled: false } }, circumstances);
  return step.kind === "choose" || step.kind === "pick" ? { ...step, isReplacing: true } : step;
}

function codeFieldOf(code: Classified | undefined, step: Step | undefined): CodeField {
  if (!code || !step) return { kind: "none" };
  if (step.kind !== "skip") return { kind: "planned", fieldId: code.field.id };
  return { kind: step.reason === "alreadyFilled" ? "filled" : "none" };
}

/**
 * Plans a step for each field, as data, without excluded fields. `language` is the page's, for the names of countries.
 */
export function plan(
  classified: readonly Classified[],
  applicant: Applicant,
  language: PageLanguage,
): readonly PlannedField[] {
  const parts = phoneParts(classified);
  const without: Circumstances = {
    applicant,
    language,
    phoneFields: { code: { kind: "none" }, parts },
    hasLetterUpload: classified.some(({ key }) => key === "cover_letter_file"),
  };
  const code = classified.find((one) => one.key === "phone_country_code");
  const codeStep = code && codeStepFor(code, classified, without);
  const phoneFields = { code: codeFieldOf(code, codeStep), parts };
  return classified
    .filter((one) => one.key !== "none")
    .map((one) => ({
      fieldId: one.field.id,
      key: one.key,
      label: fieldLabel(one.field),
      step: one === code && codeStep ? codeStep : stepFor(one, { ...without, phoneFields }),
      ...(one.isBinding ? { isBinding: true } : {}),
      ...(one.isOther ? { isOther: true } : {}),
    }));
}

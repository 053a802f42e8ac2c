import type { Applicant, PhoneNumber } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";
import { codeIn } from "../answers/choose-option.ts";
import { regionOf } from "../countries.ts";
import { partOfNumber, type phoneParts } from "./phone-parts.ts";
import { skip, typeStep, isTyped, valueStep, type Step } from "./step.ts";

const source = "profile.phone_number";

/** Whether a calling code or a country that a list shows is the one of the number; undefined when it is not known. */
function isCodeOfNumber(shown: string, { phone }: Applicant): boolean | undefined {
  if (!phone) return undefined;
  const code = codeIn({ text: shown, value: shown });
  if (code !== undefined) return code === phone.callingCode;
  const region = regionOf(shown);
  return region === undefined ? undefined : region === phone.region;
}

/** Whether the number is typed after a calling code in the same field. */
const hasOwnCode = ({ widget, shown = "" }: Field) => isTyped(widget) && shown !== "";

const lists: ReadonlySet<string> = new Set(["select", "combobox", "listboxButton"]);

/** The number that a list of calling codes belongs to: the next one after it, else the last one before it; in its form, if there is one. */
function numberOf(code: Classified, classified: readonly Classified[]): Classified | undefined {
  const at = classified.indexOf(code);
  const inOrder = [...classified.slice(at + 1), ...classified.slice(0, at).toReversed()];
  const numbers = inOrder.filter(({ key }) => key === "phone");
  return numbers.find(({ field }) => field.form === code.field.form) ?? numbers[0];
}

/**
 * Whether a list has the code of another country, which the page chose: nobody chooses a code and leaves the number empty.
 */
export function isWrongPreset(
  code: Classified,
  classified: readonly Classified[],
  applicant: Applicant,
): boolean {
  const { isFilled, shown = "", widget } = code.field;
  const number = numberOf(code, classified)?.field;
  // The list follows the number that is typed with its code.
  if (!number || number.isFilled || hasOwnCode(number)) return false;
  if (!isFilled || !lists.has(widget)) return false;
  return isCodeOfNumber(shown, applicant) === false;
}

/** How the form takes the calling code: in a field of its own, which has it already or gets it, or with the number. */
export type CodeField =
  | { readonly kind: "none" }
  | { readonly kind: "filled" }
  | { readonly kind: "planned"; readonly fieldId: number };

const placeholderOf = ({ labels }: Field) =>
  labels.find(({ source: from }) => from === "placeholder")?.text.trim() ?? "";

const groups = (text: string) => text.replace(/[1-9X_#]/g, "0");

/** Whether a placeholder, "06 12 34 56 78", is a number as the country of the stored one groups it. */
function isNationalExample(shown: string, national: string): boolean {
  return /^0\d*\D/.test(shown) && groups(shown) === groups(national);
}

/** The formats of the number with its calling code; without it first where the placeholder shows such a number. */
function wholeNumbers(field: Field, { phone, profile }: Applicant): readonly string[] {
  if (!phone) return [profile.phone_number];
  const { international, national } = phone;
  const texts = [international, international.replace(/\s/g, ""), national];
  const isNational = isNationalExample(placeholderOf(field), national);
  return [...(isNational ? [national] : []), ...texts, national.replace(/\D/g, "")];
}

/** The phone fields of the form. */
export type PhoneFields = {
  readonly code: CodeField;
  readonly parts: ReturnType<typeof phoneParts>;
};

/** What a placeholder leaves for digits. */
const place = /[\dX_#]/g;

/**
 * The number as the field shows it beside the code: without its trunk 0 in the form of a placeholder such as "6 12 34 56 78",
 * else as the country writes it.
 */
function besideCode(field: Field, { callingCode, international, national }: PhoneNumber) {
  const bare = international.slice(callingCode.length + 1).replace(/\D/g, "");
  const texts = [national, national.replace(/\D/g, "")];
  if (!/^\D*0/.test(national) || bare.length !== (texts[1]?.length ?? 0) - 1) return texts;
  const shown = placeholderOf(field);
  const isBare = /^[1-9X_#]/.test(shown) && shown.match(place)?.length === bare.length;
  const isOnlyNumber = shown.replace(place, "").replace(/[\s.()-]/g, "") === "";
  if (!isBare || !isOnlyNumber) return [...texts, bare];
  let at = 0;
  return [shown.replace(place, () => bare.charAt(at++)), bare];
}

/** The number as the code field leaves it; with its calling code, should the list not take the code. */
function numberStep({ field }: Classified, applicant: Applicant, code: CodeField): Step {
  const { phone } = applicant;
  if (!phone || code.kind === "none" || hasOwnCode(field))
    return typeStep(field, wholeNumbers(field, applicant), source);
  const national = typeStep(field, besideCode(field, phone), source);
  const whole = typeStep(field, wholeNumbers(field, applicant), source);
  if (code.kind === "filled" || national.kind !== "type" || whole.kind !== "type") return national;
  return { ...national, otherwise: { unless: code.fieldId, text: whole.text } };
}

/** Words of a second number, which the first one would only repeat. */
const further = [
  /\b(?:autre|another|other|alternat(?:e|ive)|additional|second(?:ary|aire)?)\b|[a-z] [2-9]$/,
  /\b(?:weitere|andere|zweite)[srn]?\b/,
];

const isFurther = ({ labels }: Field) => {
  const words = plainWords(labels[0]?.text ?? "");
  // "Mobile or other phone number" is the only one.
  return (
    !/\b(?:or|ou|oder) (?:another|other|autre|weitere)/.test(words) &&
    further.some((pattern) => pattern.test(words))
  );
};

/** Writes the number, or the part of it that a field of several takes. */
function phoneNumberStep(
  classified: Classified,
  applicant: Applicant,
  { code, parts }: PhoneFields,
): Step {
  const { field } = classified;
  const { phone } = applicant;
  const part = parts.get(field.id);
  if (part && isTyped(field.widget)) {
    const digits = phone && partOfNumber(phone.national, part, parts);
    return digits === undefined ? skip("tooLong") : typeStep(field, [digits], source);
  }
  if (isFurther(field)) return skip("question");
  if (field.widget === "number")
    return typeStep(field, [phone?.national.replace(/\D/g, "") ?? ""], source);
  return isTyped(field.widget)
    ? numberStep(classified, applicant, code)
    : skip("unsupportedWidget");
}

/** Writes the phone number as the form splits it. */
export function phoneStep(classified: Classified, applicant: Applicant, fields: PhoneFields): Step {
  const { field, key } = classified;
  const { phone } = applicant;
  if (key === "phone") return phoneNumberStep(classified, applicant, fields);
  if (key !== "phone_country_code" || !phone) return skip("notInProfile");
  const { callingCode, region } = phone;
  return valueStep(field, {
    texts: [`+${callingCode}`],
    wanted: { by: "callingCode", callingCode, region },
    source,
  });
}

import type { Applicant } from "../../applicant.ts";
import { memoize } from "../../classify/memoize.ts";
import { plainWords } from "../../classify/phrase.ts";
import { sectionOfTexts } from "../../classify/section.ts";
import type { Classified } from "../../classify.ts";
import { isTyped, skip, typeStep, type Step } from "./step.ts";

const remark = / (?:required|obligatoire|pflichtfeld|erforderlich)$/;
const wordsOf = memoize((text: string) => plainWords(text).replace(remark, ""));
const labelOf = ({ field }: Classified) => wordsOf(field.labels[0]?.text ?? "");

/** Names of a house number, and those that are one only directly beside a street. */
const named = [
  /^(?:haus ?(?:nr|nummer)|house (?:number|no|nr)|street (?:number|no))$/,
  /^(?:numero|n) (?:de |dans )?(?:la )?(?:rue|voie)$/,
];
const ambiguous = /^(?:nr|no|n|n°|nº|number|numero|nummer)$/;
const streetNames = [
  /^(?:strasse|straße|stra(?:ss|ß)enname|street(?: name)?|road)$/,
  /^(?:(?:nom |libelle )?(?:de )?(?:la )?)?(?:rue|voie)$/,
];
/** Labels of an address without its house number, which has a separate field. */
const wholeAddress = /^(?:address|adresse|anschrift)$/;

const isAny = (patterns: readonly RegExp[], words: string) =>
  patterns.some((pattern) => pattern.test(words));

/** Without the number of an employer's or a school's street, which a name in the markup says: `employer_street_number`. */
const isUnknown = ({ key, field }: Classified) =>
  (key === "custom_question" || key === "address") && !sectionOfTexts(field.identifiers);

/** Whether a field is for a house number, given the label of the one beside it. */
function isNumber(one: Classified, beside: string): boolean {
  const isAddress = isAny(streetNames, beside) || wholeAddress.test(beside);
  if (isAny(named, labelOf(one))) return isAddress;
  return ambiguous.test(labelOf(one)) && isAny(streetNames, beside);
}

/** Marks separate fields for the house number, and the street fields next to them. */
export function withHouseNumbers(classified: readonly Classified[]): readonly Classified[] {
  const numbers = new Set<Classified>();
  const streets = new Set<Classified>();
  classified.forEach((one, at) => {
    if (!isTyped(one.field.widget) || !isUnknown(one)) return;
    const beside = [classified[at - 1], classified[at + 1]].find(
      (other) =>
        other !== undefined &&
        other.field.form === one.field.form &&
        isTyped(other.field.widget) &&
        isNumber(one, labelOf(other)),
    );
    if (beside) streets.add(beside);
    if (beside || isAny(named, labelOf(one))) numbers.add(one);
  });
  return classified.map((one) => {
    if (numbers.has(one)) return { ...one, key: "address" as const, part: "houseNumber" as const };
    return streets.has(one) ? { ...one, key: "address" as const, part: "street" as const } : one;
  });
}

const isHouseNumber = (word: string) => /^\d+[a-z]?$/i.test(word);
const suffix = /^(?:bis|ter|quater|[a-z])$/i;

type Divided = { readonly street: string; readonly houseNumber: string };

/** The street and the number of an address with one number, at its beginning or its end. */
function divided(address: string): Divided | undefined {
  const words = address.split(/[\s,]+/).filter((word) => word !== "");
  const [at = -1, ...others] = words.flatMap((word, index) => (/\d/.test(word) ? [index] : []));
  if (others.length > 0 || !isHouseNumber(words[at] ?? "")) return undefined;
  const end = at + (suffix.test(words[at + 1] ?? "") ? 2 : 1);
  const street = [...words.slice(0, at), ...words.slice(end)].join(" ");
  const isAtEdge = at === 0 || end === words.length;
  return isAtEdge && street !== ""
    ? { street, houseNumber: words.slice(at, end).join(" ") }
    : undefined;
}

/** The street or the number of an address that has one number; the street as it is where it cannot be divided. */
export function addressPartStep({ field, part }: Classified, { profile }: Applicant): Step {
  const address = profile.address.trim();
  const source = "profile.address";
  const found = part && divided(address)?.[part];
  if (found !== undefined) return typeStep(field, [found], source);
  return part === "street" ? typeStep(field, [address], source) : skip("question");
}

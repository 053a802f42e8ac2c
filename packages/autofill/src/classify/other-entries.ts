import type { Field } from "../field.ts";
import type { FieldKey } from "../field-key.ts";
import { plainWords } from "./phrase.ts";

type Keyed = { readonly key: FieldKey; readonly field: Field };

const labelOf = ({ field }: Keyed) => plainWords(field.labels[0]?.text ?? "");

const leadIn = /^(?:(?:name|and|location|address|city|last|your|of|the) )*/;
const lowerSchool = /^(?:(?:high|secondary|middle|primary|grammar) school|lycee|gymnasium)\b/;
const higherSchool = /\b(?:college|universit)/;

const isOfLowerSchool = (label: string) =>
  lowerSchool.test(label.replace(leadIn, "")) && !higherSchool.test(label);

/** A school below a university, with the fields after it, is none of the stored degrees. */
export function withoutLowerSchools<One extends Keyed>(settled: readonly One[]): readonly One[] {
  let isLower = false;
  return settled.map((one) => {
    if (one.key === "edu_school") isLower = isOfLowerSchool(labelOf(one));
    return isLower && one.key.startsWith("edu_")
      ? { ...one, key: "custom_question" as const }
      : one;
  });
}

const endOfPeriod = /^(?:exp|edu)_(?:start|end)_date$/;
const ends = [
  ["from", "to"],
  ["du", "au"],
  ["von", "bis"],
] as const;

function hasBothEnds(label: string): boolean {
  const words = label.split(" ");
  return ends.some((both) => both.every((end) => words.includes(end)));
}

/** A field for a whole period, "From - To" or "(to - from)", takes neither of its ends alone. */
export const withoutWholePeriods = <One extends Keyed>(settled: readonly One[]): readonly One[] =>
  settled.map((one) =>
    endOfPeriod.test(one.key) && hasBothEnds(labelOf(one))
      ? { ...one, key: "custom_question" as const }
      : one,
  );

const examplesOf = ({ field }: Keyed) =>
  field.labels.filter(({ source }) => source === "placeholder").map(({ text }) => text);

/** A label over two boxes, "Nom et prénom", asks for the last name in the first one if the second one asks for the first name. */
export const withoutDoubledNames = <One extends Keyed>(settled: readonly One[]): readonly One[] =>
  settled.map((one, at) =>
    one.key === "full_name" &&
    settled[at + 1]?.key === "first_name" &&
    examplesOf(one).some((text) => /\bnom\b/i.test(text))
      ? { ...one, key: "last_name" as const }
      : one,
  );

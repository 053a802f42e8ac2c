import {
  anyNamePart,
  firstNamePart,
  firstNameWord,
  lastNamePart,
  lastNameWord,
  middleNamePart,
} from "@postulo/lexicon/form-texts";
import { signingDate } from "@postulo/lexicon/own-words";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import { keyClassOf } from "../../field-key.ts";
import type { Field } from "../../field.ts";
import { isLegalName, personNames } from "./further-people.ts";
import { labelWords, withoutBrackets } from "../label-words.ts";
import { leftField } from "./left-field.ts";

const nameParts = ["first_name", "last_name"] as const;

const maxDistanceOfPledge = 2;

/** Whether a name is beside a box, a date of today or a text that makes it a signature. */
function isSigning(classified: readonly Classified[], at: number): boolean {
  const above = classified[at]?.field.labels.slice(1) ?? [];
  if (above.some(({ source, text }) => source === "before" && isLong(text))) return true;
  const near = classified.slice(
    Math.max(0, at - maxDistanceOfPledge),
    at + maxDistanceOfPledge + 1,
  );
  return near.some(
    ({ key, field }) =>
      keyClassOf(key) === "consent" ||
      field.widget === "checkbox" ||
      signingDate.test(labelWords(field)),
  );
}

const maxTitleWords = 8;
const isLong = (text: string) => text.split(" ").length > maxTitleWords;

/** Whether a whole name is no further one: the legal one beside others, or one before fields for the legal ones. */
function isOfItsOwn(classified: readonly Classified[], at: number): boolean {
  const one = classified[at];
  if (!one) return false;
  const others = classified.filter(
    (other) => other !== one && personNames.has(other.key) && other.field.form === one.field.form,
  );
  if (isLegalName(one))
    return others.length === 0 || !(others.every(isLegalName) || isSigning(classified, at));
  return others.every(isLegalName);
}

/** Whether a legal name is the first name of its form, before the first e-mail address: no signature. */
function isMainName(classified: readonly Classified[], at: number): boolean {
  const one = classified[at];
  if (!one || !isLegalName(one)) return false;
  const isInForm = ({ field }: Classified) => field.form === one.field.form;
  const before = classified.slice(0, at).filter(isInForm);
  const after = classified.slice(at + 1).filter(isInForm);
  return (
    after.some(({ key }) => key === "email") &&
    !before.some(({ key }) => key === "email" || personNames.has(key))
  );
}

/** A whole name beside fields for its parts is not asked for again: it signs something. */
export function asSignature(classified: readonly Classified[]): readonly Classified[] {
  const hasParts = ({ field: { form } }: Classified) =>
    nameParts.every((part) =>
      classified.some(({ key, field }) => key === part && field.form === form),
    );
  const isSignature = (one: Classified, at: number) =>
    one.key === "full_name" &&
    (hasParts(one) || isLegalName(one)) &&
    !isMainName(classified, at) &&
    !isOfItsOwn(classified, at);
  return classified.map((one, at) =>
    isSignature(one, at) ? { ...one, key: "custom_question" as const, isBinding: true } : one,
  );
}

/** Whether only the text above its label makes a name the whole one, and the label names one part: "your legal first name". */
function isPartBelowName({ key, because, field }: Classified): boolean {
  const words = labelWords(field);
  return (
    key === "full_name" &&
    because.startsWith("before") &&
    field.labels[0]?.source !== "before" &&
    firstNameWord.test(words) !== lastNameWord.test(words)
  );
}

/** Leaves the parts of a name below the heading "Name" that their labels alone do not classify. */
export const withoutPartsBelowName = (classified: readonly Classified[]): readonly Classified[] =>
  classified.map((one) => (isPartBelowName(one) ? leftField(one) : one));

const firstName =
  /^(?:what(?: is|s)? )?(?:your )?(?:legal )?(?:first|given) name$|^prenom$|^vorname$/;

/** The field that a platform declares for the whole name, where the form has renamed it and asks for the surname too. */
export function withRenamedParts(classified: readonly Classified[]): readonly Classified[] {
  const isFirstName = (one: Classified) =>
    one.key === "full_name" &&
    firstName.test(labelWords(one.field)) &&
    classified.some(({ key, field }) => key === "last_name" && field.form === one.field.form);
  return classified.map((one) => (isFirstName(one) ? { ...one, key: "first_name" as const } : one));
}

const wholeName = /^(?:votre |ton )?nom$/;

/** "Nom" in a form that does not ask for the first name is the whole name. */
export function withWholeNames(classified: readonly Classified[]): readonly Classified[] {
  const isAlone = (one: Classified) =>
    one.key === "last_name" &&
    wholeName.test(labelWords(one.field)) &&
    !classified.some(
      ({ key, field }) => field.form === one.field.form && /^(?:first|full)_name$/.test(key),
    );
  return classified.map((one) => (isAlone(one) ? { ...one, key: "full_name" as const } : one));
}

const bareName = /^(?:ihr |dein )?name(?: pflichtfeld| erforderlich| required)?$/;
const maxDistance = 3;

/** "Name" directly beside "Vorname" is the surname, in a form that has no other field for it. */
export function withSurnames(classified: readonly Classified[]): readonly Classified[] {
  const isSurname = (one: Classified, at: number) => {
    if (one.key !== "full_name" || !bareName.test(labelWords(one.field))) return false;
    const near = classified.slice(Math.max(0, at - maxDistance), at + maxDistance + 1);
    const isInForm = ({ field }: Classified) => field.form === one.field.form;
    return (
      near.some((other) => other.key === "first_name" && isInForm(other)) &&
      !classified.some((other) => other.key === "last_name" && isInForm(other))
    );
  };
  return classified.map((one, at) =>
    isSurname(one, at) ? { ...one, key: "last_name" as const } : one,
  );
}

const partKey = /^(?:first|last|middle)_name$/;
const joins = / ?[/&+] ?| and | et | und /;
const knownParts = [firstNamePart, lastNamePart, middleNamePart, anyNamePart];

/** The parts of a label, which a comma separates too. */
const partsOf = ({ labels }: Field): readonly string[] =>
  plainWords(withoutBrackets(labels[0]?.text ?? "").replace(/[,;|]/g, " / "))
    .split(joins)
    .map((part) => part.trim());

/** Whether a label names the first and the last name and nothing else; "Name" is the last one unless the form has a field for it. */
function namesBoth(field: Field, hasLastName: boolean): boolean {
  const parts = partsOf(field);
  if (!parts.every((part) => knownParts.some((one) => one.test(part)))) return false;
  const isLast = (part: string) =>
    lastNamePart.test(part) || (!hasLastName && anyNamePart.test(part));
  return parts.some((part) => firstNamePart.test(part)) && parts.some(isLast);
}

/** A label that names all parts of a name, "First/Last name", asks for the whole one; over several boxes, for none in the first. */
export function withJoinedParts(classified: readonly Classified[]): readonly Classified[] {
  return classified.map((one, at) => {
    // An example of one part says which one is meant.
    if (!partKey.test(one.key) || one.because.startsWith("placeholder")) return one;
    const isOtherLastName = ({ key, field }: Classified) =>
      key === "last_name" && field !== one.field && field.form === one.field.form;
    if (!namesBoth(one.field, classified.some(isOtherLastName))) return one;
    const next = classified[at + 1]?.field;
    const isOverSeveral = next?.widget === "text" && next.isShown && next.labels.length === 0;
    return isOverSeveral ? leftField(one) : { ...one, key: "full_name" };
  });
}

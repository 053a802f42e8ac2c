import type { Classified } from "../classify.ts";
import { labelWords } from "./label-words.ts";

const nameParts = ["first_name", "last_name"] as const;

/** A whole name beside fields for its parts is not asked for again: it signs something. */
export function asSignature(classified: readonly Classified[]): readonly Classified[] {
  const hasParts = ({ field: { form } }: Classified) =>
    nameParts.every((part) =>
      classified.some(({ key, field }) => key === part && field.form === form),
    );
  return classified.map((one) =>
    one.key === "full_name" && hasParts(one)
      ? { ...one, key: "custom_question" as const, isBinding: true }
      : one,
  );
}

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

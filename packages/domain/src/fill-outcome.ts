/** Why a field of a form is left to the user. */
export const skipReasons = [
  "alreadyFilled",
  "notInProfile",
  /** The profile has entries about it, and they do not answer the question. */
  "notStated",
  "noMatchingChoice",
  "question",
  "sensitive",
  "consent",
  "account",
  "document",
  /** A text that the user writes: a letter or a résumé in a text area. */
  "ownText",
  "unsupportedWidget",
  "notShown",
  /** In the page but invisible: transparent, covered, clipped or too small. */
  "notVisible",
  "notEditable",
  "tooLong",
  /** The field stays empty: the end date of a current job. */
  "notNeeded",
  /** The form requires a day, and only a month or a year is stored. */
  "notPrecise",
  /** The stored text names another company. */
  "otherCompany",
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What an offered answer rests on: a stored answer that supports it, or the dates of so many jobs. */
export type OfferBasis =
  | { readonly kind: "answer"; readonly text: string }
  | { readonly kind: "jobs"; readonly count: number };

/** Why a field that was to be filled is not. */
export const fillFailures = ["removed", "changedByPage", "didNotOpen"] as const;
export type FillFailure = (typeof fillFailures)[number];

/** Where a value is stored: a table, the letter written for the job, or a draft that the user inserted. */
export const valueTables = [
  "profile",
  "experiences",
  "education",
  "competencies",
  "websites",
  "files",
  "other",
  "letter",
  "draft",
] as const;
export type ValueTable = (typeof valueTables)[number];

/** `profile.city+country`: a table, and the columns that were combined. */
export type ValueSource = ValueTable | `${ValueTable}.${string}`;

/** The table of a source; undefined for a source of another version. */
export const tableOf = (source: string): ValueTable | undefined =>
  valueTables.find((table) => table === source.split(".", 1)[0]);

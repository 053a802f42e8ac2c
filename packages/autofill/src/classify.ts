import { declineWords } from "@postulo/lexicon/form-texts";
import { candidatesOf, readLabels } from "./classify/candidates.ts";
import { resolveEntry } from "./classify/entry-part.ts";
import {
  withoutDoubledNames,
  withoutLowerSchools,
  withoutWholePeriods,
} from "./classify/other-entries.ts";
import { followsDialCode, splitInputKey } from "./classify/split-inputs.ts";
import { guardedPattern } from "./classify/guarded-pattern.ts";
import { withEntries } from "./classify/entry-numbers.ts";
import { plainWords } from "./classify/phrase.ts";
import { identifierPhrase, labelPhrase } from "./classify/phrase-cache.ts";
import { fieldContext, type Reading } from "./classify/field-context.ts";
import { rulesFor } from "./classify/rule-index.ts";
import { resolveInSection } from "./classify/section-context.ts";
import { withOwnLabels } from "./classify/shared-label.ts";
import { keyClassOf, type FieldKey } from "./field-key.ts";
import type { Field } from "./field.ts";

/** A classified field. `custom_question` is a question that no rule matches. */
export type Classified = {
  readonly field: Field;
  readonly key: FieldKey;
  /** Which entry of a list (a job, a school) the field belongs to, counted from 0. */
  readonly entry: number;
  /** From 0 to 1. */
  readonly score: number;
  /** The text on the page that determined the key. */
  readonly because: string;
  /** The country that the question is about, where another question of the form names it. */
  readonly country?: string;
  /** Which part of the address a field takes that shares it with another one. */
  readonly part?: "street" | "houseNumber";
  /** It binds and its wording is not known: only a stored answer to the same question is written. */
  readonly isBinding?: boolean;
  /** It sounds like a fact of the profile but is about another thing: a question only where the user can see it. */
  readonly isOther?: boolean;
};

/** Candidates below this score are not used. */
const minScore = 0.6;

const codeWords = guardedPattern(
  /\b(?:otp|one time|verification code|security code|2fa|mfa|code de verification|code de securite)\b/,
);
const repeatWords = /confirm|verify|repeat|re ?enter|again|new|repete|nouveau|create|choose/;

/** What every text with one of the words contains before it is normalized. */
const codeLetters = /otp|one.{1,3}time|code|[2m]fa/i;

/** Two password inputs on one page set a new password. */
function accountKey(field: Field, passwordCount: number): FieldKey | undefined {
  if (field.autocomplete.includes("one-time-code")) return "otp";
  const text = [...field.labels.map((label) => label.text), ...field.identifiers].join(" ");
  const isPassword = field.widget === "password";
  if (!isPassword && !codeLetters.test(text)) return undefined;
  const words = plainWords(text);
  if (codeWords.test(words)) return "otp";
  if (!isPassword) return undefined;
  return passwordCount > 1 || repeatWords.test(words) || field.autocomplete.includes("new-password")
    ? "new_password"
    : "password";
}

const reachBack = 2;

function readingsOf(
  fields: readonly Field[],
  declared: ReadonlyMap<number, FieldKey>,
): readonly Reading[] {
  const rulesOfTexts = rulesFor(
    fields.flatMap(({ labels }) => labels.map(({ text }) => labelPhrase(text))),
  );
  const labelled = fields.map((field) =>
    declared.has(field.id) ? undefined : readLabels(field, rulesOfTexts),
  );
  const rulesOf = rulesFor(labelled.flatMap((one) => one?.names.map(identifierPhrase) ?? []));
  return fields.map((field, at) => {
    const key = declared.get(field.id);
    if (key) return { field, candidate: { role: key, score: 1, because: "platform" } };
    const reading = labelled[at];
    const before = fields.slice(Math.max(0, at - reachBack), at).toReversed();
    const candidate =
      reading && candidatesOf(reading, { before, rulesOf }).find(({ score }) => score >= minScore);
    return { field, candidate };
  });
}

/** A single checkbox such as "Prefer not to say" belongs to the question before it. */
const isDeclining = ({ widget, labels }: Field): boolean =>
  widget === "checkbox" && declineWords.test(plainWords(labels[0]?.text ?? ""));

type ResolvedField = Omit<Classified, "entry"> & { readonly isNewest?: boolean };

function resolveKey(
  readings: readonly Reading[],
  at: number,
  passwordCount: number,
): ResolvedField | undefined {
  const reading = readings[at];
  if (!reading) return undefined;
  const { field, candidate } = reading;
  if (isDeclining(field) && at > 0) {
    const resolved = resolveKey(readings, at - 1, passwordCount);
    if (resolved && keyClassOf(resolved.key) === "sensitive") return { ...resolved, field };
  }
  const account = accountKey(field, passwordCount);
  if (account) return { field, key: account, score: 1, because: "account" };
  const boxes = followsDialCode(readings, at) ? "phone" : splitInputKey(readings, at);
  if (boxes) return { field, key: boxes, score: 1, because: "boxes" };
  if (!candidate) return { field, key: "custom_question", score: 0, because: "" };
  const place = fieldContext(readings, at);
  const key = resolveEntry(candidate.role, place);
  if (!key) return { field, key: "custom_question", score: 0, because: candidate.because };
  return {
    field,
    key: resolveInSection(key, place),
    score: candidate.score,
    because: candidate.because,
    isNewest: candidate.role.startsWith("current_"),
  };
}

const isOfJob = (one: ResolvedField | undefined) => one?.key.startsWith("exp_") === true;

/** The fields of a job directly after a question, under the same heading. */
function jobAfter(settled: readonly ResolvedField[], at: number): readonly ResolvedField[] {
  const headingOf = (one: ResolvedField | undefined) => one?.field.headings.at(-1);
  const heading = headingOf(settled[at]);
  const end = settled.findIndex(
    (one, next) => next > at && (!isOfJob(one) || headingOf(one) !== heading),
  );
  return settled.slice(at + 1, end < 0 ? undefined : end);
}

/** "From", "To" and "Position held" after "Have you worked here before?", without an employer, are about that time. */
function withoutEarlierTime(settled: readonly ResolvedField[]): readonly ResolvedField[] {
  const earlier = settled.flatMap(({ key }, at) => {
    const job = key === "previously_employed" ? jobAfter(settled, at) : [];
    return job.some((one) => one.key === "exp_company") ? [] : job;
  });
  return settled.map((one) =>
    earlier.includes(one) ? { ...one, key: "custom_question" as const } : one,
  );
}

const dateOfJob = /^exp_(?:start|end)_/;
const maxDistanceInJob = 6;

/** Dates of a job without one near them, as in a table of other periods, are of none. */
function withoutLoneDates(settled: readonly ResolvedField[]): readonly ResolvedField[] {
  const isInJob = ({ key }: ResolvedField) => key.startsWith("exp_") && !dateOfJob.test(key);
  const hasEmployer = settled.some(({ key }) => key === "exp_company");
  const isOfJobNow = ({ key }: ResolvedField) => !hasEmployer && key.startsWith("current_");
  return settled.map((one, at) => {
    if (!dateOfJob.test(one.key)) return one;
    const near = settled.slice(Math.max(0, at - maxDistanceInJob), at + maxDistanceInJob + 1);
    return near.some((other) => isInJob(other) || isOfJobNow(other))
      ? one
      : { ...one, key: "custom_question" as const };
  });
}

/**
 * Classifies each field. Excluded fields are `none`; keys declared for the platform's markup (`declared`, by field)
 * take precedence over rules.
 */
export function classify(
  fields: readonly Field[],
  declared: ReadonlyMap<number, FieldKey> = new Map(),
): readonly Classified[] {
  const open = fields.filter((field) => !field.excluded && declared.get(field.id) !== "none");
  const readings = readingsOf(withOwnLabels(open), declared);
  const passwordCount = open.filter((field) => field.widget === "password").length;
  const settled = readings.flatMap((_, at) => resolveKey(readings, at, passwordCount) ?? []);
  const isOpen = new Set(open);
  const traps = fields
    .filter((field) => !isOpen.has(field))
    .map((field) => ({
      field,
      key: "none" as const,
      entry: 0,
      score: 1,
      because: field.excluded ?? "platform",
    }));
  const named = withoutDoubledNames(settled);
  const own = withoutLowerSchools(withoutLoneDates(withoutEarlierTime(named)));
  return [...withEntries(withoutWholePeriods(own)), ...traps].sort(
    (one, other) => one.field.id - other.field.id,
  );
}

/** Whether fields with this key can be filled from stored values. */
export const isFillable = (key: FieldKey): boolean =>
  keyClassOf(key) === "profile" || keyClassOf(key) === "answer";

import { candidatesOf } from "./classify/candidates.ts";
import { settleEntry } from "./classify/entry-part.ts";
import { isBehindCode, keyOfBoxes } from "./classify/phone-boxes.ts";
import { plainWords } from "./classify/phrase.ts";
import { placeOf, type Reading } from "./classify/place.ts";
import { rulesFor } from "./classify/rule-index.ts";
import { settleInSection } from "./classify/section-context.ts";
import { withOwnLabels } from "./classify/shared-label.ts";
import { keyClassOf, type FieldKey } from "./field-key.ts";
import type { Field } from "./field.ts";

/** What a field asks for. `custom_question` is a question of its own that no rule may guess. */
export type Classified = {
  readonly field: Field;
  readonly key: FieldKey;
  /** Which entry of a list (a job, a school) the field belongs to, counted from 0. */
  readonly entry: number;
  /** From 0 to 1. */
  readonly score: number;
  /** The text on the page that decided. */
  readonly because: string;
};

/** Below this a reading is doubt, and doubt is no answer. */
const leastScore = 0.6;

const codeWords =
  /\b(?:otp|one time|verification code|security code|2fa|mfa|code de verification|code de securite)\b/;
const repeatWords = /confirm|verify|repeat|re ?enter|again|new|repete|nouveau|create|choose/;

/** Two password boxes on one page set a new one. */
function accountKey(field: Field, passwordCount: number): FieldKey | undefined {
  const words = plainWords(
    [...field.labels.map((label) => label.text), ...field.identifiers].join(" "),
  );
  if (field.autocomplete.includes("one-time-code") || codeWords.test(words)) return "otp";
  if (field.widget !== "password") return undefined;
  return passwordCount > 1 || repeatWords.test(words) || field.autocomplete.includes("new-password")
    ? "new_password"
    : "password";
}

const reachBack = 2;

function readingsOf(
  fields: readonly Field[],
  declared: ReadonlyMap<number, FieldKey>,
): readonly Reading[] {
  const rulesOf = rulesFor(fields);
  return fields.map((field, at) => {
    const key = declared.get(field.id);
    if (key) return { field, candidate: { role: key, score: 1, because: "platform" } };
    const before = fields.slice(Math.max(0, at - reachBack), at).toReversed();
    const candidate = candidatesOf(field, { before, rulesOf }).find(
      ({ score }) => score >= leastScore,
    );
    return { field, candidate };
  });
}

const declineWords =
  /^(?:i )?(?:decline|prefer not|do not wish|don t wish|choose not|would rather not)|^(?:je )?(?:prefere ne pas|ne souhaite pas)/;

/** A lone box that only declines belongs to the question before it. */
function isDeclining({ widget, labels }: Field): boolean {
  return widget === "checkbox" && declineWords.test(plainWords(labels[0]?.text ?? ""));
}

type Settled = Omit<Classified, "entry">;

function settle(
  readings: readonly Reading[],
  at: number,
  passwordCount: number,
): Settled | undefined {
  const reading = readings[at];
  if (!reading) return undefined;
  const { field, candidate } = reading;
  if (isDeclining(field) && at > 0) {
    const asked = settle(readings, at - 1, passwordCount);
    if (asked && keyClassOf(asked.key) === "sensitive") return { ...asked, field };
  }
  const account = accountKey(field, passwordCount);
  if (account) return { field, key: account, score: 1, because: "account" };
  const boxes = isBehindCode(readings, at) ? "phone" : keyOfBoxes(readings, at);
  if (boxes) return { field, key: boxes, score: 1, because: "boxes" };
  if (!candidate) return { field, key: "custom_question", score: 0, because: "" };
  const place = placeOf(readings, at);
  const key = settleEntry(candidate.role, place);
  if (!key) return { field, key: "custom_question", score: 0, because: candidate.because };
  return {
    field,
    key: settleInSection(key, place),
    score: candidate.score,
    because: candidate.because,
  };
}

/** Counts the entries: the same part of a job or a school a second time belongs to the second. */
function withEntries(settled: readonly Settled[]): readonly Classified[] {
  const seen = new Map<FieldKey, number>();
  return settled.map((one) => {
    if (!/^(?:exp|edu)_/.test(one.key)) return { ...one, entry: 0 };
    const entry = seen.get(one.key) ?? 0;
    seen.set(one.key, entry + 1);
    return { ...one, entry };
  });
}

/**
 * Says for each field what it asks for, or that it is not for a rule to say. Traps are `none` whatever they are called; what the
 * platform's own markup declares (`declared`, by field) stands above what is read.
 */
export function classify(
  fields: readonly Field[],
  declared: ReadonlyMap<number, FieldKey> = new Map(),
): readonly Classified[] {
  const open = fields.filter((field) => !field.trap && declared.get(field.id) !== "none");
  const readings = readingsOf(withOwnLabels(open), declared);
  const passwordCount = open.filter((field) => field.widget === "password").length;
  const settled = readings.flatMap((_, at) => settle(readings, at, passwordCount) ?? []);
  const isOpen = new Set(open);
  const traps = fields
    .filter((field) => !isOpen.has(field))
    .map((field) => ({
      field,
      key: "none" as const,
      entry: 0,
      score: 1,
      because: field.trap ?? "platform",
    }));
  return [...withEntries(settled), ...traps].sort((one, other) => one.field.id - other.field.id);
}

/** Whether the key is one that stored facts can answer at all. */
export function isFillable(key: FieldKey): boolean {
  return keyClassOf(key) === "profile" || keyClassOf(key) === "answer";
}

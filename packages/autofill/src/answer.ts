import type { AnswerKey } from "@postulo/domain/answer-key";
import type { SensitiveKey } from "./field-key.ts";

/** The scope of an answer: every application, one employer, or one job title. */
export const answerScopes = ["global", "employer", "role"] as const;
export type AnswerScope = (typeof answerScopes)[number];

/** The question of a stored answer; a `custom_question` is matched by its text. `name_prefix`, a salutation, is stored as a note of the user. */
export type AnswerKind = AnswerKey | SensitiveKey | "name_prefix";

/** An answer of the user, as stored in a row of `other`. */
export type StoredAnswer = {
  readonly kind: AnswerKind;
  /** The text of the question; empty when the user wrote the answer without a form. */
  readonly question: string;
  readonly answer: string;
  readonly scope: AnswerScope;
  /** The employer or the job title; empty when the scope is global. */
  readonly scopeName: string;
  /** ISO 3166-1 alpha-2, for answers that depend on a country (work authorization, visa); otherwise empty. */
  readonly country: string;
  /** Inserted by the user's click, not stored yet. */
  readonly isDraft?: boolean;
};

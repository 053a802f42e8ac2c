import type { AnswerKey, SensitiveKey } from "./field-key.ts";

/** Whom an answer is for: everybody, one employer, or one kind of job. */
export const answerScopes = ["global", "employer", "role"] as const;
export type AnswerScope = (typeof answerScopes)[number];

/** What a stored answer answers; `custom_question` is found again by the words of its question. */
export type AnswerKind = AnswerKey | SensitiveKey;

/** An answer of the person's own, as a row of `other` keeps it. */
export type StoredAnswer = {
  readonly kind: AnswerKind;
  /** The words in which it was asked; empty when the person wrote the answer without having been asked. */
  readonly question: string;
  readonly answer: string;
  readonly scope: AnswerScope;
  /** The employer or the job title; empty when the scope is global. */
  readonly scopeName: string;
  /** ISO 3166-1 alpha-2, for what depends on a country: the right to work, a visa; empty when it does not. */
  readonly country: string;
};

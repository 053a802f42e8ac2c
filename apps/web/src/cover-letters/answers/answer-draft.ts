import { maxAnswerCharacters } from "@postulo/domain/letter-style";
import * as z from "zod/mini";

export const questions = ["why", "know"] as const;
/** Why this job or employer; what the reader should know. */
export type Question = (typeof questions)[number];

/** What a person wrote about a posting. */
export const answers = z.object({
  why: z.string(),
  know: z.string(),
  /** Tasks of the posting that the person marked as done, in the posting's words. */
  done_tasks: z.array(z.string()),
});
export type Answers = z.infer<typeof answers>;

const rowVersion = z.object({ id: z.uuid(), version: z.number() });

/** Answers that are not stored yet. */
export const answerDraft = z.extend(answers, {
  title: z.string(),
  company: z.string(),
  application_id: z.nullable(z.uuid()),
  /** The stored row that was changed; null if there was none. */
  seen: z.nullable(rowVersion),
  /** Different answers for the same posting, stored by another window meanwhile. */
  conflict: z.optional(z.extend(answers, rowVersion.shape)),
});
export type AnswerDraft = z.infer<typeof answerDraft>;

export const noAnswers: Answers = { why: "", know: "", done_tasks: [] };

/** In characters, as the contract counts them. */
export const answerLength = (text: string): number => text.trim().length;

export const isTooLongAnswer = (text: string): boolean => answerLength(text) > maxAnswerCharacters;

export const areBlank = ({ why, know, done_tasks }: Answers): boolean =>
  why.trim() === "" && know.trim() === "" && done_tasks.length === 0;

export const areSame = (one: Answers, other: Answers): boolean =>
  one.why === other.why &&
  one.know === other.know &&
  one.done_tasks.join("\n") === other.done_tasks.join("\n");

export const pickAnswers = ({ why, know, done_tasks }: Answers): Answers => ({
  why,
  know,
  done_tasks,
});

/** Whether a draft can be stored: answers that are too long, or differ from another window's, wait for the person. */
export const canStore = (draft: AnswerDraft): boolean =>
  !draft.conflict && questions.every((question) => !isTooLongAnswer(draft[question]));

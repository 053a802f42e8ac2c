import { answerKeys } from "@postulo/domain/answer-key";
import { listShape } from "@postulo/domain/application-columns";
import * as z from "zod/mini";
import { draftedAnswer, undraftedReasons } from "./answer-draft.ts";
import { outcome } from "./field-state.ts";
import { attachedFile, documentKinds } from "./receipt.ts";

/** What the user entered for an application, before validation. */
export const draft = z.object({
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  location: z.string(),
  applied_at: z.string(),
  source: z.string(),
});

/** Structured data of a posting that are recorded without a check by the user. */
export const postedValues = z.partial(z.object({ employment_type: listShape.employment_type }));
export type PostedValues = z.infer<typeof postedValues>;

export const documentKind = z.enum(documentKinds);

export const line = z.object({ key: z.string(), label: z.string(), outcome });
export type Line = z.infer<typeof line>;

const tracked = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  /** null when it is only saved. */
  appliedAt: z.nullable(z.string()),
});
export type Tracked = z.infer<typeof tracked>;

/** Whether the user sent the application: not asked yet, to be asked, answered with no, or recorded. */
const recordings = ["open", "ask", "notSent", "recorded"] as const;

/** A question of the form and the user's answer. */
export const answered = z.object({
  kind: z.enum(answerKeys),
  question: z.string(),
  answer: z.string(),
  /** What the form had after it was filled, if the user has changed it since; empty when it had nothing. */
  replaces: z.optional(z.string()),
});
export type Answered = z.infer<typeof answered>;

/** An answer that was stored in the profile, in the row `id` of `other`. */
const learnedAnswer = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** What the row had before; absent for a new one. */
  before: z.optional(z.string()),
});
export type LearnedAnswer = z.infer<typeof learnedAnswer>;

/** The draft for a question, or why there is none. */
const draftedQuestion = z.object({
  question: z.string(),
  result: z.discriminatedUnion("kind", [
    z.extend(draftedAnswer, { kind: z.literal("drafted") }),
    z.object({ kind: z.literal("none"), reason: z.enum(undraftedReasons) }),
  ]),
});
export type DraftedQuestion = z.infer<typeof draftedQuestion>;

/** The state of a form over its pages; stored until the tab navigates to another form or site. */
export const visit = z.object({
  url: z.string(),
  /** The id of the user whose application it is. */
  userId: z.optional(z.string()),
  /** Absent until the page was filled. */
  receipt: z.optional(z.array(line)),
  /** ISO time of the last filling. */
  filledAt: z.optional(z.string()),
  files: z.optional(z.array(attachedFile)),
  draft,
  posted: z.optional(postedValues),
  /** The job text of the page, for a letter. */
  description: z.optional(z.string()),
  /** Answers that the user entered on the pages so far. */
  answered: z.optional(z.array(answered)),
  /** What was stored of them when the application was recorded. */
  learned: z.optional(z.array(learnedAnswer)),
  /** The newest earlier application with the same URL. */
  tracked: z.optional(tracked),
  /** The newest earlier application to the same company. */
  sameCompany: z.optional(tracked),
  chosen: z.optional(z.partialRecord(documentKind, z.nullable(z.string()))),
  written: z.optional(
    z.object({
      text: z.string(),
      pdfBase64: z.string(),
      fileName: z.string(),
      letterId: z.optional(z.string()),
      /** The posting that it was composed for, if no model has written it: its variants are free. */
      composedFor: z.optional(z.string()),
    }),
  ),
  drafts: z.optional(z.array(draftedQuestion)),
  /** The user has closed the panel since the last filling. */
  isPanelClosed: z.optional(z.boolean()),
  recording: z.enum(recordings),
  /** The page has confirmed the application. */
  isConfirmed: z.optional(z.boolean()),
  /** The user was asked because the form has disappeared from its page; it may come back. */
  isGone: z.optional(z.boolean()),
  /** The application that was recorded, and whether it was a saved job before. */
  recordedAs: z.optional(z.object({ id: z.string(), wasSaved: z.boolean() })),
  /** The last further page that was found to belong to this application. */
  pageUrl: z.optional(z.string()),
  /** The URLs of the pages that were filled. */
  filledPages: z.optional(z.array(z.string())),
  /** The tab has gone on to the form of another job. */
  isLeft: z.optional(z.boolean()),
  /** A page may belong to another job: nothing is recorded by itself. */
  isUnclear: z.optional(z.boolean()),
  /** The user has taken back what was recorded: nothing is recorded by itself any more. */
  isTakenBack: z.optional(z.boolean()),
  /** The id under which it is kept on this machine until it is recorded (`unrecorded`). */
  keptAs: z.optional(z.string()),
});
export type Visit = z.infer<typeof visit>;

/** A sent application that is not recorded yet. Stored on this machine only, also when its tab or the browser is closed. */
export const unrecorded = z.object({
  id: z.string(),
  /** ISO time at which its form had gone. */
  since: z.string(),
  visit,
});
export type Unrecorded = z.infer<typeof unrecorded>;

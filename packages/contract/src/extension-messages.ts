import { answerKeys } from "@postulo/domain/answer-key";
import { listShape } from "@postulo/domain/application-columns";
import type { EditProblems } from "@postulo/domain/application-edit";
import * as z from "zod/mini";
import { draftedAnswer, undraftedReasons } from "./answer-draft.ts";
import { correctedKeys } from "./corrected-key.ts";
import { fieldState, outcome } from "./field-state.ts";
import { attachedFile, documentKinds } from "./receipt.ts";

/** What the user entered for an application, before validation. */
const draft = z.object({
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

const tabId = z.number();
const place = { frameId: z.number(), fieldId: z.number() };

const documentKind = z.enum(documentKinds);

const line = z.object({ key: z.string(), label: z.string(), outcome });
export type Line = z.infer<typeof line>;

/** Requests of a web page's frame for its own tab; the browser adds the tab's id. */
export const pageRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("view"), tabId }),
  /** Fills all visible fields of the page, or the named field; that one also when it is hidden, on the user's request. */
  z.object({
    kind: z.literal("fill"),
    tabId,
    only: z.optional(z.object({ ...place, evenUnseen: z.boolean() })),
  }),
  z.object({ kind: z.literal("undo"), tabId }),
  z.object({ kind: z.literal("goTo"), tabId, ...place }),
  /** Selects the stored file to attach; null for none, `written` for the letter that was written for this job. */
  z.object({ kind: z.literal("choose"), tabId, documentKind, fileId: z.nullable(z.string()) }),
  z.object({ kind: z.literal("writeLetter"), tabId }),
  /** Drafts an answer to the question of a field; inserts the draft that the user has read. */
  z.object({ kind: z.literal("draft"), tabId, ...place }),
  z.object({ kind: z.literal("insertDraft"), tabId, ...place }),
  /** What the user says a field is; null takes it back. Stored on this machine only. */
  z.object({
    kind: z.literal("correct"),
    tabId,
    ...place,
    is: z.nullable(z.enum(correctedKeys)),
  }),
  z.object({ kind: z.literal("forgetCorrections"), tabId }),
  /** The user's reply that the page is an application form. */
  z.object({ kind: z.literal("isForm"), tabId }),
  z.object({ kind: z.literal("readPosting"), tabId }),
  /** `again` after the user was notified that the posting is tracked already. */
  z.object({ kind: z.literal("record"), tabId, draft, again: z.boolean() }),
  /** The user's reply that the application was not sent yet. */
  z.object({ kind: z.literal("notSent"), tabId }),
  z.object({ kind: z.literal("hideOnSite"), tabId }),
  /** The user has closed the panel: it does not open by itself on the form's next page. */
  z.object({ kind: z.literal("panelClosed"), tabId }),
  z.object({ kind: z.literal("openSignIn"), tabId }),
  z.object({ kind: z.literal("openPricing"), tabId }),
  z.object({ kind: z.literal("openAccount"), tabId }),
  /** A frame contains an application form, has changed after it was read, or confirms an application. */
  z.object({ kind: z.literal("noticed"), tabId }),
  z.object({ kind: z.literal("pageChanged"), tabId }),
  z.object({ kind: z.literal("confirmed"), tabId }),
  /** The fields that a running fill has filled so far; sent when the user clicks or the page is being left. */
  z.object({ kind: z.literal("written"), tabId, lines: z.array(line).check(z.maxLength(500)) }),
  /** The account page of a server contains a one-time token. */
  z.object({ kind: z.literal("connectHere"), tabId }),
  /** Whether the extension is signed in as the user of a server's page. */
  z.object({ kind: z.literal("isConnected"), tabId, userId: z.string() }),
]);
export type PageRequest = z.infer<typeof pageRequest>;

/** Further requests, of the extension's own pages only. */
export const request = z.discriminatedUnion("kind", [
  pageRequest,
  z.object({ kind: z.literal("status"), tabId }),
  z.object({
    kind: z.literal("signIn"),
    server: z.string(),
    email: z.string(),
    password: z.string(),
  }),
  z.object({ kind: z.literal("signOut") }),
  z.object({ kind: z.literal("connect"), tabId }),
  z.object({ kind: z.literal("showPanel"), tabId }),
  /** Saves the job of the page for later; the draft once the user has completed what the page does not say. */
  z.object({ kind: z.literal("saveJob"), tabId, draft: z.optional(draft) }),
]);
export type Request = z.infer<typeof request>;

type WithoutTab<One> = One extends PageRequest ? Omit<One, "tabId"> : never;

/** A request as a frame sends it; the browser adds the tab. */
export type FrameRequest = WithoutTab<PageRequest>;

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
});
export type Answered = z.infer<typeof answered>;

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
  /** The user's reply that the page is an application form. */
  isForm: z.optional(z.boolean()),
  /** The user has closed the panel since the last filling. */
  isPanelClosed: z.optional(z.boolean()),
  recording: z.enum(recordings),
});
export type Visit = z.infer<typeof visit>;

const refusals = [
  "invalidCredentials",
  "emailNotConfirmed",
  "tooManyAttempts",
  "invalidAddress",
  "invalidConnection",
  "secondFactorMissing",
  "refused",
] as const;
export type Refusal = (typeof refusals)[number];
const failures = [
  "signedOut",
  "secondFactorMissing",
  "pageNotReachable",
  "serverNotReachable",
  "noProfile",
  "limitReached",
  "noPosting",
  "letterRefused",
  "draftRefused",
  "unexpected",
] as const;
export type Failure = (typeof failures)[number];

export type DraftProblem = NonNullable<EditProblems[keyof z.infer<typeof draft>]>;
const draftProblems = ["required", "invalidUrl", "invalidDate"] as const satisfies DraftProblem[];
const problem = z.enum(draftProblems);

export const fieldView = z.object({
  ...place,
  key: z.string(),
  label: z.string(),
  state: fieldState,
  isRequired: z.optional(z.boolean()),
  /** An open question, and what its answer may hold. */
  open: z.optional(
    z.object({
      maxCharacters: z.optional(z.int().check(z.minimum(1))),
      maxWords: z.optional(z.int().check(z.minimum(1))),
      maxSentences: z.optional(z.int().check(z.minimum(1))),
    }),
  ),
  /** What the user has said the field is. */
  corrected: z.optional(z.enum(correctedKeys)),
  /** The host of the frame that the field is in, where it is another one than the page's. */
  site: z.optional(z.string()),
});
export type FieldView = z.infer<typeof fieldView>;

const storedDocument = z.object({
  id: z.string(),
  fileName: z.string(),
  kind: z.string(),
  /** Of a letter that was written in Postulo: the job that it is for. */
  letter: z.optional(z.object({ title: z.string(), company: z.string(), createdAt: z.string() })),
});
export type StoredDocument = z.infer<typeof storedDocument>;

const view = z.object({
  fields: z.array(fieldView),
  documents: z.array(storedDocument),
  chosen: z.record(documentKind, z.nullable(z.string())),
  visit: z.omit(visit, { written: true, answered: true }),
  writtenLetter: z.optional(
    z.object({
      text: z.string(),
      /** Its page on the server, which shows its sources and edits it. */
      address: z.optional(z.string()),
    }),
  ),
  server: z.string(),
  /** Whether the page has an application form, as read or as the user said. */
  isForm: z.boolean(),
  /** What the user has said about fields of this site. */
  corrections: z.number(),
});
/** All that the panel shows. */
export type View = z.infer<typeof view>;

/** Responses of the service worker. */
export const answer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("signedOut"),
    server: z.string(),
    /** The server whose account page, in the active tab, contains a one-time token. */
    offer: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal("signedIn"),
    server: z.string(),
    email: z.string(),
    visit: z.optional(visit),
    offer: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("refused"), refusal: z.enum(refusals) }),
  z.object({ kind: z.literal("visited"), visit }),
  /** The job was saved; `isNew` is false when it is among the user's applications already. */
  z.object({ kind: z.literal("saved"), visit, isNew: z.boolean() }),
  z.object({ kind: z.literal("viewed"), view }),
  z.object({ kind: z.literal("undone"), count: z.number() }),
  z.object({ kind: z.literal("done") }),
  /** The detected form is no application form, or is not visible yet. */
  z.object({ kind: z.literal("noForm") }),
  /** The extension is signed in as no user, as another user, or at another server. */
  z.object({ kind: z.literal("notConnected") }),
  z.object({ kind: z.literal("invalidDraft"), problems: z.partialRecord(z.keyof(draft), problem) }),
  z.object({ kind: z.literal("failed"), failure: z.enum(failures) }),
]);
export type Answer = z.infer<typeof answer>;

import { answerKeys } from "@postulo/domain/answer-key";
import { listShape } from "@postulo/domain/application-columns";
import type { EditProblems } from "@postulo/domain/application-edit";
import { fillFailures } from "@postulo/domain/fill-outcome";
import * as z from "zod/mini";
import { attachedFile, documentKinds, leftReasons } from "./receipt.ts";

/** The person's own words for an application, before it is checked. */
const draft = z.object({
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  location: z.string(),
  applied_at: z.string(),
  source: z.string(),
});

/** What a posting states about itself in structured data, besides what the user checks before recording. */
const postedValues = z.partial(z.object({ employment_type: listShape.employment_type }));
export type PostedValues = z.infer<typeof postedValues>;

const tabId = z.number();
const place = { frameId: z.number(), fieldId: z.number() };

const documentKind = z.enum(documentKinds);

const outcomes = [
  z.object({ kind: z.literal("filled"), text: z.string(), source: z.string() }),
  z.object({ kind: z.literal("left"), reason: z.enum(leftReasons) }),
  z.object({ kind: z.literal("failed"), failure: z.enum(fillFailures) }),
] as const;
const outcome = z.discriminatedUnion("kind", outcomes);
const line = z.object({ key: z.string(), label: z.string(), outcome });
export type Line = z.infer<typeof line>;

/** What a web page's frame may ask for its own tab; the tab's number is the browser's to say. */
export const pageRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("view"), tabId }),
  /** All of the page that can be seen, or the one field that is named; that one also unseen when the person asks for it. */
  z.object({
    kind: z.literal("fill"),
    tabId,
    only: z.optional(z.object({ ...place, evenUnseen: z.boolean() })),
  }),
  z.object({ kind: z.literal("undo"), tabId }),
  z.object({ kind: z.literal("goTo"), tabId, ...place }),
  /** Which stored file is to be attached; null for none, `written` for the letter that was written for this job. */
  z.object({ kind: z.literal("choose"), tabId, documentKind, fileId: z.nullable(z.string()) }),
  z.object({ kind: z.literal("writeLetter"), tabId }),
  z.object({ kind: z.literal("readPosting"), tabId }),
  /** `again` after the person was told that the posting is tracked already. */
  z.object({ kind: z.literal("record"), tabId, draft, again: z.boolean() }),
  /** The answer to the question whether it was sent: not yet. */
  z.object({ kind: z.literal("notSent"), tabId }),
  z.object({ kind: z.literal("hideOnSite"), tabId }),
  z.object({ kind: z.literal("openSignIn"), tabId }),
  z.object({ kind: z.literal("openPricing"), tabId }),
  /** A frame holds an application form, has changed after it was read, or says that an application arrived. */
  z.object({ kind: z.literal("noticed"), tabId }),
  z.object({ kind: z.literal("pageChanged"), tabId }),
  z.object({ kind: z.literal("confirmed"), tabId }),
  /** What a running fill has filled in the page so far: the person has clicked, or the page is being left. */
  z.object({ kind: z.literal("written"), tabId, lines: z.array(line).check(z.maxLength(500)) }),
  /** The account page of a server holds a one-time token. */
  z.object({ kind: z.literal("connectHere"), tabId }),
  /** A page of a server asks whether the extension acts for the person who is signed in there. */
  z.object({ kind: z.literal("isConnected"), tabId, userId: z.string() }),
]);
export type PageRequest = z.infer<typeof pageRequest>;

/** What the extension's own pages may ask besides. */
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
]);
export type Request = z.infer<typeof request>;

type WithoutTab<One> = One extends PageRequest ? Omit<One, "tabId"> : never;

/** A request as a frame sends it: the browser adds the tab. */
export type FrameRequest = WithoutTab<PageRequest>;

const tracked = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  /** null when it is only saved. */
  appliedAt: z.nullable(z.string()),
});
export type Tracked = z.infer<typeof tracked>;

/** Whether the person sent the application: not asked yet, to be asked, answered with no, or recorded. */
const recordings = ["open", "ask", "notSent", "recorded"] as const;

/** A question of the form with what the person answered. */
const answered = z.object({ kind: z.enum(answerKeys), question: z.string(), answer: z.string() });
export type Answered = z.infer<typeof answered>;

/** What happened on one page and the pages after it of the same form: kept until the tab goes elsewhere. */
export const visit = z.object({
  url: z.string(),
  /** Absent until the page was filled. */
  receipt: z.optional(z.array(line)),
  /** ISO time of the last filling. */
  filledAt: z.optional(z.string()),
  files: z.optional(z.array(attachedFile)),
  draft,
  posted: z.optional(postedValues),
  /** What the page says about the job, for a letter. */
  description: z.optional(z.string()),
  /** What the person answered by themselves on the pages so far. */
  answered: z.optional(z.array(answered)),
  /** The newest application with the same address, made before. */
  tracked: z.optional(tracked),
  /** The newest one to the same company. */
  sameCompany: z.optional(tracked),
  chosen: z.optional(z.partialRecord(documentKind, z.nullable(z.string()))),
  written: z.optional(
    z.object({
      text: z.string(),
      pdfBase64: z.string(),
      fileName: z.string(),
      letterId: z.optional(z.string()),
    }),
  ),
  recording: z.enum(recordings),
});
export type Visit = z.infer<typeof visit>;

const refusals = [
  "invalidCredentials",
  "emailNotConfirmed",
  "tooManyAttempts",
  "invalidAddress",
  "invalidConnection",
  "refused",
] as const;
export type Refusal = (typeof refusals)[number];
const failures = [
  "signedOut",
  "pageNotReachable",
  "serverNotReachable",
  "noProfile",
  "limitReached",
  "noPosting",
  "letterRefused",
  "unexpected",
] as const;
export type Failure = (typeof failures)[number];

export type DraftProblem = NonNullable<EditProblems[keyof z.infer<typeof draft>]>;
const draftProblems = ["required", "invalidUrl", "invalidDate"] as const satisfies DraftProblem[];
const problem = z.enum(draftProblems);

const fieldState = z.discriminatedUnion("kind", [
  /** Can be filled, and with what. */
  z.object({ kind: z.literal("ready"), text: z.string(), source: z.string() }),
  /** Could be filled, but a person cannot see it. */
  z.object({ kind: z.literal("unseen"), text: z.string(), source: z.string() }),
  ...outcomes,
]);
const fieldView = z.object({ ...place, key: z.string(), label: z.string(), state: fieldState });
export type FieldView = z.infer<typeof fieldView>;

const storedDocument = z.object({ id: z.string(), fileName: z.string(), kind: z.string() });
export type StoredDocument = z.infer<typeof storedDocument>;

const view = z.object({
  fields: z.array(fieldView),
  documents: z.array(storedDocument),
  chosen: z.record(documentKind, z.nullable(z.string())),
  visit: z.omit(visit, { written: true, answered: true }),
  writtenLetter: z.optional(
    z.object({
      text: z.string(),
      /** Its page on the server, where its sources are seen and it is changed. */
      address: z.optional(z.string()),
    }),
  ),
  server: z.string(),
});
/** All that the panel shows. */
export type View = z.infer<typeof view>;

/** What the service worker answers. */
export const answer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("signedOut"),
    server: z.string(),
    /** The server whose account page, in front, holds a one-time token. */
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
  z.object({ kind: z.literal("viewed"), view }),
  z.object({ kind: z.literal("undone"), count: z.number() }),
  z.object({ kind: z.literal("done") }),
  /** What was noticed is no form to apply with, or is not shown yet. */
  z.object({ kind: z.literal("noForm") }),
  /** The extension acts for nobody, for somebody else, or at another server. */
  z.object({ kind: z.literal("notConnected") }),
  z.object({ kind: z.literal("invalidDraft"), problems: z.partialRecord(z.keyof(draft), problem) }),
  z.object({ kind: z.literal("failed"), failure: z.enum(failures) }),
]);
export type Answer = z.infer<typeof answer>;

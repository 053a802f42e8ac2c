import type { EditProblems } from "@postulo/domain/application-edit";
import * as z from "zod/mini";
import { correctedKeys } from "./corrected-key.ts";
import { fieldState } from "./field-state.ts";
import { draft, documentKind, line, unrecorded, visit } from "./extension-visit.ts";

const tabId = z.number();
const place = { frameId: z.number(), fieldId: z.number() };

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
  /** Takes back what was recorded in this visit. */
  z.object({ kind: z.literal("takeBack"), tabId }),
  /** Takes back the answers that were stored with the record. */
  z.object({ kind: z.literal("forgetAnswers"), tabId }),
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
  /** As the requests of the same names, for an application that is kept as `unrecorded`. */
  z.object({
    kind: z.literal("unrecorded"),
    id: z.string(),
    action: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("record"), draft, again: z.boolean() }),
      z.object({ kind: z.literal("takeBack") }),
      z.object({ kind: z.literal("forgetAnswers") }),
      z.object({ kind: z.literal("notSent") }),
    ]),
  }),
]);
export type Request = z.infer<typeof request>;

type WithoutTab<One> = One extends PageRequest ? Omit<One, "tabId"> : never;

/** A request as a frame sends it; the browser adds the tab. */
export type FrameRequest = WithoutTab<PageRequest>;

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
  /** The session has ended; `notSignedIn` if there was none. */
  "signedOut",
  "notSignedIn",
  "secondFactorMissing",
  "pageNotReachable",
  "serverNotReachable",
  "noProfile",
  "limitReached",
  "noPosting",
  "letterRefused",
  "draftRefused",
  /** The application to take back is no longer as it was recorded. */
  "changedSince",
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
  /** The heading of its part of the form, where another field has the same label. */
  section: z.optional(z.string()),
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
  /** How many applications of this user other tabs could not record. */
  unrecorded: z.optional(z.number()),
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
  /** Whether only the user has said so, for the page. */
  isSaidForm: z.optional(z.boolean()),
  /** What the user has said about fields of this site. */
  corrections: z.number(),
  /** Of a filled form: of which entries of the profile it has fewer fields than there are. */
  entries: z.optional(
    z.array(z.object({ kind: z.enum(["jobs", "schools"]), shown: z.number(), all: z.number() })),
  ),
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
    /** Whether the tab shows a page that is none of the visit's form, such as another job of the site. */
    isOtherPage: z.optional(z.boolean()),
    /** Applications of this user that other tabs could not record. */
    unrecorded: z.optional(z.array(unrecorded)),
    offer: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("refused"), refusal: z.enum(refusals) }),
  z.object({ kind: z.literal("visited"), visit }),
  /** The job was saved; `isNew` is false when it is among the user's applications already. */
  z.object({ kind: z.literal("saved"), visit, isNew: z.boolean() }),
  z.object({ kind: z.literal("viewed"), view }),
  /** `kept`: the labels of the fields that could not be put back; `earlier`: the fields that other pages of the form have. */
  z.object({
    kind: z.literal("undone"),
    count: z.number(),
    kept: z.array(z.string()),
    earlier: z.array(z.pick(line, { key: true, label: true })),
    /** How many empty rows that were added for jobs and schools stay in the form. */
    rows: z.optional(z.number()),
  }),
  z.object({ kind: z.literal("done") }),
  /** The detected form is no application form, or is not visible yet. */
  z.object({ kind: z.literal("noForm") }),
  /** The extension is signed in as no user, as another user, or at another server. */
  z.object({ kind: z.literal("notConnected") }),
  z.object({
    kind: z.literal("invalidDraft"),
    problems: z.partialRecord(z.keyof(draft), problem),
    /** What the page says of a job to be saved. */
    draft: z.optional(draft),
  }),
  z.object({ kind: z.literal("failed"), failure: z.enum(failures) }),
]);
export type Answer = z.infer<typeof answer>;

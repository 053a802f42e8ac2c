import * as z from "zod/mini";

/** The person's own words for an application, before it is checked. */
const draft = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  jobUrl: z.string(),
  location: z.string(),
  appliedAt: z.string(),
  source: z.string(),
});

const tabId = z.number();

/** What the popup asks of the service worker. */
export const request = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), tabId }),
  z.object({
    kind: z.literal("signIn"),
    server: z.string(),
    email: z.string(),
    password: z.string(),
  }),
  z.object({ kind: z.literal("signOut") }),
  z.object({ kind: z.literal("fill"), tabId }),
  z.object({ kind: z.literal("undo"), tabId }),
  z.object({ kind: z.literal("readPosting"), tabId }),
  /** `again` after the person was told that the posting is tracked already. */
  z.object({ kind: z.literal("record"), tabId, draft, again: z.boolean() }),
]);
export type Request = z.infer<typeof request>;

const outcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("filled"), text: z.string(), source: z.string() }),
  z.object({ kind: z.literal("left"), reason: z.string() }),
  z.object({ kind: z.literal("failed"), failure: z.string() }),
]);
const line = z.object({ key: z.string(), label: z.string(), outcome });

const tracked = z.object({ jobTitle: z.string(), companyName: z.string(), appliedAt: z.string() });
export type Tracked = z.infer<typeof tracked>;

/** What happened on one page: kept until the tab goes elsewhere. */
export const visit = z.object({
  url: z.string(),
  /** Absent until the page was filled. */
  receipt: z.optional(z.array(line)),
  draft,
  /** The newest application with the same address, made before. */
  tracked: z.optional(tracked),
  isRecorded: z.boolean(),
});
export type Visit = z.infer<typeof visit>;

const refusals = [
  "invalidCredentials",
  "emailNotConfirmed",
  "tooManyAttempts",
  "invalidAddress",
  "refused",
] as const;
const failures = ["signedOut", "pageNotReachable", "serverNotReachable", "unexpected"] as const;

const problem = z.enum(["required", "invalidUrl", "invalidDate"]);

/** What the service worker answers. */
export const answer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signedOut"), server: z.string() }),
  z.object({
    kind: z.literal("signedIn"),
    server: z.string(),
    email: z.string(),
    visit: z.optional(visit),
  }),
  z.object({ kind: z.literal("refused"), refusal: z.enum(refusals) }),
  z.object({ kind: z.literal("visited"), visit }),
  z.object({ kind: z.literal("undone"), count: z.number() }),
  z.object({ kind: z.literal("invalidDraft"), problems: z.partialRecord(z.keyof(draft), problem) }),
  z.object({ kind: z.literal("failed"), failure: z.enum(failures) }),
]);
export type Answer = z.infer<typeof answer>;

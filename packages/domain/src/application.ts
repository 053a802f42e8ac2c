import * as z from "zod/mini";
import { nextActions } from "./next-action.ts";
import { priorities } from "./priority.ts";
import { stages } from "./stage.ts";
import { websiteUrl } from "./website.ts";

/** The origin of an application: typed, or recorded by the extension. */
export const applicationMethods = ["manual", "extension"] as const;
export type ApplicationMethod = (typeof applicationMethods)[number];

/** A row of `job_applied` as the table API gives it. Dates are ISO days. */
export const applicationRow = z.object({
  id: z.uuid(),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  location: z.nullable(z.string()),
  /** null only in the stage `saved`. */
  applied_at: z.nullable(z.string()),
  saved_at: z.nullable(z.string()),
  source: z.nullable(z.string()),
  application_stage: z.enum(stages),
  priority_level: z.enum(priorities),
  application_method: z.nullable(z.enum(applicationMethods)),
  contact_name: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  next_action: z.nullable(z.enum(nextActions)),
  next_action_date: z.nullable(z.string()),
  reminder_set: z.boolean(),
  version: z.number(),
});
export type Application = z.infer<typeof applicationRow>;

/** The form for adding an application. */
export type ApplicationDraft = {
  readonly jobTitle: string;
  readonly companyName: string;
  readonly jobUrl: string;
  readonly location: string;
  /** ISO day. */
  readonly appliedAt: string;
  readonly source: string;
};

/** The fields of a draft that are wrong, by the key of their message. */
export type DraftProblem = "required" | "invalidUrl" | "invalidDate";
export type DraftProblems = Partial<Record<keyof ApplicationDraft, DraftProblem>>;

/** The columns of a new row; the database adds owner, stage, priority and version. */
export type NewApplication = {
  readonly job_title: string;
  readonly company_name: string;
  readonly job_url: string;
  readonly location: string | null;
  readonly applied_at: string;
  readonly source: string | null;
  readonly application_method: ApplicationMethod;
};

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/**
 * Checks a draft: job title, company name and job URL are required (specification section 5), a URL must be one that can be opened.
 * @returns the row to insert, or each wrong field with the key of its message.
 */
export function newApplication(
  draft: ApplicationDraft,
  method: ApplicationMethod,
): { kind: "valid"; row: NewApplication } | { kind: "invalid"; problems: DraftProblems } {
  const url = websiteUrl(draft.jobUrl);
  const problems: DraftProblems = {
    ...(draft.jobTitle.trim() === "" ? { jobTitle: "required" } : {}),
    ...(draft.companyName.trim() === "" ? { companyName: "required" } : {}),
    ...(draft.jobUrl.trim() === "" ? { jobUrl: "required" } : url ? {} : { jobUrl: "invalidUrl" }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(draft.appliedAt) ? {} : { appliedAt: "invalidDate" }),
  };
  if (!url || Object.keys(problems).length > 0) return { kind: "invalid", problems };
  return {
    kind: "valid",
    row: {
      job_title: draft.jobTitle.trim(),
      company_name: draft.companyName.trim(),
      job_url: url,
      location: orNull(draft.location),
      applied_at: draft.appliedAt,
      source: orNull(draft.source),
      application_method: method,
    },
  };
}

import * as z from "zod/mini";
import { detailShape, listShape } from "./application-columns.ts";
import { checkEdit, type EditDraft, type EditProblems } from "./application-edit.ts";
import { applicationMethods, type ApplicationMethod } from "./application.ts";

/** What is entered for a new application. */
export type ApplicationDraft = EditDraft &
  Readonly<Record<"job_title" | "company_name" | "job_url" | "applied_at", string>>;

/** A web search for the position: the link of an application without the URL of its posting, see `isSearchUrl`. */
export const searchUrl = (jobTitle: string, companyName: string): string =>
  `https://duckduckgo.com/?q=${encodeURIComponent(`${jobTitle} ${companyName}`)}`;

const newRow = z.extend(z.partial(z.object({ ...listShape, ...detailShape })), {
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  application_method: z.enum(applicationMethods),
});
/** The columns that the user enters for a new row; the database adds owner, stage, priority and version. */
export type NewApplication = z.infer<typeof newRow>;

/**
 * Checks a draft: job title, company name and job URL are required (specification section 5), and so is the date unless
 * the job is only saved.
 * @returns the row to insert, or each wrong column with the key of its message.
 */
export function newApplication(
  draft: ApplicationDraft,
  method: ApplicationMethod,
):
  | { readonly kind: "valid"; readonly row: NewApplication }
  | { readonly kind: "invalid"; readonly problems: EditProblems } {
  const checked = checkEdit(draft);
  const problems: EditProblems = {
    ...(checked.kind === "invalid" ? checked.problems : {}),
    ...(draft.applied_at.trim() === "" && draft.application_stage !== "saved"
      ? { applied_at: "invalidDate" }
      : {}),
  };
  if (checked.kind === "invalid" || Object.keys(problems).length > 0)
    return { kind: "invalid", problems };
  return { kind: "valid", row: z.parse(newRow, { ...checked.edit, application_method: method }) };
}

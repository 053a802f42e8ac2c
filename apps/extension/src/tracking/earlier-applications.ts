import type { Tracked } from "@postulo/contract/extension-messages";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";

const rows = z.array(
  z.object({ job_title: z.string(), company_name: z.string(), applied_at: z.nullable(z.string()) }),
);
const columns = "job_title, company_name, applied_at";

const companyRows = z.array(z.object({ company_name: z.string() }));
const maxCompanies = 500;

function newestOf(data: unknown): Tracked | undefined {
  const row = rows.parse(data)[0];
  return (
    row && { jobTitle: row.job_title, companyName: row.company_name, appliedAt: row.applied_at }
  );
}

/** The newest application with the same URL. */
export async function findTracked({ client }: Session, url: string): Promise<Tracked | undefined> {
  const found = await client
    .from("job_applied")
    .select(columns)
    .eq("job_url", url)
    .order("applied_at", { ascending: false, nullsFirst: false })
    .limit(1)
    .throwOnError();
  return newestOf(found.data);
}

const savedRows = z.array(z.object({ id: z.string(), application_method: z.nullable(z.string()) }));
export type SavedJob = z.infer<typeof savedRows>[number];

/** The job with the same URL that is only saved, not applied to yet. */
export async function findSaved({ client }: Session, url: string): Promise<SavedJob | undefined> {
  const found = await client
    .from("job_applied")
    .select("id, application_method")
    .eq("job_url", url)
    .eq("application_stage", "saved")
    .limit(1)
    .throwOnError();
  return savedRows.parse(found.data)[0];
}

// Escapes the wildcards of `ilike`, including the `*` of the table API.
const literally = (text: string) => text.replace(/[\\%_*]/g, "_");

/** The newest application to the same company, compared without case. */
export async function findSameCompany(
  { client }: Session,
  company: string,
): Promise<Tracked | undefined> {
  if (company.trim() === "") return undefined;
  const found = await client
    .from("job_applied")
    .select(columns)
    .ilike("company_name", literally(company.trim()))
    .not("applied_at", "is", null)
    .order("applied_at", { ascending: false, nullsFirst: false })
    .limit(1)
    .throwOnError();
  return newestOf(found.data);
}

/** The companies that the user applied to, newest first. */
export async function companiesAppliedTo({ client }: Session): Promise<readonly string[]> {
  const found = await client
    .from("job_applied")
    .select("company_name")
    .not("applied_at", "is", null)
    .order("applied_at", { ascending: false, nullsFirst: false })
    .limit(maxCompanies)
    .throwOnError();
  return [...new Set(companyRows.parse(found.data).map((row) => row.company_name))];
}

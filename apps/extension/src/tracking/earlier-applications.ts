import { plainWords } from "@postulo/autofill/classify/phrase";
import type { Tracked, Visit } from "@postulo/contract/extension-visit";
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

/** The newest application with the same URL. `isRetried`: tries again for some seconds when the server fails. */
export async function findTracked(
  { client }: Session,
  url: string,
  isRetried = false,
): Promise<Tracked | undefined> {
  const found = await client
    .from("job_applied")
    .select(columns)
    .eq("job_url", url)
    .order("applied_at", { ascending: false, nullsFirst: false })
    .limit(1)
    .retry(isRetried)
    .throwOnError();
  return newestOf(found.data);
}

const savedJob = z.object({
  id: z.string(),
  job_url: z.string(),
  application_method: z.nullable(z.string()),
  receipt: z.optional(z.unknown()),
});
const savedRows = z.array(savedJob);
export type SavedJob = z.infer<typeof savedJob>;

const sameRows = z.array(
  z.extend(savedJob, {
    job_title: z.string(),
    company_name: z.string(),
    applied_at: z.nullable(z.string()),
    location: z.nullish(z.string()),
    application_stage: z.nullish(z.string()),
  }),
);
const maxSame = 100;

/** The job with the same URL that is only saved, not applied to yet. */
export async function findSaved({ client }: Session, url: string): Promise<SavedJob | undefined> {
  const found = await client
    .from("job_applied")
    .select("id, job_url, application_method, receipt")
    .eq("job_url", url)
    .eq("application_stage", "saved")
    .limit(1)
    .retry(true)
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

const sameWords = (one: string, other: string) => plainWords(one) === plainWords(other);

type NamedJob = Pick<Visit["draft"], "job_title" | "company_name" | "location">;

/**
 * The newest application to the job of this title and company, which a form and its posting may have under different URLs.
 * One at another stated place is another job.
 */
async function findSameJob({ client }: Session, { job_title, company_name, location }: NamedJob) {
  const found = await client
    .from("job_applied")
    .select(`id, job_url, application_method, receipt, location, application_stage, ${columns}`)
    .ilike("company_name", literally(company_name.trim()))
    .order("applied_at", { ascending: false, nullsFirst: false })
    .limit(maxSame)
    .retry(true)
    .throwOnError();
  return sameRows.parse(found.data).filter((row) => {
    const place = row.location ?? "";
    const isHere = place === "" || location === "" || sameWords(place, location);
    return (
      isHere && sameWords(row.job_title, job_title) && sameWords(row.company_name, company_name)
    );
  });
}

/** The saved job of this title and company, where no application to it was sent. */
export async function findSavedByName(
  session: Session,
  job: NamedJob,
): Promise<SavedJob | undefined> {
  const same = await findSameJob(session, job);
  return same.every((row) => row.application_stage === "saved") ? same[0] : undefined;
}

/** The newest application to the job of this title and company. */
export async function findTrackedByName(
  session: Session,
  job: NamedJob,
): Promise<Tracked | undefined> {
  return newestOf(await findSameJob(session, job));
}

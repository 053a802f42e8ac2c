import type { Tracked } from "@postulo/contract/extension-messages";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";

const rows = z.array(
  z.object({ job_title: z.string(), company_name: z.string(), applied_at: z.nullable(z.string()) }),
);
const columns = "job_title, company_name, applied_at";

const companyRows = z.array(z.object({ company_name: z.string() }));
const mostCompanies = 500;

function newestOf(data: unknown): Tracked | undefined {
  const row = rows.parse(data)[0];
  return (
    row && { jobTitle: row.job_title, companyName: row.company_name, appliedAt: row.applied_at }
  );
}

/** The newest application to the same address; undefined when there is none. */
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

// Signs of the pattern, and the star that the table API reads as one.
const literally = (text: string) => text.replace(/[\\%_*]/g, "_");

/** The newest application to the same company, however it is spelt in large and small; undefined when there is none. */
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

/** Whom the person applied to, the newest first. */
export async function companiesAppliedTo({ client }: Session): Promise<readonly string[]> {
  const found = await client
    .from("job_applied")
    .select("company_name")
    .not("applied_at", "is", null)
    .order("applied_at", { ascending: false, nullsFirst: false })
    .limit(mostCompanies)
    .throwOnError();
  return [...new Set(companyRows.parse(found.data).map((row) => row.company_name))];
}

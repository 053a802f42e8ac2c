import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import type { ServerCommand } from "../../testing/server-command.ts";

/** A running demo and its credentials. */
export interface PrintedDemo {
  url: string;
  email: string;
  password: string;
}

/** Reads the URL and credentials that the command prints. */
export async function printedBy({ printed }: ServerCommand): Promise<PrintedDemo> {
  return {
    email: await printed(/Sign in as (\S+)/),
    password: await printed(/with the password (\S+)/),
    url: await printed(/runs at (\S+)/),
  };
}

export async function signIn({ url, email, password }: PrintedDemo): Promise<SupabaseClient> {
  const client = createClient(url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

export const countOf = async (client: SupabaseClient, table: string) =>
  (await client.from(table).select("*", { count: "exact", head: true })).count;

/** Forty applications with their histories, and something of each kind of entry. */
export async function expectWholeSearch(client: SupabaseClient): Promise<void> {
  for (const table of ["education", "experiences", "contributions", "competencies", "websites"]) {
    expect([table, await countOf(client, table)]).not.toEqual([table, 0]);
  }
  const { data: applications } = await client
    .from("job_applied")
    .select("id, applied_at, application_stage, job_url, tags")
    .neq("application_stage", "saved")
    .order("applied_at");
  expect(applications).toHaveLength(40);
  expect(new Set(applications?.flatMap(({ tags }) => tags)).size).toBe(4);
  expect(new Set(applications?.map(({ job_url }) => job_url)).size).toBe(40);
  expect(
    new Set(applications?.map(({ applied_at }) => applied_at.slice(0, 7))).size,
  ).toBeGreaterThan(5);
  const { data: events } = await client.from("application_event").select("*").order("occurred_at");
  expect(events?.length).toBeGreaterThan(100);
  for (const { id, applied_at, application_stage } of applications ?? []) {
    const own = events?.filter((event) => event.application_id === id) ?? [];
    const stages = own.filter(({ field }) => field === "application_stage");
    expect(stages[0]).toMatchObject({ kind: "created", new_value: "applied" });
    expect(stages[0].occurred_at.slice(0, 10)).toBe(applied_at);
    expect(own[0].occurred_at).toBe(stages[0].occurred_at);
    expect(stages.at(-1).new_value).toBe(application_stage);
    expect(Date.parse(own.at(-1).occurred_at)).toBeLessThanOrEqual(Date.now());
  }
}

/** Interviews of the week with an overlap, one to be asked about, tasks, saved jobs, and postings. */
export async function expectPlans(client: SupabaseClient): Promise<void> {
  const { data: interviews } = await client.from("interview").select("starts_at, asked_at");
  const past = interviews?.filter(({ starts_at: at }) => Date.parse(at) < Date.now());
  expect([interviews?.length, past?.length]).toEqual([5, 1]);
  const today = new Date().toISOString().slice(0, 10);
  const { data: tasks } = await client.from("task").select("due_date");
  expect(tasks?.filter(({ due_date: day }) => day < today)).toHaveLength(1);
  expect(tasks?.filter(({ due_date: day }) => day === today)).toHaveLength(2);
  const { data: postings } = await client
    .from("job_applied")
    .select("company_name")
    .not("posting_text", "is", null);
  expect(postings).toHaveLength(3);
}

/** Letters, a résumé and another document, with their bytes. */
export async function expectDocuments(client: SupabaseClient): Promise<void> {
  const { data: files } = await client.from("files").select("file_path, file_type");
  expect(files?.map(({ file_type }) => file_type).sort()).toEqual([
    "cover_letter",
    "cover_letter",
    "cover_letter",
    "other",
    "resume",
  ]);
  for (const { file_path, file_type } of files ?? []) {
    const { data } = await client.storage.from("user-documents").download(file_path);
    const beginning = (await data?.text())?.slice(0, 5);
    expect([file_type, beginning]).toEqual([file_type, file_type === "other" ? "Names" : "%PDF-"]);
  }
}

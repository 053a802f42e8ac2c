import { bodyOf, callServer } from "@postulo/contract/call-server";
import { comparePosting } from "@postulo/contract/posting-comparison";
import { beforeEach, expect, test } from "vitest";
import { arrayText } from "../data/array-text.ts";
import { SupabaseClient } from "../data/supabase-client.ts";
// Loaded before the first test, because its word lists are large.
import "./compare-in-memory.ts";
import { demoTables, demoUser } from "./demo-rows.ts";
import { MemoryServer } from "./memory-server.ts";

const now = new Date("2026-11-23T12:00:00Z");
let client: SupabaseClient;
beforeEach(() => {
  client = new SupabaseClient({
    url: "https://demo.example",
    publishableKey: "demo",
    storageKey: crypto.randomUUID(),
    transport: new MemoryServer(demoTables("en", now), "It needs an account.").fetch,
  });
});

const applications = () => client.from("job_applied");
async function firstId(): Promise<string> {
  const { data } = await applications().select("id").order("applied_at").limit(1).single();
  return String(data?.["id"]);
}

test("filters, sorts, counts and pages rows", async () => {
  const { data, count } = await applications()
    .select("job_title,applied_at", { count: "exact" })
    .eq("user_id", demoUser.id)
    .in("application_stage", ["offer", "applied"])
    .order("applied_at", { ascending: false, nullsFirst: false })
    .range(0, 2);
  expect(count).toBe(12);
  expect(data?.map((row) => row["job_title"])).toEqual([
    "Supply chain manager",
    "Procurement coordinator",
    "Supply planner",
  ]);
  const none = await applications().select("id").is("applied_at", null);
  expect(none.data).toHaveLength(3);
});

test("embeds the rows of other tables, filtered and limited", async () => {
  const { data } = await applications()
    .select("company_name,application_event(new_value)")
    .eq("company_name", "Altiplan Outdoor")
    .eq("application_event.field", "application_stage")
    .order("occurred_at", { referencedTable: "application_event", ascending: false });
  expect(data?.[0]?.["application_event"][0]).toEqual({ new_value: "offer" });
  const tasks = await client.from("task").select("action,job_applied(company_name)").limit(1);
  expect(tasks.data?.[0]?.["job_applied"]).toEqual({ company_name: "Altiplan Outdoor" });
});

test("updates the version that was seen only, and records the change", async () => {
  const id = await firstId();
  const change = (version: number) =>
    applications()
      .update({ priority_level: "high" })
      .eq("id", id)
      .eq("version", version)
      .select("version");
  expect((await change(2)).data).toEqual([]);
  expect((await change(1)).data).toEqual([{ version: 2 }]);
  const { data } = await client
    .from("application_event")
    .select("old_value,new_value")
    .eq("application_id", id)
    .eq("field", "priority_level");
  expect(data).toEqual([{ old_value: "medium", new_value: "high" }]);
});

test("keeps the next action of an application and its first task the same", async () => {
  const id = await firstId();
  await applications()
    .update({ next_action: "followUp", next_action_date: "2026-12-01" })
    .eq("id", id);
  const tasks = () => client.from("task").select("action,due_date").eq("application_id", id);
  expect((await tasks()).data).toEqual([{ action: "followUp", due_date: "2026-12-01" }]);
  await client.from("task").update({ done_at: now.toISOString() }).eq("application_id", id);
  const { data } = await applications()
    .select("next_action,next_action_date")
    .eq("id", id)
    .single();
  expect(data).toEqual({ next_action: null, next_action_date: null });
});

test("adds and removes a tag of several applications", async () => {
  const id = await firstId();
  const change = async (tags: object) =>
    (await client.rpc("change_tags", { p_ids: [id], ...tags }).select("tags")).data;
  expect(await change({ p_added: "Remote" })).toEqual([{ tags: ["Remote"] }]);
  expect(await change({ p_added: "remote" })).toEqual([]);
  expect(await change({ p_removed: "Remote" })).toEqual([{ tags: [] }]);
});

test("finds applications by all their tags, as the undo of changed tags does", async () => {
  const id = await firstId();
  const tags = ['say "yes"', String.raw`a\b`];
  await applications().update({ tags }).eq("id", id);
  const undo = (text: string) =>
    applications().update({ tags: [] }).eq("id", id).match({ tags: text }).select("tags");
  expect((await undo('{"a"}')).data).toEqual([]);
  expect((await undo(arrayText(tags))).data).toEqual([{ tags: [] }]);
});

test("restores a deleted application with what belongs to it", async () => {
  const { data: planned } = await client.from("interview").select("application_id").limit(1);
  const id = String(planned?.[0]?.["application_id"]);
  await applications()
    .update({ next_action: "followUp", next_action_date: "2026-12-01" })
    .eq("id", id);
  const partsOf = async () =>
    Promise.all(
      ["task", "interview", "application_event"].map(async (table) => {
        const { data } = await client.from(table).select("id").eq("application_id", id).order("id");
        return data;
      }),
    );
  const parts = await partsOf();
  expect(parts.every((rows) => rows?.length)).toBe(true);
  await applications().delete().eq("id", id);
  expect(await partsOf()).toEqual([[], [], []]);
  expect((await applications().select("id").eq("id", id)).data).toEqual([]);
  expect((await client.from("trash").select("row_id")).data).toEqual([{ row_id: id }]);
  expect((await client.rpc("restore_application", { p_id: id })).data).toBe(true);
  expect((await applications().select("id").eq("id", id)).data).toEqual([{ id }]);
  expect(await partsOf()).toEqual(parts);
});

test("answers what it does not serve with the demo's text, and rows it lacks with none", async () => {
  expect((await client.rpc("try_consume")).error?.message).toBe("It needs an account.");
  expect((await client.fetch("https://demo.example/cover-letter", { method: "POST" })).status).toBe(
    403,
  );
  expect((await client.from("letters").select("id")).data).toEqual([]);
});

test.each(["en", "fr"] as const)("the demo in %s has a search of seven months", (language) => {
  const tables = demoTables(language, now);
  expect(tables.get("job_applied")).toHaveLength(43);
  expect(tables.get("interview")?.length).toBeGreaterThan(1);
  const titles = tables.get("job_applied")?.map((row) => row["job_title"]);
  expect(titles?.includes("Supply planner")).toBe(language === "en");
});

test("compares a posting with the profile of the demo as the server does", async () => {
  const { data } = await applications()
    .select("posting_text")
    .not("posting_text", "is", null)
    .limit(1);
  const body = { jobDescription: String(data?.[0]?.["posting_text"]) };
  const { requirements } = bodyOf(
    await callServer(comparePosting, { fetch: client.fetch, origin: "https://demo.example", body }),
  );
  expect(requirements.filter(({ provenBy }) => provenBy.length > 0).length).toBeGreaterThan(1);
});

import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { findRunning } from "@postulo/postgres/running-database";
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createReleasedFolder, readRows } from "./testing/released-data/released-folder.ts";
import type { ReleasedFolder, Row, Rows } from "./testing/released-data/released-folder.ts";
import { runCommand } from "./testing/server-command.ts";
import type { ServerCommand } from "./testing/server-command.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What migrations and the seed change on purpose, in rows that stay: columns by table. */
const changedColumns: Readonly<Record<string, readonly string[]>> = {
  // Wrong codes are counted by account and address, no longer by code.
  "auth.one_time_tokens": ["code_attempts_left"],
  // The names of the skills to pick from are those of the present seed.
  "public.skill_subcategories": ["name_fr"],
  // An application in the trash gets the columns that it lacks.
  "public.trash": ["content"],
};

/** Counts that the sweep deletes as soon as their minutes have passed. */
const shortLived: ReadonlySet<string> = new Set(["auth.rate_limits", "private.rate_count"]);

describe("a data folder of 0.1.0", () => {
  let folder: ReleasedFolder;
  let server: ServerCommand;
  let url = "";
  let after: Rows;
  let jane: SupabaseClient;

  const start = async () => {
    const settings = { DATA_DIR: folder.dataDir, LOG_LEVEL: "info" };
    server = runCommand({ words: ["start.mjs"], cwd: folder.dataDir, settings });
    url = await server.printed(/runs at (\S+)/);
  };
  const newClient = () =>
    createClient(url, "sb_publishable_postulo", {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    });

  beforeAll(async () => {
    folder = await createReleasedFolder("0.1.0");
    await start();
    const client = new Client(await findRunning(folder.dataDir));
    await client.connect();
    after = await readRows(client);
    await client.end();
    jane = newClient();
  });
  afterAll(async () => {
    server.child.kill();
    await server.ended;
    await folder.remove();
  });

  const keepsAll = (row: Row, ignored: readonly string[]) => (candidate: Row) =>
    Object.entries(row).every(
      ([column, value]) => ignored.includes(column) || isDeepStrictEqual(candidate[column], value),
    );

  test("keeps every row of every table", () => {
    const filled = Object.values(folder.rows).filter((rows) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(35);
    for (const [table, rows] of Object.entries(folder.rows)) {
      if (shortLived.has(table)) continue;
      const left = [...(after[table] ?? [])];
      for (const row of rows) {
        const at = left.findIndex(keepsAll(row, changedColumns[table] ?? []));
        expect(at, `${table} lacks ${JSON.stringify(row)}`).toBeGreaterThanOrEqual(0);
        left.splice(at, 1);
      }
      expect({ table, added: left }).toEqual({ table, added: [] });
    }
  });

  test("keeps every file: documents, mails and keys", async () => {
    const documents = [...folder.files.keys()].filter((name) => name.startsWith("storage/"));
    expect(documents).toHaveLength(folder.rows["storage.objects"]?.length ?? 0);
    for (const [name, bytes] of folder.files) {
      const now = await readFile(path.join(folder.dataDir, name));
      expect({ name, isSame: bytes.equals(now) }).toEqual({ name, isSame: true });
    }
  });

  test("makes a task of what was to be done next", () => {
    const [dueDate] = (folder.rows["public.job_applied"] ?? []).flatMap(
      ({ next_action_date: date }) => date ?? [],
    );
    expect(dueDate).toMatch(/^20/);
    expect(after["public.task"]).toEqual([
      expect.objectContaining({
        action: "followUp",
        due_date: dueDate,
        reminder_set: true,
        done_at: null,
      }),
    ]);
  });

  test("lets people go on with their sessions, in the browser and in the extension", async () => {
    const { secrets } = folder;
    for (const [client, token] of [
      [jane, secrets.jane.refreshToken],
      [newClient(), secrets.extension],
    ] as const) {
      const { data, error } = await client.auth.refreshSession({ refresh_token: token });
      expect(error).toBeNull();
      expect(data.user?.id).toBe(secrets.jane.userId);
    }
  });

  test("lets people sign in with their passwords", async () => {
    const password = folder.secrets.password;
    for (const email of ["jane@example.org", "marc@example.org"]) {
      const { data, error } = await newClient().auth.signInWithPassword({ email, password });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
    }
  });

  test("shows people their profile, applications, documents, letters and plan", async () => {
    const countOf = async (table: string) =>
      (await jane.from(table).select("*", { count: "exact", head: true })).count;
    const ofJane = {
      job_applied: 3,
      application_event: 8,
      experiences: 2,
      education: 1,
      contributions: 1,
      other: 3,
      websites: 1,
      competencies: 3,
      files: 3,
      letters: 1,
      letter_versions: 2,
      application_contacts: 1,
      trash: 2,
    };
    const counts = Object.keys(ofJane).map(async (table) => [table, await countOf(table)]);
    expect(Object.fromEntries(await Promise.all(counts))).toEqual(ofJane);
    const { data: profile } = await jane.from("profile").select("first_name, summary").single();
    expect(profile).toEqual({
      first_name: "Jane",
      summary: "Baker with nine years in bakeries.\nLoves sourdough — and “tidy” benches.",
    });
    const marc = newClient();
    const { password } = folder.secrets;
    await marc.auth.signInWithPassword({ email: "marc@example.org", password });
    const { data: subscription } = await marc.from("subscription").select("plan").single();
    expect(subscription).toEqual({ plan: "Plus" });
  });

  test("opens the documents", async () => {
    const { data: files } = await jane.from("files").select("file_name, file_path");
    const paths = z.array(z.object({ file_name: z.string(), file_path: z.string() })).parse(files);
    const bytes = new Map<string, string>();
    for (const { file_name, file_path } of paths) {
      const { data, error } = await jane.storage.from("user-documents").download(file_path);
      expect(error).toBeNull();
      bytes.set(file_name, (await data?.text()) ?? "");
    }
    expect(bytes.get("Réferences.txt")).toBe("References: on request.\n");
    expect(bytes.get("Letter Golden Crust.pdf")).toMatch(/^%PDF-1\.7/);
  });

  test("keeps the calendar's address and the links of the mailing list", async () => {
    const { pathname } = new URL(folder.secrets.jane.feed);
    const feed = await fetch(url + pathname);
    expect(await feed.text()).toContain("Follow up: Head baker");
    const mails = [...folder.files].filter(([name]) => name.startsWith("inbox/"));
    const links = mails.flatMap(
      ([, bytes]) => /\/mailing-list\/unsubscribe\?token=[\w-]{43}/.exec(bytes.toString()) ?? [],
    );
    expect(links).toHaveLength(3);
    for (const link of links) {
      const answer = await fetch(url + link, { method: "POST" });
      expect(await answer.text()).toMatch(/<h1>/);
      expect(answer.status).toBe(200);
    }
  });

  test("restores a deleted application with its contacts", async () => {
    const { data: deleted } = await jane
      .from("trash")
      .select("row_id")
      .eq("table_name", "job_applied");
    const [{ row_id: id }] = z.tuple([z.object({ row_id: z.string() })]).parse(deleted);
    const restored = await jane.rpc("restore_application", { p_id: id });
    expect(restored).toMatchObject({ error: null, data: true });
    const { data } = await jane
      .from("job_applied")
      .select("job_title, application_contacts(name), application_files(file_id)")
      .eq("id", id)
      .single();
    expect(data).toEqual({
      job_title: "Pastry chef",
      application_contacts: [{ name: "Ann" }],
      application_files: [{ file_id: expect.any(String) }],
    });
  });

  test("takes new rows, and starts again without migrating", async () => {
    const added = await jane
      .from("job_applied")
      .insert({ job_title: "Cook", company_name: "Acme", job_url: "https://acme.example/1" })
      .select("application_stage");
    expect(added).toMatchObject({ error: null, data: [{ application_stage: "applied" }] });
    expect(server.lines.join("\n")).toContain('"event":"migrated"');
    server.child.kill();
    expect(await server.ended).toBe(0);
    await start();
    expect(server.lines.join("\n")).not.toContain('"event":"migrated"');
  });
});

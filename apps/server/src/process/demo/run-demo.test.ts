import { spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// A database is made, and the server started several times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const server = path.resolve(import.meta.dirname, "../../..");
const start = path.join(server, "start.mjs");
const reset = path.join(server, "src/process/reset-data.ts");

let cwd: string;
let dataDir: string;
beforeAll(async () => {
  cwd = await mkdtemp("/tmp/postulo-demo-");
  // Else the database of root would lie elsewhere.
  await chmod(cwd, 0o755);
  dataDir = path.join(cwd, "demo");
});
afterAll(async () => {
  await run([reset, "--yes"]).ended;
  await rm(cwd, { recursive: true });
});

/** A command as npm runs it, from a folder of its own. */
function run(command: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      WEB_APP: "off",
      PORT: "0",
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      for (const check of waiting) check();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(lines.join("\n"))?.[1];
        if (found !== undefined) resolve(found);
      };
      waiting.add(check);
      check();
      void ended.then(() => reject(new Error(`It ended: ${lines.join("\n")}`)));
    });
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { lines, ended, said, stop };
}

async function startDemo() {
  const demo = run([start, "--demo"]);
  const url = await demo.said(/runs at (\S+)/);
  const email = await demo.said(/Sign in as (\S+)/);
  const password = await demo.said(/with the password (\S+)/);
  return { ...demo, url, email, password };
}

async function signIn({ url, email, password }: { url: string; email: string; password: string }) {
  const client = createClient(url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

const countOf = async (client: SupabaseClient, table: string) =>
  (await client.from(table).select("*", { count: "exact", head: true })).count;

describe("npm run demo", () => {
  test("makes one person with everything beside any data of ours, keeps it, and gives way only when asked to", async () => {
    const demo = await startDemo();
    const client = await signIn(demo);
    await expectWholeSearch(client);
    await expectDocuments(client);
    await client.from("other").delete().eq("label", "Interests");

    const whileRunning = run([reset, "--yes"]);
    expect(await whileRunning.ended).toBe(1);
    expect(whileRunning.lines).toEqual([
      expect.stringMatching(/^The data folder .* is in use by another Postulo server/),
    ]);
    expect(await demo.stop()).toBe(0);

    const env = path.join(cwd, ".env");
    await writeFile(env, "DATABASE_URL=postgresql://nobody:nothing@127.0.0.1:1/theirs\n");
    const again = await startDemo();
    await rm(env);
    expect([again.email, again.password]).toEqual([demo.email, demo.password]);
    const later = await signIn(again);
    expect(await countOf(later, "job_applied")).toBe(40);
    expect(await countOf(later, "other")).toBe(1);
    expect(await again.stop()).toBe(0);

    const unsure = run([reset]);
    expect(await unsure.ended).toBe(1);
    expect(unsure.lines).toEqual([
      `This deletes everybody and everything in ${dataDir} for good: say npm run db:reset -- --yes if you mean it.`,
    ]);
    expect(await readdir(dataDir)).toContain("demo.json");
    const sure = run([reset, "--yes"]);
    expect(await sure.ended).toBe(0);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("touches no folder with somebody's data", async () => {
    const taken = await mkdtemp(path.join(cwd, "theirs-"));
    await writeFile(path.join(taken, "postgres"), "");
    const demo = run([start, "--demo"], { DATA_DIR: taken });
    expect(await demo.ended).toBe(1);
    expect(demo.lines).toEqual([
      `The data folder ${taken} holds data already, and a demo wants a folder of its own: set DATA_DIR to another, or leave it unset.`,
    ]);
    expect(await readdir(taken)).toEqual(["postgres"]);
  });
});

async function expectWholeSearch(client: SupabaseClient): Promise<void> {
  for (const table of ["education", "experiences", "contributions", "competencies", "websites"]) {
    expect([table, await countOf(client, table)]).not.toEqual([table, 0]);
  }
  const { data: applications } = await client
    .from("job_applied")
    .select("id, applied_at, application_stage, job_url")
    .order("applied_at");
  expect(applications).toHaveLength(40);
  expect(new Set(applications?.map(({ job_url }) => job_url)).size).toBe(40);
  expect(
    new Set(applications?.map(({ applied_at }) => applied_at.slice(0, 7))).size,
  ).toBeGreaterThan(5);
  const { data: events } = await client.from("application_event").select("*").order("occurred_at");
  expect(events?.length).toBeGreaterThan(100);
  for (const { id, applied_at, application_stage } of applications ?? []) {
    const own = events?.filter((event) => event.application_id === id) ?? [];
    const stages = own.filter(({ field }) => field === "application_stage");
    expect(own[0]).toMatchObject({ kind: "created", new_value: "applied" });
    expect(own[0].occurred_at.slice(0, 10)).toBe(applied_at);
    expect(stages.at(-1).new_value).toBe(application_stage);
    expect(Date.parse(own.at(-1).occurred_at)).toBeLessThanOrEqual(Date.now());
  }
}

async function expectDocuments(client: SupabaseClient): Promise<void> {
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

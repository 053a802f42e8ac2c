import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { assertOk } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { signUpBaker } from "../signed-up-baker.ts";

const people = 3;
const applications = 2000;
const documents = 40;
const documentBytes = 500_000;
const password = "a long pass phrase";
const bucket = "user-documents";
const root = path.resolve(import.meta.dirname, "../../..");

interface Outcome {
  readonly tables: number;
  readonly tablesUnlike: number;
  readonly objectsUnlike: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
}

type Hashes = Map<string, string>;

const emailOf = (at: number) => `bench${at}@mail.example`;
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Applications and documents of a person. @returns the hashes of the documents by their names. */
async function fill(url: string, at: number): Promise<Hashes> {
  const credentials = { email: emailOf(at), password };
  const { client, userId, profileId } = await signUpBaker(url, credentials);
  const rows = Array.from({ length: applications }, (_, index) => ({
    user_id: userId,
    job_title: `Baker ${index}`,
    company_name: `Company ${index}`,
    job_url: `https://jobs.example/${index}`,
    notes: randomBytes(60).toString("base64"),
  }));
  await client.from("job_applied").insert(rows).throwOnError();
  const hashes: Hashes = new Map();
  for (let index = 0; index < documents; index += 1) {
    const name = `${profileId}/document-${index}.bin`;
    const bytes = randomBytes(documentBytes);
    assertOk(await client.storage.from(bucket).upload(name, bytes));
    hashes.set(name, hashOf(bytes));
  }
  return hashes;
}

/** What the operator types. @returns the seconds that it took. */
async function runAdmin(settings: Record<string, string>, ...words: string[]): Promise<number> {
  const from = performance.now();
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["apps/server/src/admin.ts", ...words], {
    cwd: root,
    env: { PATH, HOME, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`admin ${words.join(" ")} ended with ${code}`);
  return (performance.now() - from) / 1000;
}

/** A hash of all rows of each table. */
async function hashTables({ admin }: TestDatabase): Promise<Hashes> {
  const found = await admin.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage')`,
  );
  const hashes: Hashes = new Map();
  for (const { name } of found.rows) {
    const { rows } = await admin.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(r::text, '' order by r::text), '')) as hash from ${name} r`,
    );
    hashes.set(name, rows[0]?.hash ?? "");
  }
  return hashes;
}

async function signIn(url: string, at: number): Promise<SupabaseClient> {
  const client = createClient(url, "sb_publishable_bench", { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email: emailOf(at), password });
  if (error) throw error;
  return client;
}

/** How many documents their owner does not get back as they were. */
async function countUnlike(url: string, at: number, hashes: Hashes): Promise<number> {
  const store = (await signIn(url, at)).storage.from(bucket);
  let unlike = 0;
  for (const [name, hash] of hashes) {
    const { data } = await store.download(name);
    if (!data || hashOf(new Uint8Array(await data.arrayBuffer())) !== hash) unlike += 1;
  }
  return unlike;
}

/** Backs up a running server, and restores the archive into an empty database and an empty data folder. */
async function backUpAndRestore(): Promise<Outcome> {
  await using resources = new AsyncDisposableStack();
  const cluster = await startTestCluster();
  resources.defer(() => cluster.stop());
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-backup-"));
  resources.defer(() => rm(folder, { recursive: true }));
  const [before, after] = [await createTestDatabase(), await createTestDatabase()];
  for (const database of [before, after]) resources.defer(() => database.drop());
  const common = { CONFIRM_EMAIL: "off", WEB_APP: "off", LOG_LEVEL: "error", DEFAULT_PLAN: "Plus" };
  const server = resources.adopt(
    await ServerProcess.start({ ...common, DATABASE_URL: before.url }),
    (one) => one.discard(),
  );
  const filled: Hashes[] = [];
  for (let at = 0; at < people; at += 1) filled.push(await fill(server.url, at));
  const backupSeconds = await runAdmin(
    { ...common, DATABASE_URL: before.url, DATA_DIR: server.dataDir },
    "backup",
    folder,
  );
  const [archive = ""] = await readdir(folder);
  // Its jobs would change rows.
  await server.halt();
  const expected = await hashTables(before);

  const dataDir = path.join(folder, "restored");
  const settings = { ...common, DATABASE_URL: after.url, DATA_DIR: dataDir };
  const restoreSeconds = await runAdmin(settings, "restore", path.join(folder, archive));
  const restored = await hashTables(after);
  const again = resources.adopt(await ServerProcess.start(settings), (one) => one.discard());
  let objectsUnlike = 0;
  for (const [at, hashes] of filled.entries())
    objectsUnlike += await countUnlike(again.url, at, hashes);
  const unlike = [...expected].filter(([name, hash]) => restored.get(name) !== hash);
  for (const [name, hash] of unlike) console.error(`${name}: ${hash}, ${restored.get(name)}`);
  const tables = expected.size;
  return { tables, tablesUnlike: unlike.length, objectsUnlike, backupSeconds, restoreSeconds };
}

let measured: Promise<Outcome> | undefined;
const outcome = () => (measured ??= backUpAndRestore());

const what = `${people * applications} applications and ${(people * documents * documentBytes) / 1e6} MB of documents`;

export const backupRows: readonly Row[] = [
  {
    name: `tables compared after a backup and a restore, ${what}`,
    unit: "",
    budget: { atLeast: 40 },
    measure: async () => (await outcome()).tables,
  },
  {
    name: `tables unlike after a backup and a restore, ${what}`,
    unit: "",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).tablesUnlike,
  },
  {
    name: `documents unlike after a backup and a restore, ${what}`,
    unit: "",
    budget: { atMost: 0 },
    measure: async () => (await outcome()).objectsUnlike,
  },
  {
    name: `backup beside a running server, ${what}`,
    unit: "s",
    budget: { atMost: 30 },
    measure: async () => (await outcome()).backupSeconds,
  },
  {
    name: `restore of a backup, ${what}`,
    unit: "s",
    budget: { atMost: 30 },
    measure: async () => (await outcome()).restoreSeconds,
  },
];

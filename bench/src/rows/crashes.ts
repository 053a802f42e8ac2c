import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod";
import { assertOk } from "../measured-server.ts";
import { postmasterPid, processTree } from "../process-tree.ts";
import type { Row } from "../row.ts";

const kills = 20;
const rowWriters = 6;
const objectWriters = 3;
const loadMs = { least: 300, most: 900 };
const bucket = "user-documents";
const pageSize = 1000;

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Writes that the server has acknowledged. */
interface Acknowledged {
  notes: Set<string>;
  objects: Map<string, string>;
  /** The rows of objects. */
  files: Set<string>;
}

interface TestUser {
  client: SupabaseClient;
  profileId: string;
}

async function signUp(url: string): Promise<TestUser> {
  const client = createClient(url, "sb_publishable_bench", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const credentials = { email: "crash@mail.example", password: "a long pass phrase" };
  const { session, user } = assertOk(await client.auth.signUp(credentials));
  if (!session || !user) throw new Error("The person of the bench is not signed in");
  const [profile] = assertOk(await client.from("profile").select("id").eq("user_id", user.id));
  if (!profile) throw new Error("The person of the bench has no profile");
  return { client, profileId: profile.id };
}

async function writeNote({ client, profileId }: TestUser, { notes }: Acknowledged): Promise<void> {
  const content = randomUUID();
  const { error } = await client.from("other").insert({ profile_id: profileId, content });
  if (!error) notes.add(content);
}

async function writeObject({ client, profileId }: TestUser, acknowledged: Acknowledged) {
  const path = `${profileId}/${randomUUID()}.bin`;
  const bytes = randomBytes(64 * 1024);
  const { error } = await client.storage.from(bucket).upload(path, bytes, {
    contentType: "application/octet-stream",
  });
  if (error) return;
  acknowledged.objects.set(path, hashOf(bytes));
  const file = { profile_id: profileId, file_name: path, file_path: path };
  const { error: refused } = await client.from("files").insert(file);
  if (!refused) acknowledged.files.add(path);
}

/** Writes until the server is gone. */
async function load(person: TestUser, acknowledged: Acknowledged, signal: AbortSignal) {
  const writers = Array.from({ length: rowWriters + objectWriters }, async (_, at) => {
    while (!signal.aborted) {
      await (
        at < rowWriters ? writeNote(person, acknowledged) : writeObject(person, acknowledged)
      ).catch(() => {});
    }
  });
  await Promise.all(writers);
}

/** Every other time all processes of the database are killed too, as in a power failure. */
async function crash(server: ServerProcess, round: number): Promise<void> {
  const database = round % 2 === 0 ? [] : await processTree(await postmasterPid(server.dataDir));
  await Promise.all([
    server.kill(),
    ...database.map(async (pid) => {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It had already ended.
      }
    }),
  ]);
}

/** Removes from `expected` the values that a column contains. */
async function findIn(
  { client }: TestUser,
  { table, column }: { table: string; column: string },
  expected: Set<string>,
) {
  for (let from = 0; ; from += pageSize) {
    const range = client.from(table).select(column).order("id");
    const page = z
      .array(z.record(z.string(), z.string()))
      .parse(assertOk(await range.range(from, from + pageSize - 1)));
    for (const row of page) expected.delete(row[column] ?? "");
    if (page.length < pageSize) return;
  }
}

async function countLost(person: TestUser, acknowledged: Acknowledged): Promise<number> {
  const notes = new Set(acknowledged.notes);
  const files = new Set(acknowledged.files);
  await findIn(person, { table: "other", column: "content" }, notes);
  await findIn(person, { table: "files", column: "file_path" }, files);
  let lost = notes.size + files.size;
  for (const [path, hash] of acknowledged.objects) {
    const { data } = await person.client.storage.from(bucket).download(path);
    if (!data || hashOf(await data.bytes()) !== hash) lost += 1;
  }
  return lost;
}

async function lostInCrashes(): Promise<number> {
  const server = await ServerProcess.start({ CONFIRM_EMAIL: "off", LOG_LEVEL: "error" });
  try {
    const person = await signUp(server.url);
    const acknowledged: Acknowledged = { notes: new Set(), objects: new Map(), files: new Set() };
    for (let round = 0; round < kills; round++) {
      const ending = new AbortController();
      const loading = load(person, acknowledged, ending.signal);
      await delay(loadMs.least + Math.random() * (loadMs.most - loadMs.least));
      await crash(server, round);
      ending.abort();
      await loading;
      await server.run();
    }
    if (acknowledged.notes.size < kills * 10 || acknowledged.objects.size < kills)
      throw new Error("Too little was written to show anything");
    return await countLost(person, acknowledged);
  } finally {
    await server.discard();
  }
}

/** What the server has confirmed outlives its sudden end. */
export const crashRows: readonly Row[] = [
  {
    name: "acknowledged rows and objects lost when killed 20 times while writing",
    unit: "",
    budget: { atMost: 0 },
    measure: lostInCrashes,
  },
];

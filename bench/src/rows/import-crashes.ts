import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { assertOk } from "../measured-server.ts";
import type { Row } from "../row.ts";

const kills = 10;
const documents = 12;
const applications = 400;
const documentBytes = 1024 * 1024;

interface Holder {
  readonly client: SupabaseClient;
  readonly headers: { readonly authorization: string };
}

/** A new user with an empty account. */
async function signUp(url: string): Promise<Holder & { userId: string }> {
  const client = createClient(url, "sb_publishable_bench", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = `moving-${crypto.randomUUID()}@mail.example`;
  const { session, user } = assertOk(
    await client.auth.signUp({ email, password: "a long pass phrase" }),
  );
  if (!session || !user) throw new Error("The person of the bench is not signed in");
  return { client, userId: user.id, headers: { authorization: `Bearer ${session.access_token}` } };
}

/** The export of an account with documents and applications. */
async function fullArchive(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const { client, userId, headers } = await signUp(url);
  const [profile] = assertOk(await client.from("profile").select("id").eq("user_id", userId));
  for (let at = 0; at < documents; at += 1) {
    const path = `${profile?.id}/${at}.bin`;
    assertOk(await client.storage.from("user-documents").upload(path, randomBytes(documentBytes)));
    const file = { profile_id: profile?.id, file_name: `${at}`, file_path: path };
    assertOk(await client.from("files").insert(file).select("id"));
  }
  const rows = Array.from({ length: applications }, (_, at) => ({
    user_id: userId,
    job_title: `Position ${at}`,
    company_name: "Company",
    job_url: `https://jobs.example/${at}`,
  }));
  assertOk(await client.from("job_applied").insert(rows).select("id"));
  const response = await fetch(`${url}/account/export`, { headers });
  return new Uint8Array(await response.arrayBuffer());
}

async function countRows({ client }: Holder, table: string): Promise<number> {
  const { count } = await client.from(table).select("*", { count: "exact", head: true });
  return count ?? 0;
}

/** "none" and "all" are as they should be. */
async function stateOf(holder: Holder): Promise<"none" | "all" | "half"> {
  const counts = await Promise.all(["files", "job_applied"].map((name) => countRows(holder, name)));
  if (counts.every((count) => count === 0)) return "none";
  return counts[0] === documents && counts[1] === applications ? "all" : "half";
}

async function halfImports(): Promise<number> {
  const server = await ServerProcess.start({ CONFIRM_EMAIL: "off", LOG_LEVEL: "error" });
  try {
    const archive = await fullArchive(server.url);
    const send = async ({ headers }: Holder) =>
      fetch(`${server.url}/account/import`, { method: "POST", headers, body: archive });
    const start = performance.now();
    if (!(await send(await signUp(server.url))).ok) throw new Error("Nothing can be imported");
    const usualMs = performance.now() - start;
    const found = { none: 0, all: 0, half: 0 };
    for (let round = 0; round < kills; round += 1) {
      const holder = await signUp(server.url);
      const sending = send(holder).catch(() => undefined);
      await delay((usualMs * (round + 0.5)) / kills);
      await server.kill();
      await sending;
      await server.run();
      const state = await stateOf(holder);
      found[state] += 1;
      const again = await send(holder);
      if (again.ok !== (state === "none") || (await stateOf(holder)) !== "all") found.half += 1;
    }
    if (found.none === 0) throw new Error("No import was cut off");
    return found.half;
  } finally {
    await server.discard();
  }
}

/** An import is whole or not there, and can be repeated when it is not. */
export const importCrashRows: readonly Row[] = [
  {
    name: "imports half there, or not to be repeated, when killed 10 times meanwhile",
    unit: "",
    budget: { atMost: 0 },
    measure: halfImports,
  },
];

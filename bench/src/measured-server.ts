import { createTestDatabase, type TestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod";

/** A server in a child process, its database, and a signed-in user with 100 applications. */
export type MeasuredServer = {
  readonly server: ServerProcess;
  readonly database: TestDatabase;
  readonly client: SupabaseClient;
  readonly userId: string;
  readonly profileId: string;
  readonly accessToken: string;
  readonly credentials: { readonly email: string; readonly password: string };
};

const applications = 100;

let running: Promise<{ measured: MeasuredServer; stop: () => Promise<void> }> | undefined;

/** The server that the rows measure, started on first use. */
export async function measuredServer(): Promise<MeasuredServer> {
  running ??= start();
  const { measured } = await running;
  return measured;
}

export async function stopServer(): Promise<void> {
  const started = await running;
  await started?.stop();
}

/** @throws when the response has an error. */
export function assertOk<T>(answer: { data: T; error: Error | null }): NonNullable<T> {
  const { data, error } = answer;
  if (error) throw error;
  if (data === null || data === undefined) throw new Error("The server answered nothing");
  return data;
}

async function start() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ connections: 20 });
  const server = await ServerProcess.start({
    DATABASE_URL: database.url,
    CONFIRM_EMAIL: "off",
    LOG_LEVEL: "error",
  });
  const { publishableKey } = await readConfig(server.url);
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const credentials = { email: "bench@mail.example", password: "a long pass phrase" };
  const { session, user } = assertOk(await client.auth.signUp(credentials));
  if (!session || !user) throw new Error("The person of the bench is not signed in");
  const [profile] = assertOk(await client.from("profile").select("id").eq("user_id", user.id));
  if (!profile) throw new Error("The person of the bench has no profile");
  await client.from("job_applied").insert(
    Array.from({ length: applications }, (_, at) => ({
      user_id: user.id,
      job_title: `Position ${at}`,
      company_name: `Company ${at % 17}`,
      job_url: `https://jobs.example/${at}`,
      applied_at: `2026-${String(1 + (at % 11)).padStart(2, "0")}-15`,
    })),
  );
  return {
    measured: {
      server,
      database,
      client,
      credentials,
      userId: user.id,
      profileId: profile.id,
      accessToken: session.access_token,
    },
    stop: async () => {
      await server.discard();
      await database.drop();
      await cluster.stop();
    },
  };
}

async function readConfig(url: string): Promise<{ publishableKey: string }> {
  const response = await fetch(`${url}/config.json`);
  return z.object({ publishableKey: z.string() }).parse(await response.json());
}

import { ServerProcess } from "@postulo/server/testing/server-process";
import { createClient } from "@supabase/supabase-js";
import { assertOk } from "./measured-server.ts";
import { runAtOnce } from "./timing.ts";

const runs = 200;
const clients = 16;

async function signUpUser(url: string, email: string) {
  const client = createClient(url, "sb_publishable_bench", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { user } = assertOk(await client.auth.signUp({ email, password: "a long pass phrase" }));
  const [profile] = assertOk(await client.from("profile").select("id").eq("user_id", user?.id));
  return { client, email, userId: user?.id ?? "", profileId: String(profile?.id) };
}

type LoadUser = Awaited<ReturnType<typeof signUpUser>>;

/** One round of all operations, which must not see data of another user. Throws on any unexpected result. */
async function round({ client, email, userId, profileId }: LoadUser, at: number): Promise<void> {
  const profiles = assertOk(await client.from("profile").select("id,email"));
  if (profiles.length !== 1 || profiles[0]?.id !== profileId)
    throw new Error(`${email} sees another profile than the own`);
  const application = { user_id: userId, job_title: `${email} ${at}`, company_name: "Acme" };
  const inserted = client.from("job_applied").insert({ ...application, job_url: "https://a.test" });
  const rows = assertOk(await inserted.select("id,job_title"));
  if (rows[0]?.job_title !== application.job_title) throw new Error("Another row came back");
  assertOk(await client.rpc("get_current_user_usage"));
  const path = `${profileId}/${at % 8}.txt`;
  const bucket = client.storage.from("user-documents");
  assertOk(await bucket.upload(path, new Blob([`${email} ${at}`]), { upsert: true }));
  const stored = assertOk(await bucket.download(path));
  if (!(await stored.text()).startsWith(email)) throw new Error("Another file came back");
}

/**
 * Two servers on one database, two users, all operations concurrently.
 * @throws the first error.
 */
export async function runMixedLoad(databaseUrl: string): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, CONFIRM_EMAIL: "off", WEB_APP: "off" };
  const first = await ServerProcess.start(settings);
  try {
    const second = await ServerProcess.start({ ...settings, DATA_DIR: first.dataDir });
    try {
      const users = await Promise.all([
        signUpUser(first.url, "ana@example.org"),
        signUpUser(second.url, "bob@example.org"),
      ]);
      let turn = 0;
      const next = async () => {
        const at = turn++;
        const user = users[at % users.length];
        if (user) await round(user, at);
      };
      await runAtOnce(next, { runs, clients });
      for (const { client, email } of users) {
        const { count } = await client.from("job_applied").select("*", { count: "exact" }).limit(1);
        if (count !== runs / users.length) throw new Error(`${email} has ${count} applications`);
        assertOk(await client.auth.refreshSession());
      }
    } finally {
      await second.discard();
    }
  } finally {
    await first.discard();
  }
}

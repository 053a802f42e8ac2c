import { createTestDatabase } from "@postulo/postgres/test-database";
import { createClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServerOn } from "./testing/started-server.ts";

const settings = { CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" };
const database = await createTestDatabase();
const servers = [
  await startTestServerOn(database, settings),
  await startTestServerOn(database, settings),
] as const;
const [first, second] = servers;
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.drop();
});

const clientOf = (url: string) =>
  createClient(url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Requests both servers in turn. @returns how often each status came back. */
async function statusesOf(path: string, count: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let at = 0; at < count; at += 1) {
    const response = await fetch(`${servers[at % 2]?.url}${path}`);
    await response.body?.cancel();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
  return statuses;
}

describe("two servers on one database", () => {
  test("count requests together", async () => {
    expect(await statusesOf("/calendar/unknown.ics", 64)).toEqual({ 404: 60, 429: 4 });
  });

  test("accept a one-time token once", async () => {
    const { accessToken } = await first.register("ana@example.org");
    const created = await fetch(`${first.url}/extension-connection`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { token } = z.object({ token: z.string() }).parse(await created.json());
    const redeem = (url: string) =>
      fetch(`${url}/extension-connection/session`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify({ token }),
      });
    const answers = await Promise.all(servers.map(({ url }) => redeem(url)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("end a session together", async () => {
    const { accessToken } = await first.register("eve@example.org");
    const at = (url: string) =>
      createClient(url, "sb_publishable_postulo", { accessToken: async () => accessToken });
    expect((await at(second.url).from("profile").select("id")).data).toHaveLength(1);
    const signedOut = await fetch(`${first.url}/auth/v1/logout?scope=global`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, apikey: "sb_publishable_postulo" },
    });
    expect(signedOut.status).toBe(204);
    expect((await at(second.url).from("profile").select("id")).status).toBe(401);
  });

  test("sell the last credit once", async () => {
    const { userId, accessToken } = await first.register("ida@example.org");
    const subscription = await database.admin.query<{ id: string; quota: number }>(
      `select s.id, l.quota from public.subscription s join private.plan_limit l on l.plan = s.plan and l.feature = 'doc_upload'
       where s.user_id = $1`,
      [userId],
    );
    const [{ id, quota } = { id: "", quota: 0 }] = subscription.rows;
    const consume = (url: string) =>
      createClient(url, "sb_publishable_postulo", {
        accessToken: async () => accessToken,
      }).rpc("try_consume", { p_subscription_id: id, p_feature: "doc_upload" });
    const calls = Array.from({ length: quota + 6 }, (_, at) => consume(servers[at % 2]?.url ?? ""));
    const granted = (await Promise.all(calls)).filter(({ data }) => data === true);
    expect(quota).toBeGreaterThan(0);
    expect(granted).toHaveLength(quota);
  });

  test("refresh a session to the same token", async () => {
    await first.register("uma@example.org");
    const credentials = { email: "uma@example.org", password: "long enough 1" };
    const { data } = await clientOf(first.url).auth.signInWithPassword(credentials);
    const token = { refresh_token: data.session?.refresh_token ?? "" };
    const refreshed = await Promise.all(
      servers.map(({ url }) => clientOf(url).auth.refreshSession(token)),
    );
    const tokens = refreshed.map((answer) => answer.data.session?.refresh_token ?? "none");
    expect(new Set(tokens).size).toBe(1);
    expect(tokens).not.toContain(token.refresh_token);
    expect(tokens).not.toContain("none");
  });
});

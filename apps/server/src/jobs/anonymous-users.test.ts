import { createClient } from "@supabase/supabase-js";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import { afterAll, expect, test } from "vitest";
import { openOwnDocuments } from "../documents/own-documents.ts";
import { parseSettings } from "../settings/settings.ts";
import { startTestServer } from "../testing/started-server.ts";
import { createSweep } from "./sweep.ts";

// The sweep of the server itself must not delete anybody meanwhile.
const settings = { CONFIRM_EMAIL: "off", ANONYMOUS_SIGN_IN: "on", ANONYMOUS_USER_DAYS: "off" };
const server = await startTestServer(settings);
afterAll(() => server.stop());

const { admin, pool } = server.database;
const objects = openLocalFolder(`${server.dataDir}/storage`);
const documents = openOwnDocuments({ pool, objects });

const sweep = (anonymousUserDays: number | undefined) =>
  createSweep({ pool, documents, log: () => {}, anonymousUserDays })(new AbortController().signal);

/** An anonymous user of that age, whose session was used that many days ago. */
async function anonymousUser({ ageDays, idleDays }: { ageDays: number; idleDays: number }) {
  const client = createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await client.auth.signInAnonymously();
  const id = data.user?.id ?? "";
  await admin.query(
    "update auth.users set created_at = now() - make_interval(days => $2) where id = $1",
    [id, ageDays],
  );
  await admin.query(
    `update auth.sessions set created_at = now() - make_interval(days => $2),
            refreshed_at = now() - make_interval(days => $3) where user_id = $1`,
    [id, ageDays, idleDays],
  );
  return { id, client };
}

async function existing(ids: readonly string[]): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>(
    "select id from auth.users where id = any ($1)",
    [ids],
  );
  return rows.map(({ id }) => id).sort();
}

test("anonymous users that nobody has used for the time of the setting are deleted with their rows", async () => {
  const idle = await anonymousUser({ ageDays: 45, idleDays: 31 });
  const used = await anonymousUser({ ageDays: 45, idleDays: 29 });
  const young = await anonymousUser({ ageDays: 2, idleDays: 2 });
  const paying = await anonymousUser({ ageDays: 45, idleDays: 31 });
  await admin.query(
    "insert into private.billing_account (user_id, customer_id) values ($1, 'cus_anonymous')",
    [paying.id],
  );
  const { userId: permanent } = await server.register("stays@example.org");
  await admin.query("update auth.users set created_at = now() - interval '1 year'");
  await admin.query(
    "update auth.sessions set created_at = now() - interval '1 year' where user_id = $1",
    [permanent],
  );
  await admin.query("update auth.users set created_at = now() where id = $1", [young.id]);
  const ids = [idle.id, used.id, young.id, paying.id, permanent];
  await sweep(undefined);
  expect(await existing(ids)).toEqual([...ids].sort());
  await sweep(30);
  expect(await existing(ids)).toEqual(ids.filter((id) => id !== idle.id).sort());
  const { rowCount } = await admin.query("select from public.profile where user_id = $1", [
    idle.id,
  ]);
  expect(rowCount).toBe(0);
});

test("the setting is a number of days, 30 unless given, or off", () => {
  const daysOf = (value?: string) =>
    parseSettings(value === undefined ? {} : { ANONYMOUS_USER_DAYS: value }).ANONYMOUS_USER_DAYS;
  expect([daysOf(), daysOf("7"), daysOf("off")]).toEqual([30, 7, undefined]);
  expect(() => daysOf("0")).toThrow("ANONYMOUS_USER_DAYS");
});

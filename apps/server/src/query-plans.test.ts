import { asCaller } from "@postulo/postgres/as-caller";
import { connectAsAuthenticator } from "@postulo/postgres/authenticator";
import { createPool } from "@postulo/postgres/pool";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { fillAccount } from "@postulo/supabase/tests/filled-account";
import { createUser, only } from "@postulo/supabase/tests/test-users";
import type { TestUser } from "@postulo/supabase/tests/test-users";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  allowedScans,
  personalKeys,
  sharedTables as describedTables,
} from "./testing/query-plans/allowed-scans.ts";
import { callAuth } from "./testing/query-plans/auth-calls.ts";
import { copyPeople } from "./testing/query-plans/many-people.ts";
import { openPlanLog } from "./testing/query-plans/plan-log.ts";
import type { ExplainedStatement, PlanLog } from "./testing/query-plans/plan-log.ts";
import { addDueWork, addRowsUnderWay } from "./testing/query-plans/rows-under-way.ts";
import { callFunctions } from "./testing/query-plans/rpc-calls.ts";
import { callTables } from "./testing/query-plans/table-calls.ts";
import { findUnboundScans, readCatalog } from "./testing/query-plans/unbound-scans.ts";
import type { UnboundScan } from "./testing/query-plans/unbound-scans.ts";
import { contractCalls } from "./testing/contract-calls.ts";
import { requestRoutes } from "./testing/signed-in-routes.ts";
import { startTestServerOn } from "./testing/started-server.ts";
import type { StartedServer } from "./testing/started-server.ts";

const schemas = ["public", "private", "auth", "storage"];
const sharedTables = Object.keys(describedTables);
const database = await createTestDatabase();
afterAll(() => database.drop());

const settings = {
  ADMIN_PAGE: "on",
  CONFIRM_EMAIL: "off",
  DEFAULT_PLAN: "VIP",
  ANONYMOUS_USER_DAYS: "30",
};
let log: PlanLog;
let statements: ExplainedStatement[] = [];
let emptyTables: string[] = [];
let kept: TestUser;

async function storeFile({ url }: StartedServer, path: string, accessToken: string) {
  const response = await fetch(`${url}/storage/v1/object/user-documents/${path}`, {
    method: "POST",
    headers: {
      apikey: "sb_publishable_postulo",
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/pdf",
      "x-upsert": "true",
    },
    body: "%PDF-1.7",
  });
  expect(response.status).toBe(200);
}

/** The account of one person becomes that of a new one. */
async function moveAccount(server: StartedServer, email: string, accessToken: string) {
  const path = `${server.url}/account`;
  const exported = await fetch(`${path}/export`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const newcomer = await server.register(`newcomer-${email}`);
  const imported = await fetch(`${path}/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${newcomer.accessToken}` },
    body: await exported.arrayBuffer(),
  });
  expect(imported.status).toBe(200);
}

/** A person with data in every table uses every endpoint, every table and every function of the product. */
async function useProduct(server: StartedServer, email: string) {
  const { userId, accessToken } = await server.register(email);
  const owner = await only<TestUser>(
    database.admin,
    `select p.user_id as "userId", p.id as "profileId", s.id as "subscriptionId"
     from public.profile p join public.subscription s using (user_id) where user_id = $1`,
    [userId],
  );
  await fillAccount(database, owner);
  await storeFile(server, `${owner.profileId}/letter.pdf`, accessToken);
  for (const call of Object.values(contractCalls(server, accessToken))) await call();
  await requestRoutes({ url: server.url, token: accessToken, profileId: owner.profileId });
  await callFunctions(server, accessToken);
  await moveAccount(server, email, accessToken);
  const statuses = await callTables(server, accessToken);
  expect(statuses.size).toBeGreaterThan(80);
  await callAuth(server, email);
}

const uncalledFunctions = [
  // Of a language model.
  "abandon_usage",
  "close_model_call",
  "open_model_call",
  // Of a Supabase in place of our own server.
  "private.require_session",
  // Of applications that were deleted before they had a time of creation.
  "private.set_created_at",
];

const catalog = () => readCatalog(database, { schemas, sharedTables, personalKeys });

const isAllowed = ({ statement, table }: UnboundScan) =>
  allowedScans.some(
    (allowed) => allowed.table === table && statement.startsWith(allowed.statement),
  );

/** The jobs run once at the start, the sweep last. */
const lastOfJobs = "from private.object_deletion where due_at";

/** Against hanging: a person uses everything twice. */
const timeoutMs = 300_000;

beforeAll(async () => {
  const first = await startTestServerOn(database, settings);
  await useProduct(first, "first@example.org");
  await first.stop();
  kept = await createUser(database, "VIP");
  await fillAccount(database, kept);
  await addRowsUnderWay(database, kept.userId);
  emptyTables = await copyPeople(database, { schemas, sharedTables });
  await addDueWork(database, kept.userId);
  log = await openPlanLog(database);
  const second = await startTestServerOn(database, settings);
  await vi.waitUntil(async () => (await log.read()).some(({ text }) => text.includes(lastOfJobs)), {
    timeout: timeoutMs,
    interval: 500,
  });
  await useProduct(second, "second@example.org");
  await second.stop();
  statements = await log.read();
}, timeoutMs);

test("every table that holds people's rows is large enough for its indexes to matter", () => {
  expect(emptyTables).toEqual([]);
});

test("every statement of the product reads the rows of one person, by an index", async () => {
  expect(new Set(statements.map(({ text }) => text)).size).toBeGreaterThan(450);
  const found = findUnboundScans(statements, await catalog());
  expect(found.filter((scan) => !isAllowed(scan))).toEqual([]);
});

test("every exception is needed", async () => {
  const found = findUnboundScans(statements, await catalog());
  const unused = allowedScans.filter(
    ({ statement, table }) =>
      !found.some((scan) => scan.table === table && scan.statement.startsWith(statement)),
  );
  expect(unused).toEqual([]);
});

/** In SQL they are part of the statements that call them. */
const functionsWithoutCalls = `select p.oid::regproc::text as name from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace::regnamespace::text = any ($1) and l.lanname = 'plpgsql'
    and not exists (select from pg_stat_user_functions s where s.funcid = p.oid) order by 1`;

test("every function of the database ran", async () => {
  await expect
    .poll(async () => {
      const { rows } = await database.admin.query<{ name: string }>(functionsWithoutCalls, [
        schemas,
      ]);
      return rows.map(({ name }) => name).filter((name) => !uncalledFunctions.includes(name));
    })
    .toEqual([]);
});

describe("the check finds", () => {
  /** What the statement, and the triggers that it fires, read of several people. */
  async function unboundTables(statement: string): Promise<string[]> {
    const connection = await connectAsAuthenticator(database.owner);
    const pool = createPool({ ...connection, max: 1 });
    const before = (await log.read()).length;
    const server = { role: "service_role", claims: { role: "service_role" } };
    await asCaller(pool, server, (client) => client.query(statement));
    await pool.end();
    const ran = (await log.read()).slice(before);
    return findUnboundScans(ran, await catalog()).map(({ table }) => table);
  }

  test("a statement without an index", async () => {
    const statement = "select from public.task where title = 'Call Rose'";
    expect(await unboundTables(statement)).toEqual(["task"]);
  });

  test("a statement by an index that many people share", async () => {
    const statement = "select from public.trash where deleted_at < now() - interval '1 year'";
    expect(await unboundTables(statement)).toEqual(["trash"]);
  });

  test("a join across people", async () => {
    const statement = `select from public.profile p
      join public.job_applied a on a.company_name = p.first_name where p.user_id = '${kept.userId}'`;
    expect(await unboundTables(statement)).toEqual(["job_applied"]);
  });

  test("a foreign key whose index was removed", async () => {
    const statement = `delete from public.job_applied where user_id = '${kept.userId}'`;
    expect(await unboundTables(statement)).toEqual([]);
    await database.admin.query("drop index public.application_contacts_application_id_idx");
    const one =
      "delete from public.job_applied where id = (select id from public.job_applied limit 1)";
    expect(await unboundTables(one)).toContain("application_contacts");
  });
});

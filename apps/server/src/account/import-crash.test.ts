import { randomUUID } from "node:crypto";
import { isRunning } from "@postulo/postgres/testing/backends";
import { strToU8 } from "fflate";
import { afterAll, expect, test } from "vitest";
import { childrenOf } from "../testing/process-memory.ts";
import { patience } from "./testing/account-holder.ts";
import { hostileArchive } from "./testing/hostile-archive.ts";
import { startImportServer } from "./testing/import-server.ts";

const server = await startImportServer();
afterAll(() => server.stop());
const { admin } = server.database;
type Account = Awaited<ReturnType<typeof server.signUp>>;

const application = (id: string) => ({
  id,
  job_title: "Position",
  company_name: "Company",
  job_url: "https://jobs.example/1",
  applied_at: "2026-01-02",
  application_stage: "applied",
  priority_level: "medium",
  reminder_set: false,
  version: 1,
});

/** A document, an entry and applications, of which the second cannot be written while `blockedId` is. */
const archiveWith = (blockedId: string) =>
  hostileArchive({
    documents: [{ entry: "files/1.pdf" }],
    entries: { "files/1.pdf": strToU8("%PDF-1.7 one") },
    tables: {
      education: JSON.stringify([
        { id: randomUUID(), school: "School", is_current: false, sort_order: 0, version: 1 },
      ]),
      job_applied: JSON.stringify([application(randomUUID()), application(blockedId)]),
    },
  });

const rowsOf = async ({ userId }: Account) => {
  const { rows } = await admin.query<{ all: number[] }>(
    `select array[
       (select count(*) from public.job_applied a where a.user_id = p.user_id),
       (select count(*) from public.education e where e.profile_id = p.id),
       (select count(*) from public.files f where f.profile_id = p.id),
       (select count(*) from storage.objects o where o.owner_id = p.user_id::text)
     ]::integer[] as all
     from public.profile p where p.user_id = $1`,
    [userId],
  );
  return rows[0]?.all;
};
const nothing = [0, 0, 0, 0];
const everything = [2, 1, 1, 1];

/** Starts an import, and runs `work` while it waits in the middle of its rows for another transaction. */
async function inTheMiddle(
  account: Account,
  { signal = null, work }: { signal?: AbortSignal | null; work: () => Promise<void> | void },
): Promise<Response | undefined> {
  const stranger = await server.signUp();
  const blockedId = randomUUID();
  const other = await admin.connect();
  try {
    await other.query("begin");
    await other.query(
      "insert into public.job_applied (id, user_id, job_title, company_name, job_url) values ($1, $2, 't', 'c', 'https://a.example')",
      [blockedId, stranger.userId],
    );
    const response = server
      .importInto(account, archiveWith(blockedId), signal)
      .catch(() => undefined);
    await expect
      .poll(async () => {
        const { rowCount } = await admin.query(
          `select from pg_stat_activity where query like '%private.import_batch(%' and wait_event_type = 'Lock'
             and datname = current_database()`,
        );
        return rowCount;
      }, patience)
      .toBe(1);
    await work();
    await other.query("rollback");
    return await response;
  } finally {
    await other.query("rollback");
    other.release();
  }
}

const importAgain = async (account: Account) =>
  (await server.importInto(account, archiveWith(randomUUID()))).status;

test("an import whose child process is killed in the middle of the rows stores nothing, reports it and can be repeated", async () => {
  const account = await server.signUp();
  const response = await inTheMiddle(account, {
    work: async () => {
      const children = await childrenOf(server.pid());
      expect(children).toHaveLength(1);
      for (const pid of children) process.kill(pid, "SIGKILL");
    },
  });
  expect(response?.status).toBe(503);
  expect(response?.headers.get("retry-after")).toBe("30");
  expect(await response?.json()).toMatchObject({ code: "import_interrupted" });
  expect(await rowsOf(account)).toEqual(nothing);
  expect(await importAgain(account)).toBe(200);
  expect(await rowsOf(account)).toEqual(everything);
});

test("an import whose client disconnects in the middle of the rows is completed", async () => {
  const account = await server.signUp();
  const leaving = new AbortController();
  await inTheMiddle(account, { signal: leaving.signal, work: () => leaving.abort() });
  await expect.poll(() => rowsOf(account), patience).toEqual(everything);
});

test("an import whose server is killed in the middle of the rows leaves no row and no process, and can be repeated", async () => {
  const account = await server.signUp();
  let children: number[] = [];
  await inTheMiddle(account, {
    work: async () => {
      children = await childrenOf(server.pid());
      await server.kill();
    },
  });
  expect(children).toHaveLength(1);
  await expect
    .poll(async () => (await Promise.all(children.map(isRunning))).includes(true), patience)
    .toBe(false);
  await server.restart();
  await expect.poll(() => rowsOf(account), patience).toEqual(nothing);
  await expect.poll(() => importAgain(account), patience).toBe(200);
  expect(await rowsOf(account)).toEqual(everything);
});

import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openOwnDocuments } from "../documents/own-documents.ts";
import { parseSettings } from "../settings/settings.ts";
import { startServer } from "../start-server.ts";
import { startTestServer } from "../testing/started-server.ts";
import { removeQueuedObjects } from "./queued-objects.ts";
import { createSweep } from "./sweep.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "VIP" });
const database: TestDatabase = server.database;
const { admin, pool } = database;
const storage = `${server.dataDir}/storage`;
const objects = openLocalFolder(storage);
const { signal } = new AbortController();
const documentsIn = (store: ObjectStore) => openOwnDocuments({ pool, objects: store });

const { userId, accessToken } = await server.register("ana@example.org");
const client = createClient(server.url, "sb_publishable_postulo", {
  accessToken: async () => accessToken,
});
const bucket = client.storage.from("user-documents");
const { rows: profiles } = await admin.query<{ id: string }>(
  "select id from public.profile where user_id = $1",
  [userId],
);
const profileId = profiles[0]?.id ?? "";

afterAll(() => server.stop());
beforeEach(async () => {
  await admin.query("delete from public.files");
  await admin.query("update private.object_deletion set due_at = now()");
  await removeQueuedObjects({ pool, documents: documentsIn(objects) }, signal);
});

/** The keys of stored blobs. */
async function storedBlobs(): Promise<string[]> {
  const found = await readdir(storage, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/**
 * Uploads like the web app.
 * @returns the path.
 */
async function upload(name: string): Promise<string> {
  const path = `${profileId}/${name}`;
  const stored = await bucket.upload(path, new Blob(["%PDF-1.7 of somebody"]), { upsert: true });
  expect(stored.error).toBeNull();
  return path;
}
const record = async (path: string) => {
  const inserted = await client
    .from("files")
    .insert({ profile_id: profileId, file_name: path, file_path: path, file_type: "other" });
  expect(inserted.error).toBeNull();
};
const deleteRow = async (path: string) => {
  expect((await client.from("files").delete().eq("file_path", path)).error).toBeNull();
};

async function queue(): Promise<{ object_name: string; attempts: number }[]> {
  const { rows } = await admin.query(
    "select object_name, attempts from private.object_deletion order by 1",
  );
  return rows;
}

async function uploadAndDelete(...names: string[]): Promise<string[]> {
  const paths = await Promise.all(
    names.map(async (name) => {
      const path = await upload(name);
      await record(path);
      return path;
    }),
  );
  for (const path of paths) await deleteRow(path);
  return paths;
}

/** The queue after so many uploads and deletions, written directly. */
async function queueMany(count: number): Promise<void> {
  const versions = Array.from({ length: count }, () => crypto.randomUUID());
  for (const version of versions) await objects.put(version, new Blob(["%PDF"]).stream(), 10);
  await admin.query(
    `insert into storage.objects (bucket_id, name, version)
     select 'user-documents', $1::text || '/' || version || '.pdf', version from unnest($2::text[]) as version`,
    [profileId, versions],
  );
  await admin.query(
    `insert into private.object_deletion (bucket_id, object_name)
     select bucket_id, name from storage.objects where version = any ($1)`,
    [versions],
  );
}

describe("the object of a document that was deleted", () => {
  test("is deleted with its bytes, and the queue is empty", async () => {
    const stored = await upload("kept.pdf");
    await record(stored);
    const [gone = ""] = await uploadAndDelete("gone.pdf");
    expect(await storedBlobs()).toHaveLength(2);
    expect(await removeQueuedObjects({ pool, documents: documentsIn(objects) }, signal)).toEqual({
      done: 1,
      failed: 0,
    });
    expect(await storedBlobs()).toHaveLength(1);
    expect(await queue()).toEqual([]);
    expect((await bucket.download(gone)).error).not.toBeNull();
    expect((await bucket.download(stored)).error).toBeNull();
  });

  test("is deleted with the account, with everything else in its folder", async () => {
    const other = await server.register("leaving@example.org");
    const { rows } = await admin.query<{ id: string }>(
      "select id from public.profile where user_id = $1",
      [other.userId],
    );
    const theirs = createClient(server.url, "sb_publishable_postulo", {
      accessToken: async () => other.accessToken,
    });
    for (const name of ["a.pdf", "b.pdf"]) {
      await theirs.storage.from("user-documents").upload(`${rows[0]?.id}/${name}`, new Blob(["x"]));
    }
    const before = await storedBlobs();
    await admin.query("delete from auth.users where id = $1", [other.userId]);
    await removeQueuedObjects({ pool, documents: documentsIn(objects) }, signal);
    expect(await storedBlobs()).toHaveLength(before.length - 2);
  });

  test("is removed once by one of several processes", async () => {
    await queueMany(120);
    const removals: string[] = [];
    const counting: ObjectStore = {
      ...objects,
      remove: async (key) => {
        removals.push(key);
        await objects.remove(key);
      },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        removeQueuedObjects({ pool, documents: documentsIn(counting) }, signal),
      ),
    );
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(120);
    expect(removals).toHaveLength(120);
    expect(new Set(removals).size).toBe(120);
    expect(await queue()).toEqual([]);
    expect(await storedBlobs()).toEqual([]);
  });

  test("that cannot be removed now stays queued, and does not block others", async () => {
    const [stubborn] = await uploadAndDelete("stubborn.pdf", "other.pdf");
    const { rows } = await admin.query<{ version: string }>(
      "select version from storage.objects where name = $1",
      [stubborn],
    );
    const failing: ObjectStore = {
      ...objects,
      remove: async (key) => {
        if (key === rows[0]?.version) throw new Error("the disk is gone");
        await objects.remove(key);
      },
    };
    const parts = { pool, documents: documentsIn(failing) };
    expect(await removeQueuedObjects(parts, signal)).toEqual({ done: 1, failed: 1 });
    expect(await queue()).toEqual([{ object_name: stubborn, attempts: 1 }]);
    expect(await removeQueuedObjects(parts, signal)).toEqual({ done: 0, failed: 0 });
    await admin.query("update private.object_deletion set due_at = now()");
    expect(await removeQueuedObjects({ pool, documents: documentsIn(objects) }, signal)).toEqual({
      done: 1,
      failed: 0,
    });
    expect(await storedBlobs()).toEqual([]);
  });

  test("stays queued when the process is killed meanwhile", async () => {
    const [path = ""] = await uploadAndDelete("crash.pdf");
    const dying: ObjectStore = {
      ...objects,
      remove: async (key) => {
        await objects.remove(key);
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename = 'authenticator' and state = 'idle in transaction'`,
        );
      },
    };
    await expect(
      removeQueuedObjects({ pool, documents: documentsIn(dying) }, signal),
    ).rejects.toThrow(/terminat|connection|EPIPE/i);
    expect(await queue()).toEqual([{ object_name: path, attempts: 0 }]);
    expect(await removeQueuedObjects({ pool, documents: documentsIn(objects) }, signal)).toEqual({
      done: 1,
      failed: 0,
    });
  });

  test("is kept when another object was stored under its name meanwhile", async () => {
    const [path = ""] = await uploadAndDelete("again.pdf");
    await upload("again.pdf");
    expect(await removeQueuedObjects({ pool, documents: documentsIn(objects) }, signal)).toEqual({
      done: 1,
      failed: 0,
    });
    await record(path);
    expect((await bucket.download(path)).error).toBeNull();
  });
});

test("the object of an existing document cannot be moved", async () => {
  const path = await upload("stays.pdf");
  await record(path);
  const moved = await bucket.move(path, `${profileId}/elsewhere.pdf`);
  expect(moved.error).toMatchObject({ statusCode: "403" });
  expect((await bucket.download(path)).error).toBeNull();
  await deleteRow(path);
  expect((await bucket.move(path, `${profileId}/elsewhere.pdf`)).error).toBeNull();
  await bucket.remove([`${profileId}/elsewhere.pdf`]);
});

const sweep = () => createSweep({ pool, documents: documentsIn(objects), log: () => {} })(signal);

describe("a sweep", () => {
  test("empties the trash after thirty days", async () => {
    const insert = `insert into public.trash (user_id, table_name, row_id, content, deleted_at)
      values ($1, 'education', gen_random_uuid(), '{}', now() - $2::interval)`;
    for (const age of ["31 days", "45 days", "29 days"]) await admin.query(insert, [userId, age]);
    await sweep();
    const { rows } = await admin.query(
      "select now() - deleted_at < '30 days' as recent from public.trash",
    );
    expect(rows).toEqual([{ recent: true }]);
  });

  test("releases reservations after fifteen minutes", async () => {
    const { rows } = await admin.query<{ id: string }>(
      "select id from public.subscription where user_id = $1",
      [userId],
    );
    const credit = { p_subscription_id: rows[0]?.id, p_feature: "cover_letter", p_quantity: 3 };
    expect((await client.rpc("try_consume", credit)).data).toBe(true);
    await admin.query(
      "update public.credit_reservation set expires_at = now() where feature = 'cover_letter'",
    );
    await sweep();
    const { rows: usage } = await admin.query(
      "select used from public.usage where feature = 'cover_letter'",
    );
    expect(usage).toEqual([{ used: 0 }]);
  });

  test("removes objects that have no row after a day", async () => {
    const path = await upload("closed-tab.pdf");
    await sweep();
    expect(await storedBlobs()).toHaveLength(1);
    await admin.query("alter table storage.objects disable trigger update_objects_updated_at");
    await admin.query(
      "update storage.objects set created_at = now() - interval '2 days', updated_at = now() - interval '2 days' where name = $1",
      [path],
    );
    await admin.query("alter table storage.objects enable trigger update_objects_updated_at");
    await sweep();
    expect(await storedBlobs()).toEqual([]);
  });
});

test("the server sweeps at start, including bytes left by a crash", async () => {
  await uploadAndDelete("before-the-start.pdf");
  const orphan = `${storage}/objects/00/00000000-0000-4000-8000-000000000000`;
  await mkdir(dirname(orphan), { recursive: true });
  await writeFile(orphan, "left behind");
  await utimes(orphan, 0, 0);
  const second = await startServer({
    settings: parseSettings({ PORT: "0", DATABASE_URL: database.url, DATA_DIR: server.dataDir }),
    log: () => {},
    printMessage: () => {},
  });
  await expect.poll(storedBlobs, { timeout: 30_000 }).toEqual([]);
  await second.stop();
  expect(await queue()).toEqual([]);
  expect(await storedBlobs()).toEqual([]);
});

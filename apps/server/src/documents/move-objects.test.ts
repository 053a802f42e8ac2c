import { randomUUID } from "node:crypto";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { openS3Bucket } from "@postulo/supabase-server/storage/s3-bucket";
import { connectS3 } from "@postulo/supabase-server/storage/s3-connection";
import { s3Environment, startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runCommand } from "../testing/server-command.ts";
import { checkObjects, moveObjects, namedVersions } from "./move-objects.ts";

const database = await createTestDatabase();
const s3 = await startS3Server();
afterAll(async () => {
  await database.drop();
  await s3.stop();
});

const texts = ["one", "two", "three", "four", "five"];
const versions = texts.map(() => randomUUID()).sort();

beforeAll(async () => {
  const userId = await database.createUser();
  for (const version of versions)
    await database.admin.query(
      "insert into storage.objects (bucket_id, name, version) select 'user-documents', id || '/' || $2::text, $2 from public.profile where user_id = $1",
      [userId, version],
    );
});

async function folder(): Promise<{ store: ObjectStore; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-move-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const store = openLocalFolder(path.join(dataDir, "storage"));
  for (const [at, version] of versions.entries())
    await store.put(version, new Blob([texts[at] ?? ""]).stream(), 100);
  return { store, dataDir };
}

let prefixes = 0;
function bucket(): ObjectStore {
  prefixes += 1;
  return openS3Bucket(connectS3({ ...s3.settings, prefix: `${prefixes}/` }));
}

const contents = async (store: ObjectStore) =>
  Promise.all(
    versions.map(async (version) => {
      const content = await store.get(version);
      return content && new Response(content).text();
    }),
  );
const nothing = texts.map(() => undefined);
const move = (from: ObjectStore, to: ObjectStore, remove: boolean) =>
  moveObjects(namedVersions(database.owner), { from, to, remove });

test("objects move to a bucket and back, and a move that was interrupted continues", async () => {
  const { store } = await folder();
  const to = bucket();
  let puts = 0;
  const dying: ObjectStore = {
    ...to,
    put: async (key, content, maxBytes) => {
      puts += 1;
      if (puts === 3) throw new Error("connection lost");
      return to.put(key, content, maxBytes);
    },
  };
  await expect(move(store, dying, true)).rejects.toThrow("connection lost");
  expect((await contents(store)).filter(Boolean)).toEqual(texts.slice(2));
  expect(await move(store, dying, false)).toEqual({
    copied: 3,
    present: 2,
    removed: 0,
    missing: [],
  });
  expect(await move(store, to, true)).toEqual({ copied: 0, present: 5, removed: 3, missing: [] });
  expect([await contents(store), await contents(to)]).toEqual([nothing, texts]);
  expect(await move(to, store, true)).toMatchObject({ copied: 5, removed: 5 });
  expect([await contents(store), await contents(to)]).toEqual([texts, nothing]);
});

test("different bytes of the same length are never removed, and those that arrive changed are noticed", async () => {
  const { store } = await folder();
  const to = bucket();
  await to.put(versions[0] ?? "", new Blob(["ONE"]).stream(), 100);
  await expect(move(store, to, true)).rejects.toThrow("differ in the two places");
  expect(await contents(store)).toEqual(texts);
  const changing: ObjectStore = {
    ...bucket(),
    get: async () => new Blob(["changed"]).stream(),
  };
  await expect(move(store, changing, true)).rejects.toThrow("differ in the two places");
  expect(await contents(store)).toEqual(texts);
});

test("the operator moves objects by command, and sees orphans both ways", async () => {
  const { store, dataDir } = await folder();
  const run = async (...words: string[]) => {
    const { ended, lines } = runCommand({
      words: ["src/admin.ts", ...words],
      cwd: dataDir,
      settings: {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        S3_BUCKET: s3.settings.bucket,
        ...s3Environment(s3),
      },
    });
    await ended;
    return lines.join("\n");
  };
  const [lost = ""] = versions;
  await store.remove(lost);
  expect(await run("move-objects", "bucket")).toBe(
    `4 objects were copied to the bucket and verified, 0 were there, 0 were removed from the other place, 1 are in neither (${lost}).`,
  );
  expect(await run("check-objects")).toMatch(
    new RegExp(`^5 objects have a row\\.\n1 of them have no bytes \\(${lost}\\)\\.\n0 have bytes`),
  );
  const orphan = randomUUID();
  await store.put(orphan, new Blob(["x"]).stream(), 10);
  const old = new Date(Date.now() - 3 * 24 * 3_600_000);
  await utimes(path.join(dataDir, "storage/objects", orphan.slice(0, 2), orphan), old, old);
  const report = await checkObjects(database.owner, store, new Date(Date.now() - 24 * 3_600_000));
  expect(report).toEqual({ named: 5, missing: [lost], orphans: [orphan] });
  expect(await run("move-objects", "elsewhere")).toContain("Usage: ");
});

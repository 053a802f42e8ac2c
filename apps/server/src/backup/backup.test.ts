import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrationSets } from "@postulo/postgres/migration-sets";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openBackupFolder } from "./backup-folder.ts";
import { createIdentity } from "./encryption.ts";
import { restoreBackup, verifyBackup } from "./restore-backup.ts";
import { runBackup } from "./run-backup.ts";
import {
  allObjects,
  allRows,
  createBareInstallation,
  createInstallation,
  fillInstallation,
} from "./testing/installation.ts";
import type { Installation } from "./testing/installation.ts";

const service = { S3_REGION: "us-east-1", S3_CHECKSUMS: true };
const now = new Date("2026-11-24T15:00:00Z");
let folder = "";
let origin: Installation;
let keyFile = "";
let recipient = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(scratchFolder(), "postulo-backups-"));
  keyFile = path.join(folder, "key.txt");
  recipient = await createIdentity(keyFile, now);
  origin = await createInstallation();
  await fillInstallation(origin, "ana@example.org", [
    Buffer.from("a letter"),
    new Uint8Array(),
    randomBytes(3_000_000),
  ]);
  await fillInstallation(origin, "ben@example.org", [Buffer.from("another")]);
});
afterAll(async () => {
  await origin.drop();
  await rm(folder, { recursive: true });
});

async function backUp(
  source: Pick<Installation, "owner" | "objects"> = origin,
  settings: { at?: Date; keep?: number; recipients?: string[] } = {},
): Promise<string> {
  const to = await mkdtemp(path.join(folder, "to-"));
  const { name } = await runBackup(
    source,
    { ...service, BACKUP_KEEP: settings.keep ?? 14, BACKUP_RECIPIENTS: settings.recipients ?? [] },
    { to, now: settings.at ?? now },
  );
  return path.join(to, name);
}

async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
  yield await readFile(file);
}

const restore = (
  target: Installation,
  file: string,
  { replace = false, identityFile }: { replace?: boolean; identityFile?: string } = {},
) =>
  restoreBackup(
    { owner: target.owner, objects: target.objects, finish: async () => {} },
    { open: async () => contentOf(file), identityFile, replace, printMessage: () => {} },
  );

async function bare(sets?: typeof migrationSets): Promise<Installation> {
  const target = await createBareInstallation(sets);
  onTestFinished(() => target.drop());
  return target;
}

async function inUse(): Promise<Installation> {
  const target = await createInstallation();
  onTestFinished(() => target.drop());
  await fillInstallation(target, "eve@example.org", [Buffer.from("of Eve")]);
  return target;
}

async function expectSame(target: Installation, source: Installation): Promise<void> {
  const rows = await allRows(source.owner);
  expect(Object.keys(rows).length).toBeGreaterThan(50);
  expect(rows["public.job_applied"]?.length).toBeGreaterThan(30);
  expect(await allRows(target.owner)).toEqual(rows);
  const objects = await allObjects(source);
  expect(Object.keys(objects).length).toBeGreaterThan(0);
  expect(await allObjects(target)).toEqual(objects);
  const { rows: triggers } = await target.admin.query(
    "select tgname from pg_trigger where tgenabled <> 'O'",
  );
  expect(triggers).toEqual([]);
}

test("an encrypted backup restores every row and object into an empty database", async () => {
  const file = await backUp(origin, { recipients: [recipient] });
  expect((await readFile(file)).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  const target = await bare();
  const { manifest } = await restore(target, file, { identityFile: keyFile });
  expect(manifest.objects).toEqual({ count: 4, bytes: 3_000_015 });
  await expectSame(target, origin);
  const { rows } = await target.admin.query(
    "insert into public.job_applied (user_id, job_title, company_name, job_url) select id, 'a', 'b', 'https://c.test' from auth.users limit 1 returning version",
  );
  expect(rows).toEqual([{ version: 1 }]);
});

test("an installation in use is replaced only when that is requested", async () => {
  const file = await backUp();
  const target = await inUse();
  const before = await allRows(target.owner);
  await expect(restore(target, file)).rejects.toThrow(
    "This installation has 1 account: a restore replaces everything in it. Back it up, then repeat the command with --replace.",
  );
  expect(await allRows(target.owner)).toEqual(before);
  await restore(target, file, { replace: true });
  await expectSame(target, origin);
});

async function earlierSets(count: number): Promise<typeof migrationSets> {
  const at = await mkdtemp(path.join(folder, "sets-"));
  return Promise.all(
    migrationSets.map(async (set) => {
      const copy = path.join(at, set.name);
      await cp(set.folder, copy, { recursive: true });
      const names = (await readdir(copy)).filter((name) => name.endsWith(".sql")).sort();
      const dropped = set.name === "product" ? names.slice(-count) : [];
      for (const name of dropped) await rm(path.join(copy, name));
      return { name: set.name, folder: copy };
    }),
  );
}

test("a backup of an earlier version is migrated, in an empty database and in place of a later one", async () => {
  const earlier = await bare(await earlierSets(12));
  await fillInstallation(earlier, "old@example.org", [Buffer.from("old")]);
  const file = await backUp(earlier);
  const columns =
    "select table_schema, table_name, column_name, data_type from information_schema.columns where table_schema in ('public', 'private', 'auth', 'storage') order by 1, 2, 3";
  const { rows: expected } = await origin.admin.query(columns);
  for (const target of [await bare(), await inUse()]) {
    await restore(target, file, { replace: true });
    const { rows } = await target.admin.query(columns);
    expect(rows).toEqual(expected);
    const { rows: users } = await target.admin.query(
      "select email, (select count(*)::int from public.job_applied) as jobs from auth.users",
    );
    expect(users).toEqual([{ email: "old@example.org", jobs: 40 }]);
    expect(Object.values(await allObjects(target))).toEqual(["old"]);
  }
});

test("a damaged, incomplete or foreign file changes nothing and is named in one sentence", async () => {
  const plain = await backUp();
  const sealed = await backUp(origin, { recipients: [recipient] });
  const otherKey = path.join(folder, "other.txt");
  await createIdentity(otherKey, now);
  const target = await inUse();
  const before = await allRows(target.owner);
  const changed = async (file: string, change: (bytes: Buffer) => Buffer) => {
    const copy = path.join(await mkdtemp(path.join(folder, "changed-")), "copy");
    await writeFile(copy, change(await readFile(file)));
    return copy;
  };
  const flip = (at: number) => (bytes: Buffer) => {
    const index = Math.floor(bytes.length * at);
    bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    return bytes;
  };
  const cut = (bytes: Buffer) => bytes.subarray(0, -100);
  const tries: [string, string | undefined, string][] = [
    [sealed, undefined, "The backup is encrypted: name the file of its private key"],
    [sealed, otherKey, "The backup was encrypted for another key."],
    [await changed(sealed, flip(0.5)), keyFile, "The backup is damaged"],
    [await changed(sealed, cut), keyFile, "The backup is damaged"],
    [await changed(plain, flip(0.3)), undefined, "The backup is damaged"],
    [await changed(plain, flip(0.9)), undefined, "The backup is damaged"],
    [await changed(plain, cut), undefined, "The backup is damaged"],
    [await changed(plain, () => Buffer.from("hello")), undefined, "The backup is damaged"],
    [await changed(plain, () => Buffer.alloc(0)), undefined, "The backup is damaged"],
  ];
  for (const [file, identityFile, sentence] of tries) {
    const options = { replace: true, ...(identityFile === undefined ? {} : { identityFile }) };
    await expect(restore(target, file, options)).rejects.toThrow(sentence);
  }
  expect(await allRows(target.owner)).toEqual(before);
});

test("a restore that fails leaves rows and objects as they were", async () => {
  const file = await backUp();
  const target = await inUse();
  const [rows, blobs] = [
    await allRows(target.owner),
    await readdir(target.dataDir, { recursive: true }),
  ];
  let count = 0;
  const full: Installation = {
    ...target,
    objects: {
      ...target.objects,
      put: async (key, content, maxBytes) => {
        count += 1;
        if (count === 3) await writeFile("/dev/full", "x");
        return target.objects.put(key, content, maxBytes);
      },
    },
  };
  await expect(restore(full, file, { replace: true })).rejects.toThrow(
    "Nothing was restored: the disk is full.",
  );
  await target.admin.query(
    "do $$ begin execute format('alter table public.job_applied add check (user_id = %L)', (select id from auth.users)); end $$",
  );
  await expect(restore(target, file, { replace: true })).rejects.toThrow(
    "Nothing was restored: the database answered",
  );
  expect(await allRows(target.owner)).toEqual(rows);
  const files = (names: string[]) => names.filter((name) => /[0-9a-f-]{36}$/.test(name)).sort();
  expect(files(await readdir(target.dataDir, { recursive: true }))).toEqual(files(blobs));
});

test("what is deleted while a backup reads is in it whole or not at all, and lost bytes are named", async () => {
  const source = await createInstallation();
  onTestFinished(() => source.drop());
  await fillInstallation(
    source,
    "ana@example.org",
    ["one", "two", "three"].map((text) => Buffer.from(text)),
  );
  const { rows } = await source.admin.query<{ version: string }>(
    "select version from storage.objects where version is not null order by name",
  );
  const [, deleted = "", lost = ""] = rows.map(({ version }) => version);
  await source.objects.remove(lost);
  let isFirst = true;
  const objects: Installation["objects"] = {
    ...source.objects,
    get: async (key) => {
      if (isFirst) {
        isFirst = false;
        await source.admin.query("delete from storage.objects where version = $1", [deleted]);
        await source.objects.remove(deleted);
        await fillInstallation(source, "late@example.org", [Buffer.from("late")]);
      }
      return source.objects.get(key);
    },
  };
  const file = await backUp({ owner: source.owner, objects });
  const { manifest } = await verifyBackup(contentOf(file), undefined);
  expect(manifest.missingObjects).toEqual([lost]);
  const target = await bare();
  await restore(target, file);
  expect(await allRows(target.owner)).toEqual(await allRows(source.owner));
  expect(Object.values(await allObjects(target)).sort()).toEqual(["late", "missing", "one"].sort());
});

test("a backup that fails leaves the earlier ones, and old ones are removed after a new one", async () => {
  const file = await backUp();
  const store = openBackupFolder(path.dirname(file));
  const names = await store.list();
  expect(names).toEqual(["postulo-20261124T150000.000Z.tar.gz"]);
  const failing = async function* failing() {
    yield Buffer.from("begun");
    await writeFile("/dev/full", "x");
  };
  await expect(store.write("postulo-20261125T150000.000Z.tar.gz", failing())).rejects.toThrow(
    "ENOSPC",
  );
  expect(await readdir(store.location)).toEqual(names);
  for (const hour of [16, 17, 18]) {
    await runBackup(
      origin,
      { ...service, BACKUP_KEEP: 2, BACKUP_RECIPIENTS: [] },
      { to: store.location, now: new Date(`2026-11-24T${hour}:00:00Z`) },
    );
  }
  expect(await readdir(store.location)).toEqual([
    "postulo-20261124T170000.000Z.tar.gz",
    "postulo-20261124T180000.000Z.tar.gz",
  ]);
});

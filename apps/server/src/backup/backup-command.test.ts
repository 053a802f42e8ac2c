import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { formatDatabaseUrl } from "@postulo/postgres/database-url";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { s3Environment, startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../settings/settings.ts";
import { runCommand } from "../testing/server-command.ts";
import { startTestServer } from "../testing/started-server.ts";
import { allRows, createInstallation, fillInstallation } from "./testing/installation.ts";
import type { Installation } from "./testing/installation.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(scratchFolder(), "postulo-backup-command-"));
});
afterAll(() => rm(folder, { recursive: true }));

const settingsOf = ({ owner, dataDir }: Pick<Installation, "owner" | "dataDir">) => ({
  DATABASE_URL: formatDatabaseUrl(owner),
  DATA_DIR: dataDir,
  BACKUP_TO: path.join(folder, path.basename(dataDir)),
});

/** What the operator types. */
const start = (settings: Readonly<Record<string, string>>, ...words: string[]) =>
  runCommand({ words: ["src/admin.ts", ...words], cwd: folder, settings });

async function run(settings: Readonly<Record<string, string>>, ...words: string[]) {
  const { ended, lines } = start(settings, ...words);
  const code = await ended;
  return { code, output: lines.join("\n") };
}

async function installation(email: string): Promise<Installation> {
  const created = await createInstallation();
  onTestFinished(() => created.drop());
  await fillInstallation(created, email, [Buffer.from(email)]);
  return created;
}

test("the operator creates a key, backs up, verifies, and restores beside a running server", async () => {
  const server = await startTestServer({ CONFIRM_EMAIL: "off" });
  onTestFinished(() => server.stop());
  const { database, dataDir } = server;
  const key = path.join(folder, "key.txt");
  const created = await run({ DATA_DIR: dataDir }, "backup-key", key);
  const recipient = /BACKUP_RECIPIENTS=(age1\w+)$/.exec(created.output)?.[1] ?? "";
  expect(await readFile(key, "utf8")).toContain(recipient);
  expect((await run({ DATA_DIR: dataDir }, "backup-key", key)).code).toBe(1);

  const { userId, accessToken } = await server.register("ana@example.org");
  const client = createClient(server.url, "key", { accessToken: async () => accessToken });
  const { rows } = await database.admin.query("select id from public.profile where user_id = $1", [
    userId,
  ]);
  const name = `${rows[0].id}/letter.txt`;
  await client.storage.from("user-documents").upload(name, "Dear all");
  const settings = {
    ...settingsOf({ owner: database.owner, dataDir }),
    BACKUP_RECIPIENTS: recipient,
  };
  expect(await run(settings, "backup")).toMatchObject({
    code: 0,
    output: expect.stringContaining("1 objects with 8 bytes"),
  });
  await client.storage.from("user-documents").remove([name]);
  await server.register("ben@example.org");

  const verified = await run(settings, "verify", "latest", "--identity", key);
  expect(verified).toMatchObject({ code: 0, output: expect.stringContaining("is whole: ") });
  expect((await run(settings, "restore", "latest", "--identity", key)).output).toContain(
    "This installation has 2 accounts",
  );
  const restored = await run(settings, "restore", "latest", "--identity", key, "--replace");
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining("Everything was restored: "),
  });
  const { data } = await client.storage.from("user-documents").download(name);
  expect(await data?.text()).toBe("Dear all");
  const signIn = (email: string) =>
    createClient(server.url, "key").auth.signInWithPassword({ email, password: "long enough 1" });
  expect((await signIn("ana@example.org")).error).toBeNull();
  expect((await signIn("ben@example.org")).error?.code).toBe("invalid_credentials");
});

test("a bucket takes backups in place of a folder, old ones are removed, and one is restored from its URL", async () => {
  const s3 = await startS3Server();
  onTestFinished(() => s3.stop());
  const source = await installation("ana@example.org");
  const { DATABASE_URL, DATA_DIR } = settingsOf(source);
  const settings = {
    DATABASE_URL,
    DATA_DIR,
    BACKUP_TO: `s3://${s3.settings.bucket}/backups`,
    BACKUP_KEEP: "1",
    ...s3Environment(s3),
  };
  const first = await run(settings, "backup");
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("1 objects") });
  const second = await run(settings, "backup");
  const urlOf = (output: string) => /^s3:\S+/.exec(output)?.[0] ?? "";
  expect((await run(settings, "verify", urlOf(first.output))).output).toBe(
    `There is no backup ${urlOf(first.output)}.`,
  );
  const target = await installation("eve@example.org");
  const other = { ...settings, ...settingsOf(target), BACKUP_TO: "" };
  const restored = await run(other, "restore", urlOf(second.output), "--replace");
  expect(restored).toMatchObject({ code: 0 });
  // The settings of the restoring installation are written again.
  const instance = { "private.instance_setting": [] };
  const rows = { ...(await allRows(source.owner)), ...instance };
  expect({ ...(await allRows(target.owner)), ...instance }).toEqual(rows);
});

test("a restore that is killed changes nothing", async () => {
  const source = await installation("ana@example.org");
  await run(settingsOf(source), "backup");
  const target = await installation("eve@example.org");
  const before = await allRows(target.owner);
  const reader = await target.admin.connect();
  await reader.query("begin; select from public.cvs");
  const settings = { ...settingsOf(target), BACKUP_TO: settingsOf(source).BACKUP_TO };
  const { child, ended } = start(settings, "restore", "latest", "--replace");
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect
    .poll(async () => (await target.admin.query(waiting)).rowCount, { timeout: 30_000 })
    .toBe(1);
  child.kill("SIGKILL");
  await ended;
  await reader.query("commit");
  reader.release();
  expect(await allRows(target.owner)).toEqual(before);
});

test("a backup that is killed leaves the earlier ones alone", async () => {
  const source = await installation("ana@example.org");
  const settings = settingsOf(source);
  await run(settings, "backup");
  const names = await readdir(settings.BACKUP_TO);
  const writer = await source.admin.connect();
  await writer.query("begin; lock table public.cvs");
  const { child, ended } = start(settings, "backup");
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect
    .poll(async () => (await source.admin.query(waiting)).rowCount, { timeout: 30_000 })
    .toBe(1);
  child.kill("SIGKILL");
  await ended;
  await writer.query("commit");
  writer.release();
  const left = await readdir(settings.BACKUP_TO);
  expect(left.filter((name) => !name.endsWith(".partial"))).toEqual(names);
  expect((await run(settings, "verify", "latest")).code).toBe(0);
});

test("a server makes the backups that are due, of several processes one does, and --due makes no other", async () => {
  const to = path.join(folder, "scheduled");
  const server = await startTestServer({ BACKUP_TO: to, LOG_LEVEL: "info" });
  onTestFinished(() => server.stop());
  const made = () => server.logged.filter(({ event }) => event === "backup");
  await expect.poll(made, { timeout: 50_000, interval: 200 }).toHaveLength(1);
  expect(server.logged.filter(({ event }) => event === "job failed")).toEqual([]);
  expect(await readdir(to)).toEqual([
    expect.stringMatching(/^postulo-\d{8}T\d{6}\.\d{3}Z\.tar\.gz$/),
  ]);
  const settings = { DATABASE_URL: server.database.url, DATA_DIR: server.dataDir, BACKUP_TO: to };
  expect(await run(settings, "backup", "--due")).toEqual({ code: 0, output: "No backup is due." });
  await rm(to, { recursive: true });
  const outcomes = await Promise.all([1, 2, 3].map(() => run(settings, "backup", "--due")));
  expect(outcomes.filter(({ output }) => output === "No backup is due.")).toHaveLength(2);
  expect(await readdir(to)).toHaveLength(1);
});

test("settings and commands that cannot be meant are rejected in one sentence", async () => {
  for (const [name, value] of [
    ["BACKUP_HOURS", "0"],
    ["BACKUP_KEEP", "0"],
    ["BACKUP_RECIPIENTS", "ssh-ed25519 AAAA"],
  ] as const)
    expect(() => parseSettings({ [name]: value })).toThrow(`The setting ${name} must be`);
  const source = await installation("ana@example.org");
  const { DATABASE_URL, DATA_DIR } = settingsOf(source);
  const bare = { DATABASE_URL, DATA_DIR };
  expect(await run(bare, "backup")).toEqual({
    code: 1,
    output: "Where to? Name a folder or s3://BUCKET/PREFIX after the command, or set BACKUP_TO.",
  });
  expect(await run(bare, "restore", "nothing")).toEqual({
    code: 1,
    output: "There is no backup nothing.",
  });
  expect((await run(bare, "restore")).output).toContain("Usage: ");
  const invalid = { ...bare, BACKUP_RECIPIENTS: `age1${"q".repeat(58)}` };
  expect(await run(invalid, "backup", folder)).toMatchObject({
    code: 1,
    output: expect.stringContaining("is no public key of age"),
  });
});

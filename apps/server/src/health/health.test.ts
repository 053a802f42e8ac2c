import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { freePort } from "@postulo/postgres/testing/free-port";
import { openS3Bucket } from "@postulo/supabase-server/storage/s3-bucket";
import { connectS3 } from "@postulo/supabase-server/storage/s3-connection";
import type { S3Settings } from "@postulo/supabase-server/storage/s3-connection";
import { startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";
import { expect, onTestFinished, test } from "vitest";
import { openLanguageModel } from "../language-model/open-language-model.ts";
import { providerPaths } from "../language-model/testing/provider-protocols.ts";
import { startProviderServer } from "../language-model/testing/provider-server.ts";
import { MailServer } from "../testing/mail-server.ts";
import { startTestServer } from "../testing/started-server.ts";
import { cachedCheck } from "./cached-check.ts";
import { createFailureWatch } from "./failure-watch.ts";
import { isNearlyFull } from "./free-space.ts";

const get = async (url: string) => {
  const response = await fetch(url);
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as unknown };
};

test("a server whose components work says so, and nothing else", async () => {
  const smtp = await MailServer.start();
  onTestFinished(() => smtp.stop());
  const server = await startTestServer({ SMTP_URL: smtp.url });
  onTestFinished(() => server.stop());
  const healthy = { status: 200, body: { status: "ok", degraded: [] } };
  expect(await get(`${server.url}/health`)).toMatchObject(healthy);
  expect(await get(`${server.url}/health/ready`)).toMatchObject(healthy);
  expect(smtp.taken).toEqual([]);
});

test("components that fail are named to everybody, and described on the port of the metrics", async () => {
  const [smtpPort, metricsPort] = await Promise.all([freePort(), freePort()]);
  const server = await startTestServer({
    SMTP_URL: `smtp://operator:secret-password@127.0.0.1:${smtpPort}`,
    METRICS_PORT: String(metricsPort),
  });
  onTestFinished(() => server.stop());
  const storage = path.join(server.dataDir, "storage");
  await rm(storage, { recursive: true, force: true });
  await writeFile(storage, "a file where a folder should be");
  // The sweep makes no progress.
  await server.database.admin.query(`
    create function private.keep() returns trigger language plpgsql as 'begin return null; end';
    create trigger keep before delete on private.object_deletion for each row execute function private.keep()`);
  await server.database.admin.query(
    "insert into private.object_deletion (bucket_id, object_name, due_at) values ('user-documents', 'x', now() - interval '20 minutes')",
  );
  const degraded = ["storage", "mail", "queue"];
  const { text, ...health } = await get(`${server.url}/health`);
  expect(health).toEqual({ status: 503, body: { status: "degraded", degraded } });
  expect(text).not.toMatch(/127|localhost|secret|ECONN/);
  // A load balancer would take all servers out for a mail server that is down.
  expect(await get(`${server.url}/health/ready`)).toMatchObject({
    status: 200,
    body: { status: "degraded", degraded },
  });
  const details = await get(`http://127.0.0.1:${metricsPort}/health`);
  expect(details.body).toMatchObject({
    database: { kind: "ok" },
    storage: { kind: "degraded", detail: "ENOTDIR" },
    mail: { kind: "degraded", detail: "ESOCKET" },
    queue: {
      detail: expect.stringMatching(/^objectDeletions: 1, the oldest due for 1[12]\d\d s$/),
    },
  });
  expect(details.text).not.toContain("secret");
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('postulo_component_degraded{component="storage"} 1');
  expect(metrics).toContain('postulo_component_degraded{component="database"} 0');
  expect(metrics).toContain('postulo_queue_length{queue="objectDeletions"} 1');
  expect(metrics).toMatch(/postulo_queue_overdue_seconds\{queue="objectDeletions"\} 1[12]\d\d/);
});

test("without its database a server is not ready, and names nothing that it cannot know", async () => {
  const server = await startTestServer();
  const { admin } = server.database;
  const { rows } = await admin.query("select current_database() as name");
  const name = String(rows[0]?.name);
  const lock = (limit: number) => admin.query(`alter database ${name} connection limit ${limit}`);
  onTestFinished(async () => {
    await lock(-1);
    await server.stop();
  });
  await lock(0);
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'authenticator'",
    [name],
  );
  await expect
    .poll(() => get(`${server.url}/health/ready`), { timeout: 10_000 })
    .toMatchObject({ status: 503, body: { status: "degraded", degraded: ["database"] } });
  await lock(-1);
  await expect
    .poll(() => get(`${server.url}/health/ready`), { timeout: 10_000 })
    .toMatchObject({ status: 200, body: { status: "ok" } });
});

test("a bucket is checked, and found missing when there is none of its name or its service is down", async () => {
  const s3 = await startS3Server();
  onTestFinished(() => s3.stop());
  const check = (settings: Partial<S3Settings>) =>
    openS3Bucket(connectS3({ ...s3.settings, ...settings })).check();
  await check({});
  await expect(check({ bucket: "no-such-bucket" })).rejects.toThrow("there is no bucket");
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  await expect(check({ endpoint })).rejects.toThrow("ECONNREFUSED");
});

test("a mail that could not be sent degrades the mail until the next one is sent", async () => {
  const watch = createFailureWatch();
  const log = watch.watched(() => {});
  log("error", "mail not sent", { kind: "digest", failure: "refused" });
  expect(watch.recent("mail").kind).toBe("ok");
  const smtp = await MailServer.start();
  smtp.onRecipient = (_, done) => done(Object.assign(new Error("busy"), { responseCode: 451 }));
  const server = await startTestServer({ SMTP_URL: smtp.url });
  onTestFinished(() => server.stop());
  onTestFinished(() => smtp.stop());
  const signUp = (email: string) =>
    fetch(`${server.url}/auth/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "long enough 1" }),
    });
  await signUp("ann@example.org");
  expect(await get(`${server.url}/health`)).toMatchObject({ body: { degraded: ["mail"] } });
  smtp.reset();
  await signUp("ben@example.org");
  expect(await get(`${server.url}/health`)).toMatchObject({ body: { degraded: [] } });
});

test("a model that fails three times in a row is degraded for a quarter of an hour, or until it answers", async () => {
  const [database, provider] = await Promise.all([createTestDatabase(), startProviderServer()]);
  onTestFinished(async () => {
    await Promise.all([database.drop(), provider.stop()]);
  });
  let time = 0;
  const watch = createFailureWatch(() => time);
  const userId = await database.createUser();
  const model = openLanguageModel({
    settings: {
      provider: "openai-compatible",
      model: "small",
      apiKey: "k",
      baseUrl: provider.url + providerPaths["openai-compatible"],
      timeoutMs: 30_000,
      stallMs: 10_000,
      price: { input: 0, output: 0 },
      ceilingMicroEuro: undefined,
      letterCeilingMicroEuro: undefined,
    },
    pool: database.pool,
    log: watch.watched(() => {}),
    firstBackOffMs: 1,
  });
  const ask = async () => {
    const call = {
      userId,
      purpose: "letter" as const,
      instructions: "Write.",
      prompt: "A letter",
      maxOutputTokens: 10,
      signal: new AbortController().signal,
    };
    const text = model.streamText(call);
    while (!(await text.next()).done);
  };
  expect(watch.recent("model").kind).toBe("ok");
  provider.answer({ kind: "status", status: 500 });
  await ask();
  expect(watch.recent("model")).toEqual({ kind: "degraded", detail: "the last 3 failed" });
  time += 16 * 60_000;
  expect(watch.recent("model").kind).toBe("ok");
  await ask();
  expect(watch.recent("model").kind).toBe("degraded");
  provider.answer({ kind: "text", pieces: ["Dear"] });
  await ask();
  expect(watch.recent("model").kind).toBe("ok");
});

test("a check that hangs counts as degraded after its limit, and is not started twice", async () => {
  let started = 0;
  const hanging = Promise.withResolvers<{ kind: "ok" }>();
  const check = cachedCheck(
    () => {
      started += 1;
      return hanging.promise;
    },
    { ageMs: 0, limitMs: 10 },
  );
  const late = { kind: "degraded", detail: "no result within 10 ms" };
  expect(await Promise.all([check(), check()])).toEqual([late, late]);
  expect(started).toBe(1);
  hanging.resolve({ kind: "ok" });
  expect(await check()).toEqual({ kind: "ok" });
});

test("a disk is nearly full below a tenth, or below 2 GiB", () => {
  const gibibyte = 1024 ** 3;
  expect(isNearlyFull(2 * gibibyte, 20 * gibibyte)).toBe(false);
  expect(isNearlyFull(1.9 * gibibyte, 20 * gibibyte)).toBe(true);
  expect(isNearlyFull(3 * gibibyte, 500 * gibibyte)).toBe(false);
  expect(isNearlyFull(0.2 * gibibyte, gibibyte)).toBe(false);
  expect(isNearlyFull(0.09 * gibibyte, gibibyte)).toBe(true);
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";
import { migrationSets } from "./migration-sets.ts";
import { createPool } from "./pool.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { createTestDatabase } from "./test-database.ts";
import type { TestDatabase } from "./test-database.ts";
import { selfSigned } from "./testing/self-signed.ts";
import { startTlsFront } from "./testing/tls-front.ts";
import type { TlsFront } from "./testing/tls-front.ts";

let database: TestDatabase;
let front: TlsFront;
let folder = "";
let trusted = "";

beforeAll(async () => {
  const certificate = selfSigned("localhost");
  folder = await mkdtemp("/tmp/postulo-tls-");
  trusted = path.join(folder, "root.pem");
  await writeFile(trusted, certificate.cert);
  database = await createTestDatabase();
  front = await startTlsFront(database.owner, certificate);
});

afterAll(async () => {
  await front.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

function urlOf(query: string, { host = "localhost", port = front.port } = {}): string {
  const { user, password, database: name } = database.owner;
  return `postgresql://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${name}?${query}`;
}

const prepare = (url: string) => prepareDatabase(parseDatabaseUrl(url), migrationSets);

test.each(["verify-full", "require", "verify-ca"])(
  "with sslmode=%s the owner and the server's role connect encrypted, to a certificate they trust",
  async (mode) => {
    const { connection } = await prepare(urlOf(`sslmode=${mode}&sslrootcert=${trusted}`));
    const before = front.encrypted();
    const pool = createPool({ ...connection, max: 1 });
    const { rows } = await pool.query("select current_user as name");
    expect(rows).toEqual([{ name: "authenticator" }]);
    expect(front.encrypted()).toBe(before + 1);
    await pool.end();
  },
);

test("an untrusted certificate, or one of another name, is rejected with instructions", async () => {
  await expect(prepare(urlOf("sslmode=require"))).rejects.toThrow(
    "The database cannot be used: its certificate is not trusted (self-signed certificate): name the file of its authority in DATABASE_URL by sslrootcert=, or switch the check off by sslmode=no-verify.",
  );
  const elsewhere = urlOf(`sslmode=verify-full&sslrootcert=${trusted}`, { host: "127.0.0.1" });
  await expect(prepare(elsewhere)).rejects.toThrow("its certificate is not trusted");
});

test("`sslmode=no-verify` is encrypted without the check", async () => {
  const before = front.encrypted();
  await prepare(urlOf("sslmode=no-verify"));
  expect(front.encrypted()).toBeGreaterThan(before);
});

test("a database without TLS is rejected when TLS was requested", async () => {
  const open = await startTlsFront(database.owner, undefined);
  await expect(prepare(urlOf("sslmode=require", { port: open.port }))).rejects.toThrow(
    "The database cannot be used: The server does not support SSL connections.",
  );
  await open.close();
});

test("a missing CA file is named in the error", () => {
  expect(() => parseDatabaseUrl(urlOf("sslrootcert=/nowhere/root.pem"))).toThrow(
    "DATABASE_URL names a file that cannot be read: /nowhere/root.pem.",
  );
});

import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";
import { startEmbedded } from "./embedded.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import { migrationSets } from "./migration-sets.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { throwAwayPlace } from "./testing/throw-away-place.ts";

let dataDir = "";
let cluster: EmbeddedDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(throwAwayPlace(), "postulo-prepare-"));
  cluster = await startEmbedded({ dataDir, log: () => {}, fsync: false });
});

afterAll(async () => {
  await cluster.stop();
  await rm(dataDir, { recursive: true });
});

async function run(
  statement: string,
  connection: ClientConfig = cluster.owner,
): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const sets = migrationSets.slice(0, 1);

// First in this file: it needs a cluster whose roles nobody else has made.
test("an owner that is no superuser, but may do what is asked for, prepares a database whole", async () => {
  await run("create role modest login createrole bypassrls password 'modest'");
  await run("create database modest owner modest");
  const owner = { ...cluster.owner, user: "modest", password: "modest", database: "modest" };
  const { connection, applied } = await prepareDatabase(owner, migrationSets);
  expect(applied.length).toBeGreaterThan(10);
  await run("insert into auth.users (email) values ('someone@example.org')", owner);
  expect(await run("select plan from public.subscription", owner)).toEqual([{ plan: "Free" }]);
  await expect(run("select from public.profile", connection)).rejects.toThrow("permission denied");
});

test("several processes that start at once on a new database agree on how the server logs in", async () => {
  const prepared = await Promise.all([1, 2, 3].map(() => prepareDatabase(cluster.owner, sets)));
  const connections = prepared.map(({ connection }) => connection);
  expect(new Set(connections.map(({ password }) => password)).size).toBe(1);
  expect(connections[0]?.password).not.toBe(cluster.owner.password);
  expect(await run("select current_user as name", connections[0])).toEqual([
    { name: "authenticator" },
  ]);
});

test("an owner without the right to see past the policies is told what is missing", async () => {
  await run("create role weak login createrole password 'weak'");
  await expect(
    prepareDatabase({ ...cluster.owner, user: "weak", password: "weak" }, sets),
  ).rejects.toThrow(
    "The role of DATABASE_URL lacks BYPASSRLS, CREATE on the database: grant it, or use a superuser; the server itself never works as that role.",
  );
});

test("a server's role that policies do not bind is refused", async () => {
  await prepareDatabase(cluster.owner, sets);
  await run("alter role authenticator bypassrls");
  try {
    await expect(prepareDatabase(cluster.owner, sets)).rejects.toThrow(
      /authenticator is a superuser or has BYPASSRLS/,
    );
  } finally {
    await run("alter role authenticator nobypassrls");
  }
});

test("a wrong password and an absent server are told in one sentence", async () => {
  await expect(prepareDatabase({ ...cluster.owner, password: "guess" }, sets)).rejects.toThrow(
    'The database cannot be used: password authentication failed for user "postgres".',
  );
  const nowhere = parseDatabaseUrl("postgresql://postgres:secret@127.0.0.1:1/postulo");
  await expect(prepareDatabase(nowhere, sets)).rejects.toThrow(
    "The database cannot be used: connect ECONNREFUSED 127.0.0.1:1.",
  );
});

test("an address without a password is told so before anything is asked", async () => {
  const withoutPassword = parseDatabaseUrl("postgresql://postgres@127.0.0.1:1/postulo");
  await expect(prepareDatabase(withoutPassword, sets)).rejects.toThrow(
    "DATABASE_URL must hold the owner's password",
  );
});

test("an address that cannot be read is told without the password in it", () => {
  expect(() => parseDatabaseUrl("mysql://me:secret@host/db")).toThrow(
    "DATABASE_URL must begin with postgresql://",
  );
});

import { expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";
import { migrationSets } from "./migration-sets.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { ownerOfTestCluster } from "./testing/test-cluster.ts";

// How a database is made ready in a cluster that nobody has used is asked in embedded.test.ts, which has one.
const sets = migrationSets.slice(0, 1);

test("a wrong password and an absent server are told in one sentence", async () => {
  await expect(
    prepareDatabase({ ...ownerOfTestCluster(), password: "guess" }, sets),
  ).rejects.toThrow(
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

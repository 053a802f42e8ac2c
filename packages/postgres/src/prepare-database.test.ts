import { expect, onTestFinished, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";
import { migrationSets, productMigrations } from "./migration-sets.ts";
import { prepareDatabase, prepareSupabase } from "./prepare-database.ts";
import { createTestDatabase } from "./test-database.ts";
import { ownerOfTestCluster } from "./testing/test-cluster.ts";

// Preparing a new cluster is tested in embedded.test.ts.
const sets = migrationSets.slice(0, 1);

test("a wrong password and an absent server are reported in one sentence", async () => {
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

test("a URL without a password is rejected before connecting", async () => {
  const withoutPassword = parseDatabaseUrl("postgresql://postgres@127.0.0.1:1/postulo");
  await expect(prepareDatabase(withoutPassword, sets)).rejects.toThrow(
    "DATABASE_URL must hold the owner's password",
  );
});

test("an invalid URL is reported without its password", () => {
  expect(() => parseDatabaseUrl("mysql://me:secret@host/db")).toThrow(
    "DATABASE_URL must begin with postgresql://",
  );
});

test("a database without a Supabase, and one that was made without it, are refused beside a Supabase", async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  await expect(prepareSupabase(own.owner, productMigrations)).rejects.toThrow(
    "The database of DATABASE_URL was made by Postulo without a Supabase",
  );
  await own.admin.query("drop schema migration_record, auth cascade");
  await expect(prepareSupabase(own.owner, productMigrations)).rejects.toThrow(
    "The database of DATABASE_URL is not that of a Supabase",
  );
});

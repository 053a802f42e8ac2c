import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { migrationSets, productMigrations } from "@postulo/postgres/migration-sets";
import { migrate } from "@postulo/postgres/migrations";
import { createPool } from "@postulo/postgres/pool";
import { prepareSupabase } from "@postulo/postgres/prepare-database";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { createProjectRole, grantProject } from "@postulo/postgres/testing/project-role";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, runCommandLine } from "./command-line.ts";

test("the official command line accepts config.toml and applies every migration", async () => {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.drop());
  const database = `cli_${randomUUID().replaceAll("-", "")}`;
  const role = await createProjectRole(fresh.admin);
  await fresh.admin.query(`create database ${database} owner ${role.user} template template0`);
  onTestFinished(async () => {
    await fresh.admin.query(`drop database ${database} with (force)`);
  });
  await migrate({ ...fresh.owner, database }, migrationSets.slice(0, 1));
  const admin = createPool({ ...fresh.owner, database, max: 1 });
  await admin.query("drop schema migration_record cascade");
  await grantProject(admin);
  await admin.end();
  const owner = { ...fresh.owner, ...role, database };
  const { code, output } = await runCommandLine([
    "migration",
    "up",
    `--remote=${await addressOf(owner)}`,
    "--yes",
  ]);
  expect(output).not.toMatch(/warn|invalid|deprecated/i);
  const files = (await readdir(path.join(import.meta.dirname, "../migrations"))).toSorted();
  expect(files.length).toBeGreaterThan(10);
  expect([...output.matchAll(/Applying migration (\S+\.sql)/g)].map(([, file]) => file)).toEqual(
    files,
  );
  expect(code).toBe(0);

  // The server continues where the command line has stopped.
  const { applied } = await prepareSupabase(owner, productMigrations);
  expect(applied).toEqual(["product/seed.sql"]);
});

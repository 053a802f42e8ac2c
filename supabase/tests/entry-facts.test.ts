import { maxFileDescriptionLength, maxFileNameLength } from "@postulo/domain/document";
import { entryKinds, entryTables, type EntryTable } from "@postulo/domain/profile/entry";
import { maxSkillNameLength, maxSkillYears } from "@postulo/domain/profile/skill";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The checks of a table, and its columns that may not be null. */
async function rulesOf(table: string): Promise<{ checks: string; required: readonly string[] }> {
  const { rows: checks } = await database.admin.query<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [`public.${table}`],
  );
  const { rows: columns } = await database.admin.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef",
    [`public.${table}`],
  );
  return {
    checks: checks.map(({ text }) => text).join("\n"),
    required: columns.map(({ name }) => name),
  };
}

test("the database and packages/domain agree on required columns and maximum lengths of entries", async () => {
  for (const kind of entryKinds) {
    const { table, columns }: EntryTable = entryTables[kind];
    const { checks, required } = await rulesOf(table);
    for (const { name, maxLength } of columns)
      expect.soft(checks, `${table}.${name}`).toContain(`char_length(${name}) <= ${maxLength}`);
    const expected = columns.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(required.filter((name) => name !== "profile_id").sort()).toEqual(expected.sort());
  }
});

test("the database and packages/domain agree on the limits of skills and files", async () => {
  const skills = await rulesOf("competencies");
  expect(skills.checks).toContain(`char_length(name) <= ${maxSkillNameLength}`);
  expect(skills.checks).toContain(`(${maxSkillYears})::numeric`);
  const files = await rulesOf("files");
  expect(files.checks).toContain(`char_length(file_name) <= ${maxFileNameLength}`);
  expect(files.checks).toContain(`char_length(description) <= ${maxFileDescriptionLength}`);
});

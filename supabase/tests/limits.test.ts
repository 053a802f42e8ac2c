import { maxLengthOf } from "@postulo/domain/application-columns";
import { maxEmailLength } from "@postulo/domain/credentials";
import { interviewLimits } from "@postulo/domain/interview";
import {
  maxAnswerCharacters,
  maxLetterCharacters,
  maxPostingBytes,
} from "@postulo/domain/letter-style";
import { trashDays } from "@postulo/domain/limits";
import { maxAge, profileTextLengths } from "@postulo/domain/profile/profile";
import { savedViewLimits } from "@postulo/domain/saved-view";
import { taskLimits } from "@postulo/domain/task";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The check constraints of a table, one text. */
async function checksOf(table: string): Promise<string> {
  const { rows } = await database.admin.query<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  expect(rows.length).toBeGreaterThan(0);
  return rows.map(({ text }) => text).join("\n");
}

/** The limit on the characters or bytes of a column; NaN without one. */
const limitOf = (checks: string, column: string): number =>
  Number(
    new RegExp(`(?:char|octet)_length\\(${column}\\) <= (\\d+)`).exec(checks)?.[1] ?? Number.NaN,
  );

/** Functions and policies whose text matches, by name. */
async function definitionsWith(pattern: string): Promise<Map<string, string>> {
  const { rows } = await database.admin.query<{ name: string; text: string }>(
    `select p.oid::regprocedure::text as name, p.prosrc as text from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'private')
       where p.prosrc ~ $1
     union all
     select tablename || '.' || policyname, qual from pg_policies where qual ~ $1`,
    [pattern],
  );
  return new Map(rows.map(({ name, text }) => [name, text]));
}

test("deleted rows are restored, shown and removed by the days of packages/domain", async () => {
  const definitions = await definitionsWith("deleted_at [<>+]");
  expect([...definitions.keys()].sort()).toEqual([
    "private.keep_cv_in_trash()",
    "private.keep_in_trash()",
    "private.keep_letter_in_trash()",
    "restore_application(uuid)",
    "trash.own_rows",
  ]);
  for (const [name, text] of definitions)
    expect([name, text.match(/\d+ days/g)]).toEqual([name, [`${trashDays} days`]]);
});

test("a profile holds texts and an age up to the limits of packages/domain", async () => {
  const checks = await checksOf("public.profile");
  for (const [column, maxLength] of Object.entries(profileTextLengths))
    expect.soft([column, limitOf(checks, column)]).toEqual([column, maxLength]);
  expect(checks).toContain(`(age <= ${maxAge})`);
});

test("the profile of a new user is cut to the limits of packages/domain", async () => {
  const { first_name, last_name, email, country } = profileTextLengths;
  const definitions = await definitionsWith("p_metadata ->> 'country'");
  expect(definitions.size).toBe(1);
  const [text = ""] = definitions.values();
  expect([...text.matchAll(/left\(.*, (\d+)\)/g)].map(([, length]) => Number(length))).toEqual([
    email,
    first_name,
    last_name,
    country,
  ]);
});

test("letters, CVs and their postings have the limits of packages/domain", async () => {
  expect(limitOf(await checksOf("public.letter_versions"), "text")).toBe(maxLetterCharacters);
  expect(limitOf(await checksOf("public.letters"), "posting")).toBe(maxPostingBytes);
  const answers = await checksOf("public.letter_answers");
  for (const column of ["why", "know"])
    expect([column, limitOf(answers, column)]).toEqual([column, maxAnswerCharacters]);
  expect(limitOf(await checksOf("public.cvs"), "posting")).toBe(maxPostingBytes);
});

test("further contacts of an application have the limits of its first one", async () => {
  const checks = await checksOf("public.application_contacts");
  for (const column of ["name", "email", "phone"] as const)
    expect([column, limitOf(checks, column)]).toEqual([column, maxLengthOf(`contact_${column}`)]);
});

test("tasks and interviews have the limits of packages/domain", async () => {
  expect(limitOf(await checksOf("public.task"), "title")).toBe(taskLimits.title);
  const checks = await checksOf("public.interview");
  for (const column of ["place", "people", "preparation", "outcome_note", "calendar_uid"] as const)
    expect([column, limitOf(checks, column)]).toEqual([column, interviewLimits[column]]);
  expect(checks).toContain(`(duration_minutes >= ${interviewLimits.minMinutes})`);
  expect(checks).toContain(`(duration_minutes <= ${interviewLimits.maxMinutes})`);
  const [limit = ""] = (await definitionsWith("has at most")).values();
  expect(limit).toContain(`v_rows >= ${taskLimits.rows} `);
  expect(taskLimits.rows).toBe(interviewLimits.rows);
});

test("saved views have the limits of packages/domain", async () => {
  const checks = await checksOf("public.saved_view");
  expect(checks).toContain(`(char_length(name) <= ${savedViewLimits.name})`);
  expect(limitOf(checks, "query")).toBe(savedViewLimits.query);
  const [limit = ""] = (await definitionsWith("saved_view_limit")).values();
  expect(limit).toContain(`>= ${savedViewLimits.rows} `);
});

test("mailing lists take addresses up to the length of packages/domain", async () => {
  const checks = await checksOf("private.mailing_list_entry");
  expect(limitOf(checks, "email")).toBe(maxEmailLength);
  const definitions = await definitionsWith("char_length.a.email.");
  expect(definitions.size).toBe(1);
  const [text = ""] = definitions.values();
  expect(text).toContain(`char_length(a.email) <= ${maxEmailLength}`);
});

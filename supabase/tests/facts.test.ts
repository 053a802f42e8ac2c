import { fileTypes } from "@postulo/domain/document";
import { applicationMethods } from "@postulo/domain/application";
import { interviewKinds, interviewOutcomes } from "@postulo/domain/interview";
import { nextActions } from "@postulo/domain/next-action";
import { datePrecisions } from "@postulo/domain/profile/partial-date";
import { features, monthlyLimits, plans } from "@postulo/domain/plan";
import { priorities } from "@postulo/domain/priority";
import { genders } from "@postulo/domain/profile/profile";
import { skillCategories, skillLevels, skillSubcategories } from "@postulo/domain/profile/skill";
import { stages } from "@postulo/domain/stage";
import { documentBucket, maxDocumentBytes } from "@postulo/domain/document";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser, only } from "./test-users.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe("the database and packages/domain agree", () => {
  test("on the monthly limits of each plan", async () => {
    const { rows } = await database.admin.query<{
      plan: string;
      feature: string;
      quota: number | null;
    }>("select plan, feature, quota from private.plan_limit");
    const inDatabase = rows.map((row) =>
      [row.plan, row.feature, row.quota ?? "unlimited"].join(" "),
    );
    const inDomain = plans.flatMap((plan) =>
      features.map((feature) => [plan, feature, monthlyLimits[plan][feature]].join(" ")),
    );
    expect(inDomain.length).toBe(24);
    expect(inDatabase.sort()).toEqual(inDomain.sort());
  });

  test("on the limits shown to users", async () => {
    for (const plan of plans) {
      const { userId } = await createUser(database, plan);
      const { rows } = await database.asUser(userId, (client) =>
        client.query(
          "select feature, used, quota, is_unlimited from public.get_current_user_usage()",
        ),
      );
      expect(rows).toEqual(
        [...features].sort().map((feature) => {
          const limit = monthlyLimits[plan][feature];
          const isUnlimited = limit === "unlimited";
          return { feature, used: 0, quota: isUnlimited ? null : limit, is_unlimited: isUnlimited };
        }),
      );
    }
  });

  const closedSets: [table: string, column: string, values: readonly string[]][] = [
    ["public.job_applied", "application_stage", stages],
    ["public.job_applied", "priority_level", priorities],
    ["public.job_applied", "next_action", nextActions],
    ["public.job_applied", "application_method", applicationMethods],
    ["public.task", "action", nextActions],
    ["public.interview", "kind", interviewKinds],
    ["public.interview", "outcome", interviewOutcomes],
    ["public.profile", "gender", genders],
    ["public.competencies", "level", skillLevels],
    ["public.competencies", "category", skillCategories],
    ["public.education", "start_date_precision", datePrecisions],
    ["public.contributions", "end_date_precision", datePrecisions],
    ["public.files", "file_type", fileTypes],
    ["public.subscription", "plan", plans],
    ["public.usage", "feature", features],
    ["public.credit_reservation", "feature", features],
    ["private.plan_limit", "plan", plans],
  ];
  test.for(closedSets)("on the values of %s.%s", async ([table, column, values]) => {
    const { definition } = await only<{ definition: string }>(
      database.admin,
      `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
       where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2
         and pg_get_constraintdef(c.oid) like '%ARRAY[%'`,
      [table, column],
    );
    const allowed = [...definition.matchAll(/'([^']+)'/g)].map((match) => match[1]);
    expect(allowed).toEqual([...values]);
  });

  test("on the bucket of documents", async () => {
    const { rows } = await database.admin.query(
      "select id, public, file_size_limit from storage.buckets",
    );
    expect(rows).toEqual([
      { id: documentBucket, public: false, file_size_limit: String(maxDocumentBytes) },
    ]);
  });
});

describe("predefined skills", () => {
  test("have the categories of the product, and its subcategories first among others", async () => {
    const { rows } = await database.admin.query<{ category: string; subcategories: string[] }>(
      `select c.key as category, array_agg(s.key order by s.sort_order) as subcategories
       from public.skill_categories c join public.skill_subcategories s on s.category_id = c.id
       group by c.id order by c.sort_order`,
    );
    expect(rows.map((row) => row.category)).toEqual([...skillCategories]);
    for (const category of skillCategories) {
      const found = rows.find((row) => row.category === category)?.subcategories;
      const known = skillSubcategories[category];
      expect(found?.slice(0, known.length)).toEqual([...known]);
    }
  });

  test("cover many trades, with names in both languages", async () => {
    const { rows } = await database.admin.query<{ count: number }>(
      "select count(*)::int as count from public.predefined_skills group by subcategory_id",
    );
    expect(rows.length).toBeGreaterThanOrEqual(25);
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBeGreaterThanOrEqual(250);
    expect(Math.min(...rows.map((row) => row.count))).toBeGreaterThanOrEqual(5);
    const { rows: unnamed } = await database.admin.query(
      `select 1 from public.skill_categories where name_en = '' or name_fr = ''
       union all select 1 from public.skill_subcategories where name_en = '' or name_fr = ''
       union all select 1 from public.predefined_skills where name = '' or name_fr = ''`,
    );
    expect(unnamed).toEqual([]);
  });
});

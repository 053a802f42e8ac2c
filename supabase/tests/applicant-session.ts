import type { Plan } from "@postulo/domain/plan";
import { createTestDatabase, type TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createUser, only, type TestUser } from "./test-users.ts";

/** Creates a database for a test file and a user for each test, by default on the plan of new accounts; registers the hooks. */
export function startApplicantSession(plan?: Plan) {
  let database: TestDatabase;
  let user: TestUser;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    user = await createUser(database, plan);
  });
  afterAll(() => database.drop());

  const runAs = ({ userId }: TestUser, sql: string, values: unknown[] = []) =>
    database.asUser(userId, (client) => client.query(sql, values));
  /** Executes a query as the user. */
  const run = (sql: string, values: unknown[] = []) => runAs(user, sql, values);

  /** Adds an application of the user, with default values for the required columns. */
  async function apply(columns: Record<string, unknown> = {}): Promise<string> {
    const row = {
      job_title: "Cook",
      company_name: "Acme",
      job_url: "https://acme.test",
      ...columns,
    };
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`).join(", ");
    const { id } = await database.asUser(user.userId, (client) =>
      only<{ id: string }>(
        client,
        `insert into public.job_applied (${names.join(", ")}) values (${places}) returning id`,
        Object.values(row),
      ),
    );
    return id;
  }

  /** The history of the user's applications, the earliest first. */
  async function history(): Promise<unknown[]> {
    const { rows } = await run(
      "select kind, field, old_value, new_value, actor_id from public.application_event order by occurred_at",
    );
    return rows;
  }

  return {
    database: () => database,
    user: () => user,
    run,
    runAs,
    apply,
    history,
  };
}

import { defaultLetterStyle, letterStyles } from "@postulo/domain/letter-style";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asServer, createUser, only, errorOf } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let user: TestUser;
let letterId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await createUser(database);
  letterId = await deliver(user);
});
afterAll(() => database.drop());

const run = (sql: string, values: unknown[] = []) =>
  database.asUser(user.userId, (client) => client.query(sql, values));

/** As the server does when a letter is delivered. */
function deliver({ userId }: TestUser): Promise<string> {
  return asServer(database, async (client) => {
    const { id } = await only<{ id: string }>(
      client,
      "insert into public.letters (user_id, language, posting) values ($1, 'en', 'Cook wanted') returning id",
      [userId],
    );
    await client.query(
      "insert into public.letter_versions (letter_id, user_id, text, writer) values ($1, $2, 'Dear team', 'composer')",
      [id, userId],
    );
    return id;
  });
}

const addVersion = (text: string, letter = letterId) =>
  run("insert into public.letter_versions (letter_id, text, writer) values ($1, $2, 'person')", [
    letter,
    text,
  ]);

async function apply({ userId }: TestUser): Promise<string> {
  const { id } = await database.asUser(userId, (client) =>
    only<{ id: string }>(
      client,
      "insert into public.job_applied (job_title, company_name, job_url) values ('Cook', 'Acme', 'https://acme.test') returning id",
    ),
  );
  return id;
}

describe("a letter", () => {
  test("numbers its versions in insertion order, also concurrent ones", async () => {
    await Promise.all([addVersion("Dear Ann"), addVersion("Dear Bob")]);
    const { rows } = await run(
      "select number, writer, user_id from public.letter_versions order by number",
    );
    const who = { user_id: user.userId };
    expect(rows).toEqual([
      { ...who, number: 1, writer: "composer" },
      { ...who, number: 2, writer: "person" },
      { ...who, number: 3, writer: "person" },
    ]);
  });

  test("rejects versions of another user, and of another letter", async () => {
    const other = await deliver(await createUser(database));
    const forged =
      "insert into public.letter_versions (letter_id, text, writer) values ($1, 'x', 'model')";
    expect(await errorOf(run(forged, [letterId]))).toBe("42501");
    expect(await errorOf(addVersion("x", other))).toBe("42501");
    expect(await errorOf(addVersion("  "))).toBe("23514");
    expect(await errorOf(addVersion("x".repeat(20_001)))).toBe("23514");
    expect(await errorOf(run("update public.letter_versions set text = 'y'"))).toBe("42501");
    const own = "insert into public.letters (language, posting) values ('en', 'x')";
    expect(await errorOf(run(own))).toBe("42501");
  });

  test("is chosen as the one that is sent by its owner only", async () => {
    const other = await deliver(await createUser(database));
    const choose = "update public.letters set chosen_at = now() where id = $1";
    expect((await run(choose, [letterId])).rowCount).toBe(1);
    expect((await run(choose, [other])).rowCount).toBe(0);
  });

  test("is linked to an application of the same user only, and kept after its deletion", async () => {
    const mine = await apply(user);
    const foreign = await apply(await createUser(database));
    const link = "update public.letters set application_id = $1";
    expect(await errorOf(run(link, [foreign]))).toBe("42501");
    expect((await run(link, [mine])).rowCount).toBe(1);
    await run("delete from public.job_applied");
    expect((await run("select application_id from public.letters")).rows).toEqual([
      { application_id: null },
    ]);
  });

  test("says what the profile lacks and why no model wrote it, which its owner only reads", async () => {
    const columns = "select missing, fallback from public.letters";
    expect((await run(columns)).rows).toEqual([{ missing: [], fallback: null }]);
    expect(await errorOf(run("update public.letters set missing = '[]'"))).toBe("42501");
    expect(await errorOf(run("update public.letters set fallback = null"))).toBe("42501");
    for (const wrong of ["missing = '{}'", "fallback = 'tired'"])
      expect(
        await errorOf(
          asServer(database, (client) => client.query(`update public.letters set ${wrong}`)),
        ),
      ).toBe("23514");
  });

  test("has its layout, and the sentences to check, which only its owner changes", async () => {
    const doubtful = [{ text: "I led 8 cooks.", sources: [], problems: [] }];
    const change = "update public.letters set doubtful = $1";
    expect((await run(change, [JSON.stringify(doubtful)])).rowCount).toBe(1);
    const columns = "select style, doubtful from public.letters";
    expect((await run(columns)).rows).toEqual([{ style: defaultLetterStyle, doubtful }]);
    expect(await errorOf(run(change, ["{}"]))).toBe("23514");
    expect(await errorOf(run("update public.letters set style = 'prose'"))).toBe("42501");
    const stranger = await createUser(database);
    const foreign = await database.asUser(stranger.userId, (client) =>
      client.query(change, ["[]"]),
    );
    expect(foreign.rowCount).toBe(0);
    await asServer(database, async (client) => {
      for (const style of letterStyles)
        await client.query("update public.letters set style = $1", [style]);
    });
    const invented = "update public.letters set style = 'poem'";
    expect(await errorOf(asServer(database, (client) => client.query(invented)))).toBe("23514");
  });

  test("and a CV belong together by application, else by posting, for their owner only", async () => {
    const own = async (text: string) => (await run(`select ${text} as id`)).rows[0]?.id;
    const insertCv = (posting: string, applicationId: string | null = null) =>
      asServer(database, async (client) => {
        const { id } = await only<{ id: string }>(
          client,
          "insert into public.cvs (user_id, posting, application_id) values ($1, $2, $3) returning id",
          [user.userId, posting, applicationId],
        );
        return id;
      });
    const cvOf = `public.cv_of_letter('${letterId}')`;
    expect(await own(cvOf)).toBeNull();
    const samePosting = await insertCv(" Cook\n wanted ");
    expect(await own(cvOf)).toBe(samePosting);
    expect(await own(`public.letter_of_cv('${samePosting}')`)).toBe(letterId);
    const applicationId = await apply(user);
    const sameApplication = await insertCv("Baker wanted", applicationId);
    expect(await own(`public.letter_of_cv('${sameApplication}')`)).toBeNull();
    await run("update public.letters set application_id = $1", [applicationId]);
    expect(await own(cvOf)).toBe(sameApplication);
    expect(await own(`public.letter_of_cv('${sameApplication}')`)).toBe(letterId);
    const stranger = await createUser(database);
    const foreign = await database.asUser(stranger.userId, (client) =>
      client.query(`select ${cvOf} as id`),
    );
    expect(foreign.rows).toEqual([{ id: null }]);
  });

  test("is moved to the trash with its versions, and deleted with the account", async () => {
    await addVersion("Dear Ann");
    await run("delete from public.letters");
    const { rows } = await run(
      "select row_id, jsonb_path_query_array(content, '$.versions[*].text') as texts from public.trash where table_name = 'letters'",
    );
    expect(rows).toEqual([{ row_id: letterId, texts: ["Dear team", "Dear Ann"] }]);
    await deliver(user);
    await asServer(database, (client) =>
      client.query("select public.delete_account($1)", [user.userId]),
    );
    for (const table of ["letters", "letter_versions", "trash"]) {
      const left = await database.admin.query(`select from public.${table} where user_id = $1`, [
        user.userId,
      ]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
  });
});

describe("a call to a model", () => {
  const open = (costBound: number, ceiling: number | null) =>
    asServer(database, async (client) => {
      const { id } = await only<{ id: string | null }>(
        client,
        "select public.open_model_call($1, 'letter', 'openai', 'm', 'models.test', 10, $2, $3) as id",
        [user.userId, costBound, ceiling],
      );
      return id;
    });
  const close = (id: string | null, cost: number) =>
    asServer(database, (client) =>
      only<{ done: boolean }>(
        client,
        "select public.close_model_call($1, 'answered', 10, 20, 3, 4, $2) as done",
        [id, cost],
      ),
    );

  test("reserves the maximum cost, so that concurrent calls do not exceed the month's ceiling", async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(300, 1000)));
    const granted = opened.filter((id) => id !== null);
    expect(granted).toHaveLength(3);
    for (const id of granted) expect(await close(id, 100)).toEqual({ done: true });
    expect(await close(granted[0] ?? null, 100)).toEqual({ done: false });
    expect(await open(800, 1000)).toBeNull();
    expect(await open(700, 1000)).not.toBeNull();
  });

  test("is counted for the month also after the account was deleted", async () => {
    await close(await open(500, null), 500);
    const spent = "select cost_micro_eur from private.model_spending";
    const { rows: before } = await database.admin.query(spent);
    await asServer(database, (client) =>
      client.query("select public.delete_account($1)", [user.userId]),
    );
    expect((await database.admin.query(spent)).rows).toEqual(before);
    const { rows } = await database.admin.query(
      "select from public.model_calls where user_id = $1",
      [user.userId],
    );
    expect(rows).toEqual([]);
  });
});

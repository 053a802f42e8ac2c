import { isDeepStrictEqual } from "node:util";
import { startRest } from "@postulo/supabase-server/rest/testing/rest-fixture";
import type { RestFixture } from "@postulo/supabase-server/rest/testing/rest-fixture";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asServer, asVisitor, only, errorOf } from "./test-users.ts";

let rest: RestFixture;
beforeAll(async () => {
  rest = await startRest();
});
beforeEach(async () => {
  await rest.database.admin.query(
    "truncate private.rate_count, private.mailing_list_entry, private.mailing_list_mail, private.mailing_list_link",
  );
});
afterAll(() => rest.close());

const signUp = async (
  list: "newsletter" | "waitlist",
  values: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  const visitor = await rest.client();
  let call = visitor.rpc(`${list}_signup`, values);
  for (const [name, value] of Object.entries(headers)) call = call.setHeader(name, value);
  return (await call).data;
};
const newsletter = (email: unknown) => signUp("newsletter", { p_email: email });

const welcome = { success: true, error: null };
const failed = (error: string) => ({ success: false, error });

async function entries(): Promise<unknown[]> {
  const { rows } = await rest.database.admin.query(
    `select e.list, e.email, e.language, m.entry_id is not null as asks
     from private.mailing_list_entry e left join private.mailing_list_mail m on m.entry_id = e.id order by e.created_at`,
  );
  return rows;
}

const confirmEverything = () =>
  asServer(rest.database, async (client) => {
    await client.query("update private.mailing_list_entry set confirmed_at = now()");
    await client.query("delete from private.mailing_list_mail");
  });

describe("signing up for the newsletter", () => {
  test("adds an anonymous email, normalised, and queues a confirmation mail", async () => {
    expect(await newsletter("  Ana.Maria+jobs@Example.ORG\n")).toEqual(welcome);
    expect(await entries()).toEqual([
      { list: "newsletter", email: "ana.maria+jobs@example.org", language: "en", asks: true },
    ]);
  });

  test("accepts signed-in users too", async () => {
    const client = await rest.client(await rest.database.createUser());
    const { data } = await client.rpc("newsletter_signup", { p_email: "in@example.org" });
    expect(data).toEqual(welcome);
  });

  test("returns duplicate_email once the email is confirmed, and sends another mail before", async () => {
    expect(await newsletter("twice@example.org")).toEqual(welcome);
    expect(await newsletter("TWICE@example.org")).toEqual(welcome);
    expect(await entries()).toHaveLength(1);
    await confirmEverything();
    expect(await newsletter("Twice@example.org ")).toEqual(failed("duplicate_email"));
    expect(await entries()).toMatchObject([{ asks: false }]);
  });

  test("is in the given language, else in the browser's", async () => {
    await signUp("newsletter", { p_email: "a@example.org", p_language: "fr" });
    const french = { "accept-language": "fr-CA,en;q=0.8" };
    await signUp("newsletter", { p_email: "b@example.org" }, french);
    await signUp("newsletter", { p_email: "c@example.org", p_language: "en" }, french);
    await signUp(
      "newsletter",
      { p_email: "d@example.org", p_language: "xx" },
      { "accept-language": "fro" },
    );
    expect(await entries()).toMatchObject(
      ["fr", "fr", "en", "en"].map((language) => ({ language })),
    );
  });

  test.each([
    "ana@example.org",
    "o'brien@example.org",
    "josé@example.org",
    "a@b.co",
    "jobs@münchen.example",
    "x_y-z.1@sub.domain.example.org",
  ])("accepts %s", async (email) => {
    expect(await newsletter(email)).toEqual(welcome);
  });

  test.each([
    null,
    "",
    "@",
    "ana",
    "ana@example",
    "ana@@example.org",
    "ana@exam ple.org",
    "ana@example..org",
    ".ana@example.org",
    "ana.@example.org",
    "ana@-example.org",
    "ana@example.1",
    "ana@192.168.0.1",
    "ana@example.org,eve@example.org",
    "Ana <ana@example.org>",
    '"ana"@example.org',
    "ana@example.org\nbcc: eve@example.org",
    "an\u200Ba@example.org",
    "ana@exam\u00ADple.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b.".repeat(130)}org`,
    "a@".repeat(100_000),
  ])("rejects %j", async (email) => {
    expect(await newsletter(email)).toEqual(failed("invalid_email"));
    expect(await entries()).toEqual([]);
  });
});

describe("signing up for the waitlist", () => {
  test("is a separate list", async () => {
    expect(await signUp("waitlist", { p_email: "ana@example.org" })).toEqual(welcome);
    expect(await newsletter("ana@example.org")).toEqual(welcome);
    expect(await entries()).toMatchObject([{ list: "waitlist" }, { list: "newsletter" }]);
    expect(await signUp("waitlist", { p_email: "ana" })).toEqual(failed("invalid_email"));
  });

  test("does not reveal who is on it", async () => {
    await signUp("waitlist", { p_email: "ana@example.org" });
    await confirmEverything();
    expect(await signUp("waitlist", { p_email: "ana@example.org" })).toEqual(welcome);
    expect(await entries()).toMatchObject([{ asks: false }]);
  });
});

const oftenFrom = async (headersOf: (attempt: number) => Record<string, string>, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, attempt) =>
      signUp("newsletter", { p_email: `p${attempt}@example.org` }, headersOf(attempt)),
    ),
  );

describe("signing up too often", () => {
  test("is rejected after thirty emails an hour from one IP address, independent of forwarded headers", async () => {
    const answers = await oftenFrom((attempt) => ({ "x-forwarded-for": `10.0.0.${attempt}` }), 40);
    expect(answers.filter((each) => isDeepStrictEqual(each, welcome))).toHaveLength(30);
    expect(answers).toContainEqual(failed("rate_limited"));
    expect(await entries()).toHaveLength(30);
    await rest.database.admin.query("update private.rate_count set ends_at = now()");
    expect(await newsletter("later@example.org")).toEqual(welcome);
  });

  test("counts an IPv6 /64 network as one, and each IPv4-mapped address separately", async () => {
    const from = (address: string) =>
      asVisitor(rest.database, async (client) => {
        await client.query("select set_config('request.headers', $1, true)", [
          JSON.stringify({ "x-forwarded-for": address }),
        ]);
        await client.query("select public.newsletter_signup('ana@example.org')");
      });
    const addresses = ["2001:db8::1", "2001:db8::2:1", "::ffff:192.0.2.1", "::ffff:192.0.2.2", "?"];
    for (const address of addresses) await from(address);
    const { rows } = await rest.database.admin.query(
      "select used from private.rate_count order by used desc, key",
    );
    // At the domain, altogether, about this address; then the home, and the two others.
    expect(rows.map(({ used }) => used)).toEqual([5, 5, 3, 2, 1, 1]);
  });

  test.each([
    ["at one mail domain", "sign-ups at example.org", 500],
    ["altogether", "sign-ups", 2000],
  ])("is rejected %s", async (_where, key, limit) => {
    await newsletter("first@example.org");
    const { rowCount } = await rest.database.admin.query(
      "update private.rate_count set used = $2 where key = encode(sha256(convert_to($1, 'utf8')), 'base64')",
      [key, limit - 1],
    );
    expect(rowCount).toBe(1);
    expect(await newsletter("last@example.org")).toEqual(welcome);
    expect(await newsletter("late@example.org")).toEqual(failed("rate_limited"));
  });

  test("sends at most three mails a day to one address", async () => {
    for (let time = 0; time < 5; time++) {
      expect(await newsletter("victim@example.org")).toEqual(welcome);
      expect(await entries()).toMatchObject([{ asks: time < 3 }]);
      await rest.database.admin.query("delete from private.mailing_list_mail");
    }
  });
});

describe("the lists", () => {
  test("are not accessible to anonymous callers and users", async () => {
    await newsletter("ana@example.org");
    const userId = await rest.database.createUser();
    const tables = ["mailing_list_entry", "mailing_list_link", "mailing_list_mail", "rate_count"];
    for (const table of tables) {
      const sql = `select * from private.${table}`;
      expect(await errorOf(asVisitor(rest.database, (client) => client.query(sql)))).toBe("42501");
      expect(await errorOf(rest.database.asUser(userId, (client) => client.query(sql)))).toBe(
        "42501",
      );
      const visitor = await rest.client();
      expect((await visitor.from(table).select()).status).toBe(404);
    }
    for (const call of [
      "private.sign_up('newsletter', 'a@b.co', 'en')",
      "private.may_sign_up('a@b.co')",
    ]) {
      const tried = asVisitor(rest.database, (client) => client.query(`select ${call}`));
      expect(await errorOf(tried)).toBe("42501");
    }
  });

  test("do not store the client's IP address", async () => {
    await newsletter("ana@example.org");
    const { keys } = await only<{ keys: string[] }>(
      rest.database.admin,
      "select array_agg(key) as keys from private.rate_count",
    );
    expect(keys).toHaveLength(4);
    expect(keys.join()).not.toMatch(/ana|example|127/);
  });
});

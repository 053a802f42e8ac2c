import { serve } from "@hono/node-server";
import type { ServerType } from "@hono/node-server";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { createCallerResolver } from "@postulo/supabase-server/caller";
import { openKeyring } from "@postulo/supabase-server/keyring";
import type { Keyring } from "@postulo/supabase-server/keyring";
import { Hono } from "hono";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCoverLetterRoutes } from "./cover-letter-routes.ts";
import { createPrinter } from "./print-letter.ts";

const posting = `Comptable H/F
Entreprise : Menuiseries Vasseur
Lieu : Lille
Votre profil
- Vous maîtrisez Excel et la TVA
- Expérience de la comptabilité générale`;

let database: TestDatabase;
let keyring: Keyring;
let server: ServerType;
let url: string;
let isPrinterBroken = false;

beforeAll(async () => {
  database = await createTestDatabase();
  keyring = await openKeyring(database.pool);
  const print = createPrinter();
  const app = new Hono();
  app.route(
    "/cover-letter",
    createCoverLetterRoutes({
      pool: database.pool,
      resolveCaller: createCallerResolver({ keyring, publishableKey: "publishable" }),
      today: () => new Date(2026, 10, 21),
      print: (letter) => (isPrinterBroken ? Promise.reject(new Error("no paper")) : print(letter)),
    }),
  );
  app.onError((_, c) => c.json({ code: "internal_error", message: "Something went wrong." }, 500));
  url = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/cover-letter`),
    );
  });
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});

type Person = { userId: string; token: string };

/** Somebody with a name, one job and two skills, whose plan allows `quota` letters a month. */
async function createPerson(plan: "Free" | "Plus" | "VIP", isKnown = true): Promise<Person> {
  const userId = await database.createUser();
  await database.admin.query("update public.subscription set plan = $2 where user_id = $1", [
    userId,
    plan,
  ]);
  if (isKnown) {
    await database.asUser(userId, async (client) => {
      await client.query(
        "update public.profile set first_name = 'Maël', last_name = 'Lefèvre', city = 'Lille' where user_id = $1",
        [userId],
      );
      await client.query(
        `insert into public.experiences (profile_id, company, title, start_date, start_date_precision, is_current, description)
         select id, 'Ateliers Morel', 'Comptable', '2020-01-01', 'month', true,
                E'Tenue de la comptabilité générale de deux sociétés\nÉtablissement des déclarations de TVA'
         from public.profile where user_id = $1`,
        [userId],
      );
      await client.query(
        `insert into public.competencies (profile_id, name, level, category, years_of_experience)
         select id, 'Excel', 'advanced', 'toolsAndSoftware', 2.5 from public.profile where user_id = $1`,
        [userId],
      );
    });
  }
  return { userId, token: await keyring.sign({ sub: userId, role: "authenticated" }, 600) };
}

async function setUsed(person: Person, used: number): Promise<void> {
  await database.admin.query(
    `insert into public.usage (subscription_id, feature, period, used)
     select id, 'cover_letter', date_trunc('month', now() at time zone 'utc')::date, $2 from public.subscription where user_id = $1`,
    [person.userId, used],
  );
}

async function usedBy({ userId }: Person): Promise<number> {
  const { rows } = await database.asUser(userId, (client) =>
    client.query("select used from public.get_current_user_usage() where feature = 'cover_letter'"),
  );
  return z.tuple([z.object({ used: z.number() })]).parse(rows)[0].used;
}

async function reservationsOf({ userId }: Person): Promise<string[]> {
  const { rows } = await database.admin.query(
    `select r.state from public.credit_reservation r join public.subscription s on s.id = r.subscription_id
     where s.user_id = $1 order by r.created_at`,
    [userId],
  );
  return z
    .array(z.object({ state: z.string() }))
    .parse(rows)
    .map(({ state }) => state);
}

function call(token: string | undefined, body: unknown): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const error = z.object({ code: z.string(), message: z.string() });
async function refusal(response: Response) {
  return { status: response.status, code: error.parse(await response.json()).code };
}

const delivery = z.object({
  coverLetter: z.string(),
  pdf: z.object({ content: z.base64(), pages: z.number() }),
  language: z.enum(["en", "fr"]),
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
  posting: z.object({ title: z.string(), company: z.string(), place: z.string() }),
  notice: z.string(),
});

describe("POST /cover-letter", () => {
  test("answers the letter as text and as the same text in a PDF, and settles one credit", async () => {
    const person = await createPerson("Plus");
    const response = await call(person.token, { jobDescription: posting });
    expect(response.status).toBe(200);
    const letter = delivery.parse(await response.json());
    expect(letter.coverLetter).toContain("Objet\u00A0: candidature au poste de comptable");
    expect(letter.coverLetter).toContain("Lille, le 21 novembre 2026");
    expect(letter.coverLetter).toContain("je tiens la comptabilité générale de deux sociétés");
    expect(letter.coverLetter).toContain("2,5 ans");
    expect(letter).toMatchObject({
      language: "fr",
      posting: { title: "Comptable", company: "Menuiseries Vasseur", place: "Lille" },
      notice: "Composed from your profile without an AI model",
    });
    const document = await getDocumentProxy(
      new Uint8Array(Buffer.from(letter.pdf.content, "base64")),
    );
    const { text } = await extractText(document, { mergePages: true });
    expect(text.replace(/\s+/g, " ").trim()).toBe(letter.coverLetter.replace(/\s+/g, " ").trim());
    expect(await reservationsOf(person)).toEqual(["settled"]);
    expect(await usedBy(person)).toBe(1);
  });

  test("uses the reservation that the page has taken, and charges it once", async () => {
    const person = await createPerson("Plus");
    const { rows } = await database.asUser(person.userId, (client) =>
      client.query(
        "select public.try_consume((select id from public.subscription), 'cover_letter', 1) as granted",
      ),
    );
    expect(rows).toEqual([{ granted: true }]);
    expect((await call(person.token, { jobDescription: posting })).status).toBe(200);
    expect(await reservationsOf(person)).toEqual(["settled"]);
    expect(await usedBy(person)).toBe(1);
  });

  test("on the last credit, two windows at once get exactly one letter and one charge", async () => {
    const person = await createPerson("Plus");
    await setUsed(person, 4);
    const answers = await Promise.all([
      call(person.token, { jobDescription: posting }),
      call(person.token, { jobDescription: posting }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 402]));
    expect(await usedBy(person)).toBe(5);
  });

  test("without a credit left, or on a plan without letters, answers 402 limit_reached", async () => {
    const spent = await createPerson("Plus");
    await setUsed(spent, 5);
    expect(await refusal(await call(spent.token, { jobDescription: posting }))).toEqual({
      status: 402,
      code: "limit_reached",
    });
    const free = await createPerson("Free");
    expect(await refusal(await call(free.token, { jobDescription: posting }))).toEqual({
      status: 402,
      code: "limit_reached",
    });
  });

  test("on an unlimited plan writes as many as are asked for", async () => {
    const person = await createPerson("VIP");
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(person.token, { jobDescription: posting })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test("charges nothing when the letter fails", async () => {
    const person = await createPerson("Plus");
    isPrinterBroken = true;
    const failed = await call(person.token, { jobDescription: posting });
    isPrinterBroken = false;
    expect(failed.status).toBe(500);
    expect(await usedBy(person)).toBe(0);
    expect(await reservationsOf(person)).toEqual(["released"]);
  });

  test("gives the page's own reservation back to the person when the letter fails", async () => {
    const person = await createPerson("Plus", false);
    const asPerson = (procedure: string) =>
      database.asUser(person.userId, async (client) => {
        const { rows } = await client.query(
          `select public.${procedure}((select id from public.subscription), 'cover_letter', 1) as done`,
        );
        return z.tuple([z.object({ done: z.boolean() })]).parse(rows)[0].done;
      });
    expect(await asPerson("try_consume")).toBe(true);
    expect(await refusal(await call(person.token, { jobDescription: posting }))).toEqual({
      status: 422,
      code: "name_missing",
    });
    expect(await asPerson("release_usage")).toBe(true);
    expect(await usedBy(person)).toBe(0);
  });

  test("with an empty profile says so, and charges nothing", async () => {
    const person = await createPerson("Plus", false);
    await database.asUser(person.userId, (client) =>
      client.query("update public.profile set first_name = 'Ann'"),
    );
    expect(await refusal(await call(person.token, { jobDescription: posting }))).toEqual({
      status: 422,
      code: "profile_empty",
    });
    expect(await usedBy(person)).toBe(0);
  });

  test("writes from the caller's profile alone", async () => {
    const [one, other] = await Promise.all([createPerson("VIP"), createPerson("VIP")]);
    await database.asUser(other.userId, (client) =>
      client.query("update public.profile set last_name = 'Stranger'"),
    );
    const letter = delivery.parse(
      await (await call(one.token, { jobDescription: posting })).json(),
    );
    expect(letter.coverLetter).toContain("Maël Lefèvre");
    expect(letter.coverLetter).not.toContain("Stranger");
  });

  test("takes the interface's language for a posting in neither language", async () => {
    const person = await createPerson("VIP");
    const german =
      "Wir suchen eine Buchhalterin für unser Büro. Sie arbeiten mit dem Team und sind für die Rechnungen zuständig.";
    const language = async (fallback: string) =>
      delivery
        .pick({ language: true })
        .parse(
          await (await call(person.token, { jobDescription: german, language: fallback })).json(),
        ).language;
    expect(await language("fr")).toBe("fr");
    expect(await language("en")).toBe("en");
  });

  test("without a session, or with the publishable key alone, answers 401", async () => {
    expect(await refusal(await call(undefined, { jobDescription: posting }))).toEqual({
      status: 401,
      code: "not_authenticated",
    });
    expect(await refusal(await call("publishable", { jobDescription: posting }))).toEqual({
      status: 401,
      code: "not_authenticated",
    });
    expect(await refusal(await call("not.a.token", { jobDescription: posting }))).toEqual({
      status: 401,
      code: "not_authenticated",
    });
  });

  test("refuses a blank, malformed or oversized posting before anything is charged", async () => {
    const person = await createPerson("Plus");
    expect(await refusal(await call(person.token, { jobDescription: " \n\t " }))).toEqual({
      status: 400,
      code: "blank_posting",
    });
    expect(await refusal(await call(person.token, { text: "x" }))).toEqual({
      status: 400,
      code: "invalid_body",
    });
    expect(await refusal(await call(person.token, "{"))).toEqual({
      status: 400,
      code: "invalid_body",
    });
    expect(
      await refusal(await call(person.token, { jobDescription: "a ".repeat(103_000) })),
    ).toEqual({
      status: 413,
      code: "posting_too_long",
    });
    expect(await reservationsOf(person)).toEqual([]);
  });
});

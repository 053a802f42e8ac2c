import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createPrinter } from "./print-letter.ts";
import { postingFr as posting, startLetterServer } from "./testing/letter-server.ts";
import type { LetterServer } from "./testing/letter-server.ts";

let server: LetterServer;
let isPrinterBroken = false;

beforeAll(async () => {
  const print = createPrinter();
  server = await startLetterServer(() => ({
    print: (page) => (isPrinterBroken ? Promise.reject(new Error("no paper")) : print(page)),
  }));
});
afterAll(() => server.stop());

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
  letterId: z.uuid(),
  writer: z.enum(["composer", "model"]),
});

describe("POST /cover-letter", () => {
  test("returns the letter as text and as the same text in a PDF, and settles one credit", async () => {
    const user = await server.createUser("Plus");
    const response = await server.call(user.token, { jobDescription: posting });
    expect(response.status).toBe(200);
    const letter = delivery.parse(await response.json());
    expect(letter.coverLetter).toContain("Objet\u00A0: candidature au poste de comptable");
    expect(letter.coverLetter).toContain("Lille, le 21 novembre 2026");
    expect(letter.coverLetter).toContain("\n— Tenue de la comptabilité générale de deux sociétés");
    expect(letter.coverLetter).toContain("2,5\u00A0ans");
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
    expect(await server.reservationsOf(user)).toEqual(["settled"]);
    expect(await server.usedBy(user)).toBe(1);
  });

  test("has the date of the user's time zone", async () => {
    const user = await server.createUser("Plus");
    const dayIn = async (timeZone: string) => {
      const response = await server.call(user.token, { jobDescription: posting, timeZone });
      return /le \d+ novembre 2026/.exec(delivery.parse(await response.json()).coverLetter)?.[0];
    };
    expect(await dayIn("No/Where")).toBe("le 21 novembre 2026");
    // The two are 26 hours apart.
    expect(await dayIn("Etc/GMT-14")).not.toBe(await dayIn("Etc/GMT+12"));
  });

  test("uses the page's reservation, and charges it once", async () => {
    const user = await server.createUser("Plus");
    const { rows } = await server.database.asUser(user.userId, (client) =>
      client.query(
        "select public.try_consume((select id from public.subscription), 'cover_letter', 1) as granted",
      ),
    );
    expect(rows).toEqual([{ granted: true }]);
    expect((await server.call(user.token, { jobDescription: posting })).status).toBe(200);
    expect(await server.reservationsOf(user)).toEqual(["settled"]);
    expect(await server.usedBy(user)).toBe(1);
  });

  test("with the last credit, two concurrent windows get exactly one letter and one charge", async () => {
    const user = await server.createUser("Plus");
    await server.setUsed(user, 4);
    const responses = await Promise.all([
      server.call(user.token, { jobDescription: posting }),
      server.call(user.token, { jobDescription: posting }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 402]));
    expect(await server.usedBy(user)).toBe(5);
  });

  test("a variant of one's own composed letter is written without a credit, for the same posting alone", async () => {
    const user = await server.createUser("Plus");
    await server.setUsed(user, 4);
    const first = z.object({ letterId: z.uuid() });
    const { letterId } = first.parse(
      await (await server.call(user.token, { jobDescription: posting })).json(),
    );
    const statusOf = async (token: string, order: object) =>
      (await server.call(token, { jobDescription: posting, style: "table", ...order })).status;
    expect(await statusOf(user.token, { variantOf: letterId })).toBe(200);
    const events = await server.events(user.token, {
      jobDescription: posting,
      style: "email",
      variantOf: letterId,
    });
    expect(events.at(-1)?.event).toBe("done");
    expect(await server.usedBy(user)).toBe(5);
    const other = { variantOf: letterId, jobDescription: `${posting}\nHoraires de nuit.` };
    expect(await statusOf(user.token, other)).toBe(402);
    expect(await statusOf(user.token, { variantOf: crypto.randomUUID() })).toBe(402);
    const stranger = await server.createUser("Plus");
    await server.setUsed(stranger, 5);
    expect(await statusOf(stranger.token, { variantOf: letterId })).toBe(402);
  });

  test("for the same posting and language is the next version of the letter that it replaces", async () => {
    const user = await server.createUser("Plus");
    const stored = z.object({ letterId: z.uuid() });
    const idOf = async (order: object) =>
      stored.parse(
        await (await server.call(user.token, { jobDescription: posting, ...order })).json(),
      ).letterId;
    const own = await idOf({ language: "fr" });
    expect(await idOf({ language: "fr", style: "email", replaces: own })).toBe(own);
    expect(await idOf({ language: "en", replaces: own })).not.toBe(own);
    const stranger = await server.createUser("Plus");
    const order = { jobDescription: posting, language: "fr", replaces: own };
    const answer = await server.call(stranger.token, order);
    expect(stored.parse(await answer.json()).letterId).not.toBe(own);
    const { rows } = await server.database.asUser(user.userId, (client) =>
      client.query(
        "select v.number, l.style from letters l join letter_versions v on v.letter_id = l.id where l.id = $1 order by 1",
        [own],
      ),
    );
    expect(rows).toEqual([
      { number: 1, style: "email" },
      { number: 2, style: "email" },
    ]);
  });

  test("without a credit left, or on a plan without letters, returns 402 limit_reached", async () => {
    const spent = await server.createUser("Plus");
    await server.setUsed(spent, 5);
    expect(await refusal(await server.call(spent.token, { jobDescription: posting }))).toEqual({
      status: 402,
      code: "limit_reached",
    });
    const free = await server.createUser("Free");
    expect(await refusal(await server.call(free.token, { jobDescription: posting }))).toEqual({
      status: 402,
      code: "limit_reached",
    });
  });

  test("on an unlimited plan writes every requested letter", async () => {
    const user = await server.createUser("VIP");
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => server.call(user.token, { jobDescription: posting })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test("charges nothing when the letter fails", async () => {
    const user = await server.createUser("Plus");
    isPrinterBroken = true;
    const failed = await server.call(user.token, { jobDescription: posting });
    isPrinterBroken = false;
    expect(failed.status).toBe(500);
    expect(await server.usedBy(user)).toBe(0);
    expect(await server.reservationsOf(user)).toEqual(["released"]);
  });

  test("releases the page's own reservation when the letter fails", async () => {
    const user = await server.createUser("Plus", false);
    const asPerson = (procedure: string) =>
      server.database.asUser(user.userId, async (client) => {
        const { rows } = await client.query(
          `select public.${procedure}((select id from public.subscription), 'cover_letter', 1) as done`,
        );
        return z.tuple([z.object({ done: z.boolean() })]).parse(rows)[0].done;
      });
    expect(await asPerson("try_consume")).toBe(true);
    expect(await refusal(await server.call(user.token, { jobDescription: posting }))).toEqual({
      status: 422,
      code: "name_missing",
    });
    expect(await asPerson("release_usage")).toBe(true);
    expect(await server.usedBy(user)).toBe(0);
  });

  test("with an empty profile returns an error, and charges nothing", async () => {
    const user = await server.createUser("Plus", false);
    await server.database.asUser(user.userId, (client) =>
      client.query("update public.profile set first_name = 'Ann'"),
    );
    expect(await refusal(await server.call(user.token, { jobDescription: posting }))).toEqual({
      status: 422,
      code: "profile_empty",
    });
    expect(await server.usedBy(user)).toBe(0);
  });

  test("uses the caller's profile only", async () => {
    const [one, other] = await Promise.all([server.createUser("VIP"), server.createUser("VIP")]);
    await server.database.asUser(other.userId, (client) =>
      client.query("update public.profile set last_name = 'Stranger'"),
    );
    const letter = delivery.parse(
      await (await server.call(one.token, { jobDescription: posting })).json(),
    );
    expect(letter.coverLetter).toContain("Maël Lefèvre");
    expect(letter.coverLetter).not.toContain("Stranger");
  });

  test("is written in the requested language, else in the posting's, else in English", async () => {
    const user = await server.createUser("VIP");
    const german =
      "Wir suchen eine Buchhalterin für unser Büro. Sie arbeiten mit dem Team und sind für die Rechnungen zuständig.";
    const language = async (jobDescription: string, requested?: string) =>
      delivery
        .pick({ language: true })
        .parse(
          await (await server.call(user.token, { jobDescription, language: requested })).json(),
        ).language;
    expect(await language(german, "fr")).toBe("fr");
    expect(await language(german)).toBe("en");
    expect(await language(posting)).toBe("fr");
    expect(await language(posting, "en")).toBe("en");
  });

  test("without a session, or with the publishable key only, returns 401", async () => {
    expect(await refusal(await server.call(undefined, { jobDescription: posting }))).toEqual({
      status: 401,
      code: "not_authenticated",
    });
    expect(await refusal(await server.call("publishable", { jobDescription: posting }))).toEqual({
      status: 401,
      code: "not_authenticated",
    });
    expect(await refusal(await server.call("not.a.token", { jobDescription: posting }))).toEqual({
      status: 401,
      code: "not_authenticated",
    });
  });

  test("rejects a blank, malformed or oversized posting before anything is charged", async () => {
    const user = await server.createUser("Plus");
    expect(await refusal(await server.call(user.token, { jobDescription: " \n\t " }))).toEqual({
      status: 400,
      code: "blank_posting",
    });
    expect(await refusal(await server.call(user.token, { text: "x" }))).toEqual({
      status: 400,
      code: "invalid_body",
    });
    expect(await refusal(await server.call(user.token, "{"))).toEqual({
      status: 400,
      code: "invalid_body",
    });
    expect(
      await refusal(await server.call(user.token, { jobDescription: "a ".repeat(103_000) })),
    ).toEqual({
      status: 413,
      code: "posting_too_long",
    });
    expect(await server.reservationsOf(user)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { postingFr as posting, startLetterServer } from "./testing/letter-server.ts";
import type { LetterServer, TestUser } from "./testing/letter-server.ts";

let server: LetterServer;
let isPrinterStuck = false;
const printing = Promise.withResolvers<void>();

beforeAll(async () => {
  const print = () => Promise.resolve({ content: Buffer.from("%PDF-"), pages: 1, size: 11 });
  server = await startLetterServer(() => ({
    print: async () => {
      if (isPrinterStuck) await printing.promise;
      return print();
    },
  }));
});
afterAll(() => server.stop());

const delivery = z.object({
  letterId: z.uuid(),
  coverLetter: z.string(),
  writer: z.string(),
  missing: z.array(z.unknown()).min(1),
  sentences: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.string()),
      paragraph: z.number(),
      isLine: z.optional(z.boolean()),
      cell: z.optional(z.string()),
    }),
  ),
});

async function apply({ userId }: TestUser): Promise<string> {
  const { rows } = await server.database.asUser(userId, (client) =>
    client.query(
      "insert into public.job_applied (job_title, company_name, job_url) values ('Comptable', 'Vasseur', 'https://vasseur.test/' || gen_random_uuid()) returning id",
    ),
  );
  return z.tuple([z.object({ id: z.uuid() })]).parse(rows)[0].id;
}

const lettersOf = async ({ userId }: TestUser) => {
  const { rows } = await server.database.asUser(userId, (client) =>
    client.query(
      `select l.id, l.application_id, l.title, l.company, l.language, l.tone, l.length, l.style, l.doubtful, l.missing, l.fallback, l.posting, v.number, v.text, v.sentences, v.writer
       from public.letters l join public.letter_versions v on v.letter_id = l.id order by l.created_at, v.number`,
    ),
  );
  return rows;
};

describe("a delivered letter", () => {
  test("is stored with its first version, its style and its application", async () => {
    const user = await server.createUser("Plus");
    const applicationId = await apply(user);
    const order = {
      jobDescription: `${posting}\n\u0000`,
      title: "Comptable général",
      company: "Vasseur et Filles",
      tone: "formal",
      length: "short",
      style: "table",
      applicationId,
    };
    const answer = delivery.parse(await (await server.call(user.token, order)).json());
    expect(answer.coverLetter).toContain("Vasseur et Filles");
    expect(answer.coverLetter).toContain("considération la plus distinguée");
    expect(new Set(answer.sentences.map(({ paragraph }) => paragraph)).size).toBeGreaterThan(1);
    expect(await lettersOf(user)).toEqual([
      {
        id: answer.letterId,
        application_id: applicationId,
        title: "Comptable général",
        company: "Vasseur et Filles",
        language: "fr",
        tone: "formal",
        length: "short",
        style: "table",
        doubtful: [],
        missing: answer.missing,
        fallback: null,
        posting: `${posting}\n`,
        number: 1,
        text: answer.coverLetter,
        sentences: answer.sentences,
        writer: "composer",
      },
    ]);
  });

  test("is linked to the user's own application only: another user's is rejected as missing", async () => {
    const user = await server.createUser("Plus");
    const foreign = await apply(await server.createUser("Plus"));
    const answers = await Promise.all(
      [foreign, crypto.randomUUID()].map(async (applicationId) => {
        const response = await server.call(user.token, { jobDescription: posting, applicationId });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 404, body: { code: "application_not_found" } });
    expect(answers[1]).toEqual(answers[0]);
    expect(await server.usedBy(user)).toBe(0);
    expect(await lettersOf(user)).toEqual([]);
  });

  test("rejects an invalid tone, length or title", async () => {
    const user = await server.createUser("Plus");
    for (const wrong of [{ tone: "rude" }, { length: "epic" }, { title: "x".repeat(201) }]) {
      const response = await server.call(user.token, { jobDescription: posting, ...wrong });
      expect([wrong, response.status]).toEqual([wrong, 400]);
    }
  });
});

describe("a letter that replaces another", () => {
  const letterOf = async ({ token }: TestUser, order: object) => {
    const response = await server.call(token, { jobDescription: posting, ...order });
    return delivery.parse(await response.json()).letterId;
  };

  test("takes the application chosen for it, and is a letter of its own for a further one", async () => {
    const user = await server.createUser("Plus");
    const first = await apply(user);
    const second = await apply(user);
    const own = await letterOf(user, {});
    expect(await letterOf(user, { replaces: own, applicationId: first })).toBe(own);
    expect(await letterOf(user, { replaces: own })).toBe(own);
    const other = await letterOf(user, { replaces: own, applicationId: second });
    expect((await lettersOf(user)).map((row) => [row.id, row.application_id])).toEqual([
      [own, first],
      [own, first],
      [own, first],
      [other, second],
    ]);
  });

  test("is a letter of its own when there is no room for a version", async () => {
    const user = await server.createUser("Plus");
    const own = await letterOf(user, {});
    await server.database.asUser(user.userId, (client) =>
      client.query(
        "insert into public.letter_versions (letter_id, text, writer) select $1, 'Text ' || n, 'person' from generate_series(2, 200) n",
        [own],
      ),
    );
    expect(await letterOf(user, { replaces: own })).not.toBe(own);
  });
});

describe("POST /cover-letter with Accept: text/event-stream", () => {
  test("sends the parsed posting, each sentence, and at the end the whole delivery", async () => {
    const user = await server.createUser("Plus");
    const events = await server.events(user.token, { jobDescription: posting });
    const done = delivery.parse(events.at(-1)?.data);
    expect(events.map(({ event }) => event)).toEqual([
      "start",
      ...done.sentences.map(() => "sentence"),
      "done",
    ]);
    expect(events[0]?.data).toEqual({
      posting: { title: "Comptable", company: "Menuiseries Vasseur", place: "Lille", tasks: [] },
      language: "fr",
      writer: "composer",
      streamId: expect.any(String),
    });
    expect(events.slice(1, -1).map(({ data }) => data)).toEqual(
      done.sentences.map((sentence, at) => ({ ...sentence, at })),
    );
    expect(await server.reservationsOf(user)).toEqual(["settled"]);
  });

  test("returns errors before the first sentence as JSON with their status", async () => {
    const user = await server.createUser("Plus", false);
    const headers = new Headers({ accept: "text/event-stream" });
    const response = await server.call(user.token, { jobDescription: posting }, { headers });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "name_missing" });
    expect(await server.usedBy(user)).toBe(0);
  });

  test("in two concurrent windows with the last credit writes, stores and charges one letter", async () => {
    const user = await server.createUser("Plus");
    await server.setUsed(user, 4);
    const headers = new Headers({ accept: "text/event-stream" });
    const window = async () => {
      const response = await server.call(user.token, { jobDescription: posting }, { headers });
      return {
        status: response.status,
        isWritten: (await response.text()).includes("event: done"),
      };
    };
    const answers = await Promise.all([window(), window()]);
    expect(answers.sort((a, b) => a.status - b.status)).toEqual([
      { status: 200, isWritten: true },
      { status: 402, isWritten: false },
    ]);
    expect(await lettersOf(user)).toHaveLength(1);
    expect(await server.usedBy(user)).toBe(5);
  });

  test("releases the credit when the client disconnects", async () => {
    const user = await server.createUser("Plus");
    isPrinterStuck = true;
    const reading = new AbortController();
    const headers = new Headers({ accept: "text/event-stream" });
    const response = await server.call(
      user.token,
      { jobDescription: posting },
      { headers, signal: reading.signal },
    );
    expect(response.status).toBe(200);
    reading.abort();
    isPrinterStuck = false;
    printing.resolve();
    await expect
      .poll(() => server.reservationsOf(user), { interval: 10, timeout: 5000 })
      .not.toEqual(["open"]);
    expect(["settled", "released"]).toContain((await server.reservationsOf(user))[0]);
  });
});

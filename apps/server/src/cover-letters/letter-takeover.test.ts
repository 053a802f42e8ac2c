import { createParser } from "eventsource-parser";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { goodLines, textOf } from "./testing/model-letters.ts";
import { signUpAt, startServerPair } from "../testing/server-pair.ts";
import type { ServerPair } from "../testing/server-pair.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { postingFr } from "./testing/letter-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const lines = goodLines.filter((line) => line !== "");
const begun = 4;

let pair: ServerPair;
let headers: Record<string, string> = {};

beforeAll(async () => {
  pair = await startServerPair({ DEFAULT_PLAN: "Plus", FINISH_SECONDS: "1" });
  const person = await signUpAt(pair.servers[1].url, "mael@example.org");
  const { client } = person;
  headers = { ...person.headers, accept: "text/event-stream" };
  const { data: profile } = await client.from("profile").select("id").single().throwOnError();
  await client
    .from("profile")
    .update({ first_name: "Maël", last_name: "Lefèvre", city: "Lille" })
    .eq("id", profile.id)
    .throwOnError();
  const job = {
    profile_id: profile.id,
    company: "Ateliers Morel",
    title: "Comptable",
    start_date: "2020-01-01",
    start_date_precision: "month",
    is_current: true,
    description:
      "Tenue de la comptabilité générale de deux sociétés\nÉtablissement des déclarations de TVA",
  };
  await client.from("experiences").insert(job).throwOnError();
  const skill = {
    profile_id: profile.id,
    name: "Excel",
    level: "advanced",
    category: "toolsAndSoftware",
    years_of_experience: 2.5,
  };
  await client.from("competencies").insert(skill).throwOnError();
});
afterAll(() => pair.stop());
beforeEach(async () => {
  pair.provider.requests.splice(0);
  await pair.database.admin.query("delete from public.letters; delete from private.letter_stream");
  for (const server of pair.servers) if (!server.isRunning) await server.run();
});

const delivered = z.object({ letterId: z.uuid(), writer: z.string(), coverLetter: z.string() });
const shown = z.object({ text: z.string(), at: z.int() });

interface Reading {
  readonly sentences: Map<number, string>;
  readonly done: z.infer<typeof delivered> | undefined;
  readonly error: unknown;
}

/** Requests the letter and reads it until the connection ends; `onSentence` is called with the number of sentences. */
async function readLetter(
  { url }: ServerProcess,
  streamId: string,
  onSentence: (count: number) => void = () => {},
): Promise<Reading> {
  const sentences = new Map<number, string>();
  let done: Reading["done"];
  let error: unknown;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const value: unknown = JSON.parse(data);
      if (event === "sentence") {
        const { at, text } = shown.parse(value);
        sentences.set(at, text);
        onSentence(sentences.size);
      }
      if (event === "done") done = delivered.parse(value);
      if (event === "error") error = value;
    },
  });
  const body = JSON.stringify({ jobDescription: postingFr, streamId });
  const response = await fetch(`${url}/cover-letter`, { method: "POST", headers, body });
  expect(response.status).toBe(200);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? [])
      parser.feed(decoder.decode(chunk, { stream: true }));
  } catch (cause) {
    // The process that sent it was killed.
    if (!(cause instanceof TypeError)) throw cause;
  }
  return { sentences, done, error };
}

/** The first call stops in the middle of the letter; the next one continues it. */
function answerInTwoParts(): void {
  const never = new Promise<never>(() => {});
  pair.provider.answer(
    {
      kind: "text",
      pieces: (async function* pieces() {
        yield `${lines.slice(0, begun).join("\n")}\n`;
        await never;
      })(),
    },
    { kind: "text", pieces: [lines.slice(begun).join("\n")] },
  );
}

async function expectOneLetter(reading: Reading): Promise<void> {
  const { sentences, done, error } = reading;
  expect(error).toBeUndefined();
  expect(done?.writer).toBe("model");
  expect([...sentences].toSorted(([one], [other]) => one - other).map(([, text]) => text)).toEqual(
    lines.map(textOf),
  );
  const stored = await pair.database.admin.query<{ id: string }>("select id from public.letters");
  expect(stored.rows).toEqual([{ id: done?.letterId }]);
  const credits = await pair.database.admin.query<{ state: string }>(
    "select state from public.credit_reservation order by created_at desc limit 1",
  );
  expect(credits.rows).toEqual([{ state: "settled" }]);
}

const usedCredits = async () => {
  const { rows } = await pair.database.admin.query<{ used: number }>(
    "select used from public.usage where feature = 'cover_letter'",
  );
  return rows[0]?.used ?? 0;
};

test("a letter whose process is killed is written to its end by another, once and for one credit", async () => {
  const [first, second] = pair.servers;
  const used = await usedCredits();
  answerInTwoParts();
  const streamId = crypto.randomUUID();
  let killed: Promise<void> | undefined;
  const before = await readLetter(first, streamId, (count) => {
    if (count === begun) killed = first.kill();
  });
  await killed;
  expect([before.sentences.size, before.done]).toEqual([begun, undefined]);
  const after = await readLetter(second, streamId);
  await expectOneLetter(after);
  expect(pair.provider.requests).toHaveLength(2);
  expect(pair.provider.requests[1]?.body).toContain(textOf(lines[0] ?? ""));
  expect(await usedCredits()).toBe(used + 1);
  // Repeated again, it is the same letter.
  const again = await readLetter(second, streamId);
  expect(again).toEqual(after);
  expect(await usedCredits()).toBe(used + 1);
});

test("a process that is told to stop leaves its letter to another", async () => {
  const [first, second] = pair.servers;
  answerInTwoParts();
  const streamId = crypto.randomUUID();
  let halted: Promise<void> | undefined;
  await readLetter(first, streamId, (count) => {
    if (count === begun) halted = first.halt();
  });
  await halted;
  const held = await pair.database.admin.query(
    "select from private.letter_stream where leased_until > '-infinity'",
  );
  expect(held.rowCount).toBe(0);
  await expectOneLetter(await readLetter(second, streamId));
});

test("a letter is read on another process while it is written", async () => {
  const [first, second] = pair.servers;
  const rest = Promise.withResolvers<void>();
  pair.provider.answer({
    kind: "text",
    pieces: (async function* pieces() {
      yield `${lines.slice(0, begun).join("\n")}\n`;
      await rest.promise;
      yield lines.slice(begun).join("\n");
    })(),
  });
  const streamId = crypto.randomUUID();
  const moved = Promise.withResolvers<Reading>();
  const there = await readLetter(first, streamId, (count) => {
    if (count !== begun) return;
    void readLetter(second, streamId, (seen) => {
      if (seen === begun) rest.resolve();
    }).then(moved.resolve, moved.reject);
  });
  await expectOneLetter(there);
  expect(await moved.promise).toEqual(there);
  expect(pair.provider.requests).toHaveLength(1);
});

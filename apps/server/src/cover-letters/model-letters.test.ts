import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { modelProviders } from "../settings/ai-settings.ts";
import type { ModelSettings } from "../settings/ai-settings.ts";
import { openLanguageModel } from "../language-model/open-language-model.ts";
import { providerPaths } from "../language-model/testing/provider-protocols.ts";
import { startProviderServer } from "../language-model/testing/provider-server.ts";
import type { ProviderServer, Reply } from "../language-model/testing/provider-server.ts";
import { postingFr as posting, startLetterServer } from "./testing/letter-server.ts";
import type { LetterServer, TestUser, SentEvent } from "./testing/letter-server.ts";

let provider: ProviderServer;
let server: LetterServer;
let usual: ModelSettings;
let settings: ModelSettings;
let user: TestUser;

beforeAll(async () => {
  provider = await startProviderServer();
  usual = {
    provider: "openai-compatible",
    model: "small",
    apiKey: "secret-key",
    baseUrl: `${provider.url}/v1`,
    timeoutMs: 30_000,
    stallMs: 10_000,
    price: { input: 1, output: 4 },
    ceilingMicroEuro: undefined,
  };
  server = await startLetterServer((pool) => {
    const open = () =>
      openLanguageModel({
        settings,
        pool,
        log: (_, event, facts) => server.logged.push({ event, facts }),
        firstBackOffMs: 1,
      });
    return {
      print: () => Promise.resolve({ content: Buffer.from("%PDF-"), pages: 1, size: 11 }),
      model: {
        streamText: (call) => open().streamText(call),
        generateObject: (call, schema) => open().generateObject(call, schema),
      },
    };
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  provider.requests.length = 0;
  server.logged.length = 0;
  settings = usual;
  user = await server.createUser("Plus");
});

/** The response of a model that uses only the facts, by line. Fact 1 is the job, fact 2 is Excel. */
const good = [
  "[P] Votre annonce pour un poste de comptable à Lille demande de la rigueur et de l’autonomie.",
  "[1] Je souhaite rejoindre Menuiseries Vasseur, car je tiens depuis janvier 2020 la comptabilité générale de deux sociétés chez Ateliers Morel.",
  "[1] Dans ce poste de comptable, j’établis les déclarations de TVA de ces deux sociétés et je les dépose.",
  "[1] La comptabilité générale est donc mon travail quotidien, et je connais bien les déclarations de TVA que vous citez dans votre annonce.",
  "",
  "[2] Je travaille avec Excel depuis 2,5 ans, à un niveau avancé.",
  "[1, 2] Chez Ateliers Morel, Excel m’accompagne dans la tenue de la comptabilité générale.",
  "[P] Vous demandez une personne qui maîtrise Excel et la TVA, et c’est ce qui me plaît dans cette annonce.",
  "[1] Tenir la comptabilité de deux sociétés chez Ateliers Morel demande de suivre plusieurs dossiers à la fois.",
  "[1] Je garde pour chaque société une comptabilité claire et des déclarations de TVA établies avec soin.",
  "",
  "[] Je serais heureux de vous rencontrer à Lille pour en parler plus longuement.",
  "[] Je vous remercie de l’attention que vous porterez à ma candidature.",
];
/** In pieces that end in the middle of words. */
const pieces = (lines: readonly string[]) => lines.join("\n").match(/[\s\S]{1,17}/g) ?? [];
const says = (
  lines: readonly string[],
  ends: "stop" | "length" | "cut" | "silent" | "closed" = "stop",
): Reply => ({
  kind: "text",
  pieces: pieces(lines),
  ends,
});
const invented = [
  ...good.slice(0, 3),
  "[1] J’ai dirigé pendant douze ans une équipe de 40 comptables chez Deloitte.",
  ...good.slice(3),
];
const mostlyInvented = [
  "[1] J’ai dirigé pendant douze ans une équipe de 40 comptables chez Deloitte.",
  "[1] Chez KPMG, j’ai obtenu mon diplôme d’expert-comptable en 2011.",
  "[2] Je maîtrise SAP, Oracle et Python.",
];

const delivery = z.object({
  coverLetter: z.string(),
  writer: z.string(),
  notice: z.string(),
  letterId: z.uuid(),
  fallback: z.object({ reason: z.string() }).optional(),
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
  refused: z.array(z.object({ text: z.string() })),
});

const order = { jobDescription: posting };
const write = () => server.events(user.token, order);
const names = (events: readonly SentEvent[]) =>
  events.map(({ event }) => event).filter((event, at, all) => event !== all[at - 1]);
const doneOf = (events: readonly SentEvent[]) => delivery.parse(events.at(-1)?.data);

async function calls() {
  const { rows } = await server.database.asUser(user.userId, (client) =>
    client.query("select * from public.model_calls order by created_at"),
  );
  return rows;
}

describe("a letter by a model", () => {
  test.for(modelProviders)(
    "is streamed sentence by sentence, gated, framed and stored, by the protocol of %s",
    async (name) => {
      settings = { ...usual, provider: name, baseUrl: provider.url + providerPaths[name] };
      provider.answer(says(good));
      const events = await write();
      expect(names(events)).toEqual(["start", "sentence", "done"]);
      expect(events[0]?.data).toMatchObject({ language: "fr", writer: "model" });
      const letter = doneOf(events);
      expect(letter).toMatchObject({ writer: "model", refused: [] });
      expect(letter.fallback).toBeUndefined();
      expect(letter.notice).toContain("AI model");
      expect(letter.coverLetter).toContain("Objet\u00A0: candidature au poste de comptable");
      expect(letter.coverLetter).toContain("Maël Lefèvre");
      expect(letter.sentences).toHaveLength(good.filter((line) => line !== "").length);
      expect(letter.sentences[1]?.sources[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(await server.usedBy(user)).toBe(1);
      expect(provider.requests).toHaveLength(1);
      expect(await calls()).toMatchObject([
        {
          purpose: "letter",
          provider: name,
          model: "small",
          host: new URL(provider.url).host,
          outcome: "answered",
          input_tokens: 900,
          output_tokens: 300,
          cost_micro_eur: "2100",
          bytes_sent: provider.requests[0]?.bytes,
        },
      ]);
    },
  );

  test("is requested without the user's name, addresses and numbers", async () => {
    await server.database.asUser(user.userId, (client) =>
      client.query(
        `insert into public.other (profile_id, label, content)
         select id, 'Contact', 'Maël Lefèvre, mael@lefevre.test, 06 12 34 56 78, https://lefevre.test' from public.profile`,
      ),
    );
    provider.answer(says(good));
    expect(names(await write())).toEqual(["start", "sentence", "done"]);
    const sent = provider.requests.map(({ body }) => body).join("\n");
    expect(sent).toContain("Ateliers Morel");
    expect(sent).not.toMatch(/Maël|Lefèvre|lefevre|12 34 56|\+33/);
  });

  test("loses an unsupported sentence, and lists it", async () => {
    provider.answer(says(invented));
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "model", refused: [{ text: invented[3]?.slice(4) }] });
    expect(letter.coverLetter).not.toContain("Deloitte");
    expect(provider.requests).toHaveLength(1);
  });

  test("is repaired once when too much was rejected, with the list of problems", async () => {
    provider.answer(says(mostlyInvented), says(good));
    const events = await write();
    expect(names(events)).toEqual(["start", "restart", "sentence", "done"]);
    expect(events[1]?.data).toEqual({ writer: "model", reason: "refusedByGate" });
    expect(doneOf(events).writer).toBe("model");
    expect(provider.requests[1]?.body).toContain("Deloitte");
    expect((await calls()).map(({ purpose }) => purpose)).toEqual(["letter", "letterRepair"]);
    expect(await server.usedBy(user)).toBe(1);
  });

  test("is composed when the repair is no better", async () => {
    provider.answer(says(mostlyInvented));
    const events = await write();
    expect(names(events).slice(-3)).toEqual(["restart", "sentence", "done"]);
    const letter = doneOf(events);
    expect(letter).toMatchObject({ writer: "composer", fallback: { reason: "refusedByGate" } });
    expect(letter.coverLetter).not.toContain("Deloitte");
    expect(provider.requests).toHaveLength(2);
  });
});

const endless = function* () {
  for (;;) yield "[] Je vous remercie de votre attention et de votre temps. ";
};
const nonsense: Record<string, Reply> = {
  silence: { kind: "hang" },
  html: { kind: "garbage", body: "<html><body>Bad gateway</body></html>" },
  "broken JSON": { kind: "garbage", body: 'data: {"choices": [{"delta": {"conte\n\n' },
  "an error in the stream": {
    kind: "garbage",
    body: 'data: {"error": {"message": "SECRET-OF-THE-PROVIDER"}}\n\n',
  },
  nothing: says([]),
  "no end": { kind: "text", pieces: endless() },
};

describe("a provider that fails", () => {
  const composed = { writer: "composer", fallback: { reason: "providerUnavailable" } };

  test.for(["cut", "silent", "closed", "length"] as const)(
    "in the middle of a letter (%s) is not asked again, and the composer begins anew",
    async (ends) => {
      settings = { ...usual, stallMs: ends === "silent" ? 300 : usual.stallMs };
      provider.answer(says(good.slice(0, 8), ends));
      const events = await write();
      expect(names(events)).toEqual(["start", "sentence", "restart", "sentence", "done"]);
      expect(doneOf(events)).toMatchObject(composed);
      expect(provider.requests).toHaveLength(1);
      const outcome = ends === "silent" ? "timedOut" : "incomplete";
      expect(await calls()).toMatchObject([{ outcome }]);
      expect(await server.usedBy(user)).toBe(1);
    },
  );

  test.for([
    { replies: [503, 500], outcomes: ["unavailable", "unavailable", "answered"] },
    { replies: [429], outcomes: ["rateLimited", "answered"] },
    { replies: [401], outcomes: ["refused"] },
    { replies: [500, 500, 500], outcomes: ["unavailable", "unavailable", "unavailable"] },
  ])(
    "before the first word ($replies) is retried if the error is transient",
    async ({ replies, outcomes }) => {
      const refusals = replies.map((status) => ({
        kind: "status" as const,
        status,
        headers: { "retry-after": "0" },
      }));
      provider.answer(...refusals, says(good));
      const { writer } = doneOf(await write());
      expect(writer).toBe(outcomes.at(-1) === "answered" ? "model" : "composer");
      expect(provider.requests).toHaveLength(outcomes.length);
      expect((await calls()).map(({ outcome }) => outcome)).toEqual(outcomes);
    },
  );

  test("with a long Retry-After is not retried", async () => {
    provider.answer({ kind: "status", status: 429, headers: { "retry-after": "3600" } });
    expect(doneOf(await write())).toMatchObject(composed);
    expect(provider.requests).toHaveLength(1);
  });

  test.for(Object.keys(nonsense))(
    "by silence, nonsense or endless talk (%s) ends in a composed letter",
    async (kind) => {
      settings = { ...usual, timeoutMs: kind === "silence" ? 300 : usual.timeoutMs };
      provider.answer(nonsense[kind] ?? { kind: "hang" });
      const events = await write();
      expect([names(events).at(-1), doneOf(events).writer]).toEqual(["done", "composer"]);
      expect(await server.usedBy(user)).toBe(1);
      expect((await calls()).filter(({ outcome }) => outcome === "open")).toEqual([]);
    },
  );

  test("is never in the log, neither prompt nor response", async () => {
    for (const reply of [
      { kind: "status", status: 401 } as const,
      { kind: "garbage", body: 'data: {"error": "SECRET-OF-THE-PROVIDER"}\n\n' } as const,
      says(mostlyInvented),
    ]) {
      provider.answer(reply);
      await write();
    }
    expect(server.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(server.logged)).not.toMatch(/SECRET|Deloitte|Morel|Vasseur|secret-key/);
  });
});

describe("a letter that is interrupted or over the budget", () => {
  test("closing the connection ends the call and releases the credit", async () => {
    provider.answer(says(good.slice(0, 4), "silent"));
    const reading = new AbortController();
    const headers = new Headers({ accept: "text/event-stream" });
    const response = await server.call(user.token, order, { headers, signal: reading.signal });
    const body = response.body?.getReader();
    let text = "";
    while (!text.includes("event: sentence"))
      text += new TextDecoder().decode((await body?.read())?.value);
    reading.abort();
    await provider.requests[0]?.abandoned;
    await expect
      .poll(() => server.reservationsOf(user), { interval: 10, timeout: 5000 })
      .toEqual(["released"]);
    await expect
      .poll(async () => (await calls()).map(({ outcome }) => outcome), { interval: 10 })
      .toEqual(["cancelled"]);
    expect(await server.usedBy(user)).toBe(0);
  });

  test("after the month's budget is spent the letter is composed, and nothing is sent", async () => {
    provider.answer(says(good));
    settings = { ...usual, ceilingMicroEuro: 10 };
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "composer", fallback: { reason: "ceilingReached" } });
    expect(provider.requests).toEqual([]);
    expect(await calls()).toEqual([]);
  });

  test("a JSON response names the writer", async () => {
    provider.answer(says(good));
    const response = await server.call(user.token, order);
    expect(delivery.parse(await response.json())).toMatchObject({ writer: "model" });
  });
});

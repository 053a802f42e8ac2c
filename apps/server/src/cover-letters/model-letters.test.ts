import { describe, expect, test } from "vitest";
import { providerPaths } from "../language-model/testing/provider-protocols.ts";
import type { Reply } from "../language-model/testing/provider-server.ts";
import { modelProviders } from "../settings/ai-settings.ts";
import { postingFr } from "./testing/letter-server.ts";
import {
  doneOf,
  goodLines as good,
  namesOf,
  readerOf,
  says,
  startModelLetters,
} from "./testing/model-letters.ts";

const letters = startModelLetters();
const { write, calls } = letters;

const mostlyInvented = [
  "[1] J’ai dirigé pendant douze ans une équipe de 40 comptables chez Deloitte.",
  "[1] Chez KPMG, j’ai obtenu mon diplôme d’expert-comptable en 2011.",
  "[2] Je maîtrise SAP, Oracle et Python.",
];

describe("a letter by a model", () => {
  test.for(modelProviders)(
    "is streamed sentence by sentence, gated, framed and stored, by the protocol of %s",
    async (name) => {
      letters.set({ provider: name, baseUrl: letters.baseUrl + providerPaths[name] });
      letters.provider.answer(says(good));
      const events = await write();
      expect(namesOf(events)).toEqual(["start", "sentence", "done"]);
      expect(events[0]?.data).toMatchObject({ language: "fr", writer: "model" });
      const letter = doneOf(events);
      expect(letter).toMatchObject({ writer: "model", refused: [] });
      expect(letter.fallback).toBeUndefined();
      expect(letter.notice).toContain("AI model");
      expect(letter.coverLetter).toContain("Objet\u00A0: candidature au poste de comptable");
      expect(letter.coverLetter).toContain("Maël Lefèvre");
      expect(letter.sentences).toHaveLength(good.filter((line) => line !== "").length);
      expect(letter.sentences[1]?.sources[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(await letters.server.usedBy(letters.user)).toBe(1);
      expect(letters.provider.requests).toHaveLength(1);
      expect(await calls()).toMatchObject([
        {
          purpose: "letter",
          provider: name,
          model: "small",
          host: new URL(letters.provider.url).host,
          outcome: "answered",
          input_tokens: 900,
          output_tokens: 300,
          cost_micro_eur: "2100",
          bytes_sent: letters.provider.requests[0]?.bytes,
        },
      ]);
    },
  );

  test("is requested without the user's name, addresses and numbers", async () => {
    await letters.server.database.asUser(letters.user.userId, (client) =>
      client.query(
        `insert into public.other (profile_id, label, content)
         select id, 'Contact', 'Maël Lefèvre, mael@lefevre.test, 06 12 34 56 78, https://lefevre.test' from public.profile`,
      ),
    );
    letters.provider.answer(says(good));
    expect(namesOf(await write())).toEqual(["start", "sentence", "done"]);
    const sent = letters.provider.requests.map(({ body }) => body).join("\n");
    expect(sent).toContain("Ateliers Morel");
    expect(sent).not.toMatch(/Maël|Lefèvre|lefevre|12 34 56|\+33/);
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
    "in the middle of a letter (%s) continues it after what was accepted",
    async (ends) => {
      if (ends === "silent") letters.set({ stallMs: 300 });
      letters.provider.answer(says(good.slice(0, 7), ends), says(["", ...good.slice(7)]));
      const events = await write();
      expect(namesOf(events)).toEqual(["start", "sentence", "revision", "sentence", "done"]);
      // The last line was not ended, so it is written again.
      expect(doneOf(events)).toMatchObject({ writer: "model", refused: [] });
      const outcome = ends === "silent" ? "timedOut" : "incomplete";
      expect(await calls()).toMatchObject([{ outcome }, { outcome: "answered" }]);
      expect(await letters.server.usedBy(letters.user)).toBe(1);
    },
  );

  test("in the middle of a letter and of its continuation is not asked again", async () => {
    letters.provider.answer(says(good.slice(0, 3), "cut"));
    const events = await write();
    expect(namesOf(events)).toEqual(["start", "sentence", "revision", "done"]);
    expect(doneOf(events)).toMatchObject(composed);
    expect(letters.provider.requests).toHaveLength(2);
    expect(await letters.server.usedBy(letters.user)).toBe(1);
  });

  test("in the middle of the last sentence keeps a letter that is long enough", async () => {
    letters.provider.answer(says(good, "cut"), { kind: "status", status: 401 });
    expect(doneOf(await write())).toMatchObject({ writer: "model" });
    expect(letters.provider.requests).toHaveLength(2);
  });

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
      letters.provider.answer(...refusals, says(good));
      const { writer } = doneOf(await write());
      expect(writer).toBe(outcomes.at(-1) === "answered" ? "model" : "composer");
      expect(letters.provider.requests).toHaveLength(outcomes.length);
      expect((await calls()).map(({ outcome }) => outcome)).toEqual(outcomes);
    },
  );

  test("with a long Retry-After is not retried", async () => {
    letters.provider.answer({ kind: "status", status: 429, headers: { "retry-after": "3600" } });
    expect(doneOf(await write())).toMatchObject(composed);
    expect(letters.provider.requests).toHaveLength(1);
  });

  test.for(Object.keys(nonsense))(
    "by silence, nonsense or endless talk (%s) ends in a composed letter",
    async (kind) => {
      if (kind === "silence") letters.set({ timeoutMs: 300 });
      letters.provider.answer(nonsense[kind] ?? { kind: "hang" });
      const events = await write();
      expect([namesOf(events).at(-1), doneOf(events).writer]).toEqual(["done", "composer"]);
      expect(await letters.server.usedBy(letters.user)).toBe(1);
      expect((await calls()).filter(({ outcome }) => outcome === "open")).toEqual([]);
    },
  );

  test("is never in the log, neither prompt nor response", async () => {
    for (const reply of [
      { kind: "status", status: 401 } as const,
      { kind: "garbage", body: 'data: {"error": "SECRET-OF-THE-PROVIDER"}\n\n' } as const,
      says(mostlyInvented),
    ]) {
      letters.provider.answer(reply);
      await write();
    }
    expect(letters.server.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(letters.server.logged)).not.toMatch(
      /SECRET|Deloitte|Morel|Vasseur|secret-key/,
    );
  });
});

describe("a letter that is interrupted or over the budget", () => {
  test("closing the connection ends the call and releases the credit", async () => {
    letters.provider.answer(says(good.slice(0, 4), "silent"));
    const reading = new AbortController();
    const headers = new Headers({ accept: "text/event-stream" });
    const response = await letters.server.call(
      letters.user.token,
      { jobDescription: postingFr },
      { headers, signal: reading.signal },
    );
    await readerOf(response)("event: sentence");
    reading.abort();
    await letters.provider.requests[0]?.abandoned;
    await expect
      .poll(() => letters.server.reservationsOf(letters.user), { interval: 10, timeout: 5000 })
      .toEqual(["released"]);
    await expect
      .poll(async () => (await calls()).map(({ outcome }) => outcome), { interval: 10 })
      .toEqual(["cancelled"]);
    expect(await letters.server.usedBy(letters.user)).toBe(0);
  });

  test("after the month's budget is spent the letter is composed, and nothing is sent", async () => {
    letters.provider.answer(says(good));
    letters.set({ ceilingMicroEuro: 10 });
    const letter = doneOf(await write());
    expect(letter).toMatchObject({ writer: "composer", fallback: { reason: "ceilingReached" } });
    expect(letters.provider.requests).toEqual([]);
    expect(await calls()).toEqual([]);
  });

  test("a JSON response names the writer", async () => {
    letters.provider.answer(says(good));
    const response = await letters.server.call(letters.user.token, { jobDescription: postingFr });
    expect(await response.json()).toMatchObject({ writer: "model" });
  });
});

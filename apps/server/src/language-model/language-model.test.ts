import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { ModelSettings } from "../settings/ai-settings.ts";
import { openLanguageModel } from "./open-language-model.ts";
import { providerPaths } from "./testing/provider-protocols.ts";
import { startProviderServer } from "./testing/provider-server.ts";
import type { ProviderServer } from "./testing/provider-server.ts";

let database: TestDatabase;
let provider: ProviderServer;
let userId: string;
beforeAll(async () => {
  [database, provider] = await Promise.all([createTestDatabase(), startProviderServer()]);
  userId = await database.createUser();
});
afterAll(() => Promise.all([database.drop(), provider.stop()]));

const user = z.object({ name: z.string(), years: z.number() });

const ask = (name: ModelSettings["provider"]) =>
  openLanguageModel({
    settings: {
      provider: name,
      model: "small",
      apiKey: "k",
      baseUrl: provider.url + providerPaths[name],
      timeoutMs: 30_000,
      stallMs: 10_000,
      price: { input: 0.5, output: 2 },
      ceilingMicroEuro: undefined,
      letterCeilingMicroEuro: undefined,
    },
    pool: database.pool,
    log: () => {},
    firstBackOffMs: 1,
  }).generateObject(
    {
      userId,
      purpose: "resume",
      instructions: "Read who it is.",
      prompt: "Ann, 7 years",
      maxOutputTokens: 200,
      signal: new AbortController().signal,
    },
    user,
  );

test("an object matching a schema is requested and parsed, and the call is counted", async () => {
  const answered = { kind: "whole", text: '{"name":"Ann","years":7}' } as const;
  for (const name of ["openai-compatible", "mistral", "google"] as const) {
    provider.answer(answered);
    expect([name, await ask(name)]).toEqual([
      name,
      { kind: "object", object: { name: "Ann", years: 7 } },
    ]);
  }
  const { rows } = await database.asUser(userId, (client) =>
    client.query(
      "select purpose, outcome, input_tokens, output_tokens, cost_micro_eur from public.model_calls",
    ),
  );
  const row = { purpose: "resume", outcome: "answered", input_tokens: 900, output_tokens: 300 };
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ ...row, cost_micro_eur: "1050" })));
});

test("a response that violates the schema is discarded, and a failing provider is retried", async () => {
  provider.answer({ kind: "whole", text: '{"name":"Ann"}' });
  expect(await ask("mistral")).toEqual({ kind: "failed", failure: "incomplete" });
  provider.requests.length = 0;
  provider.answer(
    { kind: "status", status: 503 },
    { kind: "whole", text: '{"name":"Ann","years":7}' },
  );
  expect(await ask("mistral")).toMatchObject({ kind: "object" });
  expect(provider.requests).toHaveLength(2);
  provider.answer({ kind: "status", status: 401 });
  expect(await ask("openai-compatible")).toEqual({ kind: "failed", failure: "unavailable" });
});

import { suggestCvLine } from "@postulo/contract/cv-line";
import { maxWordingCalls } from "@postulo/domain/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type ProviderServer,
  startProviderServer,
} from "../language-model/testing/provider-server.ts";
import { providerPaths } from "../language-model/testing/provider-protocols.ts";
import { type StartedServer, startTestServer } from "../testing/started-server.ts";
import { createNurse, posting } from "./testing/cv-account.ts";

let provider: ProviderServer;
let server: StartedServer;
beforeAll(async () => {
  provider = await startProviderServer();
  server = await startTestServer({
    CONFIRM_EMAIL: "off",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "small",
    AI_API_KEY: "k",
    AI_BASE_URL: provider.url + providerPaths["openai-compatible"],
    AI_INPUT_PRICE: "1",
    AI_OUTPUT_PRICE: "1",
    AI_MONTHLY_CEILING: "100",
    AI_TIMEOUT_SECONDS: "5",
  });
});
beforeEach(() => {
  provider.requests.length = 0;
});
afterAll(() => Promise.all([provider.stop(), server.stop()]));

const says = (text: string) => ({ kind: "whole", text: JSON.stringify({ text }) }) as const;
const suggested = suggestCvLine.responses[200][0].schema;

async function openCvOfNurse() {
  const nurse = await createNurse(server);
  const response = await nurse.call("/cv/adapt", { jobDescription: posting });
  const { cvId } = z.object({ cvId: z.string() }).parse(await response.json());
  const suggest = (at: number) =>
    nurse.call("/cv/suggestion", { cvId, line: `${nurse.jobId}/${at}` });
  const calls = async () =>
    (await nurse.client.from("model_calls").select("purpose, outcome").throwOnError()).data;
  return { nurse, suggest, calls };
}

/** "Wound care and medication rounds", which the posting's "wound care experience" asks for. */
const woundCare = 1;

describe("POST /cv/suggestion", () => {
  test("returns a wording of the same facts, with what the posting asks for", async () => {
    provider.answer(says("Medication rounds and wound care"));
    const { nurse, suggest, calls } = await openCvOfNurse();
    expect(suggested.parse(await (await suggest(woundCare)).json())).toEqual({
      kind: "suggested",
      text: "Medication rounds and wound care",
      requirement: { id: expect.any(String), text: "wound care experience" },
    });
    expect(await calls()).toEqual([{ purpose: "cv", outcome: "answered" }]);
    const [sent] = provider.requests;
    expect(sent?.body).toContain("Wound care and medication rounds");
    for (const hidden of ["Imogen", "Castellane", "Wensum", "handover tool"])
      expect(sent?.body).not.toContain(hidden);
    expect(await nurse.used()).toBe(1);
  });

  test("asks once more when facts were invented, and then suggests nothing", async () => {
    provider.answer(says("Led wound care for 40 patients at Tidewater Hospital"));
    const { suggest } = await openCvOfNurse();
    expect(await (await suggest(woundCare)).json()).toEqual({ kind: "none", reason: "refused" });
    expect(provider.requests).toHaveLength(2);
    expect(provider.requests[1]?.body).toContain("was not accepted");
    provider.requests.length = 0;
    provider.answer(
      says("Wound care in JavaScript and medication rounds"),
      says("Medication rounds and wound care"),
    );
    expect(await (await suggest(woundCare)).json()).toMatchObject({ kind: "suggested" });
  });

  test("suggests nothing for a line that says it best, and asks no model where the posting asks for nothing", async () => {
    provider.answer(says("Wound care and medication rounds."));
    const { suggest } = await openCvOfNurse();
    expect(await (await suggest(woundCare)).json()).toEqual({ kind: "none", reason: "refused" });
    provider.requests.length = 0;
    expect(await (await suggest(0)).json()).toEqual({ kind: "none", reason: "notAsked" });
    expect(provider.requests).toEqual([]);
  });

  test("says that the provider does not answer when it is overloaded, cuts off, or writes something else", async () => {
    const { suggest } = await openCvOfNurse();
    const replies = [
      { kind: "status", status: 429, headers: { "retry-after": "0" } },
      { kind: "garbage", body: '{"choices":[' },
      { kind: "whole", text: '{"text": 7}' },
    ] as const;
    for (const reply of replies) {
      provider.answer(reply);
      const response = await suggest(woundCare);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: "provider_unavailable" });
    }
  });

  test("refuses after the limit of calls in 24 hours, and asks no model", async () => {
    provider.answer(says("Medication rounds and wound care"));
    const { nurse, suggest } = await openCvOfNurse();
    const addCalls = (number: number, age: string) =>
      server.database.admin.query(
        "insert into public.model_calls (user_id, purpose, provider, model, host, created_at) select $1, 'cv', 'p', 'm', 'h', now() - $3::interval from generate_series(1, $2)",
        [nurse.userId, number, age],
      );
    await addCalls(maxWordingCalls, "25 hours");
    await addCalls(maxWordingCalls - 1, "1 hour");
    expect((await suggest(woundCare)).status).toBe(200);
    provider.requests.length = 0;
    const response = await suggest(woundCare);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: "wording_limit_reached" });
    expect(provider.requests).toEqual([]);
  });

  test("says that the operator's month is spent", async () => {
    const { suggest } = await openCvOfNurse();
    const { admin } = server.database;
    const spent = await admin.query(
      `insert into private.model_spending (period, cost_micro_eur) values (private.current_period(), 100000000)
      on conflict (period) do update set cost_micro_eur = model_spending.cost_micro_eur + 100000000
      returning period`,
    );
    const response = await suggest(woundCare);
    await admin.query(
      "update private.model_spending set cost_micro_eur = cost_micro_eur - 100000000 where period = $1",
      [spent.rows[0].period],
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "model_ceiling_reached" });
  });

  test("sends no line with the person's name or contact details", async () => {
    const { nurse, suggest } = await openCvOfNurse();
    for (const personal of ["Imogen Castellane", "imogen@example.org", "www.example.org/rounds"]) {
      const description = `Care\nWound care rounds, see ${personal}`;
      await nurse.client
        .from("experiences")
        .update({ description })
        .eq("id", nurse.jobId)
        .throwOnError();
      expect(await (await suggest(woundCare)).json()).toEqual({ kind: "none", reason: "personal" });
    }
    expect(provider.requests).toEqual([]);
  });

  test("ends when the model is slow", async () => {
    provider.answer({ kind: "hang" });
    const { suggest } = await openCvOfNurse();
    expect((await suggest(woundCare)).status).toBe(503);
  });

  test("returns 404 for a line that is not there", async () => {
    const { suggest } = await openCvOfNurse();
    const response = await suggest(99);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "line_not_found" });
  });
});

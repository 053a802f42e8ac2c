import { draftAnswer } from "@postulo/contract/answer-draft";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { providerPaths } from "../language-model/testing/provider-protocols.ts";
import {
  type ProviderServer,
  startProviderServer,
} from "../language-model/testing/provider-server.ts";
import { type StartedServer, startTestServer } from "../testing/started-server.ts";

let provider: ProviderServer;
let server: StartedServer;
let plain: StartedServer;
beforeAll(async () => {
  provider = await startProviderServer();
  [server, plain] = await Promise.all([
    startTestServer({
      CONFIRM_EMAIL: "off",
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "small",
      AI_API_KEY: "k",
      AI_BASE_URL: provider.url + providerPaths["openai-compatible"],
      AI_INPUT_PRICE: "1",
      AI_OUTPUT_PRICE: "1",
      AI_MONTHLY_CEILING: "100",
      AI_TIMEOUT_SECONDS: "5",
    }),
    startTestServer({ CONFIRM_EMAIL: "off" }),
  ]);
});
beforeEach(() => {
  provider.requests.length = 0;
});
afterAll(() => Promise.all([provider.stop(), server.stop(), plain.stop()]));

const drafted = draftAnswer.responses[200][0].schema;
let people = 0;

/** A support engineer with one job, and what she answered for a letter to Aldine. */
async function createEngineer(at: StartedServer) {
  people += 1;
  const { accessToken, userId } = await at.register(`engineer${people}@example.org`);
  const client = createClient(at.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const { data } = await client.from("profile").select("id").single();
  await client
    .from("profile")
    .update({ first_name: "Imogen", last_name: "Castellane" })
    .eq("id", data?.id)
    .throwOnError();
  await client
    .from("experiences")
    .insert({
      profile_id: data?.id,
      company: "Harbour Systems",
      title: "Support Engineer",
      description: "Wrote PostgreSQL queries to find the cause of slow reports",
    })
    .throwOnError();
  await client
    .from("letter_answers")
    .insert({ posting_key: "aldine", company: "Aldine", why: "Aldine answers its mail by hand." })
    .throwOnError();
  const ask = (body: object) =>
    fetch(`${at.url}${draftAnswer.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
  const draft = async (body: object) => drafted.parse(await (await ask(body)).json());
  return { userId, client, ask, draft, profileId: String(data?.id) };
}

const aboutSql = { question: "Describe your experience with PostgreSQL." };
const line = "Wrote PostgreSQL queries to find the cause of slow reports";

describe("POST /cover-letter/answer without a model", () => {
  test("returns the person's own lines with their source, within the limit", async () => {
    const { draft } = await createEngineer(plain);
    expect(await draft(aboutSql)).toEqual({
      kind: "drafted",
      language: "en",
      writer: "composer",
      text: `At Harbour Systems, as Support Engineer:\n— ${line}`,
      sources: [{ kind: "job", name: "Support Engineer, Harbour Systems" }],
    });
    expect(await draft({ ...aboutSql, maxCharacters: 40 })).toEqual({
      kind: "none",
      reason: "tooShort",
    });
    expect(await draft({ question: "Describe your experience with Kubernetes." })).toEqual({
      kind: "none",
      reason: "nothingFits",
    });
  });

  test("quotes why the person wants this employer, and never what was said of another one", async () => {
    const { draft, client, profileId } = await createEngineer(plain);
    const question = "Why do you want to work here?";
    const ofAldine = {
      text: "Aldine answers its mail by hand.",
      sources: [{ kind: "letterAnswer" }],
    };
    expect(await draft({ question, company: "ALDINE" })).toMatchObject(ofAldine);
    expect(await draft({ question, company: "Borealis" })).toMatchObject({ kind: "none" });
    const answer = { kind: "motivation", question, content: "Borealis feeds my town." };
    await client
      .from("other")
      .insert({ profile_id: profileId, ...answer, scope: "employer", scope_name: "Borealis" })
      .throwOnError();
    expect(await draft({ question, company: "Borealis" })).toMatchObject({
      text: "Borealis feeds my town.",
      sources: [{ kind: "formAnswer", name: question }],
    });
    expect(await draft({ question, company: "Aldine" })).toMatchObject(ofAldine);
  });

  test("rejects a stranger, and a body that is none", async () => {
    const { ask } = await createEngineer(plain);
    expect((await ask({ question: " " })).status).toBe(400);
    const anonymous = await fetch(`${plain.url}${draftAnswer.path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(aboutSql),
    });
    expect(anonymous.status).toBe(401);
  });
});

describe("with a model", () => {
  const says = (text: string) => ({ kind: "text", pieces: [text] }) as const;

  test("its sentences are used when the gate accepts them, and it gets no name", async () => {
    const { draft, client } = await createEngineer(server);
    const sentence =
      "At Harbour Systems I wrote PostgreSQL queries to find the cause of slow reports, as a Support Engineer.";
    provider.answer(says(`[1] ${sentence}`));
    expect(await draft(aboutSql)).toMatchObject({
      writer: "model",
      text: sentence,
      sources: [{ kind: "job", name: "Support Engineer, Harbour Systems" }],
    });
    expect(provider.requests[0]?.body).not.toContain("Imogen");
    const { data: calls } = await client.from("model_calls").select("purpose").throwOnError();
    expect(calls).toEqual([{ purpose: "answer" }]);
  });

  test("what it invents is left out, and the person's own lines are returned", async () => {
    const { draft } = await createEngineer(server);
    provider.answer(
      says("[1] I led 40 engineers at Harbour Systems and cut the cost of PostgreSQL by 60 %."),
    );
    expect(await draft(aboutSql)).toMatchObject({
      writer: "composer",
      text: expect.stringContaining(line),
    });
  });

  test("it is not asked where nothing fits", async () => {
    const { draft } = await createEngineer(server);
    expect(await draft({ question: "Describe your experience with Kubernetes." })).toMatchObject({
      kind: "none",
    });
    expect(provider.requests).toHaveLength(0);
  });
});

import { adaptCv } from "@postulo/contract/cv-version";
import { comparePosting } from "@postulo/contract/posting-comparison";
import { maxPostingBytes } from "@postulo/domain/letter-style";
import { createClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { createNurse, posting as nursing } from "./testing/cv-account.ts";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
afterAll(() => server.stop());

const answer = comparePosting.responses[200][0].schema;
const send = (body: string, headers: object = {}) =>
  fetch(server.url + comparePosting.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

let people = 0;

/** A user whose only job has these lines. */
async function createPerson(description: string) {
  people += 1;
  const { accessToken } = await server.register(`person${people}@example.org`);
  const client = createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const { data } = await client.from("profile").select("id").single();
  const job = { profile_id: data?.id, company: "Quarry Inn", title: "Cook", description };
  await client.from("experiences").insert(job).throwOnError();
  const authorization = `Bearer ${accessToken}`;
  const ask = (jobDescription: unknown) =>
    send(JSON.stringify({ jobDescription }), { authorization });
  const compare = async (posting: string) => {
    const response = await ask(posting);
    expect(response.status).toBe(200);
    return answer.parse(await response.json()).requirements;
  };
  return { client, ask, compare };
}

const posting = "Shop assistant\nRequirements\n- Till balancing\n- Welding";
const line = "Cashed up each night";
const welding = "Welding of steel gates";

describe("POST /posting/comparison", () => {
  test("says of each requirement what of the caller's own profile proves it, or comes closest", async () => {
    const cook = await createPerson(line);
    const welder = await createPerson(welding);
    const ofCook = await cook.compare(posting);
    expect(ofCook).toMatchObject([
      { text: "Till balancing", provenBy: [], closest: line },
      { text: "Welding", provenBy: [] },
    ]);
    expect(JSON.stringify(ofCook)).not.toContain(welding);
    const ofWelder = await welder.compare(posting);
    const source = { kind: "experience", name: "Cook, Quarry Inn" };
    expect(ofWelder[1]?.provenBy).toMatchObject([{ text: welding, source }]);
    expect(JSON.stringify(ofWelder)).not.toContain(line);
  });

  test("says what the CV for the posting says, stores nothing, and charges nothing", async () => {
    const nurse = await createNurse(server, "Plus");
    const response = await nurse.call(comparePosting.path, { jobDescription: nursing });
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { requirements } = answer.parse(await response.json());
    expect(await nurse.used()).toBe(0);
    const { data } = await nurse.client.from("cvs").select("id").throwOnError();
    expect(data).toEqual([]);
    const cv = adaptCv.responses[200][0].schema.parse(
      await (await nurse.call("/cv/adapt", { jobDescription: nursing })).json(),
    );
    const found = requirements.map(({ id, provenBy }) => [id, provenBy.map((part) => part.id)]);
    const asked = cv.requirements.filter(({ kind }) => kind !== "duty");
    expect(found).toEqual(asked.map(({ id, provenBy }) => [id, provenBy]));
    expect(found.flatMap(([, ids]) => ids)).not.toEqual([]);
  });

  test("answers for the profile as it is now", async () => {
    const { compare, client } = await createPerson(line);
    expect((await compare(posting))[1]?.provenBy).toEqual([]);
    const { data } = await client.from("profile").select("id").single();
    const skill = { profile_id: data?.id, name: "Welding", category: "technical" };
    await client.from("competencies").insert(skill).throwOnError();
    expect((await compare(posting))[1]?.provenBy).toMatchObject([{ source: { name: "Welding" } }]);
  });

  test.each([
    ["a posting that is too long", "a".repeat(maxPostingBytes + 1), "posting_too_long"],
    ["a body far too long", "a".repeat(3 * maxPostingBytes), "posting_too_long"],
    ["no text", 7, "invalid_body"],
  ] as const)("rejects %s", async (_, text, code) => {
    const { ask } = await createPerson(line);
    const response = await ask(text);
    expect(response.status).toBe(comparePosting.errors[code]);
    expect(await response.json()).toMatchObject({ code });
  });

  test("rejects who is not signed in", async () => {
    const body = JSON.stringify({ jobDescription: posting });
    expect((await send(body)).status).toBe(401);
    expect((await send(body, { authorization: "Bearer none" })).status).toBe(401);
  });

  test("queues the requests of one user, and rejects too many", async () => {
    const { ask } = await createPerson(line);
    const long = `${posting}\n${"- Experience in a hotel kitchen of several stars\n".repeat(800)}`;
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(long)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });
});

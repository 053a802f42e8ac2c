import { once } from "node:events";
import { Agent, get } from "node:http";
import type { ClientRequest, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCatalogue } from "./internal/catalogue/load-catalogue.ts";
import { createHostileCheck } from "./testing/hostile-plans.ts";
import { createRandom, hostileQuery } from "./testing/hostile-queries.ts";
import { fourBooksSql } from "./testing/library.ts";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

/** `npm run bench -- --only hostile` runs 100,000. */
const cases = 2_000;

/** Reads a response with node:http, because `fetch` is slower than the server. */
async function responseTo(request: ClientRequest): Promise<{ status: number; body: string }> {
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error("no response");
  return { status: response.statusCode ?? 0, body: await text(response) };
}

let rest: RestFixture;
let readerId: string;

beforeAll(async () => {
  rest = await startRest();
  readerId = await rest.database.createUser();
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
});

afterAll(() => rest.close());

test("no token of a hostile query string is in the text of a statement", async () => {
  const check = createHostileCheck(await loadCatalogue(rest.database.pool, "public"));
  const random = createRandom(20_250_909);
  const { statements, bound, tainted } = check(
    Array.from({ length: cases }, () => hostileQuery(random)),
  );
  expect(tainted).toEqual([]);
  // Most queries were valid, so the hostile text was bound as a parameter.
  expect(statements).toBeGreaterThan(cases);
  expect(bound).toBeGreaterThan(cases / 2);
});

test("sent to the server, each returns rows or an error, and changes nothing", async () => {
  const random = createRandom(1851);
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${await rest.token(readerId)}` };
  const sendBatch = async (): Promise<string> => {
    const { status, body } = await responseTo(
      get(`${rest.url}/book?${hostileQuery(random).toString()}`, { agent, headers }),
    );
    return status < 500 && !/syntax error at|unterminated/.test(body)
      ? "fine"
      : `${status} ${body}`;
  };
  const responses: string[] = [];
  for (let index = 0; index < cases / 20; index += 1) {
    responses.push(...(await Promise.all(Array.from({ length: 20 }, sendBatch))));
  }
  agent.destroy();
  expect(responses.filter((each) => each !== "fine")).toEqual([]);
  expect(responses).toHaveLength(cases);
  const { rows } = await rest.database.admin.query("select count(*)::int as n from public.book");
  expect(rows).toEqual([{ n: 4 }]);
});

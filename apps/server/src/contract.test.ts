import { endpoints } from "@postulo/contract/endpoints";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { createParser } from "eventsource-parser";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { downloadCalls } from "./extension-download/testing/download-calls.ts";
import { contractCalls } from "./testing/contract-calls.ts";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({
  ADMIN_PAGE: "on",
  CONFIRM_EMAIL: "off",
  DEFAULT_PLAN: "VIP",
});
afterAll(() => server.stop());

type OperationId = keyof typeof endpoints;
type Call = () => Promise<readonly Response[]>;

const { accessToken } = await server.register("calls@example.org");

const get = (path: string) => fetch(server.url + path);

const calls: Readonly<Record<OperationId, Call>> = {
  ...contractCalls(server, accessToken),
  ...downloadCalls,
};

const mediaTypes = z.record(
  z.string(),
  z.object({
    schema: z.record(z.string(), z.unknown()).optional(),
    "x-events": z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  }),
);
const operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.object({ content: mediaTypes.optional() })),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const document = z.looseObject({}).parse(await (await get("/openapi.json")).json());
const operations = new Map(
  Object.values(openApi.parse(document).paths).flatMap((methods) =>
    Object.values(methods).map((found) => [found.operationId, found] as const),
  ),
);

const ajv = formats.default(
  new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true }),
);

/** What of a response is not as the document says. */
async function problemsOf(operationId: string, response: Response): Promise<unknown> {
  const { status } = response;
  const found = operations.get(operationId)?.responses[String(status)];
  if (!found) return `${operationId} does not document the status ${status}`;
  const mediaType = response.headers.get("content-type")?.split(";")[0];
  if (mediaType === undefined) return found.content ? "A body is missing" : [];
  const content = found.content?.[mediaType];
  if (!content) return `${operationId} does not document ${mediaType} with the status ${status}`;
  const events = content["x-events"];
  if (events) return problemsOfEvents(events, await response.text());
  return content.schema ? problemsOfValue(content.schema, await response.json()) : [];
}

function problemsOfValue(schema: object, value: unknown): unknown[] {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : [value, validate.errors];
}

function problemsOfEvents(schemas: Readonly<Record<string, object>>, stream: string): unknown[] {
  const problems: unknown[] = [];
  const names = new Set<string>();
  const parser = createParser({
    onEvent: ({ event = "", data }) => {
      names.add(event);
      problems.push(...problemsOfValue(schemas[event] ?? { not: {} }, JSON.parse(data)));
    },
  });
  parser.feed(stream);
  expect([...names]).toEqual(["start", "sentence", "done"]);
  return problems;
}

test("/openapi.json is a valid OpenAPI 3.1 document", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test("/openapi.json documents every endpoint of the contract, each once", () => {
  expect([...operations.keys()].toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test.for([...operations.keys()])("real responses of %s match the document", async (operationId) => {
  const call = new Map(Object.entries<Call>(calls)).get(operationId);
  const responses = (await call?.()) ?? [];
  const documented = Object.keys(operations.get(operationId)?.responses ?? {}).map(Number);
  const successes = documented.filter((status) => status < 400);
  expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining(successes));
  for (const response of responses)
    expect(await problemsOf(operationId, response), `status ${response.status}`).toEqual([]);
});

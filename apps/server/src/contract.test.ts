import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { endpoints } from "@postulo/contract/endpoints";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createClient } from "@supabase/supabase-js";
import formats from "ajv-formats";
import { createParser } from "eventsource-parser";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { downloadCalls } from "./extension-download/testing/download-calls.ts";
import { functionCalls } from "./testing/function-calls.ts";
import { mailLinkCalls } from "./testing/mail-link-calls.ts";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "VIP" });
afterAll(() => server.stop());

type OperationId = keyof typeof endpoints;
type Call = () => Promise<readonly Response[]>;

const { accessToken } = await server.register("calls@example.org");
const bearer = { authorization: `Bearer ${accessToken}` };

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
const getAs = (path: string, headers: Record<string, string> = bearer) => get(path, { headers });
const send = (method: string, path: string, body?: unknown) =>
  get(path, {
    method,
    headers: { ...bearer, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The archive of the caller's account, which is empty, into that account; then a file that is none. */
async function importTwice(): Promise<readonly Response[]> {
  const archive = await (await getAs("/account/export")).arrayBuffer();
  const sent = (body: ArrayBuffer | string) =>
    get("/account/import", { method: "POST", headers: bearer, body });
  const imported = await sent(archive);
  return [imported, await sent("no archive")];
}

const createFeed = () => send("POST", "/calendar-feed", { language: "fr" });

async function openCalendar(): Promise<readonly Response[]> {
  const { url } = z.object({ url: z.string() }).parse(await (await createFeed()).json());
  const first = await fetch(url);
  const etag = first.headers.get("etag") ?? "";
  return [first, await fetch(url, { headers: { "if-none-match": etag } })];
}

const report = (query: string, headers?: Record<string, string>) =>
  getAs(`/reports/applications?${query}`, headers);
const october = "from=2026-10-01&to=2026-10-31";

const client = createClient(server.url, "sb_publishable_postulo", {
  accessToken: async () => accessToken,
});

/** A baker, with the fields that a letter needs. */
async function fillProfile() {
  const { data } = await client.from("profile").select("id").single();
  const profile = { first_name: "Ann", last_name: "Bell", city: "Lyon", country: "FR" };
  await client.from("profile").update(profile).eq("id", data?.id);
  const job = { company: "Maison Lenoir", title: "Baker", description: "Baked sourdough bread." };
  const { error } = await client.from("experiences").insert({ profile_id: data?.id, ...job });
  expect(error).toBeNull();
}

const jobDescription = "Company: Four d’Or\nJob title: Baker\n\nWe are looking for a baker.";
const writeLetter = async (body: object, accept = "application/json") => {
  await fillProfile();
  return fetch(`${server.url}/cover-letter`, {
    method: "POST",
    headers: { ...bearer, "content-type": "application/json", accept },
    body: JSON.stringify(body),
  });
};
const printLetter = (format: string) =>
  send("POST", "/cover-letter/document", { text: "Dear team,", language: "en", format });

const packAs = async (format: string) => {
  await fillProfile();
  return send("POST", "/application-pack", { text: "Dear team,", language: "en", format });
};
const printCvAs = async (format: string) => {
  await fillProfile();
  return send("POST", "/cv", { template: "plain", format });
};

const cvPosting = { jobDescription: "Baker wanted\nRequirements\n- sourdough bread" };
/** The CV of the caller for a posting, adapted once. */
async function withCv(
  call: (cvId: string, line: string) => Promise<Response>,
  posting: { jobDescription: string } = cvPosting,
) {
  await fillProfile();
  const adapted = await (await send("POST", "/cv/adapt", posting)).json();
  const { cvId, master } = z
    .object({ cvId: z.string(), master: z.object({ sections: z.array(z.unknown()) }) })
    .parse(adapted);
  const [section] = master.sections;
  const { entries } = z
    .object({ entries: z.array(z.object({ lines: z.array(z.object({ id: z.string() })) })) })
    .parse(section);
  return call(cvId, entries[0]?.lines[0]?.id ?? "");
}
const unknownCv = { cvId: "4f3c1d5a-0000-4000-8000-000000000000" };

const resumeFile = resolve(
  import.meta.dirname,
  "../../../packages/documents/src/testing/files/en/en-olivia-pipes.docx",
);

async function uploadResume(
  bytes: Uint8Array<ArrayBuffer>,
  path = "/resume-parser",
): Promise<Response> {
  const body = new FormData();
  body.append("file", new File([bytes], "resume.docx"));
  return get(path, { method: "POST", headers: bearer, body });
}

const createConnection = () => send("POST", "/extension-connection");
const openSession = (body: unknown) => send("POST", "/extension-connection/session", body);

async function connectTwice(): Promise<readonly Response[]> {
  const { token } = z.object({ token: z.string() }).parse(await (await createConnection()).json());
  return [await openSession({ token }), await openSession({ token }), await openSession({})];
}

/** Every successful status of each endpoint, and an error where it has its own. */
const calls: Readonly<Record<OperationId, Call>> = {
  getConfig: async () => [await get("/config.json")],
  getHealth: async () => [await get("/health")],
  getLiveness: async () => [await get("/health/live")],
  getReadiness: async () => [await get("/health/ready")],
  getOpenApi: async () => [await get("/openapi.json")],
  exportAccount: () => Promise.all([getAs("/account/export"), getAs("/account/export", {})]),
  checkImport: () => Promise.all([getAs("/account/import"), getAs("/account/import", {})]),
  importAccount: importTwice,
  getApplicationReport: () =>
    Promise.all([
      report(october),
      report(`${october}&format=csv`),
      report("from=x"),
      report("", {}),
    ]),
  createCalendarFeed: () => Promise.all([createFeed(), get("/calendar-feed", { method: "POST" })]),
  deleteCalendarFeed: async () => [await send("DELETE", "/calendar-feed")],
  writeCoverLetter: () =>
    Promise.all([
      writeLetter({ jobDescription }),
      writeLetter({ jobDescription }, "text/event-stream"),
      writeLetter({ jobDescription: " " }),
    ]),
  draftAnswer: async () => {
    await fillProfile();
    const ask = (question: string) => send("POST", "/cover-letter/answer", { question });
    return [
      await ask("Describe your experience with sourdough bread."),
      await ask("Why us?"),
      await send("POST", "/cover-letter/answer", {}),
    ];
  },
  printCoverLetter: () =>
    Promise.all([printLetter("pdf"), printLetter("docx"), printLetter("odt")]),
  printCv: () => Promise.all([printCvAs("pdf"), printCvAs("json"), printCvAs("odt")]),
  adaptCv: async () => {
    await fillProfile();
    return [
      await send("POST", "/cv/adapt", cvPosting),
      await send("POST", "/cv/adapt", { jobDescription: " " }),
    ];
  },
  openCv: async () => [
    await withCv((cvId) => send("POST", "/cv/open", { cvId, language: "fr" })),
    await send("POST", "/cv/open", unknownCv),
  ],
  checkCvLine: async () => [
    await withCv((cvId, line) => send("POST", "/cv/line", { cvId, line, text: "Baked 9 breads" })),
    await withCv((cvId) => send("POST", "/cv/line", { cvId, line: "none/0", text: "Baked" })),
  ],
  // The server of this test has no language model, which is needed only for a line that the posting asks for.
  suggestCvLine: async () => {
    const suggest = (cvId: string, line: string) => send("POST", "/cv/suggestion", { cvId, line });
    const excel = { jobDescription: "Baker wanted\nRequirements\n- Excel" };
    return [await withCv(suggest, excel), await withCv(suggest)];
  },
  packApplication: () => Promise.all(["zip", "pdf", "odt"].map((format) => packAs(format))),
  printCvVersion: async () => [
    await withCv((cvId) =>
      send("POST", "/cv/document", { cvId, template: "plain", format: "docx" }),
    ),
    await send("POST", "/cv/document", { ...unknownCv, template: "plain", format: "svg" }),
  ],
  readResume: async () => [
    await uploadResume(await readFile(resumeFile)),
    await uploadResume(new Uint8Array([1])),
  ],
  reviewResume: async () => [
    await uploadResume(await readFile(resumeFile), "/resume-parser/review"),
    await uploadResume(new Uint8Array([1]), "/resume-parser/review"),
  ],
  readDocumentText: async () => [
    await uploadResume(await readFile(resumeFile), "/resume-parser/text"),
    await uploadResume(new Uint8Array([1]), "/resume-parser/text"),
  ],
  createExtensionConnection: () =>
    Promise.all([createConnection(), get("/extension-connection", { method: "POST" })]),
  openExtensionSession: connectTwice,
  ...functionCalls(server),
  ...mailLinkCalls(server),
  ...downloadCalls,
  getCalendar: async () => [...(await openCalendar()), await get("/calendar/unknown.ics")],
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

import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bodyOf, callServer } from "./call-server.ts";
import { statusOf, type Endpoint } from "./endpoint.ts";
import { readEvents } from "./read-events.ts";

const addNote = {
  method: "POST",
  path: "/notes",
  summary: "Adds a note",
  access: "bearer",
  request: { kind: "json", schema: z.object({ text: z.string() }) },
  responses: { 201: [{ kind: "json", schema: z.object({ id: z.number() }) }] },
  errors: { note_too_long: 413, not_authenticated: 401 },
  errorDetails: z.object({ most: z.optional(z.number()) }),
} as const satisfies Endpoint;

const getFile = {
  method: "GET",
  path: "/file",
  summary: "A file",
  access: "public",
  responses: { 200: [{ kind: "file", mediaTypes: ["text/plain"] }], 204: [] },
  errors: {},
} as const satisfies Endpoint;

/** The other end of the network. */
function serverAnswering(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const fetchFromIt: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  return { requests, fetch: fetchFromIt };
}

const origin = "https://postulo.example";

async function resultOf(answer: () => Response | Promise<Response>) {
  const { fetch } = serverAnswering(answer);
  return callServer(addNote, { fetch, origin, body: { text: "x" } });
}

test("sends method, URL, query and JSON of the contract", async () => {
  const server = serverAnswering(() => Response.json({ id: 7 }, { status: 201 }));
  const options = { fetch: server.fetch, origin, query: { a: "b c" }, body: { text: "hello" } };
  expect(await callServer(addNote, options)).toEqual({ kind: "ok", body: { id: 7 } });
  const [request] = server.requests;
  expect([request?.method, request?.url]).toEqual(["POST", `${origin}/notes?a=b+c`]);
  expect(request?.headers.get("content-type")).toBe("application/json");
  expect(await request?.json()).toEqual({ text: "hello" });
});

test("returns a file as a blob, and nothing for a response without a body", async () => {
  const file = serverAnswering(() => new Response("bytes"));
  const body = bodyOf(await callServer(getFile, { fetch: file.fetch, origin }));
  expect(await body.text()).toBe("bytes");
});

const letter = {
  method: "POST",
  path: "/letter",
  summary: "A letter, line by line",
  access: "bearer",
  responses: {
    200: [
      { kind: "events", events: { line: z.object({ text: z.string() }) } },
      { kind: "json", schema: z.object({ text: z.string() }) },
    ],
  },
  errors: {},
} as const satisfies Endpoint;

describe("an endpoint with a stream of events", () => {
  const streamOf = (...chunks: readonly string[]) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        },
      }),
      { headers: { "content-type": "text/event-stream; charset=utf-8" } },
    );

  async function eventsIn(response: Response): Promise<unknown[]> {
    const { fetch } = serverAnswering(() => response);
    const body = bodyOf(await callServer(letter, { fetch, origin }));
    if (!("events" in body)) throw new Error("The response is no stream");
    const read: unknown[] = [];
    for await (const event of readEvents(body)) read.push(event);
    return read;
  }

  test("returns the events in their order, regardless of chunk boundaries", async () => {
    const response = streamOf(
      'event: line\ndata: {"te',
      'xt":"Dear"}\n\nevent: line\ndata: {"text":"team"}\n\n',
    );
    expect(await eventsIn(response)).toEqual([
      { event: "line", data: { text: "Dear" } },
      { event: "line", data: { text: "team" } },
    ]);
  });

  test("skips comments and unknown events, and returns undefined for an unreadable one", async () => {
    const response = streamOf(
      ": waiting\n\nevent: toString\ndata: {}\n\nevent: other\ndata: {}\n\n",
      'event: line\ndata: {"text":1}\n\nevent: line\ndata: {"te\n\n',
    );
    expect(await eventsIn(response)).toEqual([undefined, undefined]);
  });

  test("returns JSON where the server answers with it", async () => {
    const { fetch } = serverAnswering(() => Response.json({ text: "Dear team" }));
    expect(bodyOf(await callServer(letter, { fetch, origin }))).toEqual({ text: "Dear team" });
  });
});

describe("the failure policy", () => {
  test("an error code of the endpoint is returned as refused, with its message and details", async () => {
    const error = { code: "note_too_long", message: "Too long.", most: 5 };
    const result = await resultOf(() => Response.json(error, { status: 413 }));
    expect(result).toMatchObject({ kind: "refused", code: "note_too_long", details: { most: 5 } });
    expect(() => bodyOf(result)).toThrow(
      expect.objectContaining({ status: 413, code: "note_too_long", message: "Too long." }),
    );
  });

  test("any other code, or no code, is a failure with the status", async () => {
    const said = { code: "disk_full", message: "Full." };
    expect(await resultOf(() => Response.json(said, { status: 507 }))).toMatchObject({
      kind: "failed",
      error: { status: 507, code: "disk_full" },
    });
    const page = () => new Response("<h1>no</h1>", { status: 403, statusText: "Forbidden" });
    expect(await resultOf(page)).toMatchObject({
      kind: "failed",
      statusText: "Forbidden",
      error: { status: 403, code: "" },
    });
  });

  test("no response, a response that breaks off, and the page of a gateway are all unreachable", async () => {
    const unreachable = { kind: "unreachable", error: { status: 0, code: "" } };
    const refuse = () => Promise.reject(new TypeError("fetch failed"));
    expect(await resultOf(refuse)).toMatchObject(unreachable);
    const broken = new ReadableStream({ start: (c) => c.error(new TypeError("terminated")) });
    expect(await resultOf(() => new Response(broken, { status: 201 }))).toMatchObject(unreachable);
    for (const status of [502, 503, 504])
      expect(await resultOf(() => new Response("resting", { status }))).toMatchObject(unreachable);
  });

  test("a body that does not match the contract throws the schema's error", async () => {
    for (const answer of [
      () => Response.json({ id: "7" }, { status: 201 }),
      () => new Response("{", { status: 201 }),
    ]) {
      const result = await resultOf(answer);
      expect(result.kind).toBe("invalid");
      expect(() => bodyOf(result)).toThrow(result.kind === "invalid" ? result.error : "");
    }
  });
});

test("a code, body or result outside the contract does not compile", async () => {
  const result = await resultOf(() => Response.json({ id: 1 }, { status: 201 }));
  // @ts-expect-error no such code
  expect(result.kind === "refused" && result.code === "unknown").toBe(false);
  // @ts-expect-error the id is a number
  expect(result.kind === "ok" && result.body.id === "1").toBe(false);
  const { fetch } = serverAnswering(() => Response.json({ id: 1 }, { status: 201 }));
  // @ts-expect-error the text is missing
  await callServer(addNote, { fetch, origin, body: {} });
});

test("the status of a code is the first one listed", () => {
  const errors = { missing: 404, slow: [429, 503] } as const;
  expect([statusOf(errors, "missing"), statusOf(errors, "slow")]).toEqual([404, 429]);
});

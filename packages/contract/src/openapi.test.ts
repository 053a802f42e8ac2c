import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { createOpenApiDocument } from "./openapi.ts";

const record = z.record(z.string(), z.unknown());
const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(record),
  requestBody: z.optional(z.object({ content: record })),
  responses: z.record(
    z.string(),
    z.looseObject({ description: z.string(), content: z.optional(record) }),
  ),
});
const document = z
  .object({
    openapi: z.literal("3.1.0"),
    info: z.looseObject({ version: z.string() }),
    servers: z.array(z.object({ url: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  })
  .parse(createOpenApiDocument({ version: "1.2.3", serverUrl: "https://postulo.example" }));

const all = Object.entries<Endpoint>(endpoints).map(([id, endpoint]) => ({
  id,
  endpoint,
  described: document.paths[endpoint.path]?.[endpoint.method.toLowerCase()],
}));

test("the document names the version and the server", () => {
  expect(document.info.version).toBe("1.2.3");
  expect(document.servers).toEqual([{ url: "https://postulo.example" }]);
});

test("each endpoint is one operation, with a token where one is needed", () => {
  expect(all.length).toBeGreaterThan(10);
  for (const { id, endpoint, described } of all) {
    expect(described?.operationId).toBe(id);
    expect(described?.security).toEqual(endpoint.access === "bearer" ? [{ accessToken: [] }] : []);
  }
});

const mediaTypes = { json: "application/json", events: "text/event-stream" } as const;

test("each response has the media types of its contents, and no others", () => {
  for (const { endpoint, described } of all)
    for (const [status, contents = []] of Object.entries(endpoint.responses)) {
      const expected = contents.flatMap((content) => {
        if (content.kind === "file") return content.mediaTypes;
        return content.kind === "form" ? ["multipart/form-data"] : [mediaTypes[content.kind]];
      });
      const isError = Object.values(endpoint.errors).flat().map(String).includes(status);
      const { content = {} } = described?.responses[status] ?? {};
      expect(new Set(Object.keys(content))).toEqual(
        new Set([...expected, ...(isError || Number(status) >= 500 ? ["application/json"] : [])]),
      );
    }
});

test("each error code is named in the response of its status", () => {
  for (const { endpoint, described } of all)
    for (const [code, statuses] of Object.entries(endpoint.errors))
      for (const status of [statuses].flat())
        expect(described?.responses[String(status)]?.description.split(", ")).toContain(code);
});

test("an upload is a form with one file, and another body is JSON", () => {
  for (const { endpoint, described } of all) {
    const { kind } = endpoint.request ?? {};
    const [mediaType] = Object.keys(described?.requestBody?.content ?? {});
    const expected = { form: "multipart/form-data", json: "application/json" };
    expect(mediaType).toBe(kind === "form" || kind === "json" ? expected[kind] : mediaType);
    expect(described?.requestBody === undefined).toBe(endpoint.request === undefined);
  }
});

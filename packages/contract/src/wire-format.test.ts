import { expect, test } from "vitest";
import * as z from "zod";
import * as archive from "./archive.ts";
import * as connection from "./connection-attributes.ts";
import { answer, pageRequest, request } from "./extension-messages.ts";
import { visit } from "./extension-visit.ts";
import { createOpenApiDocument } from "./openapi.ts";
import * as receipt from "./receipt.ts";
import { compactJson } from "./testing/compact-json.ts";

/** A schema as JSON Schema of what is sent; other values as they are. */
const described = (value: unknown) =>
  value instanceof z.core.$ZodType
    ? z.toJSONSchema(value, { unrepresentable: "any", io: "input" })
    : value;

const textOf = (values: Readonly<Record<string, unknown>>) => {
  const entries = Object.entries(values).map(([name, value]) => [name, described(value)] as const);
  return `${compactJson(Object.fromEntries(entries))}\n`;
};

test("the HTTP API that clients rely on", async () => {
  const document = createOpenApiDocument({
    version: "1.2.3",
    serverUrl: "https://postulo.example",
  });
  await expect(textOf(document)).toMatchFileSnapshot("./testing/openapi.txt");
});

test("the messages between extension, its pages and web pages", async () => {
  const messages = { pageRequest, request, answer, visit };
  await expect(textOf(messages)).toMatchFileSnapshot("./testing/extension-messages.txt");
});

test("names and formats of stored archives, receipts and the connection", async () => {
  const stored = { ...archive, ...receipt, ...connection };
  await expect(textOf(stored)).toMatchFileSnapshot("./testing/stored-formats.txt");
});

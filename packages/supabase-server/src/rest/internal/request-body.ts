import type { Context } from "hono";
import { ApiError, bodyTooLarge } from "./api-error.ts";
import { csvRows } from "./csv-rows.ts";
import { checkValueCount, jsonBody } from "./json-body.ts";
import type { JsonBody } from "./json-body.ts";
import type { RequestTurns } from "./request-turns.ts";

/** What a body is to PostgreSQL: JSON, or the one argument of a function of that type. */
export const bodyKinds = ["json", "text", "xml", "bytes"] as const;
export type BodyKind = (typeof bodyKinds)[number];

export interface RequestBody extends JsonBody {
  kind: BodyKind;
}

const noJson = { kind: "other" } as const;

/** A body as JSON. */
export const asJson = (text: string): RequestBody => ({ ...jsonBody(text), kind: "json" });

function asForm(text: string): RequestBody {
  checkValueCount(text, ["&"]);
  return asJson(JSON.stringify(Object.fromEntries(new URLSearchParams(text))));
}

type Convert = (bytes: Buffer) => RequestBody;

const ofBoth: Readonly<Record<string, Convert>> = {
  "application/json": (bytes) => asJson(bytes.toString()),
  "application/x-www-form-urlencoded": (bytes) => asForm(bytes.toString()),
};
const converters: Readonly<Record<"table" | "function", Readonly<Record<string, Convert>>>> = {
  table: { ...ofBoth, "text/csv": (bytes) => asJson(csvRows(bytes.toString())) },
  function: {
    ...ofBoth,
    "text/plain": (bytes) => ({ text: bytes.toString(), outline: noJson, kind: "text" }),
    "text/xml": (bytes) => ({ text: bytes.toString(), outline: noJson, kind: "xml" }),
    // As PostgreSQL reads bytea.
    "application/octet-stream": (bytes) => ({
      text: `\\x${bytes.toString("hex")}`,
      outline: noJson,
      kind: "bytes",
    }),
  },
};

function converterOf(contentType: string | undefined, target: "table" | "function"): Convert {
  const type = (contentType ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  const plain = /^application\/vnd\.pgrst\.[a-z]+\+json$/.test(type) ? "application/json" : type;
  const known = converters[target];
  const convert = Object.hasOwn(known, plain) ? known[plain] : undefined;
  if (convert) return convert;
  throw new ApiError({
    status: 415,
    code: "PGRST102",
    message: `Content-Type not acceptable: ${contentType}`,
  });
}

/** Reads the body of a request when it is the request's turn, and converts it by its content type. */
export async function readBody(
  context: Context,
  target: "table" | "function",
  { turns, maxBodyBytes }: { turns: RequestTurns; maxBodyBytes: number },
): Promise<RequestBody> {
  const convert = converterOf(context.req.header("content-type"), target);
  if (Number(context.req.header("content-length") ?? 0) > maxBodyBytes) throw bodyTooLarge();
  await turns.beforeBody();
  const bytes = Buffer.from(await context.req.arrayBuffer());
  if (bytes.length > maxBodyBytes) throw bodyTooLarge();
  await turns.beforeParsing();
  return convert(bytes);
}

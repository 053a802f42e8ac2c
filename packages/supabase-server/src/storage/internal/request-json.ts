import { z } from "zod";
import { invalidRequest } from "./storage-error.ts";

const maxJsonBytes = 1024 * 1024;

/** Reads the body as text up to the limit, because `Content-Length` may be wrong or absent. */
async function readText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxJsonBytes) throw invalidRequest("The body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a JSON request by the schema. */
export async function readJson<T>(request: Request, schema: z.core.$ZodType<T>): Promise<T> {
  const parsed = z.safeParse(schema, parseJson(await readText(request)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "invalid"}`);
}

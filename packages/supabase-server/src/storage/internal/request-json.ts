import type { z } from "zod";
import { invalidRequest } from "./storage-refusal.ts";

const maxJsonBytes = 1024 * 1024;

/** Reads a request's JSON in the given shape. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  if (Number(request.headers.get("content-length") ?? "0") > maxJsonBytes)
    throw invalidRequest("The body is too large");
  const parsed = schema.safeParse(await request.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "invalid"}`);
}

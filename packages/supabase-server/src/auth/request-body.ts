import type { Context } from "hono";
import { z } from "zod";
import { AuthApiError, validationFailed } from "./auth-error.ts";

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** JSON nested without limit would overflow the stack. */
const maxDepth = 50;

/** The reason why a parsed body is rejected. */
function findProblem(parsed: unknown): string | undefined {
  const left = [{ value: parsed, depth: 0 }];
  for (let at = left.pop(); at; at = left.pop()) {
    const { value, depth } = at;
    if (depth > maxDepth) return "The request body is nested too deeply";
    const texts = typeof value === "string" ? [value] : [];
    if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        texts.push(key);
        left.push({ value: inner, depth: depth + 1 });
      }
    }
    if (!texts.every(isStorable)) return "The request body holds characters that cannot be stored";
  }
  return undefined;
}

/** Parses a JSON body by the schema. */
export async function readBody<T>(
  c: Context,
  schema: z.core.$ZodType<T>,
): Promise<T | AuthApiError> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await c.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new AuthApiError(400, "bad_json", { message: "Could not parse request body as JSON" });
  }
  const problem = findProblem(parsed);
  if (problem !== undefined) return validationFailed(problem);
  const checked = z.safeParse(schema, parsed);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const path = issue?.path.join(".") ?? "";
  return validationFailed(
    `Invalid request body${path === "" ? "" : `: ${path}`}: ${issue?.message ?? "unknown shape"}`,
  );
}

/** Metadata is in the access token, and proxies commonly reject a header line over 8 KB. */
const maxMetadataBytes = 4 * 1024;

/** The metadata of a sign-up: any JSON object of limited size. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= maxMetadataBytes,
    "metadata is too large",
  );

/** The PKCE challenge of a client; absent or null in the implicit flow. */
export const challengeFields = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["s256", "plain"]))
    .nullish(),
};

export interface CodeChallenge {
  challenge: string;
  method: "s256" | "plain";
}

/** The challenge of a body with `challengeFields`. */
export function challengeOf(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: "s256" | "plain" | null | undefined;
}): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  return challenge ? { challenge, method: method ?? "plain" } : undefined;
}

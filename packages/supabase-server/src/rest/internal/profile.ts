import type { Context } from "hono";
import { ApiError } from "./api-error.ts";

/**
 * The schema of a request: that of `Accept-Profile`, or of `Content-Profile` when it writes or calls; else the first.
 * @throws {ApiError} for a schema that is not served.
 */
export function schemaOf(context: Context, schemas: readonly string[]): string {
  const reads = context.req.method === "GET" || context.req.method === "HEAD";
  const profile = context.req.header(reads ? "accept-profile" : "content-profile");
  const schema = profile === undefined ? schemas[0] : schemas.find((each) => each === profile);
  if (schema !== undefined) return schema;
  throw new ApiError({
    status: 406,
    code: "PGRST106",
    message: `Invalid schema: ${profile}`,
    hint: `Only the following schemas are exposed: ${schemas.join(", ")}`,
  });
}

import * as z from "zod/mini";

/** The body of an error: a code of a closed set, an English sentence, and what the endpoint adds. */
export function errorBody(codes: readonly string[], details = z.object({})) {
  return z.extend(details, { code: z.enum(codes), message: z.string() });
}

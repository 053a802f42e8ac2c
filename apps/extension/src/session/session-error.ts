import { RequestError } from "@postulo/contract/request-error";
import * as z from "zod/mini";

/** No response, or one of a gateway instead of the server. */
export class ServerNotReachable extends Error {}

/** Whether an error of a request means that the server cannot be reached. `fetch` rejects with a TypeError then. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ServerNotReachable ||
  error instanceof TypeError ||
  (error instanceof RequestError && error.status === 0);

const thrown = z.object({
  message: z.string(),
  code: z.optional(z.nullable(z.string())),
  status: z.optional(z.number()),
});

/**
 * Why the server has rejected the session, by an error of the clients for tables and files or of `callServer`: it has ended,
 * or lacks the second factor of its user. Undefined for other errors.
 */
export function rejectionOf(error: unknown): "signedOut" | "secondFactorMissing" | undefined {
  const read = z.safeParse(thrown, error);
  if (!read.success) return undefined;
  const { message, code, status } = read.data;
  if ([message, code].includes("insufficient_aal")) return "secondFactorMissing";
  return code === "PT401" || status === 401 ? "signedOut" : undefined;
}

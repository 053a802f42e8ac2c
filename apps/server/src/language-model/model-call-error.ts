import { APICallError } from "ai";
import type { CallOutcome } from "./model-account.ts";

/** Why an attempt failed, and after how long another one may be made; undefined: another one is no use. */
export type ModelCallError = {
  readonly outcome: CallOutcome;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
};

/** The longest acceptable wait for a letter. */
const maxRetryAfterMs = 20_000;

function outcomeOf(status: number | undefined): CallOutcome {
  if (status === 429) return "rateLimited";
  // 408 and 409 are transient. Below 400 the response was invalid.
  const isRejection = status !== undefined && status >= 400 && status < 500;
  return isRejection && status !== 408 && status !== 409 ? "refused" : "unavailable";
}

/** The provider's `Retry-After`, in seconds or as a date; undefined without one. */
function retryAfterMs(headers: Readonly<Record<string, string>> | undefined): number | undefined {
  const retryAfter = headers?.["retry-after"];
  if (retryAfter === undefined) return undefined;
  const seconds = Number(retryAfter);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}

/** Converts an error of the SDK. Its message and body are dropped, because they contain the prompt. */
export function toModelCallError(error: unknown, backOffMs: number): ModelCallError {
  if (!APICallError.isInstance(error))
    return { outcome: "unavailable", status: undefined, retryAfterMs: undefined };
  const { statusCode: status, responseHeaders } = error;
  const outcome = outcomeOf(status);
  const waitMs = Math.max(retryAfterMs(responseHeaders) ?? 0, backOffMs);
  const isRetryable = outcome !== "refused" && waitMs <= maxRetryAfterMs;
  return { outcome, status, retryAfterMs: isRetryable ? waitMs : undefined };
}

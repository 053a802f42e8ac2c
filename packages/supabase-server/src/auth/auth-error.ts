import { diskFullMessage } from "@postulo/postgres/full-disk";
import type { Context } from "hono";
import { databaseRetryAfterSeconds } from "@postulo/postgres/lost-database";

/**
 * An error response of the auth API, returned as a value for everything that a client can cause. Codes and messages
 * are GoTrue's.
 */
export class AuthApiError {
  readonly status: 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500 | 503 | 507;
  readonly code: string;
  readonly message: string;
  readonly weakPasswordReasons: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: AuthApiError["status"],
    code: string,
    details: {
      message: string;
      weakPasswordReasons?: readonly string[];
      retryAfterSeconds?: number;
    },
  ) {
    this.status = status;
    this.code = code;
    this.message = details.message;
    this.weakPasswordReasons = details.weakPasswordReasons;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export const validationFailed = (message: string) =>
  new AuthApiError(400, "validation_failed", { message });

/** An unknown, used or expired one-time token: one error for all, so that it does not reveal which emails exist. */
export const otpExpired = (message = "Token has expired or is invalid") =>
  new AuthApiError(403, "otp_expired", { message });

export const userBanned = () => new AuthApiError(403, "user_banned", { message: "User is banned" });

/** GoTrue's status and message differ by call. */
export const phoneProviderDisabled = (status: 400 | 422, message: string) =>
  new AuthApiError(status, "phone_provider_disabled", { message });

/** The clients retry automatically after this status. */
export const databaseLost = () =>
  new AuthApiError(503, "unexpected_failure", {
    message: "The database cannot be reached at the moment",
    retryAfterSeconds: databaseRetryAfterSeconds,
  });

export const diskFull = () => new AuthApiError(507, "disk_full", { message: diskFullMessage });

const apiVersionHeader = "X-Supabase-Api-Version";
const errorCodesSince = "2024-01-01";

/** Since API version 2024-01-01 `code` is the error code; older clients read `error_code` and `msg`. */
export function errorResponse(c: Context, error: AuthApiError): Response {
  const { status, code, message, weakPasswordReasons: reasons, retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  c.header("x-sb-error-code", code);
  const more = reasons === undefined ? {} : { weak_password: { reasons } };
  if ((c.req.header(apiVersionHeader) ?? "") < errorCodesSince) {
    return c.json({ code: status, error_code: code, msg: message, ...more }, status);
  }
  c.header(apiVersionHeader, errorCodesSince);
  return c.json({ code, message, ...more }, status);
}

/** An error of a grant in the shape of RFC 6749, as GoTrue returns it for id tokens and wallets. */
export class OauthError {
  readonly error: string;
  readonly description: string;

  constructor(error: string, description: string) {
    this.error = error;
    this.description = description;
  }
}

/** The response to a grant that failed. */
export const grantErrorResponse = (c: Context, problem: AuthApiError | OauthError): Response =>
  problem instanceof AuthApiError
    ? errorResponse(c, problem)
    : c.json({ error: problem.error, error_description: problem.description }, 400);

import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import { ApiError } from "./api-error.ts";
import { diskFullMessage } from "@postulo/postgres/full-disk";
import { DatabaseError } from "pg";

/** HTTP status by SQLSTATE or its longest prefix in this table; 400 for others. */
const statusOf: ReadonlyMap<string, ContentfulStatusCode> = new Map<string, ContentfulStatusCode>([
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["23503", 409],
  ["23505", 409],
  ["25", 500],
  ["25006", 405],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53", 503],
  ["53100", 507],
  ["53400", 500],
  ["54", 500],
  ["55", 500],
  ["57", 500],
  // Shutting down or starting up: the client can retry.
  ["57P01", 503],
  ["57P02", 503],
  ["57P03", 503],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["P0001", 400],
  ["XX", 500],
]);

/** A function may `raise sqlstate 'PT402'` to respond with that status. */
function statusRaised(code: string): ContentfulStatusCode | undefined {
  const status = Number(/^PT([45]\d\d)$/.exec(code)?.[1]);
  const named: readonly ContentfulStatusCode[] = [
    400, 401, 402, 403, 404, 405, 406, 409, 410, 412, 413, 415, 418, 422, 423, 428, 429, 451, 500,
    501, 502, 503, 504,
  ];
  return named.find((each) => each === status);
}

/** The request of a statement that failed. */
interface FailedRequest {
  readonly role: string;
  /** Whether it may not write. */
  readonly readOnly: boolean;
}

const readOnlyTransaction = "25006";

function statusFor(code: string, { role, readOnly }: FailedRequest): ContentfulStatusCode {
  // An anonymous caller may gain access by signing in.
  if (code === "42501") return role === "anon" ? 401 : 403;
  // A standby refuses writes; the primary is reached later.
  if (code === readOnlyTransaction && !readOnly) return 503;
  return statusRaised(code) ?? statusOf.get(code) ?? statusOf.get(code.slice(0, 2)) ?? 400;
}

/** Converts PostgreSQL's error to PostgREST's response; undefined for other errors. */
export function fromDatabaseError(error: unknown, request: FailedRequest): ApiError | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined;
  const { code } = error;
  const status = statusFor(code, request);
  return new ApiError(
    {
      status,
      code,
      message: code === "53100" ? diskFullMessage : error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    },
    { cause: error },
  );
}

/** Converts a lost connection to a response that a client may retry; undefined for other errors. */
export function fromBrokenConnection(error: unknown): ApiError | undefined {
  if (!isDatabaseLost(error)) return undefined;
  const message = "Database connection error. Retrying the connection.";
  return new ApiError({ status: 503, code: "PGRST000", message }, { cause: error });
}

/** Codes for unknown names, which a stale catalogue may have caused. */
export const staleCatalogueCodes: ReadonlySet<string> = new Set([
  "42703",
  "42P01",
  "42883",
  "PGRST200",
  "PGRST201",
  "PGRST202",
  "PGRST204",
  "PGRST205",
]);

import type { SessionErrorCode } from "@postulo/contract/endpoint";
import { RequestError } from "@postulo/contract/request-error";
import * as z from "zod/mini";

interface Answer {
  readonly data: unknown;
  readonly status: number;
  readonly error: { readonly message: string; readonly code: string } | null;
}

const secondFactorMissing: SessionErrorCode = "insufficient_aal";

/** Whether a gateway responded with a page and without a code, because the server is down. */
const isGatewayError = (status: number, code: string) => status >= 502 && status <= 504 && !code;

async function execute(request: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, status } = await request;
  if (error) {
    const { message, code } = error;
    const reached = isGatewayError(status, code) ? 0 : status;
    // A policy or function of the database raises it with the code of PostgreSQL.
    const known = message === secondFactorMissing ? secondFactorMissing : code;
    throw new RequestError(message, { status: reached, code: known, cause: error });
  }
  return data;
}

type Schema<Row> = z.core.$ZodType<Row>;

/**
 * Executes a request of supabase-js and parses its rows by a schema.
 * @throws {RequestError} when the server rejects it.
 */
export async function readRows<Row>(
  schema: Schema<Row>,
  request: PromiseLike<Answer>,
): Promise<Row[]> {
  return z.parse(z.array(schema), await execute(request));
}

/** Like `readRows`, for a request with `.single()`. */
export async function readRow<Row>(
  schema: Schema<Row>,
  request: PromiseLike<Answer>,
): Promise<Row> {
  return z.parse(schema, await execute(request));
}

/** Like `readRows`, for a request with `.maybeSingle()`. */
export async function readOptionalRow<Row>(
  schema: Schema<Row>,
  request: PromiseLike<Answer>,
): Promise<Row | null> {
  return z.parse(z.nullable(schema), await execute(request));
}

/** The columns to select for the rows of a schema. */
export const columnsOf = ({ shape }: { readonly shape: object }): string =>
  Object.keys(shape).join(",");

/** Executes a write and ignores its response. */
export async function write(request: PromiseLike<Answer>): Promise<void> {
  await execute(request);
}

/** Executes a request with `{ count: "exact", head: true }`, and returns the number of rows. */
export async function countRows(
  request: PromiseLike<Answer & { readonly count: number | null }>,
): Promise<number> {
  const answer = await request;
  await execute(Promise.resolve(answer));
  return answer.count ?? 0;
}

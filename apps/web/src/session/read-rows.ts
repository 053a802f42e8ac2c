import { RequestError } from "@postulo/contract/request-error";
import * as z from "zod/mini";

interface Answer {
  readonly data: unknown;
  readonly status: number;
  readonly error: { readonly message: string; readonly code: string } | null;
}

/** What stands before the server answers with a page of its own, and without a code, while the server rests. */
const isOfGateway = (status: number, code: string) => status >= 502 && status <= 504 && !code;

async function settle(request: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, status } = await request;
  if (error) {
    const { message, code } = error;
    const reached = isOfGateway(status, code) ? 0 : status;
    throw new RequestError(message, { status: reached, code, cause: error });
  }
  return data;
}

type Schema<Row> = z.core.$ZodType<Row>;

/**
 * Sends a request made with supabase-js and reads its rows through a schema of the domain.
 * @throws {RequestError} when the server refuses.
 */
export async function readRows<Row>(
  schema: Schema<Row>,
  request: PromiseLike<Answer>,
): Promise<Row[]> {
  return z.parse(z.array(schema), await settle(request));
}

/** As `readRows`, for a request that ends in `.single()`. */
export async function readRow<Row>(
  schema: Schema<Row>,
  request: PromiseLike<Answer>,
): Promise<Row> {
  return z.parse(schema, await settle(request));
}

/** As `readRows`, for a request that ends in `.maybeSingle()`. */
export async function readOptionalRow<Row>(
  schema: Schema<Row>,
  request: PromiseLike<Answer>,
): Promise<Row | null> {
  return z.parse(z.nullable(schema), await settle(request));
}

/** Sends a change whose answer nobody reads. */
export async function write(request: PromiseLike<Answer>): Promise<void> {
  await settle(request);
}

/** Sends a request with `{ count: "exact", head: true }` and gives the number of rows. */
export async function countRows(
  request: PromiseLike<Answer & { readonly count: number | null }>,
): Promise<number> {
  const answer = await request;
  await settle(Promise.resolve(answer));
  return answer.count ?? 0;
}

import { RequestError } from "@postulo/contract/request-error";
import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import * as z from "zod/mini";
import type { SupabaseClient } from "./supabase-client.ts";

const refusal = z.object({ code: z.string(), message: z.string() });

/**
 * Calls one of our server functions.
 * @throws {RequestError} when it refuses, or is not reached.
 */
export async function callFunction<T>(
  client: SupabaseClient,
  name: string,
  { body, schema }: { body?: Record<string, unknown>; schema: z.ZodMiniType<T> },
): Promise<T> {
  const functions = new FunctionsClient(client.doorOf("functions"), { customFetch: client.fetch });
  const answer: { data: unknown; error: unknown } = await functions.invoke(name, {
    method: "POST",
    ...(body ? { body } : {}),
  });
  if (answer.error !== null) throw await failureOf(answer.error);
  return schema.parse(answer.data);
}

async function failureOf(cause: unknown): Promise<RequestError> {
  const response: unknown = cause instanceof FunctionsHttpError ? cause.context : undefined;
  if (!(response instanceof Response))
    return new RequestError("The server was not reached.", { status: 0, code: "", cause });
  const told = refusal.safeParse(await response.json().catch(() => undefined));
  const { code, message } = told.success ? told.data : { code: "", message: "" };
  return new RequestError(message, { status: response.status, code, cause });
}

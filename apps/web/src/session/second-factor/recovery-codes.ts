import { RequestError } from "@postulo/contract/request-error";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import type { CodeResult } from "./factors.ts";

const errorBody = z.object({ code: z.string(), message: z.string() });

/** GoTrue's errors have a string as `code` since this version. */
const apiVersion = { "x-supabase-api-version": "2024-01-01" };

/** A call of the authentication service that auth-js does not have. */
async function call(
  client: SupabaseClient,
  path: string,
  request?: { readonly body: object },
): Promise<unknown> {
  const response = await client
    .fetch(`${client.serviceUrl("auth")}/factors/recovery_codes${path}`, {
      method: request ? "POST" : "GET",
      headers: { ...apiVersion, "content-type": "application/json" },
      ...(request ? { body: JSON.stringify(request.body) } : {}),
    })
    .catch((cause: unknown) => {
      throw new RequestError("", { status: 0, code: "", cause });
    });
  const { ok, status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (ok) return body;
  const { code, message } = z.safeParse(errorBody, body).data ?? { code: "", message: "" };
  throw new RequestError(message, { status, code });
}

export const recoveryCodesKey = ["recovery-codes"] as const;

/** How many recovery codes are unused. */
export const recoveryCountQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: recoveryCodesKey,
    queryFn: async () =>
      z.parse(z.object({ remaining: z.number() }), await call(client, "")).remaining,
  });

/** @returns new codes, which replace the former ones. Requires AAL2. */
export async function createRecoveryCodes(client: SupabaseClient): Promise<readonly string[]> {
  const created = await call(client, "", { body: {} });
  return z.parse(z.object({ codes: z.array(z.string()) }), created).codes;
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Raises the session to AAL2 by an unused recovery code. */
export async function verifyRecoveryCode(
  client: SupabaseClient,
  code: string,
): Promise<CodeResult> {
  try {
    const raised = z.parse(tokens, await call(client, "/verify", { body: { code } }));
    return await client.auth.setSession(raised);
  } catch (error) {
    if (error instanceof RequestError) return { error };
    throw error;
  }
}

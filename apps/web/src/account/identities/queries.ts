import { RequestError } from "@postulo/contract/request-error";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { redeemProof } from "../../session/side-session.ts";
import { useSignedIn } from "../../session/session-context.tsx";

const identitySchema = z.object({
  identity_id: z.string(),
  provider: z.string(),
  identity_data: z.nullish(
    z.object({
      email: z.nullish(z.string()),
      email_verified: z.nullish(z.boolean()),
    }),
  ),
  created_at: z.string(),
});

/** A way to sign in to the account. */
export interface Identity {
  readonly id: string;
  readonly provider: string;
  readonly email: string | undefined;
  /** Whether the provider has verified the address. */
  readonly isVerified: boolean;
  readonly connectedAt: string;
}

const toIdentity = (row: z.infer<typeof identitySchema>): Identity => ({
  id: row.identity_id,
  provider: row.provider,
  email: row.identity_data?.email ?? undefined,
  isVerified: row.identity_data?.email_verified === true,
  connectedAt: row.created_at,
});

export const identitiesKey = ["identities"] as const;

/** The identities of the account, in the order in which they were connected. */
export function useIdentities() {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: identitiesKey,
    queryFn: async () => {
      const { data, error } = await client.auth.getUserIdentities();
      if (error) throw RequestError.of(error);
      return z
        .parse(z.array(identitySchema), data.identities)
        .map(toIdentity)
        .toSorted((one, other) => one.connectedAt.localeCompare(other.connectedAt));
    },
  });
}

/** The parameter of the URL after a redirect of the provider: its name. */
export const connectingParameter = "connecting";

/** @returns the URL of the provider, which redirects back to this page. */
export async function startConnecting(client: SupabaseClient, provider: string): Promise<string> {
  const back = new URL(window.location.pathname, window.location.origin);
  back.searchParams.set(connectingParameter, provider);
  const { data, error } = await client.auth.linkIdentity({
    provider: z.parse(providerName, provider),
    options: { redirectTo: back.href, skipBrowserRedirect: true },
  });
  if (error) throw RequestError.of(error);
  return data.url;
}

/** The client's type lists the providers of a Supabase; a server may have others. */
const providerName = z.custom<Parameters<SupabaseClient["auth"]["signInWithOAuth"]>[0]["provider"]>(
  (name) => typeof name === "string",
);

/**
 * Completes the connection by the code of the redirect. The session that it opens is ended: this one stays.
 * @returns the code of the error, if any.
 */
export async function finishConnecting(
  client: SupabaseClient,
  code: string,
): Promise<string | undefined> {
  const { error, session } = await redeemProof(client, { kind: "code", code });
  await session?.end();
  return error ? (error.code ?? "") : undefined;
}

export async function disconnect(client: SupabaseClient, { id }: Identity): Promise<void> {
  const { data, error } = await client.auth.getUserIdentities();
  if (error) throw RequestError.of(error);
  const found = data.identities.find(({ identity_id: each }) => each === id);
  // It was disconnected elsewhere.
  if (!found) return;
  const unlinked = await client.auth.unlinkIdentity(found);
  if (unlinked.error) throw RequestError.of(unlinked.error);
  await client.auth.refreshSession();
}

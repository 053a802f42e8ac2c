import { RequestError } from "@postulo/contract/request-error";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { factorsKey, factorsQuery, isVerified } from "../../session/second-factor/factors.ts";
import { recoveryCodesKey } from "../../session/second-factor/recovery-codes.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { sessionsKey } from "../sessions/queries.ts";

/** The name that authenticator apps show. */
const issuer = "Postulo";

/** The verified second factors of the account. */
export function useVerifiedFactors() {
  const { client } = useSignedIn();
  return useQuery({ ...factorsQuery(client), select: (factors) => factors.filter(isVerified) });
}

/** To be called after factors were added or removed: recovery codes end with the last, sessions with the first. */
export function useInvalidateFactors(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [factorsKey, recoveryCodesKey, sessionsKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

/** Removes a set-up of the same name that was not finished, for example because the page was reloaded. */
async function discardUnfinished(client: SupabaseClient, friendlyName: string): Promise<void> {
  const { data } = await client.auth.mfa.listFactors();
  const unfinished = data?.all.find(
    ({ status, friendly_name: name }) => status === "unverified" && name === friendlyName,
  );
  if (unfinished) await client.auth.mfa.unenroll({ factorId: unfinished.id });
}

/** A second factor that is not confirmed yet. */
export type NewFactor =
  | {
      readonly kind: "totp";
      readonly id: string;
      /** A data URL. */
      readonly qrCode: string;
      readonly secret: string;
      readonly uri: string;
    }
  | { readonly kind: "phone"; readonly id: string; readonly phone: string };

/** @throws {RequestError} `insufficient_aal` when the account has a factor that the session did not give. */
export async function enrollApp(client: SupabaseClient, friendlyName: string): Promise<NewFactor> {
  await discardUnfinished(client, friendlyName);
  const { data, error } = await client.auth.mfa.enroll({
    factorType: "totp",
    friendlyName,
    issuer,
  });
  if (error) throw RequestError.of(error);
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { kind: "totp", id: data.id, qrCode, secret, uri };
}

/** @throws {RequestError} as `enrollApp`. */
export async function enrollPhone(
  client: SupabaseClient,
  { friendlyName, phone }: { readonly friendlyName: string; readonly phone: string },
): Promise<NewFactor> {
  await discardUnfinished(client, friendlyName);
  const { data, error } = await client.auth.mfa.enroll({
    factorType: "phone",
    friendlyName,
    phone,
  });
  if (error) throw RequestError.of(error);
  return { kind: "phone", id: data.id, phone };
}

/** Removes a factor, and refreshes the session, whose level may be lower now. */
export async function removeFactor(client: SupabaseClient, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw RequestError.of(error);
  await client.auth.refreshSession();
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useAuthClient } from "../session/session-context.tsx";
import { redeemProof, type Proof, type SideSession } from "../session/side-session.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { toAuthFailure, type AuthFailure } from "./auth-failure.ts";
import { clearRequestedMail, isSameEmail } from "./requested-mail.ts";

/** The result of redeeming a proof from a mail. */
export type Redemption =
  | { readonly kind: "failed"; readonly failure: AuthFailure }
  /** One of the two addresses of a change has confirmed. */
  | { readonly kind: "otherMustConfirm" }
  | { readonly kind: "emailChanged"; readonly email: string }
  | { readonly kind: "signedIn"; readonly isRecovery: boolean }
  /** Another account than the current or the named one: the user decides. */
  | {
      readonly kind: "question";
      readonly session: SideSession;
      readonly current: string | undefined;
    }
  | { readonly kind: "declined"; readonly current: string | undefined };

interface Claim {
  readonly proof: Proof;
  /** The account shown to the user; undefined when the proof is bound to this browser. */
  readonly named: string | undefined;
}

interface Task {
  readonly work: () => Promise<Redemption>;
  /** Redeemed without a click. */
  readonly isAutomatic: boolean;
}

async function adoptSession(session: SideSession): Promise<Redemption> {
  const failure = await toAuthFailure(() => session.adopt());
  if (failure) return { kind: "failed", failure };
  clearRequestedMail();
  return { kind: "signedIn", isRecovery: session.isRecovery };
}

/** The same account is already signed in: its session is used, unless it has expired. */
async function keepCurrentSession(
  client: SupabaseClient,
  session: SideSession,
): Promise<Redemption> {
  const { error } = await client.auth.refreshSession();
  if (error) return adoptSession(session);
  await session.end();
  clearRequestedMail();
  return { kind: "signedIn", isRecovery: session.isRecovery };
}

async function resolveSession(
  client: SupabaseClient,
  session: SideSession,
  { proof, named }: Claim,
): Promise<Redemption> {
  const { data } = await client.auth.getSession();
  const current = data.session?.user;
  if ("type" in proof && proof.type === "email_change") {
    // A change of the address does not sign in; the account's current session is refreshed with the new address.
    if (current?.id === session.userId) await client.auth.refreshSession();
    await session.end();
    return { kind: "emailChanged", email: session.email };
  }
  if (current?.id === session.userId) return keepCurrentSession(client, session);
  const isExpected = named === undefined || isSameEmail(named, session.email);
  if (!current && isExpected) return adoptSession(session);
  return { kind: "question", session, current: current?.email };
}

/** Redeems proofs from mails. A session of another account replaces the current one only after the user accepts. */
export function useRedeem(onRedeemed: (redemption: Redemption) => void) {
  const openClient = useAuthClient();
  const queries = useQueryClient();
  const mutationKey = [useId()];
  const working = useMutation({
    mutationKey,
    mutationFn: ({ work }: Task) => work(),
    onSuccess: onRedeemed,
  });
  /** A second click may occur before the next render, and a proof works once. */
  const start = (work: Task["work"], isAutomatic = false) => {
    if (queries.isMutating({ mutationKey }) === 0) working.mutate({ work, isAutomatic });
  };

  const redeem = (claim: Claim, isAutomatic = false) =>
    start(async () => {
      let decided: Redemption = { kind: "otherMustConfirm" };
      const failure = await toAuthFailure(async () => {
        const client = await openClient();
        const { error, session } = await redeemProof(client, claim.proof);
        if (session) decided = await resolveSession(client, session, claim);
        return { error };
      });
      return failure ? { kind: "failed", failure } : decided;
    }, isAutomatic);

  const answer = ({ session, current }: Extract<Redemption, { kind: "question" }>) => ({
    accept: () => start(() => adoptSession(session)),
    decline: () =>
      start(async () => {
        await session.end();
        return { kind: "declined", current };
      }),
  });

  const { data: redemption, isPending, variables } = working;
  return { redeem, answer, redemption, isPending, isAutomatic: variables?.isAutomatic ?? false };
}

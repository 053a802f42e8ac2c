import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useAuthClient } from "../session/session-context.tsx";
import { redeemProof, type Proof, type SideSession } from "../session/side-session.ts";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { refusalOf, type AuthRefusal } from "./auth-refusal.ts";
import { forgetRequestedMail, isSameEmail } from "./requested-mail.ts";

/** What became of a proof from a mail. */
export type Redemption =
  | { readonly kind: "refused"; readonly refusal: AuthRefusal }
  /** One of the two addresses of a change has confirmed. */
  | { readonly kind: "otherMustConfirm" }
  | { readonly kind: "emailChanged"; readonly email: string }
  | { readonly kind: "signedIn"; readonly isRecovery: boolean }
  /** Another account than the one of this browser, or than the one that was named: the person decides. */
  | {
      readonly kind: "question";
      readonly session: SideSession;
      readonly current: string | undefined;
    }
  | { readonly kind: "declined"; readonly current: string | undefined };

interface Claim {
  readonly proof: Proof;
  /** The account that the person was shown; undefined when the proof is bound to this browser. */
  readonly named: string | undefined;
}

interface Task {
  readonly work: () => Promise<Redemption>;
  /** Started without a click. */
  readonly isAutomatic: boolean;
}

async function adopt(session: SideSession): Promise<Redemption> {
  const refusal = await refusalOf(() => session.adopt());
  if (refusal) return { kind: "refused", refusal };
  forgetRequestedMail();
  return { kind: "signedIn", isRecovery: session.isRecovery };
}

/** The same account is signed in here: its session stays, unless the server has ended it. */
async function keepCurrent(client: SupabaseClient, session: SideSession): Promise<Redemption> {
  const { error } = await client.auth.refreshSession();
  if (error) return adopt(session);
  await session.end();
  forgetRequestedMail();
  return { kind: "signedIn", isRecovery: session.isRecovery };
}

async function decide(
  client: SupabaseClient,
  session: SideSession,
  { proof, named }: Claim,
): Promise<Redemption> {
  const { data } = await client.auth.getSession();
  const current = data.session?.user;
  if ("type" in proof && proof.type === "email_change") {
    // A change of address signs nobody in; the session of the account, if it is here, learns of the new address.
    if (current?.id === session.userId) await client.auth.refreshSession();
    await session.end();
    return { kind: "emailChanged", email: session.email };
  }
  if (current?.id === session.userId) return keepCurrent(client, session);
  const isExpected = named === undefined || isSameEmail(named, session.email);
  if (!current && isExpected) return adopt(session);
  return { kind: "question", session, current: current?.email };
}

/** Redeems proofs from mails. A session of another account replaces the present one only by the person's answer. */
export function useRedeem(onRedeemed: (redemption: Redemption) => void) {
  const openClient = useAuthClient();
  const queries = useQueryClient();
  const mutationKey = [useId()];
  const working = useMutation({
    mutationKey,
    mutationFn: ({ work }: Task) => work(),
    onSuccess: onRedeemed,
  });
  /** A second click may come before the first one is rendered, and a proof works once. */
  const start = (work: Task["work"], isAutomatic = false) => {
    if (queries.isMutating({ mutationKey }) === 0) working.mutate({ work, isAutomatic });
  };

  const redeem = (claim: Claim, isAutomatic = false) =>
    start(async () => {
      let decided: Redemption = { kind: "otherMustConfirm" };
      const refusal = await refusalOf(async () => {
        const client = await openClient();
        const { error, session } = await redeemProof(client, claim.proof);
        if (session) decided = await decide(client, session, claim);
        return { error };
      });
      return refusal ? { kind: "refused", refusal } : decided;
    }, isAutomatic);

  const answer = ({ session, current }: Extract<Redemption, { kind: "question" }>) => ({
    accept: () => start(() => adopt(session)),
    decline: () =>
      start(async () => {
        await session.end();
        return { kind: "declined", current };
      }),
  });

  const { data: redemption, isPending, variables } = working;
  return { redeem, answer, redemption, isPending, isAutomatic: variables?.isAutomatic ?? false };
}

import type { Identity } from "./queries.ts";

/** Whether an identity can be disconnected, and why not. `newEmail`: the address that the account gets by it. */
export type DisconnectRule =
  | { readonly kind: "allowed"; readonly newEmail: string | undefined }
  | { readonly kind: "refused"; readonly reason: "only" | "address" | "organisation" };

/** The server's rules; and an account keeps an e-mail address, without which these pages cannot be used. */
export function disconnectRule(
  identity: Identity,
  { identities, email }: { readonly identities: readonly Identity[]; readonly email: string },
): DisconnectRule {
  if (identities.some(({ provider }) => provider.startsWith("sso:")))
    return { kind: "refused", reason: "organisation" };
  const left = identities.filter((each) => each !== identity);
  if (left.length === 0) return { kind: "refused", reason: "only" };
  if (left.some((each) => each.email === email)) return { kind: "allowed", newEmail: undefined };
  const newEmail = left.find((each) => each.email && each.isVerified)?.email;
  return newEmail === undefined
    ? { kind: "refused", reason: "address" }
    : { kind: "allowed", newEmail };
}

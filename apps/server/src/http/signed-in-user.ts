import type { Caller } from "@postulo/postgres/as-caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";

export type SignedInUser = { readonly caller: Caller; readonly userId: string };

/** The signed-in user of a request; undefined for a key without a user. */
export async function toSignedInUser(
  request: Request,
  resolveCaller: ResolveCaller,
): Promise<SignedInUser | undefined> {
  const resolved = await resolveCaller(request);
  if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
  const userId = resolved.caller.claims["sub"];
  return typeof userId === "string" ? { caller: resolved.caller, userId } : undefined;
}

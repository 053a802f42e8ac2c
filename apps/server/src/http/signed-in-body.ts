import type { ResolveCaller } from "@postulo/supabase-server/caller";
import type { Context } from "hono";
import { toSignedInUser, type SignedInUser } from "./signed-in-user.ts";

/** The part of a schema of the contract that reads a body. */
type BodySchema<Body> = {
  readonly safeParse: (
    body: unknown,
  ) => { readonly success: true; readonly data: Body } | { readonly success: false };
};

type ReadBody<Body> =
  | { readonly kind: "read"; readonly user: SignedInUser; readonly body: Body }
  | { readonly kind: "refused"; readonly code: "not_authenticated" | "invalid_body" };

/** Reads the signed-in user and the JSON body of a request. */
export async function readSignedInBody<Body>(
  c: Context,
  schema: BodySchema<Body>,
  resolveCaller: ResolveCaller,
): Promise<ReadBody<Body>> {
  const user = await toSignedInUser(c.req.raw, resolveCaller);
  if (!user) return { kind: "refused", code: "not_authenticated" };
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  return parsed.success
    ? { kind: "read", user, body: parsed.data }
    : { kind: "refused", code: "invalid_body" };
}

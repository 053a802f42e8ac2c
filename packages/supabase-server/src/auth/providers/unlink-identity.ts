import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { authenticate } from "../sessions/authenticate.ts";
import type { SessionClaims } from "../sessions/authenticate.ts";
import { updateProviders } from "../users/contact-identity.ts";
import { findUserByEmail } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { findLinkingSession } from "./link-identity.ts";

const unprocessable = (code: string, message: string) => new AuthApiError(422, code, { message });

type Identities = UserRow["identities"];

/** Changes the address, and voids what was mailed to the former one. */
async function replaceEmail(
  client: PoolClient,
  userId: string,
  { email, now }: { email: string | null; now: Date },
): Promise<void> {
  await client.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await client.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, updated_at = $3,
            email_confirmed_at = case when $2::text is not null then coalesce(email_confirmed_at, $3) end
      where id = $1`,
    [userId, email, now],
  );
}

/** The user keeps an address that an identity has; else gets the oldest one that a provider has verified. */
async function updateEmail(
  client: PoolClient,
  user: UserRow,
  { left, now }: { left: Identities; now: Date },
): Promise<AuthApiError | undefined> {
  if (user.email === null || left.some(({ email }) => email === user.email)) return undefined;
  const verified = left.flatMap(({ email, identity_data: data }) =>
    email !== null && data["email_verified"] === true ? [email] : [],
  );
  for (const email of verified) {
    if (!(await findUserByEmail(client, email))) {
      await replaceEmail(client, user.id, { email, now });
      return undefined;
    }
  }
  if (verified.length > 0)
    return unprocessable(
      "email_conflict_identity_not_deletable",
      "Unable to unlink identity due to email conflict",
    );
  await replaceEmail(client, user.id, { email: null, now });
  return undefined;
}

async function unlink(
  client: PoolClient,
  auth: AuthServer,
  { caller, id }: { caller: SessionClaims; id: string },
): Promise<AuthApiError | undefined> {
  const found = await findLinkingSession(client, auth, caller);
  if (found instanceof AuthApiError) return found;
  const { user } = found;
  if (user.identities.length <= 1)
    return unprocessable(
      "single_identity_not_deletable",
      "User must have at least 1 identity after unlinking",
    );
  const removed = user.identities.find((identity) => identity.id === id);
  if (!removed) return unprocessable("identity_not_found", "Identity doesn't exist");
  const now = auth.now();
  const left = user.identities.filter((identity) => identity !== removed);
  if (removed.provider === "phone") {
    await client.query(
      `update auth.users set phone = null, phone_confirmed_at = null, phone_change = '', updated_at = $2
        where id = $1`,
      [user.id, now],
    );
  } else {
    const conflict = await updateEmail(client, user, { left, now });
    if (conflict) return conflict;
  }
  await client.query("delete from auth.identities where id = $1", [id]);
  await updateProviders(client, user.id);
  return undefined;
}

/** `DELETE /user/identities/:identity_id` */
export async function unlinkIdentity(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const id = z.guid().safeParse(c.req.param("identity_id"));
  if (!id.success) {
    const invalid = { message: "identity_id must be an UUID" };
    return errorResponse(c, new AuthApiError(404, "validation_failed", invalid));
  }
  const problem = await asAuthAdmin(auth.pool, (client) =>
    unlink(client, auth, { caller, id: id.data.toLowerCase() }),
  );
  return problem ? errorResponse(c, problem) : c.json({});
}

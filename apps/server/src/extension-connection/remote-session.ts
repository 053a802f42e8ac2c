import { asCaller } from "@postulo/postgres/as-caller";
import type { Device } from "@postulo/supabase-server/auth/sessions/session";
import type { Session } from "@supabase/supabase-js";
import type { Pool } from "pg";
import { z } from "zod";
import { createPublicClient, createServiceClient } from "../http/service-client.ts";
import { serviceRole } from "../jobs/service-role.ts";
import type { SessionOwner } from "./connection-token.ts";
import type { RemoteSupabase } from "../settings/supabase-settings.ts";

const sessionClaims = z.object({ session_id: z.guid() });
const mayConnect = "select private.may_connect_extension($1, $2) as may";
const tagSession = "select private.tag_extension_session($1, $2)";

/**
 * Opens a new session of this user at a remote Supabase: the secret key creates a sign-in link, which is redeemed at once and
 * replaces one that the user has requested. `my_sessions()` names the session as the extension's.
 * @returns its refresh token; undefined when the owner's session has ended, or the account is deleted, banned, without an email
 * address or with a second factor, which that link does not give.
 */
export async function createRemoteSession(
  { project, pool }: { readonly project: RemoteSupabase; readonly pool: Pool },
  { userId, sessionId }: SessionOwner,
  device: Device,
): Promise<string | undefined> {
  const { rows } = await asCaller(pool, serviceRole, (client) =>
    client.query<{ may: boolean }>(mayConnect, [sessionId, userId]),
  );
  if (rows[0]?.may !== true) return undefined;
  const { admin } = (await createServiceClient(project)).auth;
  const { data: found, error: notFound } = await admin.getUserById(userId);
  if (notFound && notFound.status !== 404) throw notFound;
  const email = found.user?.email;
  if (email === undefined || email === "") return undefined;
  const { data: link, error: noLink } = await admin.generateLink({ type: "magiclink", email });
  if (noLink) throw noLink;
  const session = await redeem(project, link.properties.hashed_token, device);
  if (!session) return undefined;
  const [, payload = ""] = session.access_token.split(".");
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
  const { session_id: openedId } = sessionClaims.parse(claims);
  await asCaller(pool, serviceRole, (client) => client.query(tagSession, [openedId, userId]));
  return session.refresh_token;
}

async function redeem(
  project: RemoteSupabase,
  tokenHash: string,
  { userAgent }: Device,
): Promise<Session | null> {
  const client = await createPublicClient(project, userAgent);
  const { data, error } = await client.auth.verifyOtp({ type: "magiclink", token_hash: tokenHash });
  if (error?.code === "user_banned") return null;
  if (error) throw error;
  return data.session;
}

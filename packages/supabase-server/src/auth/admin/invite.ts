import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { maxContactLength } from "../messages/contact.ts";
import { normalizeEmail } from "../messages/email-address.ts";
import { prepareMail } from "../messages/mail-link.ts";
import { sendPrepared } from "../messages/send-prepared.ts";
import { metadataField, readBody } from "../request-body.ts";
import { userJson } from "../users/user-json.ts";
import { prepareInvited } from "./invited-user.ts";

const inviteBody = z.object({
  email: z.string().max(maxContactLength),
  data: metadataField.nullish(),
});

/** `POST /invite`: creates a user, who confirms the email by a link and then sets a password. */
export async function invite(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, inviteBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const email = normalizeEmail(body.email);
  if (email instanceof AuthApiError) return errorResponse(c, email);
  const metadata = body.data ?? {};
  const redirectTo = auth.redirectTarget(c.req.query("redirect_to"));
  const invited = await asAuthAdmin(auth.pool, async (client) => {
    const user = await prepareInvited(client, auth, { email, metadata, isInvited: true });
    if (user instanceof AuthApiError) return user;
    const prepared = await prepareMail(client, auth, {
      kind: "invite",
      type: "confirmation_token",
      userId: user.id,
      relatesTo: email,
      challenge: undefined,
      signUp: { passwordHash: null, metadata },
      redirectTo,
      metadata,
    });
    return { user, prepared };
  });
  if (invited instanceof AuthApiError) return errorResponse(c, invited);
  const failed = await sendPrepared(auth, invited.prepared);
  return failed ? errorResponse(c, failed) : c.json(userJson(invited.user));
}

import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import {
  AuthApiError,
  errorResponse,
  phoneProviderDisabled,
  validationFailed,
} from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { maxContactLength, readContact } from "../messages/contact.ts";
import type { Contact } from "../messages/contact.ts";
import { prepareMail } from "../messages/mail-link.ts";
import { handleMessageRequest } from "../messages/message-request.ts";
import type { Prepare } from "../messages/message-request.ts";
import { prepareSms } from "../messages/prepare-sms.ts";
import { challengeFields, metadataField, readBody } from "../request-body.ts";
import { draftUser, insertUser } from "../users/new-user.ts";
import { confirmedAt, findUserByContact, isBanned } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";

const otpBody = z.object({
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
  create_user: z.boolean().nullish(),
  channel: z.string().max(20).nullish(),
  data: metadataField.nullish(),
  ...challengeFields,
});
type OtpBody = z.infer<typeof otpBody>;

/**
 * Stores magic links as recoveries, which confirm the contact and remove a password that was set before the proof: it
 * may be a stranger's. The metadata of the request applies to an unconfirmed user only.
 */
const prepareOtp =
  (contact: Contact, metadata: Record<string, unknown>): Prepare =>
  async (auth, { client, user, ipAddress, ...request }) => {
    if (isBanned(user, auth.now())) return [];
    const isNew = confirmedAt(user, contact.kind) === null;
    const common = {
      type: "recovery_token",
      relatesTo: contact.address,
      signUp: { passwordHash: null, metadata: isNew ? metadata : user.raw_user_meta_data },
    } as const;
    await client.query("update auth.users set recovery_sent_at = $2 where id = $1", [
      user.id,
      auth.now(),
    ]);
    return contact.kind === "phone"
      ? [await prepareSms(client, auth, { ...common, kind: "confirmation", user, ipAddress })]
      : [
          await prepareMail(client, auth, {
            ...request,
            ...common,
            kind: "magicLink",
            userId: user.id,
            metadata: common.signUp.metadata,
          }),
        ];
  };

/** Creates the user of a first sign-in by code. A concurrent request may have created it. */
const createUser =
  (auth: AuthServer, contact: Contact, metadata: Record<string, unknown>) =>
  async (client: PoolClient): Promise<UserRow | undefined> => {
    const user = draftUser({ contact, passwordHash: null, metadata }, false, auth.now());
    return (await insertUser(client, user)) ? user : findUserByContact(client, contact, "change");
  };

function readOtp(auth: AuthServer, body: OtpBody): Contact | AuthApiError {
  if (body.email && body.channel)
    return validationFailed("Channel should only be specified with Phone OTP");
  if (body.phone && !body.email && !auth.isPhoneEnabled)
    return phoneProviderDisabled(400, "Unsupported phone provider");
  return readContact(body, {
    both: "Only an email address or phone number should be provided",
    neither: "One of email or phone must be set",
  });
}

/**
 * `POST /otp` and `POST /magiclink`: a code, and by mail a link. Unlike GoTrue, the response does not reveal whether an
 * account exists: with `create_user: false`, or while the registration is closed, an unknown contact gets nothing.
 */
export async function requestOtp(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, otpBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const contact = readOtp(auth, body);
  if (contact instanceof AuthApiError) return errorResponse(c, contact);
  const redirectTo = c.req.query("redirect_to");
  if (redirectTo !== undefined && !URL.canParse(redirectTo))
    return errorResponse(c, validationFailed("redirect_to must be an absolute URL"));
  const metadata = body.data ?? {};
  const mayCreate = (body.create_user ?? true) && auth.registration === "open";
  return handleMessageRequest(auth, c, {
    contact,
    body,
    kinds: { email: "magicLink", phone: "confirmation" },
    prepare: prepareOtp(contact, metadata),
    ...(mayCreate ? { create: createUser(auth, contact, metadata) } : {}),
  });
}

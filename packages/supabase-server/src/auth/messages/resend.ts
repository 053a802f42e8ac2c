import type { Context } from "hono";
import { z } from "zod";
import {
  AuthApiError,
  errorResponse,
  phoneProviderDisabled,
  validationFailed,
} from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { hasPendingRecovery } from "../one-time-tokens/one-time-token.ts";
import { challengeFields, readBody } from "../request-body.ts";
import { resendEmailChange } from "../users/email-change.ts";
import { preparePhoneChange } from "../users/phone-change.ts";
import { isBanned } from "../users/user-row.ts";
import { maxContactLength, readContact } from "./contact.ts";
import type { Contact } from "./contact.ts";
import { prepareMail } from "./mail-link.ts";
import { handleMessageRequest } from "./message-request.ts";
import type { MessageRequest, Prepare } from "./message-request.ts";
import { prepareSms } from "./prepare-sms.ts";

const confirmationAgain: Prepare = async (auth, { client, user, ...request }) => {
  if (user.email === null || user.email_confirmed_at !== null) return [];
  const { encrypted_password: passwordHash, raw_user_meta_data: metadata } = user;
  await client.query("update auth.users set confirmation_sent_at = $2 where id = $1", [
    user.id,
    auth.now(),
  ]);
  const prepared = await prepareMail(client, auth, {
    ...request,
    userId: user.id,
    kind: "confirmation",
    type: "confirmation_token",
    relatesTo: user.email,
    metadata,
    ...(passwordHash === null ? {} : { signUp: { passwordHash, metadata } }),
  });
  return [prepared];
};

const smsAgain: Prepare = async (auth, { client, user, ipAddress }) => {
  if (user.phone === null || user.phone_confirmed_at !== null) return [];
  const { encrypted_password: passwordHash, raw_user_meta_data: metadata } = user;
  const sms = {
    kind: "confirmation",
    type: "confirmation_token",
    relatesTo: user.phone,
    user,
    ipAddress,
    ...(passwordHash === null ? {} : { signUp: { passwordHash, metadata } }),
  } as const;
  return [await prepareSms(client, auth, sms)];
};

const recovery: Prepare = async (auth, { client, user, ...request }) => {
  if (user.email === null || isBanned(user, auth.now())) return [];
  const pending = { userId: user.id, email: user.email, challenge: request.challenge };
  if (await hasPendingRecovery(client, pending, auth.now())) return [];
  await client.query("update auth.users set recovery_sent_at = $2 where id = $1", [
    user.id,
    auth.now(),
  ]);
  const prepared = await prepareMail(client, auth, {
    ...request,
    userId: user.id,
    kind: "recovery",
    type: "recovery_token",
    relatesTo: user.email,
    metadata: user.raw_user_meta_data,
  });
  return [prepared];
};

const emailChangeAgain: Prepare = async (auth, { client, user, ...request }) =>
  user.email_change === ""
    ? []
    : resendEmailChange(client, auth, { ...request, user, newEmail: user.email_change });

const phoneChangeAgain: Prepare = async (auth, { client, user, ipAddress }) =>
  user.phone_change === ""
    ? []
    : preparePhoneChange(client, auth, { user, newPhone: user.phone_change, ipAddress });

const resendTypes = ["signup", "email_change", "sms", "phone_change"] as const;

const resendBody = z.object({
  type: z.string().max(20).nullish(),
  email: z.string().max(maxContactLength).nullish(),
  phone: z.string().max(maxContactLength).nullish(),
  ...challengeFields,
});

const resendable: Record<
  (typeof resendTypes)[number],
  Pick<MessageRequest, "kinds" | "prepare"> & { needs?: Contact["kind"] }
> = {
  signup: {
    kinds: { email: "confirmation", phone: "confirmation" },
    prepare: confirmationAgain,
    needs: "email",
  },
  email_change: {
    kinds: { email: "emailChangeCurrent", phone: "confirmation" },
    prepare: emailChangeAgain,
  },
  sms: {
    kinds: { email: "confirmation", phone: "confirmation" },
    prepare: smsAgain,
    needs: "phone",
  },
  phone_change: {
    kinds: { email: "confirmation", phone: "phone_change" },
    prepare: phoneChangeAgain,
  },
};

const needed = { email: "an email address", phone: "a phone number" };

function readResend(auth: AuthServer, body: z.infer<typeof resendBody>) {
  const type = resendTypes.find((each) => each === body.type);
  if (!type)
    return validationFailed("Missing one of these types: signup, email_change, sms, phone_change");
  const what = resendable[type];
  if (what.needs && !body[what.needs])
    return validationFailed(`Type provided requires ${needed[what.needs]}`);
  if (!body.email && body.phone && !auth.isPhoneEnabled)
    return phoneProviderDisabled(400, "Phone logins are disabled");
  const contact = readContact(body, {
    both: "Only an email address or phone number should be provided.",
    neither: "Missing email address or phone number",
  });
  return contact instanceof AuthApiError ? contact : { contact, what };
}

/** `POST /resend` */
export async function resend(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, resendBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const read = readResend(auth, body);
  if (read instanceof AuthApiError) return errorResponse(c, read);
  const { contact, what } = read;
  return handleMessageRequest(auth, c, { ...what, contact, body });
}

const recoverBody = z.object({ email: z.string().max(maxContactLength), ...challengeFields });

/** `POST /recover` */
export async function recover(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, recoverBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const contact = readContact(
    { email: body.email },
    { both: "", neither: "Password recovery requires an email" },
  );
  if (contact instanceof AuthApiError) return errorResponse(c, contact);
  const kinds = { email: "recovery", phone: "confirmation" } as const;
  return handleMessageRequest(auth, c, { contact, body, kinds, prepare: recovery });
}

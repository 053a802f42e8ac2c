import type { PoolClient } from "pg";
import { z } from "zod";
import type { AuthServer } from "../auth-server.ts";
import { prepareMail, tokenTypesOf } from "../messages/mail-link.ts";
import type { PreparedMail } from "../messages/mail-link.ts";
import { deleteTokens } from "../one-time-tokens/one-time-token.ts";
import type { OneTimeToken } from "../one-time-tokens/one-time-token.ts";
import { AuthApiError } from "../auth-error.ts";
import type { CodeChallenge } from "../request-body.ts";
import { confirmIdentity } from "./contact-identity.ts";
import { findUserByEmail } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

const isTaken = async (client: PoolClient, email: string) =>
  (await findUserByEmail(client, email)) !== undefined;

/** Only without confirmation may the response reveal that an email is taken. */
export const emailExists = () =>
  new AuthApiError(422, "email_exists", {
    message: "A user with this email address has already been registered",
  });

interface EmailChange {
  user: UserRow;
  newEmail: string;
  challenge: CodeChallenge | undefined;
  redirectTo: URL;
}

/**
 * Mails both addresses. When the new one belongs to another user, that user is notified, and the change can never be
 * completed; the response is the same. The caller has locked the user row.
 */
export async function prepareEmailChange(
  client: PoolClient,
  auth: AuthServer,
  change: EmailChange,
): Promise<readonly PreparedMail[]> {
  const { user, newEmail } = change;
  await client.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3
      where id = $1`,
    [user.id, newEmail, auth.now()],
  );
  await deleteTokens(client, { userId: user.id, types: tokenTypesOf.email_change });
  return [
    ...(await prepareCurrentMail(client, auth, change)),
    await prepareNewMail(client, auth, change),
  ];
}

/**
 * Resends the mails of a change to the emails that have not confirmed. Anyone can request it, so earlier mails and
 * confirmations stay valid. The caller has locked the user row.
 */
export async function resendEmailChange(
  client: PoolClient,
  auth: AuthServer,
  change: EmailChange,
): Promise<readonly PreparedMail[]> {
  const confirmed = await confirmedTypes(client, change.user.id);
  await client.query(
    "update auth.users set email_change_sent_at = $2, updated_at = $2 where id = $1",
    [change.user.id, auth.now()],
  );
  return [
    ...(confirmed.has("email_change_token_current")
      ? []
      : await prepareCurrentMail(client, auth, change)),
    ...(confirmed.has("email_change_token_new")
      ? []
      : [await prepareNewMail(client, auth, change)]),
  ];
}

async function prepareCurrentMail(
  client: PoolClient,
  auth: AuthServer,
  { user, ...change }: EmailChange,
): Promise<readonly PreparedMail[]> {
  if (user.email === null) return [];
  const prepared = await prepareMail(client, auth, {
    ...change,
    userId: user.id,
    metadata: user.raw_user_meta_data,
    kind: "emailChangeCurrent",
    type: "email_change_token_current",
    relatesTo: user.email,
  });
  return [prepared];
}

async function prepareNewMail(
  client: PoolClient,
  auth: AuthServer,
  { user, ...change }: EmailChange,
): Promise<PreparedMail> {
  const { newEmail } = change;
  const metadata = user.raw_user_meta_data;
  if (await isTaken(client, newEmail)) {
    const notification = {
      kind: "alreadyRegistered" as const,
      to: newEmail,
      link: auth.siteUrl,
      code: "",
      metadata,
    };
    return { mail: notification, token: undefined };
  }
  return prepareMail(client, auth, {
    ...change,
    userId: user.id,
    metadata,
    kind: "emailChangeNew",
    type: "email_change_token_new",
    relatesTo: newEmail,
  });
}

/** Voids the links and codes of a change that is not complete. The caller has locked the user row. */
export async function cancelEmailChange(
  client: PoolClient,
  user: UserRow,
  now: Date,
): Promise<void> {
  if (user.email_change === "") return;
  await client.query(
    "update auth.users set email_change = '', email_change_confirm_status = 0, updated_at = $2 where id = $1",
    [user.id, now],
  );
  await deleteTokens(client, { userId: user.id, types: tokenTypesOf.email_change });
}

/** Applies the new email. False when another user has taken it meanwhile. */
export async function applyEmailChange(
  client: PoolClient,
  user: UserRow,
  change: { newEmail: string; now: Date },
): Promise<boolean> {
  if (await isTaken(client, change.newEmail)) return false;
  await client.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
            email_confirmed_at = coalesce(email_confirmed_at, $3), updated_at = $3
      where id = $1`,
    [user.id, change.newEmail, change.now],
  );
  const contact = { kind: "email" as const, address: change.newEmail };
  await confirmIdentity(client, user, { contact, now: change.now });
  return true;
}

/** The token types of the emails that have confirmed the pending change. */
async function confirmedTypes(client: PoolClient, userId: string): Promise<Set<string>> {
  const { rows } = await client.query(
    `select distinct token_type from auth.one_time_tokens
      where user_id = $1 and token_type = any ($2) and consumed_at is not null`,
    [userId, tokenTypesOf.email_change],
  );
  const types = z.array(z.object({ token_type: z.string() })).parse(rows);
  return new Set(types.map(({ token_type: type }) => type));
}

/** Whether the other email has already confirmed. */
async function isOtherConfirmed(client: PoolClient, token: OneTimeToken): Promise<boolean> {
  const confirmed = await confirmedTypes(client, token.user_id);
  confirmed.delete(token.token_type);
  return confirmed.size > 0;
}

/** Confirms one of the two emails; the second one applies the change. The caller has locked the user row. */
export async function confirmEmailChange(
  client: PoolClient,
  user: UserRow,
  step: { token: OneTimeToken; now: Date },
): Promise<"done" | "otherMustConfirm" | "taken"> {
  // Empty: an earlier click on this link has applied it.
  if (user.email_change === "") return "done";
  // A phone or anonymous user has no former email that must confirm.
  if (user.email !== null && !(await isOtherConfirmed(client, step.token))) {
    await client.query(
      "update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1",
      [user.id, step.now],
    );
    return "otherMustConfirm";
  }
  if (!(await applyEmailChange(client, user, { newEmail: user.email_change, now: step.now })))
    return "taken";
  // Tokens of repeated mails, and a used link opened again, would sign in the reader of the former email.
  await client.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type = any ($2)
        and (consumed_at is null or token_type = 'email_change_token_current')`,
    [user.id, tokenTypesOf.email_change],
  );
  return "done";
}

import type { PoolClient } from "pg";
import { z } from "zod";
import type { AuthServer } from "./auth-server.ts";
import { prepareMail, tokenTypesOf } from "./mail-link.ts";
import type { PreparedMail } from "./mail-link.ts";
import { deleteTokens } from "./one-time-token.ts";
import type { OneTimeToken } from "./one-time-token.ts";
import { Refusal } from "./refusal.ts";
import type { CodeChallenge } from "./request-body.ts";
import { findUserByEmail } from "./user-row.ts";
import type { UserRow } from "./user-row.ts";

const isTaken = async (client: PoolClient, email: string) =>
  (await findUserByEmail(client, email)) !== undefined;

/** Only where addresses need no confirmation can it be told that one is taken. */
export const emailExists = () =>
  new Refusal(422, "email_exists", {
    message: "A user with this email address has already been registered",
  });

/**
 * Asks both addresses. When the new one belongs to somebody else, that person is told, and the change can never be
 * completed; whoever asked for it sees no difference. The caller has locked the user row.
 */
export async function prepareEmailChange(
  client: PoolClient,
  auth: AuthServer,
  change: {
    user: UserRow;
    newEmail: string;
    challenge: CodeChallenge | undefined;
    redirectTo: URL;
  },
): Promise<readonly PreparedMail[]> {
  const { user, newEmail, challenge, redirectTo } = change;
  const metadata = user.raw_user_meta_data;
  await client.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3
      where id = $1`,
    [user.id, newEmail, auth.now()],
  );
  await deleteTokens(client, { userId: user.id, types: tokenTypesOf.email_change });
  const mail = { userId: user.id, challenge, redirectTo, metadata, newEmail };
  const prepared: PreparedMail[] = [];
  if (user.email !== null) {
    prepared.push(
      await prepareMail(client, auth, {
        ...mail,
        type: "email_change_token_current",
        relatesTo: user.email,
      }),
    );
  }
  if (await isTaken(client, newEmail)) {
    const told = {
      kind: "alreadyRegistered" as const,
      to: newEmail,
      link: auth.siteUrl,
      code: "",
      metadata,
    };
    return [...prepared, { mail: told, token: undefined }];
  }
  return [
    ...prepared,
    await prepareMail(client, auth, {
      ...mail,
      type: "email_change_token_new",
      relatesTo: newEmail,
    }),
  ];
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

/** Puts the new address in force. False when somebody else has taken it meanwhile. */
export async function swapEmail(
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
  await client.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
            updated_at = $3
      where user_id = $1 and provider = 'email'`,
    [user.id, change.newEmail, change.now],
  );
  return true;
}

/** Whether the other address, if there is one, has agreed already. */
async function otherHasAgreed(client: PoolClient, token: OneTimeToken): Promise<boolean> {
  const { rows } = await client.query(
    `select consumed_at from auth.one_time_tokens where user_id = $1 and token_type = any ($2) and token_type <> $3`,
    [token.user_id, tokenTypesOf.email_change, token.token_type],
  );
  const others = z.array(z.object({ consumed_at: z.date().nullable() })).parse(rows);
  return others.length > 0 && others.every((other) => other.consumed_at !== null);
}

/** What the click of one of the two addresses does: nothing yet, or the change. The caller has locked the user row. */
export async function agreeToEmailChange(
  client: PoolClient,
  user: UserRow,
  step: { token: OneTimeToken; now: Date },
): Promise<"done" | "otherMustAgree" | "taken"> {
  // Empty: it was done by an earlier click on this link.
  if (user.email_change === "") return "done";
  if (!(await otherHasAgreed(client, step.token))) {
    await client.query(
      "update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1",
      [user.id, step.now],
    );
    return "otherMustAgree";
  }
  return (await swapEmail(client, user, { newEmail: user.email_change, now: step.now }))
    ? "done"
    : "taken";
}

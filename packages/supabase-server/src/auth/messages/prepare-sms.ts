import type { PoolClient } from "pg";
import type { AuthServer } from "../auth-server.ts";
import { issueToken } from "../one-time-tokens/one-time-token.ts";
import type { TokenToIssue } from "../one-time-tokens/one-time-token.ts";
import { userJson } from "../users/user-json.ts";
import type { UserRow } from "../users/user-row.ts";
import type { Sms } from "./sms.ts";

/** Codes by SMS expire after ten minutes: a phone is shared and shown more than a mailbox. */
const smsCodeTtlSeconds = 600;

/** An SMS prepared in a transaction, to be sent after its commit. */
export interface PreparedSms {
  sms: Sms;
  /** Is withdrawn when the SMS cannot be sent. */
  token: string | undefined;
}

/** Issues a token whose code only is sent, by SMS. The caller has locked the user row. */
export async function prepareSms(
  client: PoolClient,
  auth: AuthServer,
  wanted: Pick<TokenToIssue, "type" | "relatesTo" | "signUp"> & {
    kind: Sms["kind"];
    user: UserRow;
    ipAddress: string;
  },
): Promise<PreparedSms> {
  const { user, kind, type, relatesTo, signUp, ipAddress } = wanted;
  const { token, code } = await issueToken(client, {
    userId: user.id,
    type,
    relatesTo,
    challenge: undefined,
    ...(signUp === undefined ? {} : { signUp }),
    now: auth.now(),
    ttlSeconds: smsCodeTtlSeconds,
  });
  const metadata = signUp?.metadata ?? user.raw_user_meta_data;
  const sms = { kind, to: relatesTo, code, metadata, user: userJson(user), ipAddress };
  return { sms, token };
}

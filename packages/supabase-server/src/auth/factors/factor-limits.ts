import type { Context } from "hono";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import type { LimitName } from "../guesses/rate-limits.ts";
import { findKnownDevice } from "../sign-in/known-device.ts";
import type { UserRow } from "../users/user-row.ts";

/**
 * Tries a code of a signed-in user, counting it before. Wrong ones are rejected by number: only who has the password
 * can use the tries up, and devices with which the second factor was given before have their own.
 */
export async function tryFactor<T>(
  auth: AuthServer,
  c: Context,
  { user, attempt }: { user: UserRow; attempt: () => Promise<T | AuthApiError> },
): Promise<T | AuthApiError> {
  const device = await findKnownDevice(auth, c, user.email ?? user.phone ?? user.id);
  const client = clientKey(auth.clientAddress(c));
  const counted: readonly (readonly [LimitName, string])[] =
    device === undefined
      ? [
          ["failedFactorsPerClientAndUser", `${client} ${user.id}`],
          ["failedFactorsPerUser", user.id],
        ]
      : [["failedFactorsPerDevice", `${device} ${user.id}`]];
  for (const each of counted) {
    const overLimit = await auth.limits.consume(...each);
    if (overLimit) return overLimit;
  }
  const outcome = await attempt();
  if (!(outcome instanceof AuthApiError) || outcome.code !== "mfa_verification_failed")
    for (const each of counted) await auth.limits.restore(...each);
  return outcome;
}

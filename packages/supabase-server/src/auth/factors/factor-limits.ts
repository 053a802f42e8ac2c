import type { Context } from "hono";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import type { LimitName } from "../guesses/rate-limits.ts";
import { findKnownDevice } from "../sign-in/known-device.ts";
import type { UserRow } from "../users/user-row.ts";
import { factorMark } from "./aal.ts";

type Counted = readonly (readonly [LimitName, string])[];

/**
 * Tries a code of a signed-in user, counting it before. Wrong ones are rejected by number: only who has the password
 * can use the tries up. Devices with which these factors were given before have their own, and all of them together a
 * limit, because each refresh without a cookie adds one.
 */
export async function tryFactor<T>(
  auth: AuthServer,
  c: Context,
  { user, attempt }: { user: UserRow; attempt: () => Promise<T | AuthApiError> },
): Promise<T | AuthApiError> {
  const counted = (await countForDevice(auth, c, user)) ?? (await countForClient(auth, c, user));
  if (counted instanceof AuthApiError) return counted;
  const outcome = await attempt();
  if (!(outcome instanceof AuthApiError) || outcome.code !== "mfa_verification_failed")
    for (const each of counted) await auth.limits.restore(...each);
  return outcome;
}

/** @returns undefined for an unknown device, and when all known ones failed too often together. */
async function countForDevice(
  auth: AuthServer,
  c: Context,
  user: UserRow,
): Promise<Counted | AuthApiError | undefined> {
  const device = await findKnownDevice(auth, c, factorMark(user));
  if (device === undefined) return undefined;
  const perDevice = ["failedFactorsPerDevice", `${device} ${user.id}`] as const;
  const overLimit = await auth.limits.consume(...perDevice);
  if (overLimit) return overLimit;
  const ofAll = ["failedFactorsFromKnownDevices", user.id] as const;
  return (await auth.limits.consume(...ofAll)) ? undefined : [perDevice, ofAll];
}

async function countForClient(
  auth: AuthServer,
  c: Context,
  user: UserRow,
): Promise<Counted | AuthApiError> {
  const counted: Counted = [
    ["failedFactorsPerClientAndUser", `${clientKey(auth.clientAddress(c))} ${user.id}`],
    ["failedFactorsPerUser", user.id],
  ];
  for (const each of counted) {
    const overLimit = await auth.limits.consume(...each);
    if (overLimit) return overLimit;
  }
  return counted;
}

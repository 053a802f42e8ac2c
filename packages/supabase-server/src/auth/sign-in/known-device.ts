import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { JOSEError } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";
import type { AuthServer } from "../auth-server.ts";
import { hashOf } from "../one-time-tokens/secret-token.ts";

const cookieName = "postulo-device";
const cookieSeconds = 180 * 24 * 3600;
/** For a browser shared by a family, each with second factors. */
const maxAccounts = 20;

const algorithm = "HS256";

const claimsSchema = z.object({
  device: z.guid(),
  /** SHA-256 of the emails that signed in on it and of their `factorMark`, the latest first. */
  accounts: z.array(z.string()).max(maxAccounts),
});

async function readDevice(auth: AuthServer, c: Context) {
  const token = getCookie(c, cookieName);
  if (token === undefined) return undefined;
  try {
    const options = { algorithms: [algorithm], requiredClaims: ["exp"] };
    const { payload } = await jwtVerify(token, await auth.deviceSecret(), options);
    return claimsSchema.safeParse(payload).data;
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}

/** A JWT with a separate secret, so that it is no access token and stays valid after a key rotation. */
async function signDevice(auth: AuthServer, claims: z.infer<typeof claimsSchema>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setExpirationTime(Math.floor(Date.now() / 1000) + cookieSeconds)
    .sign(await auth.deviceSecret());
}

/** The id of the browser, when this account, or its second factor by `factorMark`, was used on it before. */
export async function findKnownDevice(
  auth: AuthServer,
  c: Context,
  account: string,
): Promise<string | undefined> {
  const found = await readDevice(auth, c);
  return found?.accounts.includes(hashOf(account)) ? found.device : undefined;
}

/**
 * Sets a signed HttpOnly cookie that marks the browser as a known device of the account. It does not sign in; it exempts
 * from limits that other clients can exhaust.
 */
export async function setDeviceCookie(
  auth: AuthServer,
  c: Context,
  accounts: readonly string[],
): Promise<void> {
  const known = await readDevice(auth, c);
  const added = accounts.map(hashOf);
  const others = known?.accounts.filter((each) => !added.includes(each)) ?? [];
  const claims = {
    device: known?.device ?? randomUUID(),
    accounts: [...added, ...others].slice(0, maxAccounts),
  };
  const { pathname, protocol } = new URL(auth.publicUrl);
  setCookie(c, cookieName, await signDevice(auth, claims), {
    httpOnly: true,
    sameSite: "Strict",
    secure: protocol === "https:",
    path: pathname,
    maxAge: cookieSeconds,
  });
}

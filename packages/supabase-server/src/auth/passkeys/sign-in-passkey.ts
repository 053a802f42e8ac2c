import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, userBanned } from "../auth-error.ts";
import type { AuthServer, PasskeyOptions } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { readBody } from "../request-body.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { findUserById, isBanned } from "../users/user-row.ts";
import { consumeChallenge, storeChallenge } from "./passkey-challenge.ts";
import { findByCredential } from "./passkey-row.ts";
import type { Passkey } from "./passkey-row.ts";

/** `POST /passkeys/authentication/options`: for any user, whom the authenticator names. */
export async function authenticationOptions(
  auth: AuthServer,
  c: Context,
  options: PasskeyOptions,
): Promise<Response> {
  const client = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("passkeyChallengesPerClient", client);
  if (overLimit) return errorResponse(c, overLimit);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const request = await generateAuthenticationOptions({
    rpID: options.rpId,
    userVerification: "preferred",
  });
  const stored = await asAuthAdmin(auth.pool, (database) =>
    storeChallenge(database, {
      type: "authentication",
      userId: null,
      challenge: request.challenge,
      now: auth.now(),
    }),
  );
  return c.json({ challenge_id: stored.id, options: request, expires_at: stored.expiresAt });
}

const base64url = z.string().max(8192);
const assertionBody = z.object({
  challenge_id: z.guid(),
  credential: z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal("public-key"),
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.string().max(200),
    }),
  }),
});
type Assertion = z.infer<typeof assertionBody>["credential"];

/** One error for all, so that it does not reveal which credentials exist. */
const verificationFailed = () =>
  new AuthApiError(400, "webauthn_verification_failed", {
    message: "Credential verification failed",
  });

/** @returns the new count of signatures; undefined when the assertion is not valid. */
async function verifyAssertion(
  options: PasskeyOptions,
  passkey: Passkey,
  { assertion, challenge }: { assertion: Assertion; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...options.origins],
      expectedRPID: options.rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for everything that a client can send wrongly, also for a count that does not grow.
    return undefined;
  }
}

async function signIn(
  client: PoolClient,
  auth: AuthServer,
  proof: { passkey: Passkey; signCount: number; device: Device },
): Promise<OpenedSession | AuthApiError> {
  const { passkey, signCount, device } = proof;
  const now = auth.now();
  const user = await findUserById(client, passkey.user_id, "change");
  // A concurrent sign-in with the same count has changed it.
  const { rowCount } = await client.query(
    `update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3
      where id = $1 and sign_count = $4`,
    [passkey.id, signCount, now, passkey.sign_count],
  );
  if (!user || rowCount === 0) return verificationFailed();
  if (isBanned(user, now)) return userBanned();
  return openSession(client, user, { method: "passkey", device, now });
}

async function authenticate(
  auth: AuthServer,
  options: PasskeyOptions,
  request: { challengeId: string; assertion: Assertion; device: Device },
): Promise<OpenedSession | AuthApiError> {
  const { challengeId: id, assertion, device } = request;
  const wanted = { id, type: "authentication", userId: null, now: auth.now() } as const;
  const challenge = await asAuthAdmin(auth.pool, (client) => consumeChallenge(client, wanted));
  if (challenge instanceof AuthApiError) return challenge;
  const passkey = await asAuthAdmin(auth.pool, (client) => findByCredential(client, assertion.id));
  const handle = Buffer.from(assertion.response.userHandle, "base64url").toString();
  if (!passkey || handle !== passkey.user_id) return verificationFailed();
  const signCount = await verifyAssertion(options, passkey, { assertion, challenge });
  if (signCount === undefined) return verificationFailed();
  return asAuthAdmin(auth.pool, (client) => signIn(client, auth, { passkey, signCount, device }));
}

/** `POST /passkeys/authentication/verify` */
export async function verifyPasskey(
  auth: AuthServer,
  c: Context,
  options: PasskeyOptions,
): Promise<Response> {
  const body = await readBody(c, assertionBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const { challenge_id: challengeId, credential: assertion } = body;
  const device = deviceOf(auth, c);
  const outcome = await authenticate(auth, options, { challengeId, assertion, device });
  if (!(outcome instanceof AuthApiError)) return sessionResponse(auth, c, outcome);
  const client = clientKey(auth.clientAddress(c));
  return errorResponse(c, (await auth.limits.consume("failedTokensPerClient", client)) ?? outcome);
}

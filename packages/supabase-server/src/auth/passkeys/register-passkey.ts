import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer, PasskeyOptions } from "../auth-server.ts";
import { insufficientAal, lacksFactor } from "../factors/aal.ts";
import { findFactorUser } from "../factors/factor-context.ts";
import type { FactorUser } from "../factors/factor-context.ts";
import { readBody } from "../request-body.ts";
import { findUserById } from "../users/user-row.ts";
import type { UserRow } from "../users/user-row.ts";
import { consumeChallenge, storeChallenge } from "./passkey-challenge.ts";
import { findByCredential, findPasskeys, passkeyJson } from "./passkey-row.ts";
import type { Passkey } from "./passkey-row.ts";

/** As GoTrue's default. */
const maxPasskeys = 10;

/** The user, unless the session lacks a second factor. */
export async function findPasskeyUser(
  auth: AuthServer,
  c: Context,
): Promise<FactorUser | AuthApiError> {
  const found = await findFactorUser(auth, c);
  if (found instanceof AuthApiError) return found;
  return lacksFactor(found)
    ? insufficientAal(403, "AAL2 session is required to manage passkeys when MFA is enabled")
    : found;
}

/** The user, unless an identity provider decides how they sign in. */
async function findRegistrant(auth: AuthServer, c: Context): Promise<FactorUser | AuthApiError> {
  const found = await findPasskeyUser(auth, c);
  return !(found instanceof AuthApiError) && found.user.is_sso_user
    ? new AuthApiError(422, "validation_failed", { message: "SSO users cannot register passkeys" })
    : found;
}

const tooMany = () =>
  new AuthApiError(422, "too_many_passkeys", { message: "Maximum number of passkeys reached" });

const nameOf = ({ email, phone, raw_user_meta_data: metadata }: UserRow) => {
  const userName = email ?? phone ?? "";
  const name = metadata["name"];
  return { userName, userDisplayName: typeof name === "string" && name !== "" ? name : userName };
};

const optionsFor = async (options: PasskeyOptions, user: UserRow, existing: readonly Passkey[]) => {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    ...nameOf(user),
    rpID: options.rpId,
    rpName: options.rpName,
    userID: new TextEncoder().encode(user.id),
    attestationType: "none",
    excludeCredentials: existing.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
};

/** `POST /passkeys/registration/options` */
export async function registrationOptions(
  auth: AuthServer,
  c: Context,
  options: PasskeyOptions,
): Promise<Response> {
  const found = await findRegistrant(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const { user } = found;
  const overLimit = await auth.limits.consume("passkeyChallengesPerUser", user.id);
  if (overLimit) return errorResponse(c, overLimit);
  const existing = await asAuthAdmin(auth.pool, (client) => findPasskeys(client, user.id));
  if (existing.length >= maxPasskeys) return errorResponse(c, tooMany());
  const creation = await optionsFor(options, user, existing);
  const stored = await asAuthAdmin(auth.pool, (client) =>
    storeChallenge(client, {
      type: "registration",
      userId: user.id,
      challenge: creation.challenge,
      now: auth.now(),
    }),
  );
  return c.json({ challenge_id: stored.id, options: creation, expires_at: stored.expiresAt });
}

const base64url = z.string().max(16_384);
const registrationBody = z.object({
  challenge_id: z.guid(),
  credential: z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal("public-key"),
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
});

const verificationFailed = (message: string) =>
  new AuthApiError(400, "webauthn_verification_failed", { message });

/** The credential that an authenticator made; undefined when its response is not valid. */
async function verifyRegistration(
  options: PasskeyOptions,
  credential: z.infer<typeof registrationBody>["credential"],
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: [...options.origins],
      expectedRPID: options.rpId,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws for everything that a client can send wrongly.
    return undefined;
  }
}

/** `POST /passkeys/registration/verify` */
export async function verifyPasskeyRegistration(
  auth: AuthServer,
  c: Context,
  options: PasskeyOptions,
): Promise<Response> {
  const found = await findRegistrant(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const body = await readBody(c, registrationBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const userId = found.user.id;
  const now = auth.now();
  const wanted = { id: body.challenge_id, type: "registration", userId, now } as const;
  const challenge = await asAuthAdmin(auth.pool, (client) => consumeChallenge(client, wanted));
  if (challenge instanceof AuthApiError) return errorResponse(c, challenge);
  const credential = await verifyRegistration(options, body.credential, challenge);
  if (!credential) return errorResponse(c, verificationFailed("Credential verification failed"));
  const stored = await asAuthAdmin(auth.pool, (client) =>
    storePasskey(client, userId, { ...credential, now }),
  );
  return stored instanceof AuthApiError ? errorResponse(c, stored) : c.json(passkeyJson(stored));
}

async function storePasskey(
  client: PoolClient,
  userId: string,
  credential: { id: string; publicKey: Uint8Array; counter: number; now: Date },
): Promise<Passkey | AuthApiError> {
  // Passkeys of a user are added one after the other.
  await findUserById(client, userId, "change");
  if ((await findPasskeys(client, userId)).length >= maxPasskeys) return tooMany();
  await client.query(
    `insert into auth.webauthn_credentials (user_id, credential_id, public_key, sign_count, friendly_name, created_at, updated_at)
     values ($1, $2, $3, $4, 'Passkey', $5, $5) on conflict (credential_id) do nothing`,
    [userId, credential.id, Buffer.from(credential.publicKey), credential.counter, credential.now],
  );
  const stored = await findByCredential(client, credential.id);
  return stored?.user_id === userId && stored.created_at.getTime() === credential.now.getTime()
    ? stored
    : new AuthApiError(422, "webauthn_credential_exists", {
        message: "This credential is already registered",
      });
}

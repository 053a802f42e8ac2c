import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { toInetAddress } from "../guesses/client-address.ts";
import { codeHashOf } from "../one-time-tokens/secret-token.ts";
import { readBody } from "../request-body.ts";
import { findSession } from "../sessions/authenticate.ts";
import { sessionResponse } from "../sessions/session.ts";
import type { OpenedSession } from "../sessions/session.ts";
import { insufficientAal, lacksFactor } from "./aal.ts";
import { takeTry } from "./challenge.ts";
import type { Challenge } from "./challenge.ts";
import { factorNotFound, findOwnFactor } from "./factor-context.ts";
import type { FactorUser } from "./factor-context.ts";
import { tryFactor } from "./factor-limits.ts";
import { readSecret } from "./factor-row.ts";
import type { Factor } from "./factor-row.ts";
import { checkTotp } from "./totp.ts";
import { upgradeSession } from "./upgrade-session.ts";

const verifyBody = z.object({
  challenge_id: z.guid().nullish(),
  code: z.string().max(20).nullish(),
});

type Attempt = FactorUser & { factor: Factor; challenge: Challenge; code: string };

/** The names of methods in the claim `amr`. */
const methodOf = { totp: "totp", phone: "mfa/phone", webauthn: "mfa/webauthn" } as const;

const wrongCode = ({ factor }: Attempt) =>
  new AuthApiError(422, "mfa_verification_failed", {
    message:
      factor.factor_type === "phone"
        ? "Invalid MFA Phone code entered"
        : "Invalid TOTP code entered",
  });

/** Checks the code, and makes a TOTP code unusable again. The caller has locked the user row. */
async function isRightCode(client: PoolClient, attempt: Attempt, now: Date): Promise<boolean> {
  const { factor, challenge, code } = attempt;
  if (challenge.code_hash !== null) return codeHashOf(challenge.id, code) === challenge.code_hash;
  const stored = await readSecret(client, factor.id);
  if (!stored || stored.secret === null) return false;
  const { secret, last_used_step: lastUsedStep } = stored;
  const step = await checkTotp(code, { secret, lastUsedStep }, now);
  if (step === undefined) return false;
  await client.query("update auth.mfa_factors set last_used_step = $2 where id = $1", [
    factor.id,
    step,
  ]);
  return true;
}

/** Ends the other sessions, which began without a second factor, and unfinished enrolments. */
async function confirmFactor(client: PoolClient, attempt: Attempt, now: Date): Promise<void> {
  const { user, session, factor } = attempt;
  await client.query(
    "update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1",
    [factor.id, now],
  );
  await client.query("delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'", [
    user.id,
    session.id,
  ]);
  await client.query(
    "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = $2",
    [user.id, factor.factor_type],
  );
}

async function applyCode(
  client: PoolClient,
  attempt: Attempt,
  now: Date,
): Promise<OpenedSession | AuthApiError> {
  const current = await findSession(client, attempt.claims, { now, lock: "change" });
  if (current instanceof AuthApiError) return current;
  const factor = current.user.factors.find(({ id }) => id === attempt.factor.id);
  if (!factor) return factorNotFound();
  // Who began the enrolment may have had the password only, before the user had a factor.
  if (factor.status === "unverified" && lacksFactor(current))
    return insufficientAal(403, "AAL2 required to verify a new factor");
  if (!(await isRightCode(client, attempt, now))) return wrongCode(attempt);
  const { rowCount } = await client.query(
    "update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null",
    [attempt.challenge.id, now],
  );
  if (rowCount === 0) return wrongCode(attempt);
  if (factor.status === "unverified") await confirmFactor(client, attempt, now);
  const method = methodOf[factor.factor_type];
  const how = { sessionId: current.session.id, method, factorId: factor.id, now };
  return upgradeSession(client, current.user, how);
}

/** `POST /factors/:factor_id/verify` */
export async function verifyFactor(auth: AuthServer, c: Context): Promise<Response> {
  const own = await findOwnFactor(auth, c);
  if (own instanceof AuthApiError) return errorResponse(c, own);
  const body = await readBody(c, verifyBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const { code, challenge_id: id } = body;
  if (!code) return errorResponse(c, validationFailed("Code needs to be non-empty"));
  if (!id) return errorResponse(c, validationFailed("challenge_id must be an UUID"));
  const [now, address] = [auth.now(), toInetAddress(auth.clientAddress(c))];
  const attempt = async () => {
    const wanted = { id, factorId: own.factor.id, address, now };
    const challenge = await asAuthAdmin(auth.pool, (client) => takeTry(client, wanted));
    if (challenge instanceof AuthApiError) return challenge;
    return asAuthAdmin(auth.pool, (client) => applyCode(client, { ...own, challenge, code }, now));
  };
  const outcome = await tryFactor(auth, c, { user: own.user, attempt });
  return outcome instanceof AuthApiError
    ? errorResponse(c, outcome)
    : sessionResponse(auth, c, outcome);
}

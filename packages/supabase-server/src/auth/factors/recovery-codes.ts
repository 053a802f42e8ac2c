import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { hashOf } from "../one-time-tokens/secret-token.ts";
import { readBody } from "../request-body.ts";
import { findSession } from "../sessions/authenticate.ts";
import { sessionResponse } from "../sessions/session.ts";
import { findUserById } from "../users/user-row.ts";
import { hasVerifiedFactor, insufficientAal } from "./aal.ts";
import { findFactorUser } from "./factor-context.ts";
import type { FactorUser } from "./factor-context.ts";
import { tryFactor } from "./factor-limits.ts";
import { upgradeSession } from "./upgrade-session.ts";

const codesPerUser = 10;
/** 80 bits in 16 letters of Crockford's base32, which has no I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 16;
const groupLength = 4;

function newRecoveryCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return letters
    .join("")
    .replace(new RegExp(`.{${groupLength}}(?!$)`, "g"), (group) => `${group}-`);
}

/** Case, spaces and hyphens do not matter, and look-alikes are read as what they look like. */
const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");

const recoveryHashOf = (userId: string, code: string): string =>
  hashOf(`recovery ${userId} ${normalizeCode(code)}`);

const noFactor = () =>
  new AuthApiError(422, "mfa_factor_not_found", {
    message: "Recovery codes require a verified factor",
  });

/** `POST /factors/recovery_codes`: ten new codes, shown once; the former ones become void. */
export async function createRecoveryCodes(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findFactorUser(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const codes = Array.from({ length: codesPerUser }, newRecoveryCode);
  const refused = await asAuthAdmin(auth.pool, (client) =>
    replaceCodes(client, auth, { found, codes }),
  );
  return refused ? errorResponse(c, refused) : c.json({ codes });
}

async function replaceCodes(
  client: PoolClient,
  auth: AuthServer,
  { found, codes }: { found: FactorUser; codes: readonly string[] },
): Promise<AuthApiError | undefined> {
  const now = auth.now();
  const current = await findSession(client, found.claims, { now, lock: "change" });
  if (current instanceof AuthApiError) return current;
  const { user, session } = current;
  if (!hasVerifiedFactor(user)) return noFactor();
  if (session.aal !== "aal2") return insufficientAal(403, "AAL2 required to create recovery codes");
  await client.query("delete from auth.mfa_recovery_codes where user_id = $1", [user.id]);
  await client.query(
    `insert into auth.mfa_recovery_codes (user_id, code_hash, created_at)
     select $1, hash, $3 from unnest($2::text[]) as hash`,
    [user.id, codes.map((code) => recoveryHashOf(user.id, code)), now],
  );
  return undefined;
}

const counted = z.tuple([z.object({ remaining: z.number() })]);

/** `GET /factors/recovery_codes`: how many codes are unused. */
export async function countRecoveryCodes(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findFactorUser(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const { rows } = await asAuthAdmin(auth.pool, (client) =>
    client.query(
      "select count(*)::integer as remaining from auth.mfa_recovery_codes where user_id = $1 and used_at is null",
      [found.user.id],
    ),
  );
  return c.json(counted.parse(rows)[0]);
}

const wrongCode = () =>
  new AuthApiError(422, "mfa_verification_failed", { message: "Invalid recovery code entered" });

const verifyBody = z.object({ code: z.string().min(1).max(64) });

/** `POST /factors/recovery_codes/verify`: raises the session to AAL2 by an unused code. */
export async function verifyRecoveryCode(auth: AuthServer, c: Context): Promise<Response> {
  const found = await findFactorUser(auth, c);
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const body = await readBody(c, verifyBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const now = auth.now();
  const attempt = () =>
    asAuthAdmin(auth.pool, async (client) => {
      const user = await findUserById(client, found.user.id, "change");
      const current = await findSession(client, found.claims, { now, lock: "none" });
      if (!user || current instanceof AuthApiError) return wrongCode();
      const { rowCount } = await client.query(
        "update auth.mfa_recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null",
        [user.id, recoveryHashOf(user.id, body.code), now],
      );
      if (rowCount === 0) return wrongCode();
      const sessionId = current.session.id;
      const how = { sessionId, method: "recovery_code", factorId: null, now };
      return upgradeSession(client, user, how);
    });
  const outcome = await tryFactor(auth, c, { user: found.user, attempt });
  return outcome instanceof AuthApiError
    ? errorResponse(c, outcome)
    : sessionResponse(auth, c, outcome);
}

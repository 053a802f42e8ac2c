import { createHash, createHmac, randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { openKeyring } from "@postulo/supabase-server/keyring";
import type { Keyring } from "@postulo/supabase-server/keyring";
import { createClient } from "@supabase/supabase-js";
import * as z from "zod";
import { measuredServer } from "../measured-server.ts";
import { requestHttp } from "../over-http.ts";
import type { HttpResponse } from "../http-connection.ts";
import { ratioRows } from "../ratio-rows.ts";
import type { Row } from "../row.ts";
import { inTransaction, plainPool } from "../through-pg.ts";
import { median, timeRuns } from "../timing.ts";

const authAdmin = { role: "supabase_auth_admin", claims: {} };
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const withToken = z.object({ refresh_token: z.string() });
const stored = z.tuple([
  z.object({ id: z.string(), encrypted_password: z.string(), email: z.string() }),
]);
const withId = z.tuple([z.object({ id: z.string() })]);

const askForToken = (grant: string, body: object): Promise<HttpResponse> => {
  const headers = { "content-type": "application/json" };
  const path = `/auth/v1/token?grant_type=${grant}`;
  return requestHttp({ method: "POST", path, headers, body: JSON.stringify(body) }, 200);
};

const refreshTokenOf = ({ body }: HttpResponse): string =>
  withToken.parse(JSON.parse(body.toString())).refresh_token;

async function signInOverHttp(): Promise<string> {
  const { credentials } = await measuredServer();
  return refreshTokenOf(await askForToken("password", credentials));
}

let opened: Promise<Keyring> | undefined;

/** An access token as the server signs it. */
async function signToken(userId: string, sessionId: string): Promise<void> {
  opened ??= plainPool().then(openKeyring);
  const claims = { sub: userId, role: "authenticated", aud: "authenticated" };
  await (await opened).sign({ ...claims, session_id: sessionId }, 3600);
}

interface Chain {
  token: string;
  secret: Buffer;
}

/** The password checked, a session and its first token written, the access token signed. No limits are counted. */
async function signInThroughPg(): Promise<Chain> {
  const { credentials } = await measuredServer();
  const found = await inTransaction(authAdmin, (client) =>
    client.query("select id, email, encrypted_password from auth.users where email = $1", [
      credentials.email,
    ]),
  );
  const [user] = stored.parse(found.rows);
  if (!(await verify(user.encrypted_password, credentials.password)))
    throw new Error("The password does not fit");
  const chain = { token: randomBytes(32).toString("base64url"), secret: randomBytes(32) };
  const sessionId = await inTransaction(authAdmin, async (client) => {
    await client.query("select id from auth.users where id = $1 for update", [user.id]);
    const { rows } = await client.query(
      "insert into auth.sessions (user_id, refresh_secret) values ($1, $2) returning id",
      [user.id, chain.secret],
    );
    const [{ id }] = withId.parse(rows);
    await client.query("update auth.users set last_sign_in_at = now() where id = $1", [user.id]);
    await client.query("update auth.identities set last_sign_in_at = now() where user_id = $1", [
      user.id,
    ]);
    await client.query(
      "insert into auth.refresh_tokens (token_hash, user_id, session_id) values ($1, $2, $3)",
      [hashOf(chain.token), user.id, id],
    );
    return id;
  });
  await signToken(user.id, sessionId);
  return chain;
}

/** Gives each concurrent client its own chain of tokens, created by a sign-in when there is none. */
function inChains<T>(signIn: () => Promise<T>, refresh: (chain: T) => Promise<T>) {
  const idle: T[] = [];
  return async () => {
    idle.push(await refresh(idle.pop() ?? (await signIn())));
  };
}

const refreshOverHttp = inChains(signInOverHttp, async (token) =>
  refreshTokenOf(await askForToken("refresh_token", { refresh_token: token })),
);

const held = z.tuple([z.object({ id: z.string(), session_id: z.string(), user_id: z.string() })]);

const refreshThroughPg = inChains(signInThroughPg, async ({ token, secret }) => {
  const next = createHmac("sha256", secret).update(token).digest("base64url");
  const { user_id, session_id } = await inTransaction(authAdmin, async (client) => {
    const { rows } = await client.query(
      "select id, session_id, user_id from auth.refresh_tokens where token_hash = $1",
      [hashOf(token)],
    );
    const [presented] = held.parse(rows);
    const { id } = presented;
    await client.query("select * from auth.users where id = $1 for key share", [presented.user_id]);
    await client.query("select * from auth.sessions where id = $1 for update", [
      presented.session_id,
    ]);
    await client.query("update auth.refresh_tokens set revoked_at = now() where id = $1", [id]);
    await client.query(
      "insert into auth.refresh_tokens (token_hash, user_id, session_id, parent_id) values ($1, $2, $3, $4)",
      [hashOf(next), presented.user_id, presented.session_id, id],
    );
    await client.query("update auth.sessions set refreshed_at = now() where id = $1", [
      presented.session_id,
    ]);
    return presented;
  });
  await signToken(user_id, session_id);
  return { token: next, secret };
});

/** Signing in is slow on purpose: argon2id is most of it. */
export const authRows: readonly Row[] = [
  {
    name: "sign-in with password, median",
    unit: "ms",
    budget: { atMost: 150 },
    measure: async () => {
      const { server, credentials } = await measuredServer();
      const signIn = async () => {
        const client = createClient(server.url, "sb_publishable_bench", {
          auth: { persistSession: false, autoRefreshToken: false },
        });
        const { error } = await client.auth.signInWithPassword(credentials);
        if (error) throw error;
      };
      return median(await timeRuns(signIn, { count: 11, warmUps: 3 }));
    },
  },
  ...ratioRows({
    name: "sign-in, to argon2id and the same SQL through pg",
    overHttp: signInOverHttp,
    without: signInThroughPg,
    atLeast: [0.25, 0.25],
    runsEach: 8,
    pairs: 7,
  }),
  ...ratioRows({
    name: "refresh of a session, to the same SQL and signature without HTTP",
    overHttp: refreshOverHttp,
    without: refreshThroughPg,
    atLeast: [0.25, 0.25],
    runsEach: 60,
  }),
];

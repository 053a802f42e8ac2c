import { afterAll, describe, expect, test } from "vitest";
import { confirmedUser, signedInClient, startAuth } from "../testing/started-auth.ts";
import type { StartedAuth } from "../testing/started-auth.ts";

const running: StartedAuth[] = [];
const start = async () => {
  const auth = await startAuth();
  running.push(auth);
  return auth;
};
const auth = await start();
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
});

const refresh = (refreshToken: string, on = auth) =>
  on.client().refreshSession({ refresh_token: refreshToken });
const signedIn = async (on = auth) => (await signedInClient(on, await confirmedUser(on))).session;

const sessionOf = (token = "") => JSON.parse(atob(token.split(".")[1] ?? "")).session_id;

describe("refreshing a session", () => {
  test("returns new tokens of the same session and the current user", async () => {
    const old = await signedIn();
    await auth.database.admin.query(
      `update auth.users set raw_user_meta_data = '{"name":"Grace"}' where id = $1`,
      [old.user.id],
    );
    const { data, error } = await refresh(old.refresh_token);
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(old.refresh_token);
    expect(data.user?.user_metadata).toEqual({ name: "Grace" });
    expect(sessionOf(data.session?.access_token)).toBe(sessionOf(old.access_token));
  });

  test("twenty concurrent refreshes return valid tokens of one chain to every tab", async () => {
    const old = await signedIn();
    const sibling = await auth.sibling();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, tab) =>
        refresh(old.refresh_token, tab % 2 === 0 ? auth : sibling),
      ),
    );
    expect(all.map(({ error }) => error)).toEqual(all.map(() => null));
    expect(new Set(all.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    const users = await Promise.all(
      all.map(({ data }) => auth.client().getUser(data.session?.access_token)),
    );
    expect(users.map(({ error }) => error)).toEqual(users.map(() => null));
    const next = await Promise.all(
      all.map(({ data }) => refresh(data.session?.refresh_token ?? "")),
    );
    expect(next.map(({ error }) => error)).toEqual(next.map(() => null));
    await sibling.stop();
  });

  test("a late tab within the reuse interval gets the newest token after any number of refreshes", async () => {
    const old = await signedIn();
    const first = await refresh(old.refresh_token);
    const second = await refresh(first.data.session?.refresh_token ?? "");
    const late = await refresh(old.refresh_token);
    expect(late.data.session?.refresh_token).toBe(second.data.session?.refresh_token);
  });

  test("after a lost response works at any time: the parent of the active token gets the active token", async () => {
    const own = await start();
    const old = await signedIn(own);
    const lost = await refresh(old.refresh_token, own);
    own.advance(12);
    const again = await refresh(old.refresh_token, own);
    expect(again.error).toBeNull();
    expect(again.data.session?.refresh_token).toBe(lost.data.session?.refresh_token);
    own.advance(30 * 86_400);
    const late = await refresh(old.refresh_token, own);
    expect(late.data.session?.refresh_token).toBe(lost.data.session?.refresh_token);
    expect((await own.client().getUser(late.data.session?.access_token)).error).toBeNull();
    expect((await refresh(late.data.session?.refresh_token ?? "", own)).error).toBeNull();
  });

  test("with a used token that is not the parent, after the reuse interval, ends the session for all its holders", async () => {
    const own = await start();
    const old = await signedIn(own);
    const other = await signedInClient(own, old.user.email ?? "");
    const child = await refresh(old.refresh_token, own);
    const { data } = await refresh(child.data.session?.refresh_token ?? "", own);
    own.advance(11);
    expect((await refresh(old.refresh_token, own)).error).toMatchObject({
      status: 400,
      code: "refresh_token_already_used",
      message: "Invalid Refresh Token: Already Used",
    });
    expect((await refresh(data.session?.refresh_token ?? "", own)).error).toMatchObject({
      code: "refresh_token_not_found",
    });
    expect((await own.client().getUser(data.session?.access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
    expect((await other.client.refreshSession()).error).toBeNull();
  });

  test("is possible at any time with an unused token, until the session was idle for too long", async () => {
    const own = await start();
    const old = await signedIn(own);
    own.advance(89 * 86_400);
    const { data, error } = await refresh(old.refresh_token, own);
    expect(error).toBeNull();
    own.advance(91 * 86_400);
    expect((await refresh(data.session?.refresh_token ?? "", own)).error).toMatchObject({
      code: "session_expired",
    });
  });

  test("with an unknown token is rejected", async () => {
    expect((await refresh("unknown")).error).toMatchObject({
      status: 400,
      code: "refresh_token_not_found",
      message: "Invalid Refresh Token: Refresh Token Not Found",
    });
    expect((await auth.post("/token?grant_type=refresh_token", {})).status).toBe(400);
  });

  test("stores only hashes of tokens", async () => {
    const old = await signedIn();
    const { data } = await refresh(old.refresh_token);
    const { rows } = await auth.database.admin.query(
      `select string_agg(t::text, ' ') as stored, count(*)::int as number from auth.refresh_tokens t where user_id = $1`,
      [old.user.id],
    );
    expect(rows[0].number).toBeGreaterThanOrEqual(2);
    expect(rows[0].stored).not.toContain(old.refresh_token);
    expect(rows[0].stored).not.toContain(data.session?.refresh_token);
  });

  test("with a concurrent sign-out leaves no session and causes no server error", async () => {
    const own = await start();
    const email = await confirmedUser(own);
    for (let round = 0; round < 10; round += 1) {
      const { client, session } = await signedInClient(own, email);
      const [refreshed, signedOut] = await Promise.all([
        own.post("/token?grant_type=refresh_token", { refresh_token: session.refresh_token }),
        client.signOut({ scope: "global" }),
      ]);
      expect([200, 400]).toContain(refreshed.status);
      expect(signedOut.error).toBeNull();
      const { rows } = await own.database.admin.query(
        "select 1 from auth.sessions where user_id = $1",
        [session.user.id],
      );
      expect(rows).toEqual([]);
    }
  });
});

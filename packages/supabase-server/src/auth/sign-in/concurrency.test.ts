import { afterAll, expect, test, vi } from "vitest";
import { deleteUser } from "../users/delete-user.ts";
import {
  confirmedUser,
  newAddress,
  password,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";

const plenty = { points: 10_000, seconds: 60 };
const auth = await startAuth({
  limits: { mailsPerAccount: plenty, mailsPerClient: plenty, failedTokensPerClient: plenty },
});
const sibling = await auth.sibling();
afterAll(async () => {
  await sibling.stop();
  await auth.stop();
});

test("concurrent operations on one account, over two processes, cause no server error", async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = await confirmedUser(auth);
    await auth.client().resetPasswordForEmail(email);
    const link = auth.mailsTo(email).at(-1)?.link ?? "";
    const [one, other] = await Promise.all([
      signedInClient(auth, email),
      signedInClient(sibling, email),
    ]);
    const put = (body: unknown, accessToken: string) =>
      fetch(`${sibling.url}/user`, {
        method: "PUT",
        headers: { Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify(body),
      });
    const work: (() => Promise<Response | boolean>)[] = [
      () =>
        auth.post("/token?grant_type=refresh_token", { refresh_token: one.session.refresh_token }),
      () =>
        sibling.post("/token?grant_type=refresh_token", {
          refresh_token: one.session.refresh_token,
        }),
      () =>
        sibling.post("/token?grant_type=refresh_token", {
          refresh_token: other.session.refresh_token,
        }),
      () => put({ password: `new password ${round}` }, one.session.access_token),
      () => put({ email: newAddress(), data: { round } }, other.session.access_token),
      () => auth.post("/recover", { email }),
      () => sibling.post("/resend", { email, type: "email_change" }),
      () => fetch(link, { redirect: "manual" }),
      () => fetch(link, { redirect: "manual" }),
      () => auth.post("/verify", { email, token: "00000000", type: "recovery" }),
      () => auth.post("/token?grant_type=password", { email, password }),
      () => sibling.post("/signup", { email, password }),
      () =>
        auth.post(
          "/logout?scope=others",
          {},
          { Authorization: `Bearer ${other.session.access_token}` },
        ),
      () =>
        round % 2 === 0
          ? deleteUser(auth.database.pool, one.session.user.id)
          : auth.post("/recover", { email }),
    ];
    const responses = await Promise.all(work.map((begin) => begin()));
    const failures = responses.filter(
      (response) => typeof response !== "boolean" && response.status >= 500,
    );
    expect(failures).toEqual([]);
  }
});

test("a sign-up whose email's account is deleted concurrently registers it", async () => {
  const email = await confirmedUser(auth);
  const deleting = await auth.database.admin.connect();
  await deleting.query("begin");
  await deleting.query("select 1 from auth.users where email = $1 for update", [email]);
  const response = auth.client().signUp({ email, password });
  const isWaiting = async () => {
    const { rows } = await auth.database.admin.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting;
  };
  await vi.waitUntil(async () => (await isWaiting()) === 1, { timeout: 15_000 });
  await deleting.query("delete from auth.users where email = $1", [email]);
  await deleting.query("commit");
  deleting.release();
  const { data, error } = await response;
  expect(error).toBeNull();
  const { rows } = await auth.database.admin.query("select id from auth.users where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ id: data.user?.id }]);
});

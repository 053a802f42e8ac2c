import { afterAll, describe, expect, test } from "vitest";
import {
  confirmedUser,
  follow,
  newAddress,
  password,
  signedInClient,
  siteUrl,
  startAuth,
} from "../testing/started-auth.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

const otp = (body: Record<string, unknown>) => auth.post("/otp", body);
const lastMail = (email: string) => {
  const mail = auth.mailsTo(email).at(-1);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
};

describe("signing in by a mailed code or link", () => {
  test("creates a confirmed account without password", async () => {
    const email = newAddress();
    const client = auth.client();
    const asked = await client.signInWithOtp({ email, options: { data: { name: "Ada" } } });
    expect(asked).toEqual({ data: { user: null, session: null }, error: null });
    const { kind, code } = lastMail(email);
    expect(kind).toBe("magicLink");
    const { data, error } = await client.verifyOtp({ email, token: code, type: "email" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { name: "Ada" },
      app_metadata: { provider: "email", providers: ["email"] },
    });
    const again = await client.verifyOtp({ email, token: code, type: "email" });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("the link opens a session of an existing account, and keeps its password", async () => {
    const email = await confirmedUser(auth);
    await auth.client().signInWithOtp({ email, options: { emailRedirectTo: `${siteUrl}/x` } });
    const { link } = lastMail(email);
    expect(new URL(link).searchParams.get("type")).toBe("magiclink");
    const arrived = await follow(link);
    expect(arrived).toMatchObject({ page: `${siteUrl}/x`, fragment: { type: "magiclink" } });
    expect(arrived.fragment).toHaveProperty("access_token");
    await signedInClient(auth, email);
  });

  test("a PKCE client exchanges the code of the link", async () => {
    const email = newAddress();
    const client = auth.client("pkce");
    await client.signInWithOtp({ email });
    const { query } = await follow(lastMail(email).link);
    const { data, error } = await client.exchangeCodeForSession(query["code"] ?? "");
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("removes a password that was set before the address was confirmed", async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password });
    await auth.client().signInWithOtp({ email });
    const { code } = lastMail(email);
    await auth.client().verifyOtp({ email, token: code, type: "magiclink" });
    const stranger = await auth.client().signInWithPassword({ email, password });
    expect(stranger.error).toMatchObject({ code: "invalid_credentials" });
  });

  test("a link of a sign-in without password does not replace a mail of recovery", async () => {
    const email = await confirmedUser(auth);
    await auth.client().signInWithOtp({ email });
    await auth.client().resetPasswordForEmail(email);
    expect(auth.mailsTo(email).map(({ kind }) => kind)).toEqual([
      "confirmation",
      "magicLink",
      "recovery",
    ]);
  });
});

describe("a request for a code is answered alike", () => {
  test("with create_user: false, whether or not the account exists", async () => {
    const [known, unknown] = [await confirmedUser(auth), newAddress()];
    const responses = await Promise.all(
      [known, unknown].map((email) => otp({ email, create_user: false })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(responses.map((each) => each.json()))).toEqual([{}, {}]);
    expect(auth.mailsTo(unknown)).toEqual([]);
    expect(lastMail(known).kind).toBe("magicLink");
  });

  test("while the registration is closed", async () => {
    const closed = await auth.sibling({ registration: "closed" });
    const email = newAddress();
    const response = await closed.post("/otp", { email });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(closed.mailsTo(email)).toEqual([]);
    await closed.stop();
  });

  test("takes as long without an account as the latest mail took", async () => {
    const slowMs = 250;
    const slow = await auth.sibling({
      sendMail: () => new Promise((resolve) => setTimeout(resolve, slowMs)),
    });
    const durations: number[] = [];
    for (const email of [await confirmedUser(slow), newAddress()]) {
      const startedAt = performance.now();
      await slow.post("/otp", { email, create_user: false });
      durations.push(performance.now() - startedAt);
    }
    expect(Math.min(...durations)).toBeGreaterThan(slowMs * 0.9);
    await slow.stop();
  });
});

describe("a request for a code is rejected", () => {
  test.each([
    [{}, "One of email or phone must be set"],
    [
      { email: "a@example.test", phone: "+15550001" },
      "Only an email address or phone number should be provided",
    ],
    [{ email: "plain" }, "Unable to validate email address: invalid format"],
    [
      { email: "a@example.test", channel: "sms" },
      "Channel should only be specified with Phone OTP",
    ],
  ])("%j", async (body, msg) => {
    const response = await otp(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: "validation_failed", msg });
  });

  test("when phone numbers are off", async () => {
    const answers = await Promise.all([
      otp({ phone: "+15550001" }),
      auth.post("/signup", { phone: "+15550001", password }),
      auth.post("/token?grant_type=password", { phone: "+15550001", password }),
      auth.post("/resend", { phone: "+15550001", type: "sms" }),
    ]);
    expect(
      await Promise.all(
        answers.map(async (each) => [each.status, JSON.parse(await each.text()).msg]),
      ),
    ).toEqual([
      [400, "Unsupported phone provider"],
      [400, "Phone signups are disabled"],
      [422, "Phone logins are disabled"],
      [400, "Phone logins are disabled"],
    ]);
  });

  test("over the budget of all mails together", async () => {
    const limits = { mailsInAll: { points: 2, seconds: 3600 } };
    const poor = await auth.sibling({ limits });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await poor.post("/otp", { email: newAddress() })).status);
    expect(statuses.at(-1)).toBe(429);
    await poor.stop();
  });
});

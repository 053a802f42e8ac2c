import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import {
  confirmedUser,
  follow,
  newAddress,
  password,
  siteUrl,
  startAuth,
} from "../testing/started-auth.ts";
import type { StartedAuth } from "../testing/started-auth.ts";

const auth = await startAuth({
  redirectAllowList: ["https://other.example.test", "chrome-extension://abcdef"],
});
const later = await startAuth();
afterAll(async () => {
  await Promise.all([auth.stop(), later.stop()]);
});

async function registered(
  on: StartedAuth = auth,
  flow: "implicit" | "pkce" = "implicit",
  emailRedirectTo?: string,
) {
  const email = newAddress();
  const client = on.client(flow);
  const { error } = await client.signUp({
    email,
    password,
    options: emailRedirectTo ? { emailRedirectTo } : {},
  });
  if (error) throw error;
  const [mail] = on.mailsTo(email);
  if (!mail) throw new Error("no mail");
  return { email, client, mail, userConfirmed: () => isConfirmed(on, email) };
}

async function isConfirmed(on: StartedAuth, email: string) {
  const { rows } = await on.database.admin.query(
    "select email_confirmed_at from auth.users where email = $1",
    [email],
  );
  return rows[0]?.email_confirmed_at !== null;
}

const expired = {
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
};

describe("the link of a confirmation mail", () => {
  test("redirects to the site with the tokens in the fragment", async () => {
    const { email, mail } = await registered();
    const arrived = await follow(mail.link);
    expect(arrived).toMatchObject({
      status: 303,
      page: `${siteUrl}/`,
      query: {},
      fragment: { type: "signup", token_type: "bearer", expires_in: "3600" },
    });
    const client = auth.client();
    const { access_token = "", refresh_token = "" } = arrived.fragment;
    const { data } = await client.setSession({ access_token, refresh_token });
    expect(data.user).toMatchObject({ email, confirmed_at: expect.any(String) });
    expect((await client.refreshSession()).error).toBeNull();
  });

  test("works again for a short time, for double clicks and mail scanners", async () => {
    const { mail, userConfirmed } = await registered(later);
    await follow(mail.link, { method: "HEAD" }).catch(() => undefined);
    expect(await userConfirmed()).toBe(false);
    const both = await Promise.all([follow(mail.link), follow(mail.link)]);
    for (const { fragment } of both) expect(fragment).toHaveProperty("access_token");
    later.advance(9 * 60);
    expect((await follow(mail.link)).fragment).toHaveProperty("access_token");
    later.advance(2 * 60);
    expect((await follow(mail.link)).fragment).toEqual(expired);
  });

  test("ends after a day", async () => {
    const { mail, userConfirmed } = await registered(later);
    later.advance(24 * 3600 + 1);
    expect(await follow(mail.link)).toMatchObject({
      status: 303,
      page: `${siteUrl}/`,
      query: {},
      fragment: expired,
    });
    expect(await userConfirmed()).toBe(false);
  });

  test("is reported as expired when its token or type was forged", async () => {
    const { mail } = await registered();
    expect((await follow(`${auth.url}/verify?token=made-up&type=signup`)).fragment).toEqual(
      expired,
    );
    expect((await follow(mail.link.replace("type=signup", "type=recovery"))).fragment).toEqual(
      expired,
    );
    expect((await follow(`${auth.url}/verify?token=made-up&type=nothing`)).fragment).toMatchObject({
      error_code: "validation_failed",
    });
  });

  test.each([
    ["https://other.example.test/welcome?from=mail", "https://other.example.test/welcome"],
    [`${siteUrl}/dashboard`, `${siteUrl}/dashboard`],
    ["chrome-extension://abcdef/connected.html", "null/connected.html"],
    ["https://other.example.test.evil.test/", `${siteUrl}/`],
    ["https://other.example.test:8443/", `${siteUrl}/`],
    ["http://other.example.test/", `${siteUrl}/`],
    ["https://other.example.test@evil.test/", `${siteUrl}/`],
    ["https://user:secret@other.example.test/", `${siteUrl}/`],
    ["chrome-extension://fedcba/connected.html", `${siteUrl}/`],
    ["javascript:alert(1)", `${siteUrl}/`],
    ["//evil.test", `${siteUrl}/`],
    ["/dashboard", `${siteUrl}/`],
  ])("with redirect_to %s redirects to %s", async (redirectTo, page) => {
    const { mail } = await registered(auth, "implicit", redirectTo);
    const arrived = await follow(mail.link);
    expect(arrived.page).toBe(page);
    expect(arrived.fragment).toHaveProperty("access_token");
    // Also when the link was modified.
    const changed = new URL(mail.link);
    changed.searchParams.set("redirect_to", redirectTo);
    expect((await follow(changed.href)).page).toBe(page);
  });
});

const codeOf = async (link: string) => (await follow(link)).query["code"] ?? "";

describe("the PKCE flow", () => {
  test("redirects with a code that only the same client can exchange, once", async () => {
    const { email, client, mail } = await registered(auth, "pkce");
    const arrived = await follow(mail.link);
    expect(arrived).toMatchObject({ status: 303, fragment: {} });
    const code = arrived.query["code"] ?? "";
    const stranger = await auth.post("/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "x".repeat(56),
    });
    expect(stranger.status).toBe(400);
    expect(await stranger.json()).toMatchObject({ error_code: "bad_code_verifier" });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await auth.post("/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "x".repeat(56),
    });
    expect(await again.json()).toMatchObject({ error_code: "flow_state_not_found" });
  });

  test("ends when its code is not exchanged in time", async () => {
    const { client, mail } = await registered(later, "pkce");
    const code = await codeOf(mail.link);
    later.advance(6 * 60);
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      code: "flow_state_expired",
    });
  });

  test("returns errors in query and fragment", async () => {
    const { mail } = await registered(later, "pkce");
    later.advance(24 * 3600 + 1);
    expect(await follow(mail.link)).toMatchObject({ query: expired, fragment: expired });
  });
});

const wrongCodeFor = (code: string) => (code === "00000000" ? "00000001" : "00000000");

describe("the code of a confirmation mail", () => {
  test("signs in, once", async () => {
    const { email, mail } = await registered();
    const client = auth.client();
    const { data, error } = await client.verifyOtp({
      email: email.toUpperCase(),
      token: mail.code,
      type: "email",
    });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(
      (await auth.client().verifyOtp({ email, token: mail.code, type: "signup" })).error,
    ).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Token has expired or is invalid",
    });
  });

  test("has eight digits", async () => {
    const { mail } = await registered();
    expect(mail.code).toMatch(/^\d{8}$/);
  });

  test("still works after a few wrong ones, concurrent or not", async () => {
    const { email, mail, userConfirmed } = await registered();
    const wrong = () =>
      auth.client().verifyOtp({ email, token: wrongCodeFor(mail.code), type: "signup" });
    expect((await wrong()).error).toMatchObject({ code: "otp_expired" });
    for (const { error } of await Promise.all([wrong(), wrong(), wrong(), wrong()]))
      expect(error).toMatchObject({ code: "otp_expired" });
    expect(await userConfirmed()).toBe(false);
    const { error } = await auth.client().verifyOtp({ email, token: mail.code, type: "signup" });
    expect(error).toBeNull();
  });

  test("ends after an hour", async () => {
    const { email, mail } = await registered(later);
    later.advance(3601);
    expect(
      (await later.client().verifyOtp({ email, token: mail.code, type: "signup" })).error,
    ).toMatchObject({
      code: "otp_expired",
    });
  });

  test("has the same response for an address without an account", async () => {
    const { error } = await auth
      .client()
      .verifyOtp({ email: newAddress(), token: "12345678", type: "signup" });
    expect(error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("may be the token of the link, as server-side pages send it", async () => {
    const { email, mail } = await registered();
    const token_hash = new URL(mail.link).searchParams.get("token") ?? "";
    const { data } = await auth.client().verifyOtp({ token_hash, type: "email" });
    expect(data.user?.email).toBe(email);
    expect((await auth.client().verifyOtp({ token_hash, type: "email" })).error).toMatchObject({
      code: "otp_expired",
    });
  });
});

describe("resending", () => {
  test("mails another link, and both work", async () => {
    const { email, mail } = await registered();
    expect((await auth.client().resend({ email, type: "signup" })).error).toBeNull();
    const [, second] = auth.mailsTo(email);
    expect(second?.link).not.toBe(mail.link);
    expect((await follow(mail.link)).fragment).toHaveProperty("access_token");
    expect((await follow(second?.link ?? "")).fragment).toEqual(expired);
    expect((await auth.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  test("keeps the five newest links, and the oldest one ends", async () => {
    const { email } = await registered(later);
    for (let sent = 1; sent <= 5; sent += 1) {
      later.advance(61);
      expect((await later.client().resend({ email, type: "signup" })).error).toBeNull();
    }
    const [oldest, second, ...newer] = later.mailsTo(email);
    expect(newer).toHaveLength(4);
    expect((await follow(oldest?.link ?? "")).fragment).toEqual(expired);
    expect((await follow(second?.link ?? "")).fragment).toHaveProperty("access_token");
  });

  test("has the same response without an account and for a confirmed user, and mails nothing", async () => {
    const email = await confirmedUser(auth);
    const before = auth.mails.length;
    expect((await auth.client().resend({ email, type: "signup" })).error).toBeNull();
    expect((await auth.client().resend({ email: newAddress(), type: "signup" })).error).toBeNull();
    expect(auth.mails).toHaveLength(before);
  });

  test("is an error when the mail cannot be sent, also for an address without an account", async () => {
    const { email } = await registered();
    const broken = await auth.sibling({
      sendMail: () => Promise.reject(new Error("no mail server")),
    });
    expect((await broken.client().resend({ email, type: "signup" })).error).toMatchObject({
      status: 500,
    });
    expect(
      (await broken.client().resend({ email: newAddress(), type: "signup" })).error,
    ).toMatchObject({ status: 500 });
    await broken.stop();
  });

  test("takes as long for an address without an account as for one that is mailed to", async () => {
    const { email } = await registered();
    let slowMs = 0;
    const slow = await auth.sibling({
      sendMail: async () => {
        const startedAt = performance.now();
        // A mail server takes its time.
        await pause(120);
        slowMs = performance.now() - startedAt;
      },
    });
    await slow.client().resend({ email, type: "signup" });
    const startedAt = performance.now();
    await slow.client().resend({ email: newAddress(), type: "signup" });
    expect(performance.now() - startedAt).toBeGreaterThan(slowMs * 0.9);
    await slow.stop();
  });
});

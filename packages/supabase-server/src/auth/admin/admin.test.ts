import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, describe, expect, test } from "vitest";
import { acceptApiKeys } from "../../api-keys.ts";
import { createCallerResolver } from "../../caller.ts";
import {
  confirmedUser,
  follow,
  newAddress,
  password,
  publishableKey,
  signedInClient,
  siteUrl,
  startAuth,
} from "../testing/started-auth.ts";

const secretKey = "sb_secret_0123456789abcdef0123456789abcdef";
const plain = await startAuth();
const resolveCaller = acceptApiKeys(
  createCallerResolver({ keyring: plain.keyring, publishableKey }),
  { secretKeys: [secretKey] },
);
const auth = await plain.sibling({ resolveCaller, sendSms: async () => {} });
afterAll(async () => {
  await auth.stop();
  await plain.stop();
});

const admin = new GoTrueAdminApi({
  url: auth.url,
  headers: { Authorization: `Bearer ${secretKey}` },
});
const nobody = "83fd9e20-7a80-46e4-bf29-a86e3d6bbf66";

async function created(more: Record<string, unknown> = {}) {
  const email = newAddress();
  const { data, error } = await admin.createUser({ email, password, email_confirm: true, ...more });
  if (error) throw error;
  return { email, user: data.user };
}

describe("without the service key", () => {
  test.each([
    { name: "no token", token: undefined, status: 401, code: "no_authorization" },
    { name: "the publishable key", token: publishableKey, status: 403, code: "not_admin" },
    { name: "a made-up key", token: "sb_secret_made_up", status: 403, code: "bad_jwt" },
  ])("$name is rejected by every call", async ({ token, status, code }) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const calls = [
      ["GET", "/admin/users"],
      ["POST", "/admin/users"],
      ["GET", `/admin/users/${nobody}`],
      ["PUT", `/admin/users/${nobody}`],
      ["DELETE", `/admin/users/${nobody}`],
      ["GET", `/admin/users/${nobody}/factors`],
      ["DELETE", `/admin/users/${nobody}/factors/${nobody}`],
      ["POST", "/admin/generate_link"],
      ["POST", "/invite"],
    ] as const;
    for (const [method, path] of calls) {
      const response = await fetch(`${auth.url}${path}`, { method, headers });
      expect([path, response.status, response.headers.get("x-sb-error-code")]).toEqual([
        path,
        status,
        code,
      ]);
    }
  });

  test("a signed-in user is rejected, also for their own account", async () => {
    const { session } = await signedInClient(auth, await confirmedUser(auth));
    const own = new GoTrueAdminApi({
      url: auth.url,
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
    const outcomes = [
      await own.getUserById(session.user.id),
      await own.deleteUser(session.user.id),
      await own.updateUserById(session.user.id, { app_metadata: { roles: ["admin"] } }),
    ];
    for (const { error } of outcomes)
      expect(error).toMatchObject({ status: 403, code: "not_admin" });
  });

  test("the service key from a browser is rejected", async () => {
    const headers = { authorization: `Bearer ${secretKey}`, "sec-fetch-site": "same-origin" };
    const response = await fetch(`${auth.url}/admin/users`, { headers });
    expect(response.status).toBe(403);
  });

  test("a server without a service key has no administrator", async () => {
    const headers = { authorization: `Bearer ${secretKey}` };
    expect((await fetch(`${plain.url}/admin/users`, { headers })).status).toBe(403);
  });
});

describe("users", () => {
  test("are created with metadata, confirmed or not, and sign in", async () => {
    const { email, user } = await created({
      user_metadata: { name: "Ada" },
      app_metadata: { team: 7 },
    });
    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { name: "Ada" },
      app_metadata: { team: 7, provider: "email", providers: ["email"] },
    });
    await signedInClient(auth, email);
    const { data } = await admin.createUser({ email: newAddress(), phone: "+15551230000" });
    expect(data.user).toMatchObject({
      phone: "15551230000",
      app_metadata: { providers: ["email", "phone"] },
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
  });

  test.each([
    [{}, 400, "validation_failed"],
    [{ email: "xx:;x@x.x" }, 400, "validation_failed"],
    [{ email: "a1@example.test", role: "service_role" }, 400, "validation_failed"],
    [{ email: "a2@example.test", password: "short" }, 422, "weak_password"],
    [{ email: "a3@example.test", ban_duration: "1 day" }, 400, "validation_failed"],
    [{ email: "a4@example.test", password_hash: "$2a$10$x" }, 400, "validation_failed"],
    [{ email: "a5@example.test", id: "1" }, 400, "validation_failed"],
  ])("are not created from %j", async (attributes, status, code) => {
    const { error } = await admin.createUser(attributes);
    expect(error).toMatchObject({ status, code });
  });

  test("have one email each", async () => {
    const { email } = await created();
    const { error } = await admin.createUser({ email });
    expect(error).toMatchObject({ status: 422, code: "email_exists" });
  });

  test("are listed in pages, newest first", async () => {
    const [first, second] = [await created(), await created()];
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data.users.map(({ email }) => email)).toEqual([second.email, first.email]);
    expect(data).toMatchObject({ aud: "authenticated", nextPage: 2 });
    const wrong = await admin.listUsers({ page: -1, perPage: 10 });
    expect(wrong.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("are updated, banned and freed", async () => {
    const { email, user } = await created();
    const { client } = await signedInClient(auth, email);
    const next = newAddress();
    const changed = await admin.updateUserById(user.id, {
      email: next,
      user_metadata: { name: "Grace" },
      ban_duration: "1h30m",
    });
    expect(changed.data.user).toMatchObject({
      email: next,
      user_metadata: { name: "Grace" },
      banned_until: expect.any(String),
    });
    expect((await client.getUser()).error).not.toBeNull();
    const banned = await auth.client().signInWithPassword({ email: next, password });
    expect(banned.error?.code).toBe("user_banned");
    await admin.updateUserById(user.id, { ban_duration: "none" });
    await signedInClient(auth, next);
    const taken = await admin.updateUserById(user.id, { email: (await created()).email });
    expect(taken.error).toMatchObject({ status: 422, code: "email_exists" });
  });

  test("are deleted, at once or softly", async () => {
    const [hard, soft] = [await created(), await created()];
    expect((await admin.deleteUser(hard.user.id)).error).toBeNull();
    expect((await admin.deleteUser(soft.user.id, true)).error).toBeNull();
    for (const { user, email } of [hard, soft]) {
      expect((await admin.getUserById(user.id)).error).toMatchObject({
        status: 404,
        code: "user_not_found",
      });
      expect((await auth.client().signInWithPassword({ email, password })).error?.code).toBe(
        "invalid_credentials",
      );
    }
    const { rows } = await auth.database.admin.query(
      "select email, raw_user_meta_data from auth.users where id = $1",
      [soft.user.id],
    );
    expect(rows).toEqual([{ email: null, raw_user_meta_data: {} }]);
  });

  test.each(["get", "update", "delete"] as const)("that do not exist: %s", async (call) => {
    const calls = {
      get: () => admin.getUserById(nobody),
      update: () => admin.updateUserById(nobody, { email: newAddress() }),
      delete: () => admin.deleteUser(nobody),
    };
    expect((await calls[call]()).error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

describe("invitations and links", () => {
  test("an invitation confirms the email and needs no password", async () => {
    const email = newAddress();
    const { data } = await admin.inviteUserByEmail(email, { data: { name: "Ada" } });
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    const [mail] = auth.mailsTo(email);
    expect(mail?.kind).toBe("invite");
    const arrived = await follow(mail?.link ?? "");
    expect(arrived.fragment).toMatchObject({ type: "invite" });
    expect(arrived.fragment).toHaveProperty("access_token");
    const again = await admin.inviteUserByEmail(email);
    expect(again.error).toMatchObject({ status: 422, code: "email_exists" });
  });

  test("an invitation removes a stranger's password", async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password });
    await admin.inviteUserByEmail(email);
    await follow(auth.mailsTo(email).at(-1)?.link ?? "");
    const { error } = await auth.client().signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  });

  test("a stranger's sign-up after an invitation leaves no password", async () => {
    const email = newAddress();
    await admin.inviteUserByEmail(email);
    const [invitation] = auth.mailsTo(email);
    await auth.client().signUp({ email, password });
    await follow(invitation?.link ?? "");
    const { error } = await auth.client().signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  });

  test.each(["signup", "invite", "magiclink", "recovery"] as const)(
    "a link of type %s signs in and is not mailed",
    async (type) => {
      const email = type === "recovery" ? (await created()).email : newAddress();
      const options = { redirectTo: `${siteUrl}/x` };
      const { data, error } = await admin.generateLink(
        type === "signup" ? { type, email, password, options } : { type, email, options },
      );
      expect(error).toBeNull();
      expect(auth.mailsTo(email)).toEqual([]);
      const {
        action_link: link,
        hashed_token: token,
        verification_type: sent,
      } = data.properties ?? {};
      expect(sent).toBe(type === "magiclink" ? "signup" : type);
      expect(new URL(link ?? "").searchParams.get("token")).toBe(token);
      expect((await follow(link ?? "")).page).toBe(`${siteUrl}/x`);
    },
  );

  test("links for both addresses of a change apply it", async () => {
    const { email } = await created();
    const newEmail = newAddress();
    const both = [
      await admin.generateLink({ type: "email_change_current", email, newEmail }),
      await admin.generateLink({ type: "email_change_new", email, newEmail }),
    ];
    for (const { data } of both) await follow(data.properties?.action_link ?? "");
    expect((await signedInClient(auth, newEmail)).session.user.email).toBe(newEmail);
  });

  test("a link for an unknown user, or of an unknown type, is an error", async () => {
    const unknown = await admin.generateLink({ type: "recovery", email: newAddress() });
    expect(unknown.error).toMatchObject({ status: 404, code: "user_not_found" });
    const headers = { authorization: `Bearer ${secretKey}` };
    const response = await auth.post(
      "/admin/generate_link",
      { type: "x", email: "a@b.test" },
      headers,
    );
    expect(response.status).toBe(400);
  });
});

test("factors of a user are listed and deleted", async () => {
  const { email, user } = await created();
  const { client } = await signedInClient(auth, email);
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
  const id = data?.id ?? "";
  const listed = await admin.mfa.listFactors({ userId: user.id });
  expect(listed.data?.factors).toMatchObject([{ id, friendly_name: "App", status: "unverified" }]);
  expect((await admin.mfa.deleteFactor({ userId: user.id, id })).error).toBeNull();
  expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
  const missing = await admin.mfa.deleteFactor({ userId: user.id, id });
  expect(missing.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
});

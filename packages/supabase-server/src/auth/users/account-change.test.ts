import { afterAll, describe, expect, test } from "vitest";
import {
  confirmedUser,
  follow,
  newAddress,
  password,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

const signIn = (email: string, secret: string) =>
  auth.client().signInWithPassword({ email, password: secret });

describe("changing the password", () => {
  test("keeps this session, ends the others, and signs in with the new one only", async () => {
    const email = await confirmedUser(auth);
    const [here, there] = await Promise.all([
      signedInClient(auth, email),
      signedInClient(auth, email),
    ]);
    const { data, error } = await here.client.updateUser({ password: "new password" });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await here.client.refreshSession()).error).toBeNull();
    expect((await there.client.refreshSession()).error).toMatchObject({
      code: "refresh_token_not_found",
    });
    expect((await signIn(email, password)).error).toMatchObject({ code: "invalid_credentials" });
    expect((await signIn(email, "new password")).error).toBeNull();
  });

  test("to the same one, or to a short one, is rejected", async () => {
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: "same_password",
      message: "New password should be different from the old password.",
    });
    for (const short of ["", "12345"]) {
      expect((await client.updateUser({ password: short })).error).toMatchObject({
        code: "weak_password",
        reasons: ["length"],
      });
    }
  });

  test("needs a session", async () => {
    const response = await fetch(`${auth.url}/user`, {
      method: "PUT",
      body: JSON.stringify({ password: "new password" }),
    });
    expect(response.status).toBe(401);
  });
});

describe("changing the metadata", () => {
  test("replaces the given keys, removes those given as null, and leaves the others", async () => {
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    await client.updateUser({ data: { country: "France", language: "fr" } });
    const { data } = await client.updateUser({ data: { country: null, name: "Grace" } });
    expect(data.user?.user_metadata).toEqual({ name: "Grace", language: "fr" });
  });

  test("over the size limit is rejected and stores nothing", async () => {
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    await client.updateUser({ data: { first: "x".repeat(2500) } });
    expect((await client.updateUser({ data: { second: "x".repeat(2500) } })).error).toMatchObject({
      code: "validation_failed",
    });
    expect(Object.keys((await client.getUser()).data.user?.user_metadata ?? {})).toEqual([
      "name",
      "first",
    ]);
  });
});

describe("changing the e-mail address", () => {
  test("mails both addresses, and applies when both have confirmed", async () => {
    const [email, newEmail] = [await confirmedUser(auth), newAddress()];
    const { client } = await signedInClient(auth, email);
    const { data, error } = await client.updateUser({ email: newEmail.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    const current = auth.mailsTo(email).at(-1);
    const [next] = auth.mailsTo(newEmail);
    expect([current?.kind, next?.kind]).toEqual(["emailChangeCurrent", "emailChangeNew"]);
    expect(current?.newEmail).toBe(newEmail);

    const half = await follow(current?.link ?? "");
    expect(half.fragment).toEqual({
      message: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
    });
    expect((await client.getUser()).data.user?.email).toBe(email);
    const whole = await follow(next?.link ?? "");
    expect(whole.fragment).toMatchObject({
      type: "email_change",
      access_token: expect.any(String),
    });
    expect((await client.getUser()).data.user).toMatchObject({
      email: newEmail,
      identities: [{ identity_data: { email: newEmail } }],
    });
    expect((await signIn(newEmail, password)).error).toBeNull();
    expect((await signIn(email, password)).error).toMatchObject({ code: "invalid_credentials" });
  });

  test("works by codes, and by mails sent again", async () => {
    const [email, newEmail] = [await confirmedUser(auth), newAddress()];
    const { client } = await signedInClient(auth, email);
    await client.updateUser({ email: newEmail });
    expect((await auth.client().resend({ email, type: "email_change" })).error).toBeNull();
    const codes = [
      auth.mailsTo(newEmail).at(-1)?.code ?? "",
      auth.mailsTo(email).at(-1)?.code ?? "",
    ];
    const first = await auth
      .client()
      .verifyOtp({ email: newEmail, token: codes[0] ?? "", type: "email_change" });
    expect(first).toMatchObject({ data: { session: null }, error: null });
    const second = await auth
      .client()
      .verifyOtp({ email, token: codes[1] ?? "", type: "email_change" });
    expect(second.data.user?.email).toBe(newEmail);
  });

  test("is not reset by a stranger who requests its mails again", async () => {
    const [email, newEmail] = [await confirmedUser(auth), newAddress()];
    const { client } = await signedInClient(auth, email);
    await client.updateUser({ email: newEmail });
    const current = auth.mailsTo(email).at(-1)?.link ?? "";
    const changed = auth.mailsTo(newEmail)[0]?.link ?? "";
    await follow(current);
    const sent = auth.mailsTo(email).length;
    expect((await auth.client().resend({ email, type: "email_change" })).error).toBeNull();
    expect(auth.mailsTo(email)).toHaveLength(sent);
    const again = auth.mailsTo(newEmail).at(-1)?.link ?? "";
    expect(again).not.toBe(changed);
    expect((await follow(changed)).fragment).toMatchObject({ access_token: expect.any(String) });
    expect((await client.getUser()).data.user?.email).toBe(newEmail);
    // The change is complete, so the other mail is void.
    expect((await follow(again)).fragment).toMatchObject({ error_code: "otp_expired" });
  });

  test("is cancelled by setting the current email: its links and codes are void", async () => {
    const [email, newEmail] = [await confirmedUser(auth), newAddress()];
    const { client } = await signedInClient(auth, email);
    await client.updateUser({ email: newEmail });
    const links = [auth.mailsTo(email).at(-1)?.link ?? "", auth.mailsTo(newEmail)[0]?.link ?? ""];
    const { data, error } = await client.updateUser({ email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.user).not.toHaveProperty("new_email");
    for (const link of links)
      expect((await follow(link)).fragment).toMatchObject({ error_code: "otp_expired" });
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test("to another user's email has the same response, and is never applied", async () => {
    const [email, taken] = [await confirmedUser(auth), await confirmedUser(auth)];
    const { client } = await signedInClient(auth, email);
    const { data, error } = await client.updateUser({ email: taken });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(taken);
    expect(auth.mailsTo(taken).at(-1)?.kind).toBe("alreadyRegistered");
    await follow(auth.mailsTo(email).at(-1)?.link ?? "");
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test("applies immediately without confirmation, unless it is taken: then nothing is stored", async () => {
    const taken = await confirmedUser(auth);
    const open = await auth.sibling({ confirmEmail: false });
    const [email, newEmail] = [newAddress(), newAddress()];
    const client = open.client();
    await client.signUp({ email, password });
    expect((await client.updateUser({ email: newEmail })).data.user?.email).toBe(newEmail);
    const refused = await client.updateUser({
      email: taken,
      password: "new password",
      data: { name: "x" },
    });
    expect(refused.error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await client.getUser()).data.user).toMatchObject({
      email: newEmail,
      user_metadata: {},
    });
    expect(
      (await open.client().signInWithPassword({ email: newEmail, password })).error,
    ).toBeNull();
    await open.stop();
  });
});

describe("password recovery", () => {
  test("resets the password by the mailed link", async () => {
    const email = await confirmedUser(auth);
    expect((await auth.client().resetPasswordForEmail(email)).error).toBeNull();
    const mail = auth.mailsTo(email).at(-1);
    expect(mail?.kind).toBe("recovery");
    const { fragment } = await follow(mail?.link ?? "");
    expect(fragment["type"]).toBe("recovery");
    const client = auth.client();
    const { access_token = "", refresh_token = "" } = fragment;
    await client.setSession({ access_token, refresh_token });
    expect((await client.updateUser({ password: "new password" })).error).toBeNull();
    expect((await signIn(email, "new password")).error).toBeNull();
    // After the change of password the used link no longer signs in.
    expect((await follow(mail?.link ?? "")).fragment).toMatchObject({ error_code: "otp_expired" });
  });

  test("has the same response for an email without an account, which gets no mail", async () => {
    const unregistered = newAddress();
    expect((await auth.client().resetPasswordForEmail(unregistered)).error).toBeNull();
    expect(auth.mailsTo(unregistered)).toEqual([]);
  });

  test("of an unconfirmed account confirms the email and drops the password of its sign-up", async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password: "password of a stranger" });
    await auth.client().resetPasswordForEmail(email);
    const { data } = await auth
      .client()
      .verifyOtp({ email, token: auth.mailsTo(email).at(-1)?.code ?? "", type: "recovery" });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect((await signIn(email, "password of a stranger")).error).toMatchObject({
      code: "invalid_credentials",
    });
  });

  test("can be replaced in the PKCE flow too", async () => {
    const email = await confirmedUser(auth);
    const client = auth.client("pkce");
    await client.resetPasswordForEmail(email);
    const { query } = await follow(auth.mailsTo(email).at(-1)?.link ?? "");
    const { data, error } = await client.exchangeCodeForSession(query["code"] ?? "");
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { email }, redirectType: "recovery" });
  });
});

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

const metadata = { name: "Ada O'Brien", country: "Côte d'Ivoire", language: "fr" };
const signUp = (email: string, secret = password) =>
  auth.client().signUp({ email, password: secret, options: { data: metadata } });

describe("a sign-up with email confirmation", () => {
  test("returns the user with the metadata, and no session", async () => {
    const email = newAddress();
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: "authenticated",
      role: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: metadata,
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const { rows } = await auth.database.admin.query("select id from auth.users where email = $1", [
      email,
    ]);
    expect(rows).toEqual([{ id: data.user?.id }]);
  });

  test("mails a link and a code in the language of the metadata", async () => {
    const email = newAddress();
    await signUp(email);
    expect(auth.mailsTo(email)).toEqual([
      {
        kind: "confirmation",
        to: email,
        link: expect.stringContaining(`${auth.url}/verify?token=`),
        code: expect.stringMatching(/^\d{8}$/),
        metadata,
      },
    ]);
  });

  test("stores no password and no token in plain text", async () => {
    const email = newAddress();
    await signUp(email);
    const [mail] = auth.mailsTo(email);
    const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
    const { rows } = await auth.database.admin.query(
      `select u::text || t::text as stored, u.encrypted_password
         from auth.users u join auth.one_time_tokens t on t.user_id = u.id where u.email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].encrypted_password).toMatch(/^\$argon2id\$/);
    for (const secret of [password, token, mail?.code])
      expect(rows[0].stored).not.toContain(secret);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test("hashes passwords with 19 MiB and two passes by default, and signs in with them", async () => {
    const usual = await auth.sibling({ passwordCost: undefined, confirmEmail: false });
    const email = newAddress();
    const client = usual.client();
    await client.signUp({ email, password });
    const { rows } = await auth.database.admin.query(
      "select encrypted_password from auth.users where email = $1",
      [email],
    );
    expect(rows[0].encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    await usual.stop();
  });

  test("allows to sign in only after the email was confirmed", async () => {
    const email = newAddress();
    await signUp(email);
    const early = await auth.client().signInWithPassword({ email, password });
    expect(early.error).toMatchObject({
      status: 400,
      code: "email_not_confirmed",
      message: "Email not confirmed",
    });
    await follow(auth.mailsTo(email)[0]?.link ?? "");
    const { data } = await auth.client().signInWithPassword({ email, password });
    expect(data.user).toMatchObject({ email, user_metadata: metadata });
    expect(data.user?.identities).toMatchObject([
      { provider: "email", identity_data: { email, email_verified: true } },
    ]);
  });
});

/** The CPU time of a sign-up in ms; wall-clock time would include other processes. */
const processorMs = async (email: string) => {
  const before = process.cpuUsage();
  await signUp(email);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe("an email with an account", () => {
  test("has the same response as a new one, and its owner gets a mail", async () => {
    const email = await confirmedUser(auth);
    const before = auth.mailsTo(email).length;
    const [taken, fresh] = await Promise.all([signUp(email), signUp(newAddress())]);
    expect(taken.error).toBeNull();
    expect(taken.data.session).toBeNull();
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : value !== null && typeof value === "object"
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
          : typeof value;
    expect(shape(taken.data)).toEqual(shape(fresh.data));
    expect(taken.data.user?.identities).toHaveLength(1);
    expect(auth.mailsTo(email).slice(before)).toMatchObject([
      { kind: "alreadyRegistered", code: "" },
    ]);
    const { rows } = await auth.database.admin.query("select id from auth.users where email = $1", [
      email,
    ]);
    expect(rows[0].id).not.toBe(taken.data.user?.id);
  });

  test("has unchanged password and metadata", async () => {
    const email = await confirmedUser(auth);
    await signUp(email, "another password");
    expect(
      (await auth.client().signInWithPassword({ email, password: "another password" })).error,
    ).toMatchObject({
      code: "invalid_credentials",
    });
    const { session } = await signedInClient(auth, email);
    expect(session.user.user_metadata).toEqual({ name: "Ada" });
  });

  test("is rejected after the same time", async () => {
    const known = await confirmedUser(auth);
    const times: { taken: number; fresh: number }[] = [];
    for (let run = 0; run < 5; run += 1)
      times.push({ taken: await processorMs(known), fresh: await processorMs(newAddress()) });
    const taken = Math.min(...times.map((time) => time.taken));
    const fresh = Math.min(...times.map((time) => time.fresh));
    expect(taken / fresh).toBeGreaterThan(1 / 3);
    expect(taken / fresh).toBeLessThan(3);
  });
});

describe("an unconfirmed email", () => {
  test("a double click creates one account and one mail", async () => {
    const email = newAddress();
    const responses = await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(responses.map(({ error }) => error)).toEqual([null, null, null]);
    const { rows } = await auth.database.admin.query("select 1 from auth.users where email = $1", [
      email,
    ]);
    expect(rows).toHaveLength(1);
    expect(auth.mailsTo(email)).toHaveLength(1);
  });

  test("a link applies the password of the sign-up that sent it", async () => {
    const email = newAddress();
    await signUp(email, "password of the owner");
    await signUp(email, "password of a stranger");
    const [own, strange] = auth.mailsTo(email);
    await follow(own?.link ?? "");
    expect(
      (await auth.client().signInWithPassword({ email, password: "password of the owner" })).error,
    ).toBeNull();
    expect((await follow(strange?.link ?? "")).fragment).toMatchObject({
      error_code: "otp_expired",
    });
    const stranger = await auth
      .client()
      .signInWithPassword({ email, password: "password of a stranger" });
    expect(stranger.error).toMatchObject({ code: "invalid_credentials" });
  });
});

describe("a sign-up is rejected", () => {
  test.each([
    " ",
    "plain",
    "a@b",
    "two@at@example.test ",
    "line\nbreak@example.test",
    "<x@example.test>",
    "a..b@example.test",
  ])("with the address %j", async (email) => {
    const response = await auth.post("/signup", { email, password });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: "validation_failed" });
  });

  test("with a password under six characters", async () => {
    const { error } = await signUp(newAddress(), "12345");
    expect(error).toMatchObject({
      name: "AuthWeakPasswordError",
      message: "Password should be at least 6 characters.",
      status: 422,
      reasons: ["length"],
    });
  });

  test("with a password or metadata over the size limit", async () => {
    expect((await signUp(newAddress(), "x".repeat(129))).error).toMatchObject({
      code: "validation_failed",
    });
    const large = {
      email: newAddress(),
      password,
      options: { data: { name: "x".repeat(10_000) } },
    };
    expect((await auth.client().signUp(large)).error).toMatchObject({ code: "validation_failed" });
    const nul = { email: newAddress(), password, options: { data: { name: "a\0b" } } };
    expect((await auth.client().signUp(nul)).error).toMatchObject({ code: "validation_failed" });
    expect((await auth.post("/signup", "x".repeat(70_000))).status).toBe(413);
  });

  test("when it is nested too deeply, anywhere", async () => {
    const deep = `${"[".repeat(15_000)}${"]".repeat(15_000)}`;
    const bodies = [
      deep,
      `{"email":"a@example.org","password":"${password}","data":{"a":${deep}}}`,
    ];
    for (const body of bodies) {
      const response = await auth.post("/signup", body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: "validation_failed" });
    }
  });

  test("when its body is not JSON, also in the format of old clients", async () => {
    const old = await auth.post("/signup", "{");
    expect(old.status).toBe(400);
    expect(await old.json()).toMatchObject({
      code: 400,
      error_code: "bad_json",
      msg: expect.any(String),
    });
    const current = await auth.post("/signup", "{", { "X-Supabase-Api-Version": "2024-01-01" });
    expect(await current.json()).toMatchObject({ code: "bad_json", message: expect.any(String) });
    expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  });

  test("while registration is closed, with the message of the beta", async () => {
    const [closed, beta] = await Promise.all([
      auth.sibling({ registration: "closed" }),
      auth.sibling({ registration: "closed-beta" }),
    ]);
    const email = newAddress();
    expect((await closed.client().signUp({ email, password })).error).toMatchObject({
      code: "signup_disabled",
      status: 422,
    });
    expect((await beta.client().signUp({ email, password })).error).toMatchObject({
      code: "signup_disabled",
      message: "Registration is temporarily closed for the beta",
    });
    await Promise.all([closed.stop(), beta.stop()]);
  });
});

test("emails are compared in lower case, and may contain apostrophes, accents and international domains", async () => {
  const { data } = await signUp("  Seán.O'Brien+jobs@Exämple.TEST ");
  expect(data.user?.email).toBe("seán.o'brien+jobs@xn--exmple-cua.test");
  await follow(auth.mails.at(-1)?.link ?? "");
  const signedIn = await auth
    .client()
    .signInWithPassword({ email: "SEÁN.o'brien+jobs@exämple.test", password });
  expect(signedIn.error).toBeNull();
});

test("without confirmation a sign-up opens a session, and a taken email is reported", async () => {
  const open = await auth.sibling({ confirmEmail: false });
  const email = newAddress();
  const client = open.client();
  const { data, error } = await client.signUp({ email, password, options: { data: metadata } });
  expect(error).toBeNull();
  expect(data.session?.user).toMatchObject({ email, user_metadata: metadata });
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
  expect(open.mails).toEqual([]);
  expect((await open.client().signUp({ email, password })).error).toMatchObject({
    code: "user_already_exists",
    message: "User already registered",
    status: 422,
  });
  await open.stop();
});

test("a mail that cannot be sent is an error, and the next attempt sends it", async () => {
  let broken = true;
  const flaky = await auth.sibling({
    sendMail: async () => {
      if (broken) throw new Error("no route to the mail server");
    },
  });
  const email = newAddress();
  const failed = await flaky.client().signUp({ email, password });
  expect(failed.error).toMatchObject({ status: 500, message: "Error sending confirmation email" });
  broken = false;
  expect((await flaky.client().signUp({ email, password })).error).toBeNull();
  expect(flaky.mailsTo(email)).toHaveLength(1);
  const arrived = await follow(flaky.mailsTo(email)[0]?.link ?? "");
  expect(arrived).toMatchObject({ page: `${siteUrl}/`, fragment: { type: "signup" } });
  await flaky.stop();
});

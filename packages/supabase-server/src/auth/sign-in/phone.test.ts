import { afterAll, describe, expect, test } from "vitest";
import {
  confirmedUser,
  newAddress,
  password,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";

const auth = await startAuth({
  sendSms: async () => {},
  limits: {
    smsPerClient: { points: 1000, seconds: 3600 },
    smsInAll: { points: 1000, seconds: 3600 },
  },
});
afterAll(() => auth.stop());

let counter = 0;
const newPhone = () => `155500${String((counter += 1)).padStart(5, "0")}`;
const codeTo = (phone: string) => auth.smsTo(phone).at(-1)?.code ?? "";

async function phoneUser() {
  const phone = newPhone();
  const client = auth.client();
  await client.signInWithOtp({ phone });
  const { data, error } = await client.verifyOtp({ phone, token: codeTo(phone), type: "sms" });
  if (error) throw error;
  return { phone, client, session: data.session };
}

describe("signing in by SMS", () => {
  test("a sign-up with a password needs the code", async () => {
    const phone = newPhone();
    const client = auth.client();
    const signedUp = await client.signUp({ phone: `+${phone}`, password });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data).toMatchObject({ session: null, user: { phone, email: "" } });
    const early = await client.signInWithPassword({ phone, password });
    expect(early.error).toMatchObject({ status: 400, code: "phone_not_confirmed" });
    const proof = { phone: `+${phone}`, token: codeTo(phone), type: "sms" as const };
    const { data } = await client.verifyOtp(proof);
    expect(data.user).toMatchObject({
      phone,
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: "phone", providers: ["phone"] },
    });
    const later = await client.signInWithPassword({ phone: `+${phone}`, password });
    expect(later.error).toBeNull();
  });

  test("a code creates an account without password", async () => {
    const { phone, session } = await phoneUser();
    expect(session?.user.phone).toBe(phone);
    const claims = JSON.parse(atob(session?.access_token.split(".")[1] ?? "")) as unknown;
    expect(claims).toMatchObject({ phone, email: "", amr: [{ method: "otp" }], aal: "aal1" });
  });

  test("a code expires after ten minutes, and works once", async () => {
    const { phone } = await phoneUser();
    const used = codeTo(phone);
    expect((await auth.client().verifyOtp({ phone, token: used, type: "sms" })).error?.code).toBe(
      "otp_expired",
    );
    const late = newPhone();
    const slow = await auth.sibling();
    await slow.client().signInWithOtp({ phone: late });
    slow.advance(601);
    const token = slow.smsTo(late).at(-1)?.code ?? "";
    const { error } = await slow.client().verifyOtp({ phone: late, token, type: "sms" });
    expect(error?.code).toBe("otp_expired");
    await slow.stop();
  });

  test("a stranger with another's number learns and gets nothing", async () => {
    const { phone } = await phoneUser();
    const sent = auth.smsTo(phone).length;
    const [known, unknown] = await Promise.all(
      [phone, newPhone()].map((each) => auth.client().signUp({ phone: each, password })),
    );
    expect(known?.error).toBeNull();
    expect(Object.keys(known?.data.user ?? {}).toSorted()).toEqual(
      Object.keys(unknown?.data.user ?? {}).toSorted(),
    );
    expect(auth.smsTo(phone)).toHaveLength(sent);
    const guess = await auth.client().verifyOtp({ phone, token: "00000000", type: "sms" });
    expect(guess.error).toMatchObject({ status: 403, code: "otp_expired" });
    const other = await auth.client().signInWithPassword({ phone, password });
    expect(other.error?.code).toBe("invalid_credentials");
  });

  test("a sign-up with an unconfirmed number of an account changes nothing of it", async () => {
    const email = await confirmedUser(auth);
    const phone = newPhone();
    await auth.database.admin.query("update auth.users set phone = $2 where email = $1", [
      email,
      phone,
    ]);
    const stranger = "password of a stranger";
    const { error } = await auth.client().signUp({ phone, password: stranger });
    expect(error).toBeNull();
    expect(auth.smsTo(phone)).toEqual([]);
    for (const contact of [{ email }, { phone }]) {
      const taken = await auth.client().signInWithPassword({ ...contact, password: stranger });
      expect(taken.error?.code).toBe("invalid_credentials");
    }
    await auth.client().signInWithOtp({ phone });
    await auth.client().verifyOtp({ phone, token: codeTo(phone), type: "sms" });
    const { session } = await signedInClient(auth, email);
    expect(session.user).toMatchObject({ phone, user_metadata: { name: "Ada" } });
  });

  test("a number that is none is rejected as GoTrue does", async () => {
    const { error } = await auth.client().signInWithOtp({ phone: "12-34" });
    expect(error).toMatchObject({
      status: 400,
      message: "Invalid phone number format (E.164 required)",
    });
  });

  test("the codes to one number are limited, from one client and from many", async () => {
    const strict = await auth.sibling({
      clientAddress: (c) => c.req.header("x-test-address") ?? "192.0.2.1",
      limits: {
        smsPerAccount: { points: 4, seconds: 3600 },
        smsPerClientAndAccount: { points: 2, seconds: 600 },
      },
    });
    const phone = newPhone();
    const ask = async (address: string) =>
      (await strict.post("/otp", { phone }, { "x-test-address": address })).status;
    expect([await ask("192.0.2.1"), await ask("192.0.2.1"), await ask("192.0.2.1")]).toEqual([
      200, 200, 429,
    ]);
    for (let host = 2; host < 12; host += 1) expect(await ask(`192.0.2.${host}`)).toBe(200);
    // Two of the first client, two within the limit of the number, and one more in ten minutes.
    expect(strict.smsTo(phone)).toHaveLength(5);
    await strict.stop();
  });

  test("all SMS together have a budget", async () => {
    const poor = await auth.sibling({ limits: { smsInAll: { points: 1, seconds: 3600 } } });
    const [, second] = [
      await poor.post("/otp", { phone: newPhone() }),
      await poor.post("/otp", { phone: newPhone() }),
    ];
    expect(second.status).toBe(429);
    expect(await second.json()).toMatchObject({ error_code: "over_sms_send_rate_limit" });
    await poor.stop();
  });

  test("requests that send nothing leave the budget to others", async () => {
    const limits = { smsInAll: { points: 1, seconds: 3600 } };
    const poor = await startAuth({ sendSms: async () => {}, limits });
    const request = async (body: Record<string, unknown>) => (await poor.post("/otp", body)).status;
    for (let time = 0; time < 3; time += 1)
      expect(await request({ phone: newPhone(), create_user: false })).toBe(200);
    const phone = newPhone();
    expect(await request({ phone })).toBe(200);
    expect(poor.smsTo(phone)).toHaveLength(1);
    // With and without an account.
    expect(await request({ phone, create_user: false })).toBe(429);
    expect(await request({ phone: newPhone(), create_user: false })).toBe(429);
    await poor.stop();
  });

  test("without a sender that works the answer is 422, with and without an account", async () => {
    const { phone } = await phoneUser();
    const broken = await auth.sibling({ sendSms: () => Promise.reject(new Error("down")) });
    for (const to of [phone, newPhone()]) {
      const { error } = await broken.client().signInWithOtp({ phone: to });
      expect(error).toMatchObject({ status: 422, code: "sms_send_failed" });
    }
    const silent = await broken
      .client()
      .signInWithOtp({ phone: newPhone(), options: { shouldCreateUser: false } });
    expect(silent.error).toMatchObject({ status: 422, code: "sms_send_failed" });
    await broken.stop();
  });
});

describe("changing the number", () => {
  test("needs the code sent to the new one", async () => {
    const email = await confirmedUser(auth);
    const { client } = await signedInClient(auth, email);
    const phone = newPhone();
    const { data } = await client.updateUser({ phone });
    expect(data.user).toMatchObject({ phone: "", new_phone: phone });
    const proof = { phone, token: codeTo(phone), type: "phone_change" as const };
    const changed = await client.verifyOtp(proof);
    expect(changed.data.user).toMatchObject({
      phone,
      email,
      app_metadata: { providers: ["email", "phone"] },
    });
  });

  test("to another user's number has the same response, and is never applied", async () => {
    const { phone } = await phoneUser();
    const sent = auth.smsTo(phone).length;
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    const { data, error } = await client.updateUser({ phone });
    expect(error).toBeNull();
    expect(data.user?.new_phone).toBe(phone);
    expect(auth.smsTo(phone)).toHaveLength(sent);
    expect((await client.resend({ type: "phone_change", phone })).error).toBeNull();
  });

  test("a phone user adds an email, which confirms alone", async () => {
    const { client } = await phoneUser();
    const email = newAddress();
    await client.updateUser({ email });
    const mail = auth.mailsTo(email).at(-1);
    const { data } = await client.verifyOtp({
      email,
      token: mail?.code ?? "",
      type: "email_change",
    });
    expect(data.user).toMatchObject({ email, app_metadata: { providers: ["phone", "email"] } });
  });
});

describe("reauthentication", () => {
  test("a change of password a day after the sign-in needs the nonce", async () => {
    const strict = await auth.sibling({ reauthenticateForPassword: true });
    const email = await confirmedUser(strict);
    const { client } = await signedInClient(strict, email);
    strict.advance(25 * 3600);
    const without = await client.updateUser({ password: "another horse" });
    expect(without.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = strict.mailsTo(email).at(-1)?.code ?? "";
    const wrong = await client.updateUser({ password: "another horse", nonce: "00000000" });
    expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
    expect((await client.updateUser({ password: "another horse", nonce })).error).toBeNull();
    const again = await client.updateUser({ password: "third horse", nonce });
    expect(again.error).toMatchObject({ code: "reauthentication_not_valid" });
    await strict.stop();
  });

  test("five wrong nonces are the limit", async () => {
    const strict = await auth.sibling({ reauthenticateForPassword: true });
    const { client } = await signedInClient(strict, await confirmedUser(strict));
    strict.advance(25 * 3600);
    await client.reauthenticate();
    const codes: unknown[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { error } = await client.updateUser({ password: "new horse", nonce: `${time}` });
      codes.push(error?.code);
    }
    expect(codes.slice(4)).toEqual(["reauthentication_not_valid", "over_request_rate_limit"]);
    await strict.stop();
  });
});

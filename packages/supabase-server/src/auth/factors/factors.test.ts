import { Secret, TOTP } from "otpauth";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  confirmedUser,
  newAddress,
  password,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";
import type { StartedAuth } from "../testing/started-auth.ts";

const auth = await startAuth({ sendSms: async () => {} });
afterAll(() => auth.stop());

/**
 * The code that an authenticator app shows at the server's time plus `steps` times 30 seconds. The server accepts one step
 * before and after its own, so those of 0 and 1 are still right when a step ends before they are checked.
 */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function newUser(on: StartedAuth = auth) {
  const email = await confirmedUser(on);
  const { client, session } = await signedInClient(on, email);
  return { email, client, session };
}

async function userWithFactor(on: StartedAuth = auth) {
  const user = await newUser(on);
  const { data } = await user.client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
  if (data?.type !== "totp") throw new Error("no factor");
  const { id: factorId, totp } = data;
  const code = codeOf(totp.secret);
  const { error } = await user.client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  return { ...user, factorId, secret: totp.secret, nextCode: () => codeOf(totp.secret, 1) };
}

const errorBody = z.object({ error_code: z.string().optional() });
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token ?? ""}` });
const aalOf = async (client: Awaited<ReturnType<typeof newUser>>["client"]) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data;

describe("a TOTP factor", () => {
  test("is enrolled with secret, URI and QR code, and raises the session to AAL2", async () => {
    const { email, client } = await newUser();
    const enrolled = await client.mfa.enroll({ factorType: "totp", issuer: "Postulo" });
    if (enrolled.data?.type !== "totp") throw new Error("no factor");
    const { totp, id } = enrolled.data;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    const uri = new URL(totp.uri);
    expect([uri.host, uri.searchParams.get("secret")]).toEqual(["totp", totp.secret]);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Postulo:${email}`);
    expect(await aalOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    const { data, error } = await client.mfa.challengeAndVerify({
      factorId: id,
      code: codeOf(totp.secret),
    });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id, status: "verified", factor_type: "totp" }]);
    expect(await aalOf(client)).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
    });
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect((await aalOf(client))?.currentLevel).toBe("aal2");
  });

  test("asks a later sign-in for a code, which works once", async () => {
    const { email, factorId, nextCode } = await userWithFactor();
    const { client } = await signedInClient(auth, email);
    expect(await aalOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    const code = nextCode();
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const { client: other } = await signedInClient(auth, email);
    const replayed = await other.mfa.challengeAndVerify({ factorId, code });
    expect(replayed.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  });

  test("ends the sessions that began without it", async () => {
    const email = await confirmedUser(auth);
    const { client: early } = await signedInClient(auth, email);
    const { client } = await signedInClient(auth, email);
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("no factor");
    await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) });
    expect((await early.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await client.getUser()).error).toBeNull();
  });

  test("has five tries in a challenge, and a challenge ends after five minutes", async () => {
    const { email, factorId, nextCode } = await userWithFactor();
    const { client } = await signedInClient(auth, email);
    const { data } = await client.mfa.challenge({ factorId });
    const challengeId = data?.id ?? "";
    const codes: unknown[] = [];
    for (let time = 0; time < 5; time += 1) {
      const { error } = await client.mfa.verify({ factorId, challengeId, code: "000000" });
      codes.push(error?.code);
    }
    expect(new Set(codes)).toEqual(new Set(["mfa_verification_failed"]));
    const limited = await client.mfa.verify({ factorId, challengeId, code: nextCode() });
    expect(limited.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });

    const late = await auth.sibling();
    const other = await userWithFactor(late);
    const challenge = await other.client.mfa.challenge({ factorId: other.factorId });
    late.advance(301);
    const { error } = await other.client.mfa.verify({
      factorId: other.factorId,
      challengeId: challenge.data?.id ?? "",
      code: "000000",
    });
    expect(error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
    await late.stop();
  });

  test("concurrent tries of one challenge do not exceed its five", async () => {
    const wide = await auth.sibling({
      limits: { failedFactorsPerClientAndUser: { points: 100, seconds: 60 } },
    });
    const { email, factorId } = await userWithFactor(wide);
    const { client } = await signedInClient(wide, email);
    const { data } = await client.mfa.challenge({ factorId });
    const challengeId = data?.id ?? "";
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.mfa.verify({ factorId, challengeId, code: `00000${index % 10}` }),
      ),
    );
    const codes = outcomes.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === "mfa_verification_failed")).toHaveLength(5);
    expect(codes.filter((code) => code === "mfa_challenge_expired")).toHaveLength(15);
    await wide.stop();
  });

  test("many addresses together have fifty wrong codes a day", async () => {
    const many = await auth.sibling({
      clientAddress: (c) => c.req.header("x-test-address") ?? "192.0.2.1",
      limits: { failedFactorsPerUser: { points: 6, seconds: 86_400 } },
    });
    const { email, factorId } = await userWithFactor(many);
    const { session } = await signedInClient(many, email);
    const statuses: number[] = [];
    for (let host = 1; host <= 8; host += 1) {
      const headers = {
        ...bearer(session.access_token),
        "x-test-address": `192.0.2.${host}`,
      };
      const challenge = await many.post(`/factors/${factorId}/challenge`, {}, headers);
      const { id } = z.object({ id: z.string() }).parse(await challenge.json());
      const body = { challenge_id: id, code: "000000" };
      statuses.push((await many.post(`/factors/${factorId}/verify`, body, headers)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
    await many.stop();
  });

  test("the password alone makes no device known", async () => {
    const { email } = await userWithFactor();
    const response = await auth.post("/token?grant_type=password", { email, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("with a verified factor, a session of AAL1", () => {
  test("changes neither email nor password nor factors", async () => {
    const { email, factorId } = await userWithFactor();
    const { client } = await signedInClient(auth, email);
    const outcomes = [
      await client.updateUser({ email: newAddress() }),
      await client.updateUser({ password: "another horse" }),
      await client.mfa.enroll({ factorType: "totp", friendlyName: "Thief" }),
      await client.mfa.unenroll({ factorId }),
    ];
    expect(outcomes.map(({ error }) => [error?.status, error?.code])).toEqual([
      [401, "insufficient_aal"],
      [401, "insufficient_aal"],
      [403, "insufficient_aal"],
      [422, "insufficient_aal"],
    ]);
    expect((await client.updateUser({ data: { name: "Grace" } })).error).toBeNull();
  });

  test("of AAL2 does, and unenrolling lowers it", async () => {
    const { client, factorId } = await userWithFactor();
    expect((await client.updateUser({ email: newAddress() })).error).toBeNull();
    const { data } = await client.mfa.unenroll({ factorId });
    expect(data).toEqual({ id: factorId });
    await client.refreshSession();
    expect((await aalOf(client))?.currentLevel).toBe("aal1");
  });
});

describe("a stranger", () => {
  test("finds no factor of another user", async () => {
    const { factorId } = await userWithFactor();
    const { client } = await newUser();
    const outcomes = [
      await client.mfa.challenge({ factorId }),
      await client.mfa.unenroll({ factorId }),
      await client.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: "000000" }),
    ];
    expect(outcomes.map(({ error }) => [error?.status, error?.code])).toEqual(
      Array.from({ length: 3 }, () => [404, "mfa_factor_not_found"]),
    );
  });

  test("uses no challenge of another factor, nor from another address", async () => {
    const here = await auth.sibling({
      clientAddress: (c) => c.req.header("x-test-address") ?? "192.0.2.1",
    });
    const owner = await userWithFactor(here);
    const other = await userWithFactor(here);
    const { data } = await owner.client.mfa.challenge({ factorId: owner.factorId });
    const body = { challenge_id: data?.id, code: owner.nextCode() };
    const wrongFactor = await other.client.mfa.verify({
      factorId: other.factorId,
      challengeId: data?.id ?? "",
      code: other.nextCode(),
    });
    expect(wrongFactor.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
    const session = await owner.client.getSession();
    const elsewhere = await here.post(`/factors/${owner.factorId}/verify`, body, {
      ...bearer(session.data.session?.access_token),
      "x-test-address": "198.51.100.7",
    });
    expect(await elsewhere.json()).toMatchObject({ error_code: "mfa_ip_address_mismatch" });
    await here.stop();
  });

  test.each([
    ["POST", "/factors"],
    ["POST", "/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66/challenge"],
    ["POST", "/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66/verify"],
    ["DELETE", "/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66"],
    ["POST", "/factors/recovery_codes"],
    ["POST", "/factors/recovery_codes/verify"],
  ])("without a session gets 401: %s %s", async (method, path) => {
    const response = await fetch(`${auth.url}${path}`, { method });
    expect(response.status).toBe(401);
  });
});

describe("enrolling", () => {
  test("rejects a used name, an unknown kind, WebAuthn, and an eleventh factor", async () => {
    const { client, session } = await newUser();
    const post = async (body: Record<string, unknown>) => {
      const response = await auth.post("/factors", body, bearer(session.access_token));
      const { error_code: code } = errorBody.parse(await response.json());
      return [response.status, code];
    };
    expect(await post({ factor_type: "totp", friendly_name: "A" })).toEqual([200, undefined]);
    expect(await post({ factor_type: "totp", friendly_name: "A" })).toEqual([
      422,
      "mfa_factor_name_conflict",
    ]);
    expect(await post({ factor_type: "face" })).toEqual([400, "validation_failed"]);
    expect(await post({ factor_type: "webauthn" })).toEqual([
      422,
      "mfa_webauthn_enroll_not_enabled",
    ]);
    for (let number = 1; number < 10; number += 1)
      await post({ factor_type: "totp", friendly_name: `F${number}` });
    expect(await post({ factor_type: "totp", friendly_name: "Z" })).toEqual([
      422,
      "too_many_enrolled_mfa_factors",
    ]);
    const { data } = await client.getUser();
    expect(data.user?.factors).toHaveLength(10);
    expect(JSON.stringify(data.user)).not.toContain("secret");
  });

  test("a phone factor gets its code by SMS", async () => {
    const { client } = await newUser();
    const { data } = await client.mfa.enroll({ factorType: "phone", phone: "+15557654321" });
    expect(data).toMatchObject({ type: "phone", phone: "+15557654321" });
    const factorId = data?.id ?? "";
    const challenge = await client.mfa.challenge({ factorId });
    const sms = auth.smsTo("15557654321").at(-1);
    expect(sms?.kind).toBe("mfa");
    const wrong = { factorId, challengeId: challenge.data?.id ?? "", code: "00000000" };
    expect((await client.mfa.verify(wrong)).error?.message).toBe("Invalid MFA Phone code entered");
    const right = { ...wrong, code: sms?.code ?? "" };
    expect((await client.mfa.verify(right)).error).toBeNull();
    expect(await aalOf(client)).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/phone" }, { method: "password" }],
    });
  });

  test("of a phone is off where phone numbers are", async () => {
    const off = await auth.sibling({ sendSms: undefined });
    const { client } = await newUser(off);
    const { error } = await client.mfa.enroll({ factorType: "phone", phone: "+15557654321" });
    expect(error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
    await off.stop();
  });
});

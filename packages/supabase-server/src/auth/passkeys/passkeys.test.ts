import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { SoftwareAuthenticator } from "../testing/software-authenticator.ts";
import { confirmedUser, signedInClient, startAuth } from "../testing/started-auth.ts";

const site = { rpId: "app.example.test", origin: "https://app.example.test" };
const passkeys = { rpId: site.rpId, rpName: "Postulo", origins: [site.origin] };
const auth = await startAuth({ passkeys });
afterAll(() => auth.stop());

const creation = z.object({
  challenge_id: z.string(),
  expires_at: z.number(),
  options: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }),
});
const request = z.object({
  challenge_id: z.string(),
  options: z.looseObject({
    challenge: z.string(),
    allowCredentials: z.array(z.unknown()).optional(),
  }),
});
const passkey = z.object({ id: z.string(), friendly_name: z.string() });
const errorBody = z.object({ error_code: z.string() });

async function newUser() {
  const email = await confirmedUser(auth);
  const { session } = await signedInClient(auth, email);
  return { email, userId: session.user.id, headers: bearer(session.access_token) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function startRegistration(headers: Record<string, string>, on = auth) {
  const response = await on.post("/passkeys/registration/options", {}, headers);
  return creation.parse(await response.json());
}

const finishRegistration = (
  headers: Record<string, string>,
  body: { challenge_id: string; credential: unknown },
) => auth.post("/passkeys/registration/verify", body, headers);

async function registered() {
  const user = await newUser();
  const authenticator = new SoftwareAuthenticator(site);
  const { challenge_id: id, options } = await startRegistration(user.headers);
  const credential = authenticator.create(options);
  const response = await finishRegistration(user.headers, { challenge_id: id, credential });
  return { ...user, authenticator, passkey: passkey.parse(await response.json()) };
}

async function startSignIn(on = auth) {
  const response = await on.post("/passkeys/authentication/options", {});
  return request.parse(await response.json());
}

const finishSignIn = (challengeId: string, credential: unknown, on = auth) =>
  on.post("/passkeys/authentication/verify", { challenge_id: challengeId, credential });

const codeOf = async (response: Response) => [
  response.status,
  errorBody.parse(await response.json()).error_code,
];

describe("a passkey", () => {
  test("is registered by a signed-in user and then signs in alone", async () => {
    const { userId, authenticator, headers, passkey: key } = await registered();
    const { challenge_id: id, options } = await startSignIn();
    expect(options.allowCredentials ?? []).toEqual([]);
    const response = await finishSignIn(id, authenticator.get(options));
    expect(response.status).toBe(200);
    const session: unknown = await response.json();
    expect(session).toMatchObject({ user: { id: userId }, token_type: "bearer" });
    const list: unknown = await (await fetch(`${auth.url}/passkeys`, { headers })).json();
    expect(list).toMatchObject([{ id: key.id, last_used_at: expect.any(String) }]);
  });

  test("is renamed and deleted by its user, and signs in no more", async () => {
    const { authenticator, headers, passkey: key } = await registered();
    const at = `${auth.url}/passkeys/${key.id}`;
    const renamed = await fetch(at, {
      method: "PATCH",
      headers,
      body: JSON.stringify({ friendly_name: "Phone" }),
    });
    expect(await renamed.json()).toMatchObject({ friendly_name: "Phone" });
    expect((await fetch(at, { method: "DELETE", headers })).status).toBe(204);
    const { challenge_id: id, options } = await startSignIn();
    expect(await codeOf(await finishSignIn(id, authenticator.get(options)))).toEqual([
      400,
      "webauthn_verification_failed",
    ]);
  });

  test("does not sign in a banned user", async () => {
    const { userId, authenticator } = await registered();
    await auth.database.admin.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      [userId],
    );
    const { challenge_id: id, options } = await startSignIn();
    expect(await codeOf(await finishSignIn(id, authenticator.get(options)))).toEqual([
      403,
      "user_banned",
    ]);
  });
});

describe("an attacker", () => {
  test("cannot replay an assertion, nor use a challenge of another ceremony", async () => {
    const { authenticator, headers } = await registered();
    const { challenge_id: id, options } = await startSignIn();
    const assertion = authenticator.get(options);
    expect((await finishSignIn(id, assertion)).status).toBe(200);
    expect(await codeOf(await finishSignIn(id, assertion))).toEqual([
      400,
      "webauthn_challenge_not_found",
    ]);
    const other = await startSignIn();
    expect(await codeOf(await finishSignIn(other.challenge_id, assertion))).toEqual([
      400,
      "webauthn_verification_failed",
    ]);
    const registration = await startRegistration(headers);
    const crossed = authenticator.get(registration.options);
    expect(await codeOf(await finishSignIn(registration.challenge_id, crossed))).toEqual([
      400,
      "webauthn_challenge_not_found",
    ]);
  });

  test("is rejected from another origin or relying party", async () => {
    const { authenticator } = await registered();
    for (const wrong of [
      { ...site, origin: "https://phishing.example.test" },
      { ...site, rpId: "example.test" },
    ]) {
      const { headers } = await newUser();
      const { challenge_id: id, options } = await startRegistration(headers);
      const credential = new SoftwareAuthenticator(wrong).create(options);
      const response = await finishRegistration(headers, { challenge_id: id, credential });
      expect(await codeOf(response)).toEqual([400, "webauthn_verification_failed"]);
    }
    const { challenge_id: id, options } = await startSignIn();
    const assertion = authenticator.get(options);
    const clientDataJSON = Buffer.from(
      JSON.stringify({
        type: "webauthn.get",
        challenge: options.challenge,
        origin: "https://phishing.example.test",
      }),
    ).toString("base64url");
    const phished = { ...assertion, response: { ...assertion.response, clientDataJSON } };
    expect(await codeOf(await finishSignIn(id, phished))).toEqual([
      400,
      "webauthn_verification_failed",
    ]);
  });

  test("cannot sign in as another user by that user's handle", async () => {
    const victim = await registered();
    const thief = await registered();
    const { challenge_id: id, options } = await startSignIn();
    thief.authenticator.userHandle = victim.authenticator.userHandle;
    expect(await codeOf(await finishSignIn(id, thief.authenticator.get(options)))).toEqual([
      400,
      "webauthn_verification_failed",
    ]);
  });

  test("with a clone of the authenticator, whose count does not grow, is rejected", async () => {
    const { authenticator } = await registered();
    for (let time = 0; time < 2; time += 1) {
      const { challenge_id: id, options } = await startSignIn();
      expect((await finishSignIn(id, authenticator.get(options))).status).toBe(200);
    }
    const { challenge_id: id, options } = await startSignIn();
    const clone = authenticator.get(options, { isClone: true });
    expect(await codeOf(await finishSignIn(id, clone))).toEqual([
      400,
      "webauthn_verification_failed",
    ]);
  });

  test("finds no passkey of another user, and uses no challenge of theirs", async () => {
    const owner = await registered();
    const { headers } = await newUser();
    const at = `${auth.url}/passkeys/${owner.passkey.id}`;
    expect((await fetch(at, { method: "DELETE", headers })).status).toBe(404);
    const rename = { method: "PATCH", headers, body: '{"friendly_name":"mine"}' };
    expect((await fetch(at, rename)).status).toBe(404);
    expect(await (await fetch(`${auth.url}/passkeys`, { headers })).json()).toEqual([]);
    const { challenge_id: id, options } = await startRegistration(owner.headers);
    const credential = new SoftwareAuthenticator(site).create(options);
    const response = await finishRegistration(headers, { challenge_id: id, credential });
    expect(await codeOf(response)).toEqual([400, "webauthn_challenge_not_found"]);
  });

  test("registers no credential that another user has", async () => {
    const owner = await registered();
    const { headers } = await newUser();
    const { challenge_id: id, options } = await startRegistration(headers);
    const credential = owner.authenticator.create(options);
    const response = await finishRegistration(headers, { challenge_id: id, credential });
    expect(await codeOf(response)).toEqual([422, "webauthn_credential_exists"]);
  });
});

test("a challenge ends after five minutes", async () => {
  const late = await auth.sibling();
  const { authenticator } = await registered();
  const { challenge_id: id, options } = await startSignIn(late);
  late.advance(301);
  expect(await codeOf(await finishSignIn(id, authenticator.get(options), late))).toEqual([
    400,
    "webauthn_challenge_expired",
  ]);
  await late.stop();
});

test("challenges are limited by client", async () => {
  const strict = await auth.sibling({
    clientAddress: () => "192.0.2.77",
    limits: { passkeyChallengesPerClient: { points: 2, seconds: 60 } },
  });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await strict.post("/passkeys/authentication/options", {})).status);
  expect(statuses).toEqual([200, 200, 429]);
  await strict.stop();
});

test("challenges for registering are limited by user", async () => {
  const strict = await auth.sibling({
    limits: { passkeyChallengesPerUser: { points: 2, seconds: 60 } },
  });
  const [one, other] = [await newUser(), await newUser()];
  const statusOf = async ({ headers }: { headers: Record<string, string> }) =>
    (await strict.post("/passkeys/registration/options", {}, headers)).status;
  expect([await statusOf(one), await statusOf(one), await statusOf(one)]).toEqual([200, 200, 429]);
  expect(await statusOf(other)).toBe(200);
  await strict.stop();
});

test("without a session nothing is registered or listed", async () => {
  expect((await auth.post("/passkeys/registration/options", {})).status).toBe(401);
  expect((await auth.post("/passkeys/registration/verify", {})).status).toBe(401);
  expect((await fetch(`${auth.url}/passkeys`)).status).toBe(401);
});

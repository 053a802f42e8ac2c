import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { problemsOf } from "../testing/gotrue-schema.ts";
import { confirmedUser, password, signedInClient } from "../testing/started-auth.ts";
import { signInToApp } from "./testing/id-token.ts";
import { newPerson, startProviders } from "./testing/started-providers.ts";

const { issuer, auth, signIn, stop } = await startProviders();
afterAll(stop);

const grant = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const response = await auth.post("/token?grant_type=id_token", body, headers);
  return [response.status, await response.json()] as const;
};
const oauthError = (error: string, error_description: string) =>
  [400, { error, error_description }] as const;

describe("an id token of an app", () => {
  test("creates an account, and the next one opens it again", async () => {
    const person = newPerson();
    const { idToken, accessToken } = await signInToApp(issuer, person, { nonce: "a nonce" });
    const client = auth.client();
    const first = await client.signInWithIdToken({
      provider: "google",
      token: idToken,
      access_token: accessToken,
      nonce: "a nonce",
    });
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: "google", providers: ["google"] },
      identities: [{ provider: "google", id: person.sub }],
    });
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    const again = await signInToApp(issuer, person);
    const second = await auth
      .client()
      .signInWithIdToken({ provider: "google", token: again.idToken });
    expect(second.data.user?.id).toBe(first.data.user?.id);
  });

  test("opens the account that the redirect of the provider created", async () => {
    const person = newPerson();
    const { user } = await signIn(person);
    const { idToken } = await signInToApp(issuer, person);
    const { data } = await auth.client().signInWithIdToken({ provider: "google", token: idToken });
    expect(data.user?.id).toBe(user?.id);
  });

  test("names the provider by issuer and client, as earlier clients do", async () => {
    const { idToken } = await signInToApp(issuer, newPerson({ sub: randomUUID() }));
    // GoTrue's document calls every `id` of an identity a UUID; its server returns the provider's.
    const [status, body] = await grant({
      id_token: idToken,
      client_id: issuer.appId,
      issuer: issuer.url,
    });
    expect([status, problemsOf("POST /token", body)]).toEqual([200, []]);
  });

  test("of somebody else's app is rejected", async () => {
    const { idToken } = await signInToApp(issuer, newPerson(), { appId: issuer.foreignAppId });
    expect(await grant({ provider: "google", id_token: idToken })).toEqual(
      oauthError("invalid request", `Unacceptable audience in id_token: [${issuer.foreignAppId}]`),
    );
  });

  test("needs the nonce with which it was requested, and no other", async () => {
    const { idToken } = await signInToApp(issuer, newPerson(), { nonce: "right" });
    const plain = await signInToApp(issuer, newPerson());
    const missing = oauthError(
      "invalid request",
      "Passed nonce and nonce in id_token should either both exist or not.",
    );
    const google = { provider: "google", id_token: idToken };
    expect(await grant(google)).toEqual(missing);
    expect(await grant({ provider: "google", id_token: plain.idToken, nonce: "n" })).toEqual(
      missing,
    );
    expect(await grant({ ...google, nonce: "wrong" })).toEqual(
      oauthError("invalid nonce", "Nonces mismatch"),
    );
    expect((await grant({ ...google, nonce: "right" }))[0]).toBe(200);
  });

  test("is rejected once it has expired", async () => {
    const later = await auth.sibling({ now: () => new Date(Date.now() + 95_000) });
    const { idToken } = await signInToApp(issuer, newPerson());
    const { error } = await later
      .client()
      .signInWithIdToken({ provider: "google", token: idToken });
    await later.stop();
    expect([error?.status, error?.message]).toEqual([400, "Bad ID token"]);
  });

  test("without a verified address creates no account", async () => {
    const { idToken } = await signInToApp(issuer, newPerson({ email_verified: false }));
    const { error } = await auth.client().signInWithIdToken({ provider: "google", token: idToken });
    expect([error?.status, error?.code]).toEqual([422, "provider_email_needs_verification"]);
  });

  test("of a provider that is down is no error of the client", async () => {
    const { idToken } = await signInToApp(issuer, newPerson());
    const [status, body] = await grant({ provider: "custom:down", id_token: idToken });
    expect([status, body]).toEqual([
      503,
      {
        code: 503,
        error_code: "unexpected_failure",
        msg: "The provider custom:down cannot be reached at the moment",
      },
    ]);
  });

  test("of an unknown custom provider is rejected", async () => {
    expect(await grant({ provider: "custom:other", id_token: "t" })).toEqual([
      400,
      {
        code: 400,
        error_code: "validation_failed",
        msg: 'Custom provider "custom:other" not found',
      },
    ]);
  });

  test("is limited by client", async () => {
    const strict = await auth.sibling({
      limits: { authorizationsPerClient: { points: 1, seconds: 60 } },
    });
    const client = strict.client();
    await client.signInWithIdToken({ provider: "google", token: "t" });
    const { error } = await client.signInWithIdToken({ provider: "google", token: "t" });
    await strict.stop();
    expect(error?.code).toBe("over_request_rate_limit");
  });
});

describe("linking by an id token", () => {
  test("adds the identity to the signed-in account", async () => {
    const email = await confirmedUser(auth);
    const { client, session } = await signedInClient(auth, email);
    const person = newPerson();
    const { idToken } = await signInToApp(issuer, person);
    const { data, error } = await client.linkIdentity({ provider: "google", token: idToken });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: session.user.id,
      email,
      app_metadata: { provider: "email", providers: ["email", "google"] },
    });
    const again = await signInToApp(issuer, person);
    const signedIn = await auth
      .client()
      .signInWithIdToken({ provider: "google", token: again.idToken });
    expect(signedIn.data.user?.id).toBe(session.user.id);
    const byPassword = await auth.client().signInWithPassword({ email, password });
    expect(byPassword.error).toBeNull();
  });

  test("needs a session and the setting", async () => {
    const off = await auth.sibling({ manualLinking: false });
    const { idToken } = await signInToApp(issuer, newPerson());
    const body = { provider: "google", id_token: idToken, link_identity: true };
    expect(await grant(body)).toEqual(
      oauthError("invalid request", "Linking requires a valid user access token in Authorization"),
    );
    expect((await grant(body, { authorization: "Bearer x" }))[0]).toBe(403);
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    const { data } = await client.getSession();
    const disabled = await off.post("/token?grant_type=id_token", body, {
      authorization: `Bearer ${data.session?.access_token}`,
    });
    await off.stop();
    expect(disabled.status).toBe(404);
  });

  test("an identity of another account stays there", async () => {
    const person = newPerson();
    const { user: owner } = await signIn(person);
    const { client } = await signedInClient(auth, await confirmedUser(auth));
    const { idToken } = await signInToApp(issuer, person);
    const { error } = await client.linkIdentity({ provider: "google", token: idToken });
    expect([error?.status, error?.code, error?.message]).toEqual([
      422,
      "identity_already_exists",
      "Identity is already linked to another user",
    ]);
    expect((await signIn(person)).user?.id).toBe(owner?.id);
  });
});

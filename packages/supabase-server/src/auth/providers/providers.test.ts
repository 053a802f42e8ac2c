import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { follow, newAddress, siteUrl } from "../testing/started-auth.ts";
import { newPerson, startProviders } from "./testing/started-providers.ts";

const { issuer, auth, startSignIn, through, signIn, newCallback, query, stop } =
  await startProviders();
afterAll(stop);

const settingsSchema = z.object({ external: z.record(z.string(), z.boolean()) });
const errorSchema = z.object({ code: z.number(), error_code: z.string(), msg: z.string() });

describe("signing in at an OpenID Connect provider", () => {
  test("with PKCE creates an account with the identity", async () => {
    const person = newPerson();
    const { page, user, client } = await signIn(person);
    expect(page.href.startsWith(`${siteUrl}/?code=`)).toBe(true);
    expect(page.hash).toBe("");
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { name: "Ada Lovelace", email_verified: true },
    });
    expect(user?.email_confirmed_at).toBeDefined();
    const { data } = (await client?.getUserIdentities()) ?? {};
    expect(data?.identities).toMatchObject([
      {
        provider: "google",
        id: person.sub,
        identity_data: { sub: person.sub, email: person.email, iss: issuer.url },
      },
    ]);
    const { data: claims } = (await client?.getClaims()) ?? {};
    expect(claims?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
  });

  test("in the implicit flow returns the tokens in the fragment", async () => {
    const person = newPerson();
    issuer.setPerson(person);
    const { client, url } = await startSignIn({ flow: "implicit" });
    const page = await through(url);
    const tokens = new URLSearchParams(page.hash.slice(1));
    expect([page.search, [...tokens.keys()].toSorted()]).toEqual([
      "",
      ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"],
    ]);
    const { data } = await client.setSession({
      access_token: tokens.get("access_token") ?? "",
      refresh_token: tokens.get("refresh_token") ?? "",
    });
    expect(data.user?.email).toBe(person.email);
  });

  test("by a callback that is posted", async () => {
    const person = newPerson();
    const { user } = await signIn(person, { provider: "apple" });
    expect(user?.app_metadata["provider"]).toBe("apple");
  });

  test("the same person gets the same account, also with another address", async () => {
    const person = newPerson();
    const first = await signIn(person);
    const second = await signIn({ ...person, email: newAddress(), email_verified: false });
    expect(first.user?.id).toBeDefined();
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.email).toBe(person.email);
  });

  test("five first sign-ins at once make one account", async () => {
    issuer.setPerson(newPerson());
    const pages = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { client, url } = await startSignIn();
        const code = (await through(url)).searchParams.get("code") ?? "";
        return (await client.exchangeCodeForSession(code)).data.user?.id;
      }),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toBeDefined();
  });

  test("`/settings` names the configured providers", async () => {
    const response = await fetch(`${auth.url}/settings`);
    const { external } = settingsSchema.parse(await response.json());
    expect(external).toMatchObject({ google: true, apple: true, azure: false, github: false });
  });
});

describe("a callback", () => {
  const invalidState = {
    error: "invalid_request",
    error_code: "bad_oauth_state",
    error_description: "OAuth callback with invalid state",
  };

  test("works once", async () => {
    issuer.setPerson(newPerson());
    const callback = await newCallback();
    const [first, second] = [await follow(callback.href), await follow(callback.href)];
    expect(first.query["code"]).toBeDefined();
    expect([second.page, second.query, second.fragment]).toEqual([
      `${siteUrl}/`,
      invalidState,
      invalidState,
    ]);
  });

  test("is void after five minutes", async () => {
    issuer.setPerson(newPerson());
    const callback = await newCallback();
    auth.advance(301);
    expect((await follow(callback.href)).query).toEqual(invalidState);
  });

  test("of another browser gives a code that is useless without its verifier", async () => {
    issuer.setPerson(newPerson());
    const callback = await newCallback();
    const landed = await follow(callback.href);
    const { client: other } = await startSignIn();
    const { data, error } = await other.exchangeCodeForSession(landed.query["code"] ?? "");
    expect([data.session, error?.code]).toEqual([null, "bad_code_verifier"]);
  });

  test("with the code of another sign-in is rejected", async () => {
    issuer.setPerson(newPerson());
    const [mine, theirs] = [await newCallback(), await newCallback()];
    mine.searchParams.set("code", theirs.searchParams.get("code") ?? "");
    expect((await follow(mine.href)).query).toEqual({
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "Unable to exchange external code: invalid_grant",
    });
  });

  test("without a state answers as without providers", async () => {
    const response = await fetch(`${auth.url}/callback?code=c`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 400, error_code: "bad_oauth_callback", msg: "OAuth state parameter missing" },
    ]);
  });

  test("stores the state as a hash", async () => {
    const { headers } = await fetch((await startSignIn()).url, { redirect: "manual" });
    const state = new URL(headers.get("location") ?? "").searchParams.get("state") ?? "";
    const { rows } = await query("select * from auth.provider_states");
    expect(state).toHaveLength(43);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(state);
  });
});

describe("errors", () => {
  test("a declined consent is returned in the redirect", async () => {
    const { page } = await signIn(newPerson({ denies: true }));
    const expected = { error: "access_denied", error_description: "The person declined" };
    expect(Object.fromEntries(page.searchParams)).toEqual(expected);
    expect(Object.fromEntries(new URLSearchParams(page.hash.slice(1)))).toEqual(expected);
  });

  test("a redirect to a foreign page leads to the site", async () => {
    const foreign = await signIn(newPerson(), { redirectTo: "https://evil.example/steal" });
    const allowed = await signIn(newPerson(), { redirectTo: "https://other.example.test/a?b=c" });
    expect(foreign.page.origin).toBe(siteUrl);
    expect([
      allowed.page.origin,
      allowed.page.pathname,
      allowed.page.searchParams.get("b"),
    ]).toEqual(["https://other.example.test", "/a", "c"]);
  });

  test("a wrong client secret does not appear in the redirect", async () => {
    const { error } = await signIn(newPerson(), { provider: "keycloak" });
    expect(error).toEqual({
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "Unable to exchange external code: invalid_client",
    });
  });

  test("an issuer that is down is returned in the redirect", async () => {
    const { error } = await signIn(newPerson(), { provider: "custom:down" });
    expect(error).toEqual({
      error: "temporarily_unavailable",
      error_code: "unexpected_failure",
      error_description: "The provider custom:down cannot be reached at the moment",
    });
  });

  test("a provider that is not configured answers as before", async () => {
    const response = await fetch(`${auth.url}/authorize?provider=azure`);
    expect([response.status, errorSchema.parse(await response.json()).msg]).toEqual([
      400,
      "Unsupported provider: provider is not enabled",
    ]);
  });

  test("an overlong parameter is rejected", async () => {
    const response = await fetch(
      `${auth.url}/authorize?provider=google&login_hint=${"a".repeat(501)}`,
    );
    expect([response.status, errorSchema.parse(await response.json()).error_code]).toEqual([
      400,
      "validation_failed",
    ]);
  });

  test("discovery is requested once per provider", () => {
    const discoveries = issuer.requests.filter((path) => path.startsWith("/.well-known/"));
    // google, apple and keycloak
    expect(discoveries).toHaveLength(3);
  });
});

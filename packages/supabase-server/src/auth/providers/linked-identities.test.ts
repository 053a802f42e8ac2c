import type { GoTrueClient, UserIdentity } from "@supabase/auth-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, describe, expect, test } from "vitest";
import { confirmedUser, follow, newAddress, password } from "../testing/started-auth.ts";
import type { Person } from "./testing/started-issuer.ts";
import { newPerson, startProviders, untilRedirect } from "./testing/started-providers.ts";

const { issuer, auth, signIn, through, query, stop } = await startProviders();
afterAll(stop);

/** A browser in which a person is signed in by password. */
async function signedIn(email?: string): Promise<GoTrueClient> {
  const client = auth.client("pkce");
  const { error } = await client.signInWithPassword({
    email: email ?? (await confirmedUser(auth)),
    password,
  });
  if (error) throw error;
  return client;
}

/** The consent page of a link that the client starts. */
async function startLink(client: GoTrueClient): Promise<string> {
  const { data, error } = await client.linkIdentity({ provider: "google" });
  if (error) throw error;
  return data.url;
}

/** Goes through the provider to the page of the client. */
async function consent(url: string, person: Person): Promise<URL> {
  issuer.setPerson(person);
  return through(url);
}

const codeOf = (page: URL) => page.searchParams.get("code") ?? "";

async function link(client: GoTrueClient, person: Person) {
  const page = await consent(await startLink(client), person);
  return client.exchangeCodeForSession(codeOf(page));
}

const identitiesOf = async (client: GoTrueClient): Promise<readonly UserIdentity[]> =>
  (await client.getUserIdentities()).data?.identities ?? [];
const providersOf = async (client: GoTrueClient) =>
  (await identitiesOf(client)).map(({ provider }) => provider);

async function identityOf(client: GoTrueClient, provider: string): Promise<UserIdentity> {
  const found = (await identitiesOf(client)).find((identity) => identity.provider === provider);
  if (!found) throw new Error(`no identity of ${provider}`);
  return found;
}

const isStored = async ({ sub }: Person) =>
  (await query("select from auth.identities where provider_id = $1", [sub])).rowCount === 1;

/** Adds an authenticator app to the account, and signs in again without its code. */
async function withFactor(email: string): Promise<{ strong: GoTrueClient; weak: GoTrueClient }> {
  const strong = await signedIn(email);
  const { data } = await strong.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("no factor");
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  const { error } = await strong.mfa.challengeAndVerify({ factorId: data.id, code });
  if (error) throw error;
  return { strong, weak: await signedIn(email) };
}

describe("linking", () => {
  test("adds an identity of another address, which signs in to the same account", async () => {
    const client = await signedIn();
    const before = (await client.getUser()).data.user;
    const person = newPerson();
    const { data, error } = await link(client, person);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: before?.id,
      email: before?.email,
      app_metadata: { provider: "email", providers: ["email", "google"] },
    });
    expect(await identitiesOf(client)).toMatchObject([
      { provider: "email" },
      { provider: "google", id: person.sub, identity_data: { email: person.email } },
    ]);
    expect((await signIn(person)).user?.id).toBe(before?.id);
  });

  test("makes an anonymous user a permanent one", async () => {
    const open = await auth.sibling({ anonymousUsers: true, publicUrl: auth.url });
    const client = open.client("pkce");
    const { data: anonymous } = await client.signInAnonymously();
    const person = newPerson();
    const { data } = await link(client, person);
    const unverified = open.client("pkce");
    await unverified.signInAnonymously();
    const page = await consent(
      await startLink(unverified),
      newPerson({ email: newAddress(), email_verified: false }),
    );
    await open.stop();
    expect(data.user).toMatchObject({
      id: anonymous.user?.id,
      email: person.email,
      is_anonymous: false,
    });
    expect(page.searchParams.get("error_code")).toBe("provider_email_needs_verification");
  });

  test("an identity of another account is refused and stays there", async () => {
    const person = newPerson();
    const { user: owner } = await signIn(person);
    const client = await signedIn();
    const page = await consent(await startLink(client), person);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      error_code: "identity_already_exists",
      error_description: "Identity is already linked to another user",
    });
    expect((await signIn(person)).user?.id).toBe(owner?.id);
  });

  test("an identity that is linked already is refused", async () => {
    const client = await signedIn();
    const person = newPerson();
    await link(client, person);
    const page = await consent(await startLink(client), person);
    expect(page.searchParams.get("error_description")).toBe("Identity is already linked");
  });

  test("an identity that another account took in the meantime is refused", async () => {
    const client = await signedIn();
    const person = newPerson();
    const page = await consent(await startLink(client), person);
    await signIn(person);
    const { error } = await client.exchangeCodeForSession(codeOf(page));
    expect(error?.code).toBe("identity_already_exists");
    expect(await providersOf(client)).toEqual(["email"]);
  });

  test("of an attacker that a victim's browser completes links nothing", async () => {
    const attacker = await signedIn();
    const victim = await signedIn();
    const person = newPerson();
    const page = await consent(await startLink(attacker), person);
    const { error } = await victim.exchangeCodeForSession(codeOf(page));
    expect(error).not.toBeNull();
    expect(await isStored(person)).toBe(false);
    expect([await providersOf(attacker), await providersOf(victim)]).toEqual([
      ["email"],
      ["email"],
    ]);
  });

  test("of an attacker with the verifier of another flow links nothing", async () => {
    const attacker = await signedIn();
    const victim = await signedIn();
    const url = await startLink(attacker);
    await startLink(victim);
    const person = newPerson();
    const page = await consent(url, person);
    const { error } = await victim.exchangeCodeForSession(codeOf(page));
    expect(error?.code).toBe("bad_code_verifier");
    expect(await isStored(person)).toBe(false);
  });

  test("ends with the session that started it, before the callback", async () => {
    const client = await signedIn();
    const url = await startLink(client);
    await client.signOut();
    const person = newPerson();
    const page = await consent(url, person);
    expect(page.searchParams.get("error_code")).toBe("bad_oauth_state");
    expect(await isStored(person)).toBe(false);
  });

  test("ends with the session that started it, after the callback", async () => {
    const email = await confirmedUser(auth);
    const client = await signedIn(email);
    const page = await consent(await startLink(client), newPerson());
    const other = await signedIn(email);
    await other.signOut({ scope: "others" });
    const { error } = await client.exchangeCodeForSession(codeOf(page));
    expect(error?.code).toBe("flow_state_not_found");
    expect(await providersOf(other)).toEqual(["email"]);
  });

  test("needs PKCE", async () => {
    const client = auth.client("implicit");
    await client.signInWithPassword({ email: await confirmedUser(auth), password });
    const { error } = await client.linkIdentity({ provider: "google" });
    expect([error?.status, error?.message]).toEqual([400, "Linking an identity requires PKCE"]);
  });

  test("needs a session and a provider that is on", async () => {
    const path = `${auth.url}/user/identities/authorize?provider=`;
    const { status } = await fetch(`${path}google`);
    const { error } = await (await signedIn()).linkIdentity({ provider: "azure" });
    expect([status, error?.status, error?.message]).toEqual([
      401,
      400,
      "Unsupported provider: provider is not enabled",
    ]);
  });

  test("redirects at once unless the client asks for the URL", async () => {
    const client = await signedIn();
    const url = new URL(`${auth.url}/user/identities/authorize`);
    url.search = new URLSearchParams({
      provider: "google",
      code_challenge: "x".repeat(43),
      code_challenge_method: "s256",
    }).toString();
    const token = (await client.getSession()).data.session?.access_token ?? "";
    const location = await untilRedirect(url.href, { authorization: `Bearer ${token}` });
    expect(location.origin).toBe(issuer.url);
  });

  test("needs the second factor of the account", async () => {
    const { strong, weak } = await withFactor(await confirmedUser(auth));
    const person = newPerson();
    const refused = await weak.linkIdentity({ provider: "google" });
    expect([refused.error?.status, refused.error?.code]).toEqual([403, "insufficient_aal"]);
    const { error } = await link(strong, person);
    expect(error).toBeNull();
    const removed = await weak.unlinkIdentity(await identityOf(weak, "google"));
    expect(removed.error?.code).toBe("insufficient_aal");
    expect(await isStored(person)).toBe(true);
  });

  test("a factor that was added in the meantime is needed", async () => {
    const email = await confirmedUser(auth);
    const client = await signedIn(email);
    const started = await startLink(client);
    // Sessions without the factor would end by its first verification.
    await query(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
       select id, 'App', 'totp', 'verified', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' from auth.users where email = $1`,
      [email],
    );
    const page = await consent(started, newPerson());
    expect(page.searchParams.get("error_code")).toBe("insufficient_aal");
  });
});

describe("unlinking", () => {
  test("removes an identity, which then signs in to an account of its own", async () => {
    const client = await signedIn();
    const person = newPerson();
    await link(client, person);
    const { error } = await client.unlinkIdentity(await identityOf(client, "google"));
    expect(error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ app_metadata: { provider: "email", providers: ["email"] } });
    expect((await signIn(person)).user?.id).not.toBe(data.user?.id);
  });

  test("the last identity is refused", async () => {
    const client = await signedIn();
    const { error } = await client.unlinkIdentity(await identityOf(client, "email"));
    expect([error?.status, error?.code]).toEqual([422, "single_identity_not_deletable"]);
  });

  test("two at once leave one", async () => {
    const client = await signedIn();
    await link(client, newPerson());
    const both = await identitiesOf(client);
    const results = await Promise.all(both.map((identity) => client.unlinkIdentity(identity)));
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  test("an identity of another account is refused", async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    await link(client, newPerson());
    await link(other, newPerson());
    const { error } = await client.unlinkIdentity(await identityOf(other, "google"));
    expect([error?.status, error?.code]).toEqual([422, "identity_not_found"]);
    expect(await providersOf(other)).toEqual(["email", "google"]);
  });

  test("of an id that is none is not found", async () => {
    const client = await signedIn();
    await link(client, newPerson());
    const google = await identityOf(client, "google");
    const { error } = await client.unlinkIdentity({ ...google, identity_id: "x" });
    expect([error?.status, error?.message]).toEqual([404, "identity_id must be an UUID"]);
  });

  test("of the address leaves the account with the one that the provider verified", async () => {
    const email = await confirmedUser(auth);
    const client = await signedIn(email);
    await client.resetPasswordForEmail(email);
    const person = newPerson();
    await link(client, person);
    await client.unlinkIdentity(await identityOf(client, "email"));
    const { data } = await client.getUser();
    const former = await follow(auth.mailsTo(email).at(-1)?.link ?? "");
    expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: "google" } });
    expect(former.query["error_code"] ?? former.fragment["error_code"]).toBe("otp_expired");
  });

  test("of the address is refused when another account has the one that is left", async () => {
    const taken = await confirmedUser(auth);
    const client = await signedIn();
    await link(client, newPerson({ email: taken }));
    const { error } = await client.unlinkIdentity(await identityOf(client, "email"));
    expect(error?.code).toBe("email_conflict_identity_not_deletable");
    expect(await providersOf(client)).toEqual(["email", "google"]);
  });

  test("of the address leaves none where no provider verified one", async () => {
    const client = await signedIn();
    await link(client, newPerson({ email_verified: false }));
    await client.unlinkIdentity(await identityOf(client, "email"));
    const { data } = await client.getUser();
    expect([data.user?.email, data.user?.email_confirmed_at]).toEqual(["", undefined]);
  });
});

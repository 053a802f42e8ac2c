import { afterAll, expect, test } from "vitest";
import { confirmedUser, follow, newAddress, password, startAuth } from "../testing/started-auth.ts";
import { openBrowser } from "./testing/browser.ts";
import { startGithub } from "./testing/started-github.ts";
import type { GithubUser } from "./testing/started-github.ts";

const github = await startGithub();
const registration = {
  name: "github" as const,
  label: "GitHub",
  issuer: github.url,
  clientId: github.clientId,
  clientIds: [github.clientId],
  clientSecret: github.clientSecret,
};
const auth = await startAuth({ providers: [registration], manualLinking: true });
afterAll(async () => {
  await auth.stop();
  await github.stop();
});

let counter = 0;
const newUser = (emails?: GithubUser["emails"]): GithubUser => ({
  id: (counter += 1),
  login: "ada",
  name: "Ada Lovelace",
  avatar_url: "https://pictures.example.test/ada.png",
  emails: emails ?? [
    { email: newAddress(), primary: false, verified: true },
    { email: newAddress(), primary: true, verified: true },
  ],
});

const through = (url: string) => openBrowser().open(url, [new URL(auth.url).origin, github.url]);

async function signIn(user: GithubUser) {
  github.setUser(user);
  const client = auth.client("pkce");
  const { data, error } = await client.signInWithOAuth({
    provider: "github",
    options: { skipBrowserRedirect: true, scopes: "read:user" },
  });
  if (error) throw error;
  const page = await through(data.url);
  const code = page.searchParams.get("code");
  if (code === null) return { error: Object.fromEntries(page.searchParams) };
  return { user: (await client.exchangeCodeForSession(code)).data.user };
}

test("creates an account with the primary address", async () => {
  const person = newUser();
  const { user } = await signIn(person);
  expect(user).toMatchObject({
    email: person.emails[1]?.email,
    app_metadata: { provider: "github", providers: ["github"] },
    user_metadata: { user_name: "ada", preferred_username: "ada", full_name: "Ada Lovelace" },
    identities: [
      {
        provider: "github",
        id: String(person.id),
        identity_data: { iss: `${github.url}/api/v3`, email_verified: true },
      },
    ],
  });
  expect((await signIn(person)).user?.id).toBe(user?.id);
});

test("asks for the addresses, with PKCE and a state", async () => {
  await signIn(newUser());
  const consent = Object.fromEntries(github.consents.at(-1) ?? []);
  expect(consent).toMatchObject({
    client_id: github.clientId,
    scope: "user:email read:user",
    code_challenge_method: "S256",
    redirect_uri: `${auth.url}/callback`,
  });
  expect(consent["state"]).toHaveLength(43);
});

test("an address that GitHub has not verified opens no account", async () => {
  const email = await confirmedUser(auth);
  const unverified = await signIn(newUser([{ email, primary: true, verified: false }]));
  const secondary = await signIn(newUser([{ email, primary: false, verified: true }]));
  const none = await signIn(newUser([]));
  expect([unverified, secondary, none].map(({ error }) => error?.["error_code"])).toEqual(
    Array.from({ length: 3 }, () => "provider_email_needs_verification"),
  );
});

test("links to a signed-in account", async () => {
  const client = auth.client("pkce");
  await client.signInWithPassword({ email: await confirmedUser(auth), password });
  const person = newUser([]);
  github.setUser(person);
  const { data } = await client.linkIdentity({ provider: "github" });
  const page = await through(data.url ?? "");
  const { data: linked } = await client.exchangeCodeForSession(page.searchParams.get("code") ?? "");
  expect(linked.user?.app_metadata["providers"]).toEqual(["email", "github"]);
  expect((await signIn(person)).user?.id).toBe(linked.user?.id);
});

test("a wrong secret is no success, although GitHub answers with status 200", async () => {
  const wrong = await auth.sibling({
    providers: [{ ...registration, clientSecret: "not the secret" }],
    publicUrl: auth.url,
  });
  github.setUser(newUser());
  const callback = await openBrowser().open(`${wrong.url}/authorize?provider=github`, [
    new URL(wrong.url).origin,
    github.url,
  ]);
  const { query } = await follow(`${wrong.url}/callback${callback.search}`);
  await wrong.stop();
  expect(query).toEqual({
    error: "server_error",
    error_code: "unexpected_failure",
    error_description: "Unable to exchange external code: OAUTH_INVALID_RESPONSE",
  });
});

test("has no id tokens", async () => {
  const { error } = await auth.client().signInWithIdToken({ provider: "github", token: "t" });
  expect(error?.message).toBe('Custom OIDC provider "github" not allowed');
});

test("`/settings` names it", async () => {
  const settings: unknown = await (await fetch(`${auth.url}/settings`)).json();
  expect(settings).toMatchObject({ external: { github: true, google: false } });
});

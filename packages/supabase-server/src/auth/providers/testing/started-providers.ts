import { asAuthAdmin } from "../../auth-database.ts";
import { newAddress, startAuth } from "../../testing/started-auth.ts";
import { openBrowser } from "./browser.ts";
import { startIssuer } from "./started-issuer.ts";
import type { Person } from "./started-issuer.ts";

interface ClientOptions {
  flow?: "pkce" | "implicit";
  provider?: "google" | "apple" | "keycloak" | "custom:down";
  redirectTo?: string;
}

let counter = 0;
/** A person whose address the issuer has verified. */
export const newPerson = (more: Partial<Person> = {}): Person => ({
  sub: `person-${(counter += 1)}`,
  email: newAddress(),
  email_verified: true,
  name: "Ada Lovelace",
  picture: "https://pictures.example.test/ada.png",
  ...more,
});

/** Where a request is redirected to. */
export async function untilRedirect(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { redirect: "manual", headers });
  return new URL(response.headers.get("location") ?? "");
}

/** Goes through the issuer as far as the callback, without opening it. */
export async function untilCallback(authorizeUrl: string, issuerUrl: string): Promise<URL> {
  return openBrowser().open((await untilRedirect(authorizeUrl)).href, [issuerUrl]);
}

/** Starts a server with an issuer under several names: one with a wrong secret, and one that is down. */
export async function startProviders() {
  const issuer = await startIssuer();
  const { url: issuerUrl, clientId, clientSecret } = issuer;
  const registration = {
    issuer: issuerUrl,
    clientId,
    clientIds: [clientId, issuer.appId],
    clientSecret,
  };
  const auth = await startAuth({
    manualLinking: true,
    redirectAllowList: ["https://other.example.test"],
    providers: [
      { ...registration, name: "google", label: "Google" },
      { ...registration, name: "apple", label: "Apple" },
      { ...registration, name: "keycloak", label: "Keycloak", clientSecret: "not the secret" },
      { ...registration, name: "custom:down", label: "Down", issuer: "http://127.0.0.1:9" },
    ],
  });
  await issuer.register(`${auth.url}/callback`);

  /** Lets the official client make the URL, as `skipBrowserRedirect` does. */
  const startSignIn = async (options: ClientOptions = {}) => {
    const { flow = "pkce", provider = "google", redirectTo } = options;
    const client = auth.client(flow);
    const { data, error } = await client.signInWithOAuth({
      provider,
      options: { skipBrowserRedirect: true, ...(redirectTo === undefined ? {} : { redirectTo }) },
    });
    if (error) throw error;
    return { client, url: data.url };
  };
  /** Opens a URL and follows it to the page of the client. */
  const through = (url: string) => openBrowser().open(url, [new URL(auth.url).origin, issuerUrl]);
  /** Signs in and returns the page, its parameters and the user. */
  const signIn = async (person: Person, options: ClientOptions = {}) => {
    issuer.setPerson(person);
    const { client, url } = await startSignIn(options);
    const page = await through(url);
    const code = page.searchParams.get("code");
    if (code === null) return { page, error: Object.fromEntries(page.searchParams) };
    const { data, error } = await client.exchangeCodeForSession(code);
    if (error) throw error;
    return { page, user: data.user, client };
  };
  return {
    issuer,
    auth,
    startSignIn,
    through,
    signIn,
    newCallback: async () => untilCallback((await startSignIn()).url, issuerUrl),
    query: (sql: string, values: readonly unknown[] = []) =>
      asAuthAdmin(auth.database.pool, (client) => client.query(sql, [...values])),
    stop: async () => {
      await auth.stop();
      await issuer.stop();
    },
  };
}

import { selfSigned } from "@postulo/postgres/testing/self-signed";
import { z } from "zod";
import { acceptApiKeys } from "../../../api-keys.ts";
import { createCallerResolver } from "../../../caller.ts";
import { asAuthAdmin } from "../../auth-database.ts";
import { openBrowser } from "../../providers/testing/browser.ts";
import { publishableKey, siteUrl, startAuth } from "../../testing/started-auth.ts";
import type { StartedAuth } from "../../testing/started-auth.ts";
import { attacker } from "./saml-forms.ts";
import { startIdp } from "./started-idp.ts";
import type { StartedIdp, Statement } from "./started-idp.ts";

type Flow = "pkce" | "implicit";

export const secretKey = "sb_secret_0123456789abcdef0123456789abcdef";
const created = z.object({ id: z.string() });

/** The administrator's calls. */
function administratorOf(auth: StartedAuth) {
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${auth.url}/admin/sso/providers${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  };
}

/** A server that signs its requests. */
async function startServer() {
  const plain = await startAuth();
  const resolveCaller = acceptApiKeys(
    createCallerResolver({ keyring: plain.keyring, publishableKey }),
    { secretKeys: [secretKey] },
  );
  const { key: privateKey, cert: certificate } = selfSigned("sp.example", { type: "rsa" });
  const saml = { signing: { privateKey, certificate } };
  const google = {
    name: "google",
    label: "Google",
    issuer: "http://127.0.0.1:9",
    clientId: "c",
    clientIds: ["c"],
    clientSecret: "s",
  } as const;
  const passkeys = { rpId: "app.example.test", rpName: "App", origins: [siteUrl] };
  const others = { manualLinking: true, passkeys, providers: [google] };
  return { plain, auth: await plain.sibling({ resolveCaller, saml, ...others }) };
}

/** What browsers do at a server with an identity provider for the domain corp.example. */
function browsersAt(auth: StartedAuth, idp: StartedIdp) {
  /** Lets the official client begin a sign-in. */
  const begin = async (flow: Flow = "pkce", redirectTo?: string) => {
    const client = auth.client(flow);
    const { data, error } = await client.signInWithSSO({
      domain: "corp.example",
      ...(redirectTo === undefined ? {} : { options: { redirectTo } }),
    });
    if (error) throw error;
    return { client, url: data.url };
  };
  return {
    begin,
    /** Signs in. */
    signIn: async (
      statement: Statement,
      { flow, redirectTo }: { flow?: Flow; redirectTo?: string } = {},
    ) => {
      idp.setStatement(statement);
      const { client, url } = await begin(flow, redirectTo);
      const page = await openBrowser().open(url, [new URL(auth.url).origin, idp.url]);
      const code = page.searchParams.get("code");
      if (code === null) return { page, client, error: Object.fromEntries(page.searchParams) };
      const { data, error } = await client.exchangeCodeForSession(code);
      if (error) throw error;
      return { page, client, user: data.user, session: data.session };
    },
    /** What would be posted after a sign-in of the attacker. */
    signedForm: async (statement: Partial<Statement> = {}) => {
      idp.setStatement({ nameId: attacker, ...statement });
      const { client, url } = await begin();
      return { client, url, form: await idp.respond(url) };
    },
    /** Posts a response, and returns the parameters of the page. */
    post: async (form: URLSearchParams, url = auth.url) => {
      const response = await fetch(`${url}/sso/saml/acs`, {
        method: "POST",
        body: form,
        redirect: "manual",
      });
      const page = new URL(response.headers.get("location") ?? siteUrl);
      return { page, parameters: Object.fromEntries(page.searchParams) };
    },
  };
}

/** Starts a server that signs its requests, with an identity provider for the domain corp.example. */
export async function startSaml() {
  const { plain, auth } = await startServer();
  const administer = administratorOf(auth);
  const idps: StartedIdp[] = [];
  /** Starts an identity provider and stores it. */
  const addIdp = async (more: Record<string, unknown>) => {
    const idp = await startIdp();
    idps.push(idp);
    idp.register(await (await fetch(`${auth.url}/sso/saml/metadata`)).text());
    const { body } = await administer("POST", "", {
      type: "saml",
      metadata_xml: idp.metadata,
      ...more,
    });
    return { idp, id: created.parse(body).id };
  };
  const { idp, id: providerId } = await addIdp({ domains: ["corp.example"] });
  return {
    auth,
    idp,
    providerId,
    addIdp,
    administer,
    ...browsersAt(auth, idp),
    query: (sql: string, values: readonly unknown[] = []) =>
      asAuthAdmin(auth.database.pool, (client) => client.query(sql, [...values])),
    stop: async () => {
      for (const each of idps) await each.stop();
      await auth.stop();
      await plain.stop();
    },
  };
}

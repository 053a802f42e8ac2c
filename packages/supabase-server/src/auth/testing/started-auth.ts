import { once } from "node:events";
import { serve } from "@hono/node-server";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { GoTrueClient } from "@supabase/auth-js";
import { Hono } from "hono";
import { createCallerResolver } from "../../caller.ts";
import { openKeyring } from "../../keyring.ts";
import type { Keyring } from "../../keyring.ts";
import type { AuthMail, SendMail } from "../messages/auth-mail.ts";
import type { SendSms, Sms } from "../messages/sms.ts";
import { createAuthRoutes } from "../auth-routes.ts";
import type { AuthOptions } from "../auth-server.ts";

/** A server with the auth routes, reached over HTTP. */
export interface StartedAuth {
  database: TestDatabase;
  keyring: Keyring;
  url: string;
  /** The sent mails, oldest first. */
  mails: AuthMail[];
  /** The sent mails to an email. */
  mailsTo: (email: string) => AuthMail[];
  /** The sent SMS to a number, oldest first. */
  smsTo: (phone: string) => Sms[];
  /** The official client with its own storage, like one browser. */
  client: (flowType?: "implicit" | "pkce") => GoTrueClient;
  /** A request without the official client. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Moves the server's clock. */
  advance: (seconds: number) => void;
  /** Another process on the same database. */
  sibling: (options?: Partial<AuthOptions>) => Promise<StartedAuth>;
  stop: () => Promise<void>;
}

/** The minimum cost of argon2id. */
const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };
export const siteUrl = "https://app.example.test";
export const publishableKey = "sb_publishable_test";

function memory() {
  const cookies = new Map<string, string>();
  return {
    getItem: (key: string) => cookies.get(key) ?? null,
    setItem: (key: string, value: string) => {
      cookies.set(key, value);
    },
    removeItem: (key: string) => {
      cookies.delete(key);
    },
  };
}

async function listen(app: Hono) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const close = async () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    await once(server, "close");
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}

/** Keeps what was sent, after the senders of the options. */
function recordMessages(options: Partial<AuthOptions>) {
  const mails: AuthMail[] = [];
  const texts: Sms[] = [];
  const sendMail: SendMail = async (mail) => {
    await options.sendMail?.(mail);
    mails.push(mail);
  };
  const sendSms: SendSms = async (sms) => {
    await options.sendSms?.(sms);
    texts.push(sms);
  };
  return { mails, texts, sendMail, sendSms: options.sendSms && sendSms };
}

async function startOn(
  database: TestDatabase,
  options: Partial<AuthOptions>,
): Promise<StartedAuth> {
  const keyring = await openKeyring(database.pool);
  const { mails, texts, sendMail, sendSms } = recordMessages(options);
  let aheadMs = 0;
  const app = new Hono();
  const { origin, close } = await listen(app);
  const url = `${origin}/auth/v1`;
  const routes = createAuthRoutes({
    pool: database.pool,
    keyring,
    resolveCaller: createCallerResolver({ keyring, publishableKey }),
    siteUrl,
    redirectAllowList: [],
    registration: "open",
    confirmEmail: true,
    publicUrl: url,
    now: () => new Date(Date.now() + aheadMs),
    passwordCost: cheapPasswords,
    ...options,
    sendMail,
    sendSms,
  });
  app.route("/auth/v1", routes);
  return {
    database,
    keyring,
    url,
    mails,
    mailsTo: (email) => mails.filter((mail) => mail.to === email),
    smsTo: (phone) => texts.filter((sms) => sms.to === phone),
    client: (flowType = "implicit") =>
      new GoTrueClient({
        url,
        flowType,
        headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
        storage: memory(),
        autoRefreshToken: false,
        persistSession: true,
      }),
    post: (path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
    sibling: (more = {}) => startOn(database, { ...options, ...more }),
    stop: close,
  };
}

/** Starts on its own database. */
export async function startAuth(options: Partial<AuthOptions> = {}): Promise<StartedAuth> {
  const database = await createTestDatabase({ connections: 20 });
  const started = await startOn(database, options);
  return {
    ...started,
    stop: async () => {
      await started.stop();
      await database.drop();
    },
  };
}

/**
 * Opens a link like a browser.
 * @returns the status, the page, its query and its fragment.
 */
export async function follow(link: string, init: RequestInit = {}) {
  const response = await fetch(link, { redirect: "manual", ...init });
  const location = response.headers.get("location") ?? "";
  const url = new URL(location);
  return {
    status: response.status,
    page: `${url.origin}${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  };
}

let counter = 0;
/** An email that no other test uses. */
export const newAddress = () => `person${(counter += 1)}@example.test`;

export const password = "correct horse";

/** Registers and follows the link of the mail. */
export async function confirmedUser(auth: StartedAuth, email = newAddress()) {
  const { error } = await auth
    .client()
    .signUp({ email, password, options: { data: { name: "Ada" } } });
  if (error) throw error;
  const [mail] = auth.mailsTo(email);
  if (!mail) throw new Error("no mail");
  await follow(mail.link);
  return email;
}

/** A client that is signed in. */
export async function signedInClient(auth: StartedAuth, email: string) {
  const client = auth.client();
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
}

import { solanaWallet } from "@postulo/supabase-server/auth/wallets/testing/wallets";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({
  CONFIRM_EMAIL: "off",
  REGISTRATION: "open",
  DEFAULT_PLAN: "Free",
  CONTACT_EMAIL: "hello@example.org",
  FEEDBACK_URL_FR: "https://example.org/avis",
  FOUNDER_CEO_NAME: "Noor Lindqvist",
  FOUNDER_CEO_BIO_EN: "Bakes.",
  SOLANA_SIGN_IN: "on",
  OIDC_ACME_CLIENT_ID: "postulo",
  OIDC_ACME_CLIENT_SECRET: "a secret of the client",
  OIDC_ACME_ISSUER: "https://login.acme.example",
  OIDC_ACME_LABEL: "Acme",
});

afterAll(() => server.stop());

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

test("the liveness and readiness checks succeed", async () => {
  const [live, ready] = await Promise.all([get("/health/live"), get("/health/ready")]);
  expect([live.status, ready.status]).toEqual([200, 200]);
});

test("/config.json returns URLs and links", async () => {
  const config = await get("/config.json");
  expect(await config.json()).toEqual({
    supabaseUrl: server.url,
    publishableKey: "sb_publishable_postulo",
    registration: "open",
    signIn: {
      providers: [{ name: "custom:acme", label: "Acme" }],
      wallets: ["solana"],
      manualLinking: false,
      sso: false,
    },
    prices: {
      Plus: { month: "price_sandbox_plus_month", year: "price_sandbox_plus_year" },
      Pro: { month: "price_sandbox_pro_month", year: "price_sandbox_pro_year" },
      Ultra: { month: "price_sandbox_ultra_month", year: "price_sandbox_ultra_year" },
    },
    planLimits: [],
    links: {
      inbox: "/inbox",
      contactEmail: "hello@example.org",
      feedback: { fr: "https://example.org/avis" },
    },
    founders: { ceo: { name: "Noor Lindqvist", bio: { en: "Bakes." } } },
  });
});

test("a new user gets the plan of the settings", async () => {
  const { userId } = await server.register("new@example.org");
  const { rows } = await server.database.admin.query(
    "select plan from public.subscription where user_id = $1",
    [userId],
  );
  expect(rows).toEqual([{ plan: "Free" }]);
});

test("a new wallet gets a profile and the plan of the settings", async () => {
  const client = createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false },
  });
  const { data, error } = await client.auth.signInWithWeb3({
    chain: "solana",
    wallet: solanaWallet().wallet,
    options: { url: `${server.url}/auth/login` },
  });
  expect(error).toBeNull();
  const [profiles, plans] = await Promise.all([
    client.from("profile").select("email"),
    client.from("subscription").select("plan"),
  ]);
  expect(data.user?.app_metadata).toEqual({ provider: "web3", providers: ["web3"] });
  expect([profiles.data?.length, plans.data]).toEqual([1, [{ plan: "Free" }]]);
});

test("the data endpoints allow other origins, with a token and without cookies", async () => {
  const preflight = await get("/rest/v1/profile", {
    method: "OPTIONS",
    headers: {
      origin: "chrome-extension://abcdef",
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization,apikey,prefer,x-client-info",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe(
    "authorization,apikey,prefer,x-client-info",
  );
  expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
  expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
  const read = await get("/rest/v1/profile", { headers: { origin: "https://elsewhere.example" } });
  expect(read.headers.get("access-control-expose-headers")).toContain("content-range");
});

test("every response has a request id and a policy that loads nothing", async () => {
  const { headers } = await get("/nothing-here");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.has("strict-transport-security")).toBe(false);
});

test("an unknown path returns an error with code and message", async () => {
  const response = await get("/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: "not_found",
    message: "There is nothing at this address.",
  });
});

test("an unknown function returns Supabase's error", async () => {
  const response = await get("/functions/v1/no-such-function", { method: "POST" });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: "NOT_FOUND",
    message: "Requested function was not found",
  });
});

test("while the database takes no connection the calendar returns 503 with Retry-After", async () => {
  const { admin } = server.database;
  const { rows } = await admin.query<{ name: string }>("select current_database() as name");
  const limit = (connections: number) =>
    admin.query(`alter database ${rows[0]?.name} connection limit ${connections}`);
  await limit(0);
  try {
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'authenticator'",
    );
    const response = await fetch(`${server.url}/calendar/${"x".repeat(43)}.ics`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await response.json()).toMatchObject({ code: "database_unreachable" });
  } finally {
    await limit(-1);
  }
});

test("an internal error is returned without details, and logged with the request id", async () => {
  await server.database.admin.query("alter table auth.users rename to users_elsewhere");
  try {
    const response = await get("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": "failing-request" },
      body: JSON.stringify({ email: "secret@example.org", password: "also secret" }),
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/users|relation|select|stack/i);
    const failures = server.logged.filter(({ level }) => level === "error");
    expect(failures.map(({ facts }) => facts["requestId"])).toContain("failing-request");
    expect(JSON.stringify(server.logged)).not.toMatch(/secret/);
  } finally {
    await server.database.admin.query("alter table auth.users_elsewhere rename to users");
  }
});

test("the log contains routes, but no file name, id or query", async () => {
  await get("/storage/v1/object/user-documents/jane/letter%20to%20acme.pdf?token=one-time");
  await get("/rest/v1/profile?email=eq.jane@example.org");
  await get("/auth/v1/verify?token=one-time&type=signup", { redirect: "manual" });
  const paths = server.logged
    .filter(({ event }) => event === "request")
    .map(({ facts }) => facts["path"]);
  expect(paths).toEqual(
    expect.arrayContaining(["/storage/v1", "/rest/v1/profile", "/auth/v1/verify"]),
  );
  expect(JSON.stringify(server.logged)).not.toMatch(/jane|acme|one-time/);
});

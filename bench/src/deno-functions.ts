import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "@postulo/postgres/testing/free-port";
import { ServerProcess } from "@postulo/server/testing/server-process";

/*
 * `npm run bench:deno`: calls each server function under Deno, as the Edge runtime starts it, without network but to a
 * server of this machine in the role of its Supabase. Needs npm's registry for Deno (92 MB). Results are in
 * docs/deploy.md.
 */

const release = "2.9.6";
const root = path.resolve(import.meta.dirname, "../..");
const functions = path.join(root, "supabase/functions");
const publishableKey = "sb_publishable_postulo";
const secretKey = `sb_secret_${"0".repeat(40)}`;
const json = { "content-type": "application/json" };

type Answer = readonly [status: number, body: unknown];

/** What each function answers a signed-in user where nothing is sold; the last one ends the account. */
const expected: Readonly<Record<string, Answer>> = {
  "check-subscription": [200, { subscribed: true, plan: "VIP" }],
  "create-checkout": [409, "price_not_found"],
  "cancel-subscription": [409, "price_not_found"],
  "reactivate-subscription": [409, "price_not_found"],
  "stripe-webhook": [409, "price_not_found"],
  "delete-account": [200, { success: true }],
};

async function fetchDeno(folder: string): Promise<string> {
  const args = ["install", "--prefix", folder, "--no-save", "--ignore-scripts", `deno@${release}`];
  await promisify(execFile)("npm", args, { cwd: folder });
  const [program] = globSync("node_modules/@deno/*/deno", { cwd: folder });
  if (program === undefined) throw new Error("npm has no Deno for this platform");
  return path.join(folder, program);
}

async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  const hasCode = typeof body === "object" && body !== null && "code" in body;
  return [response.status, hasCode ? body.code : body];
}

/** Starts one function, calls it and ends it. */
async function callUnderDeno(
  deno: string,
  name: string,
  { supabaseUrl, token }: { supabaseUrl: string; token: string },
): Promise<Answer> {
  const port = await freePort();
  const config = path.join(functions, name, "deno.json");
  const offline = ["--no-remote", "--cached-only", "--node-modules-dir=manual"];
  const rights = ["--allow-env", "--allow-net=127.0.0.1"];
  const listening = ["--host", "127.0.0.1", "--port", String(port), "--config", config];
  const file = path.join(functions, name, "index.ts");
  const child = spawn(deno, ["serve", ...offline, ...rights, ...listening, file], {
    cwd: root,
    env: {
      DENO_DIR: path.join(path.dirname(deno), "cache"),
      DENO_NO_UPDATE_CHECK: "1",
      SUPABASE_URL: supabaseUrl,
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
    },
    stdio: "ignore",
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    await untilItAnswers(url);
    const headers = { ...json, authorization: `Bearer ${token}` };
    return await answerOf(
      await fetch(url, { method: "POST", headers, body: '{"confirmDelete":true}' }),
    );
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const response = await fetch(url, { method: "OPTIONS" }).catch(() => undefined);
    if (response?.status === 204) return;
    if (Date.now() > until) throw new Error("The function did not start");
    await delay(100);
  }
}

async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { ...json, apikey: publishableKey },
    body: JSON.stringify({ email: "ann@example.org", password: "long enough 1" }),
  });
  const session: { access_token: string } = await response.json();
  return session.access_token;
}

const folder = await mkdtemp("/tmp/postulo-deno-");
const settings = { WEB_APP: "off", CONFIRM_EMAIL: "off", SECRET_KEY: secretKey };
const server = await ServerProcess.start(settings);
try {
  const deno = await fetchDeno(folder);
  const names = globSync("*/index.ts", { cwd: functions }).map((file) => path.dirname(file));
  const missing = names.filter((name) => !(name in expected));
  if (missing.length > 0) throw new Error(`Nothing is expected of ${missing.join(", ")}`);
  const token = await signUp(server.url);
  for (const [name, answer] of Object.entries(expected)) {
    const received = await callUnderDeno(deno, name, { supabaseUrl: server.url, token });
    const isRight = JSON.stringify(received) === JSON.stringify(answer);
    if (!isRight) process.exitCode = 1;
    console.log(`${name}: ${isRight ? "as expected" : "WRONG"}, ${JSON.stringify(received)}`);
  }
} finally {
  await server.discard();
  await rm(folder, { recursive: true, force: true });
}

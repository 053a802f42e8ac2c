import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/started-server.ts";
import { openOperatorKey } from "./operator-key.ts";

// As behind `proxy_pass http://127.0.0.1:PORT`: no PUBLIC_URL, no SMTP_URL.
const server = await startTestServer({ DEFAULT_PLAN: "Free", LOG_LEVEL: "info" });
afterAll(() => server.stop());

const inboxLink = server.privateLinks.inbox ?? "";
const sandboxLink = server.privateLinks.sandbox ?? "";
const key = new URL(inboxLink).searchParams.get("key") ?? "";

const checkoutAnswer = z.object({ url: z.string() });

interface Answer {
  status: number | undefined;
  text: string;
  cookies: readonly string[];
}

/** `fetch` does not let one choose the Host header. */
function get(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(address, server.url), { headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          text,
          cookies: response.headers["set-cookie"] ?? [],
        }),
      );
    });
    sent.once("error", reject).end();
  });
}

const post = (address: string, body: object | string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, server.url), {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type":
        typeof body === "string" ? "application/x-www-form-urlencoded" : "application/json",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

await post("/auth/v1/signup", { email: "ada@example.org", password: "long enough 1" });
const { port } = new URL(server.url);
const looksLocal = [
  {},
  { host: `localhost:${port}` },
  { host: `127.0.0.1:${port}`, "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
  { host: "localhost", forwarded: "for=127.0.0.1;host=localhost" },
];

describe("the inbox", () => {
  test("shows no mail to a request with forged local headers", async () => {
    for (const headers of looksLocal) {
      const { status, text, cookies } = await get("/inbox", headers);
      expect([status, cookies]).toEqual([404, []]);
      expect(text).toContain("only its operator can open them");
      expect(text).not.toMatch(/ada@example\.org|\/auth\/v1\/verify/);
      expect(text).not.toContain(key);
    }
  });

  test.each(["", "x", key.slice(0, -1), `${key}x`, key.toLowerCase()])(
    "does not open with a wrong key: %s",
    async (wrong) => {
      const response = await get(`/inbox?key=${encodeURIComponent(wrong)}`, {});
      expect([response.status, response.cookies]).toEqual([404, []]);
    },
  );

  test("opens by the link printed at start, which sets an HttpOnly cookie", async () => {
    const opened = await fetch(inboxLink, { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/inbox"]);
    const [set = ""] = opened.headers.getSetCookie();
    expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(set).not.toContain(key);
    const { status, text } = await get("/inbox", { cookie: set.split(";")[0] ?? "" });
    expect(status).toBe(200);
    expect(text).toContain("ada@example.org");
    expect((await get("/inbox", { cookie: "postulo-operator=x" })).status).toBe(404);
  });

  test("does not log its key", () => {
    expect(server.logged.filter(({ event }) => event === "request").length).toBeGreaterThan(5);
    expect(JSON.stringify(server.logged)).not.toContain(key);
  });
});

describe("the payment sandbox", () => {
  const order = { planId: "ultra", interval: "month", planName: "Ultra" };

  /** A user of this server, and a sandbox page whose URL the operator has shared. */
  async function givenAway() {
    const { accessToken } = await confirmed();
    const authorization = `Bearer ${accessToken}`;
    const cookie = await server.operatorCookie();
    const checkout = await post("/functions/v1/create-checkout", order, { authorization, cookie });
    return { authorization, ...checkoutAnswer.parse(await checkout.json()) };
  }

  async function confirmed() {
    const email = "stranger@example.org";
    await post("/auth/v1/signup", { email, password: "long enough 1" });
    const link = await confirmationLink(email);
    const landing = await fetch(link, { redirect: "manual" });
    const fragment = new URL(landing.headers.get("location") ?? "").hash.slice(1);
    return { accessToken: new URLSearchParams(fragment).get("access_token") ?? "" };
  }

  async function confirmationLink(email: string): Promise<string> {
    const { text } = await get("/inbox", { cookie: await server.operatorCookie() });
    const mail = text.split("<article>").find((part) => part.includes(email)) ?? "";
    return /href="([^"]*verify[^"]*)"/.exec(mail)?.[1]?.replaceAll("&amp;", "&") ?? "";
  }

  test("accepts only browsers that have opened the operator's link", async () => {
    const { authorization, url } = await givenAway();
    for (const headers of [{ authorization }, { authorization, "x-forwarded-for": "127.0.0.1" }]) {
      const rejected = await post("/functions/v1/create-checkout", order, headers);
      expect(rejected.status).toBe(409);
      expect(await rejected.json()).toEqual({
        code: "payment_not_configured",
        message: "Payments are not configured on this server.",
      });
    }
    const put = await fetch(`${server.url}/functions/v1/create-checkout`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(order),
    });
    expect(put.status).toBe(409);
    expect((await get(url, {})).status).toBe(404);
    expect((await post(url, "action=pay")).status).toBe(404);
    const { rows } = await server.database.admin.query(
      "select distinct plan from public.subscription",
    );
    expect(rows).toEqual([{ plan: "Free" }]);
  });

  test("opens with its own link", async () => {
    expect((await get("/sandbox", {})).status).toBe(404);
    const opened = await fetch(sandboxLink, { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/dashboard/pricing"]);
    expect(opened.headers.getSetCookie()).toHaveLength(1);
  });
});

describe("the key of a data folder", () => {
  const folder = () => mkdtemp(path.join(scratchFolder(), "postulo-key-"));

  test("is one for all processes that start concurrently, and readable by its account only", async () => {
    const dataDir = await folder();
    const keys = await Promise.all(Array.from({ length: 20 }, () => openOperatorKey(dataDir)));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(["operator-key"]);
    const { mode } = await stat(path.join(dataDir, "operator-key"));
    expect(mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(dataDir, "operator-key"), "utf8")).toBe(`${keys[0]}\n`);
    await rm(dataDir, { recursive: true });
  });

  test("differs between folders", async () => {
    const folders = await Promise.all([folder(), folder()]);
    const keys = await Promise.all(folders.map(openOperatorKey));
    expect(new Set(keys).size).toBe(2);
    await Promise.all(folders.map((each) => rm(each, { recursive: true })));
  });

  test("is not read from a half-written file", async () => {
    const dataDir = await folder();
    await writeFile(path.join(dataDir, "operator-key"), "");
    await expect(openOperatorKey(dataDir)).rejects.toThrow(OperatorError);
    await rm(dataDir, { recursive: true });
  });
});

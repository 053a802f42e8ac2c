import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { expect, newUser, register, test as base } from "../journey.ts";

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js";
/** A widget that solves itself: each token works once. */
const widget = `
  let options;
  let tokens = 0;
  window.turnstile = {
    render: (container, given) => { options = given; return "widget"; },
    execute: () => setTimeout(() => options.callback("token " + (tokens += 1) + " " + Math.random())),
    remove: () => {},
  };
  window.postuloCaptchaReady();`;

/** Loaded into the server before its own code: the provider's verification URL leads to a server on loopback. */
const redirectTo = (url: string) => `
  const { fetch } = globalThis;
  const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
  globalThis.fetch = (input, init) => fetch(input === verifyUrl ? "${url}" : input, init);`;

/** The verification server of the captcha: accepts each token once. */
async function startVerification() {
  const used = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const fields = new URLSearchParams(Buffer.concat(parts).toString());
    const token = fields.get("response") ?? "";
    const success = fields.get("secret") === "secret" && !used.has(token);
    used.add(token);
    response.setHeader("content-type", "application/json").end(JSON.stringify({ success }));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, used, server };
}

const test = base.extend<object, { verification: Awaited<ReturnType<typeof startVerification>> }>({
  verification: [
    async ({ serverSettings }, provide) => {
      expect(serverSettings).toEqual({});
      const verification = await startVerification();
      await provide(verification);
      verification.server.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ verification }, provide) => {
      const server = await ServerProcess.start({
        CAPTCHA_PROVIDER: "turnstile",
        CAPTCHA_SECRET: "secret",
        CAPTCHA_SITE_KEY: "site-key",
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirectTo(verification.url))}`,
      });
      await provide(server);
      await server.discard();
    },
    { scope: "worker" },
  ],
});

test("with a captcha on, people register and sign in; without its token nobody does", async ({
  page,
  verification,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  await page.route(`${script}**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: widget }),
  );
  const person = newUser();
  await register(page, person);
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  expect(verification.used.size).toBe(1);

  await page.goto("/auth/login");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("wrong password");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  expect(verification.used.size).toBe(2);
  expect(violations).toEqual([]);

  const refused = await page.request.post("/auth/v1/token?grant_type=password", {
    data: { email: person.email, password: person.password },
  });
  expect(refused.status()).toBe(400);

  await page.unroute(`${script}**`);
  await page.route(`${script}**`, (route) => route.abort());
  await page.goto("/auth/forgot-password");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send the e-mail" }).click();
  await expect(page.getByText("The check that you are a person was not completed.")).toBeVisible();
});

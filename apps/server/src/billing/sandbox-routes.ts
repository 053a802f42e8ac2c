import { randomUUID } from "node:crypto";
import { handleSandboxRequest } from "@postulo/billing/sandbox/sandbox-api";
import { act, sandboxActions } from "@postulo/billing/sandbox/sandbox-payments";
import { signEvent } from "@postulo/billing/sandbox/sign-event";
import { getSession } from "@postulo/billing/sandbox/sandbox-environment";
import type { SandboxEnvironment } from "@postulo/billing/sandbox/sandbox-environment";
import { receiveStripeEvent } from "@postulo/contract/functions";
import { Hono } from "hono";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import { sandboxPath } from "../http/function-runtime.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { sendPlainPage } from "../web-pages/plain-page.ts";
import { renderSandboxPage } from "./sandbox-page.ts";
import { openSandboxStore } from "./sandbox-store.ts";

interface SandboxOptions {
  readonly pool: Pool;
  readonly log: Log;
  /** Where people reach this server, and where it reaches itself. */
  readonly publicUrl: string;
  readonly internalUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const maxBodyBytes = 64 * 1024;

/** The payment provider of a server without one: Stripe's protocol below `/v1`, and a page for each session. */
export function createSandboxRoutes(options: SandboxOptions): Hono {
  const environment = createEnvironment(options);
  const routes = new Hono();
  routes.use(bodyLimit({ maxSize: maxBodyBytes }));
  routes.all("/v1/*", (c) => {
    const path = c.req.path.slice(sandboxPath.length);
    return handleSandboxRequest(c.req.raw, path, {
      environment: environment,
      secretKey: options.secretKey,
    });
  });
  routes.get("/checkout/:session", (c) => showSession(c, environment, false));
  routes.post("/checkout/:session", async (c) => {
    const { action } = await c.req.parseBody();
    const sessionId = c.req.param("session");
    if (action === "decline") return showSession(c, environment, true);
    const known = sandboxActions.find((each) => each === action);
    if (known) await act(environment, sessionId, known);
    const seen = await getSession(environment, sessionId);
    if (!seen) return c.notFound();
    return c.redirect(known === "pay" ? seen.session.successUrl : c.req.path, 303);
  });
  return routes;
}

function createEnvironment(options: SandboxOptions): SandboxEnvironment {
  const { pool, log, publicUrl, internalUrl, webhookSecret: secret } = options;
  return {
    store: openSandboxStore(pool),
    pagesUrl: publicUrl + sandboxPath,
    now: () => new Date(),
    newId: () => randomUUID().replaceAll("-", ""),
    callOut: async (event) => {
      const body = JSON.stringify(event);
      try {
        const response = await fetch(internalUrl + receiveStripeEvent.path, {
          method: "POST",
          headers: { "stripe-signature": await signEvent(body, { secret, now: new Date() }) },
          body,
        });
        await response.body?.cancel();
      } catch (error) {
        // As with Stripe, an event may be lost; the daily comparison makes up for it.
        log("warn", "sandbox event not delivered", describeError(error));
      }
    },
  };
}

async function showSession(
  c: Context,
  environment: SandboxEnvironment,
  wasDeclined: boolean,
): Promise<Response> {
  const seen = await getSession(environment, c.req.param("session") ?? "");
  if (!seen) return c.notFound();
  const language = cookieLanguage(c);
  return sendPlainPage(c, renderSandboxPage({ ...seen, wasDeclined }, language));
}

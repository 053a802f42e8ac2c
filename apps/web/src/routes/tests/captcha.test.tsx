import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { errorResponse, password, publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
let onScript: (script: HTMLScriptElement) => void = () => undefined;
const scripts = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement) onScript(node);
});
beforeEach(() => {
  server.reset();
  const config = publicConfig();
  const captcha = { provider: "turnstile" as const, siteKey: "site-key" };
  server.handle("GET /config.json", () =>
    Response.json({ ...config, signIn: { ...config.signIn, captcha } }),
  );
  scripts.observe(document.head, { childList: true });
});
afterEach(() => scripts.disconnect());
freshBrowserForEachTest();

type Callbacks = Record<"callback" | "error-callback", (token: string) => void>;

/** By which of its callbacks the widget answers. */
let answer: keyof Callbacks = "callback";
let tokens = 0;

/** The script of a provider, which the page loads once. */
function serveWidget(): void {
  let options: (Callbacks & { sitekey: string }) | undefined;
  onScript = (script) => {
    expect(script.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/);
    Reflect.set(window, "turnstile", {
      render: (_container: HTMLElement, given: Callbacks & { sitekey: string }) => {
        options = given;
        return "widget";
      },
      execute: () => {
        tokens += 1;
        expect(options?.sitekey).toBe("site-key");
        options?.[answer](`token-${tokens}`);
      },
      remove: () => undefined,
    });
    window.postuloCaptchaReady?.();
  };
}

async function signIn(): Promise<void> {
  fireEvent.change(await screen.findByLabelText("E-mail"), {
    target: { value: "ann@example.org" },
  });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
}

const tokenOf = async (request: Request | undefined) => {
  const body: { gotrue_meta_security: { captcha_token: string } } = await request?.json();
  return body.gotrue_meta_security.captcha_token;
};

describe("where the server requires a captcha", () => {
  test("says so when the widget cannot be loaded, and that the check was not completed", async () => {
    onScript = (script) => script.dispatchEvent(new Event("error"));
    await renderApp("/auth/login");
    await signIn();
    expect((await screen.findByRole("alert")).textContent).toContain("was not completed");
    expect(server.requests("POST /auth/v1/token")).toEqual([]);
    answer = "error-callback";
    serveWidget();
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("was not completed"),
    );
    expect(server.requests("POST /auth/v1/token")).toEqual([]);
  });

  test("every sign-in and request for a mail sends a token of its own", async () => {
    answer = "callback";
    serveWidget();
    server.handle("POST /auth/v1/token", () =>
      errorResponse(400, "captcha_failed", "captcha protection: request disallowed"),
    );
    server.handle("POST /auth/v1/otp", () => Response.json({}));
    const app = await renderApp("/auth/login");
    await signIn();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "check that you are a person failed",
    );
    await app.navigate("/auth/code");
    fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "ann@example.org" } });
    fireEvent.click(screen.getByRole("button", { name: "Send me a code" }));
    await screen.findByRole("heading", { name: "Check your e-mail" });
    const first = await tokenOf(server.requests("POST /auth/v1/token")[0]);
    const second = await tokenOf(server.requests("POST /auth/v1/otp")[0]);
    expect(first).not.toBe(second);
    expect([first, second].every((token) => token.startsWith("token-"))).toBe(true);
  });
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { enhanceProviders } from "../../auth/enhance-providers.ts";
import { connect } from "../../data/server-client.ts";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { errorResponse, publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { sessionOf, serveMailProofs, signInBefore, storedEmail } from "../testing/mail-screens.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

function configure(providers: { name: string; label: string }[], sso = false): void {
  const config = publicConfig();
  const signIn = { ...config.signIn, providers, sso };
  server.handle("GET /config.json", () => Response.json({ ...config, signIn }));
}

const verifierKey = `${sessionStorageKey}-code-verifier`;
const returned = "/auth/return?via=provider&next=%2Fdashboard%2Fprofile";

function serveExchange(email: string): void {
  localStorage.setItem(verifierKey, JSON.stringify("verifier"));
  serveMailProofs(server, email);
  server.handle("POST /auth/v1/token", () => Response.json(sessionOf(email)));
}

describe("signing in at a provider", () => {
  test.each(["/auth/login", "/auth/register"])("is offered where configured: %s", async (page) => {
    configure([
      { name: "google", label: "Google" },
      { name: "custom:acme", label: "Acme" },
    ]);
    await renderApp(page);
    expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Continue with Acme" })).toBeDefined();
  });

  test("is not offered otherwise", async () => {
    await renderApp("/auth/login");
    await waitFor(() => expect(server.requests("GET /config.json")).toHaveLength(1));
    expect(screen.queryByRole("button", { name: /Continue with/ })).toBeNull();
    expect(screen.queryByRole("link", { name: /organisation/ })).toBeNull();
  });

  test("opens the server's redirect with a challenge, once, and keeps the requested page", async () => {
    window.history.replaceState(null, "", "/auth/login?next=%2Fdashboard%2Fprofile");
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal("location", { origin: location.origin, search: location.search, assign });
    const list = document.createElement("div");
    list.innerHTML = `<p data-part="unreachable" hidden></p><button data-provider="custom:acme"><span>Acme</span></button>`;
    document.body.append(list);
    const lifetime = new AbortController();
    enhanceProviders(list, lifetime.signal, async () => (await connect()).client);
    const button = screen.getByRole("button");
    fireEvent.click(screen.getByText("Acme"));
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    const url = new URL(assign.mock.calls[0]?.[0] ?? "");
    expect(url.pathname).toBe("/auth/v1/authorize");
    expect(url.searchParams.get("provider")).toBe("custom:acme");
    expect(url.searchParams.get("code_challenge_method")).toBe("s256");
    expect(url.searchParams.get("redirect_to")).toBe(`${window.location.origin}${returned}`);
    expect(localStorage.getItem(verifierKey)).not.toBeNull();
    // Back from the provider's page, the button works again.
    expect(button.getAttribute("aria-busy")).toBe("true");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(button.getAttribute("aria-busy")).toBe("false");
    lifetime.abort();
    vi.unstubAllGlobals();
  });

  test("signs in with the code of the redirect, and opens the requested page", async () => {
    serveExchange("ann@example.org");
    const app = await renderApp(`${returned}&code=abc`);
    await waitFor(() => expect(app.address()).toBe("/dashboard/profile"));
    expect(storedEmail()).toBe("ann@example.org");
    expect(screen.queryByText("Your address is confirmed")).toBeNull();
    expect(await server.requests("POST /auth/v1/token")[0]?.json()).toMatchObject({
      auth_code: "abc",
      code_verifier: "verifier",
    });
  });

  test("asks before it replaces another account", async () => {
    signInBefore(server, "bob@example.org");
    serveExchange("ann@example.org");
    await renderApp(`${returned}&code=abc`);
    expect(await screen.findByRole("heading", { name: "Which account?" })).toBeDefined();
    expect(storedEmail()).toBe("bob@example.org");
  });

  test("explains a code that this browser cannot use", async () => {
    server.handle("POST /auth/v1/token", () =>
      errorResponse(400, "bad_code_verifier", "code challenge does not match"),
    );
    const app = await renderApp(`${returned}&code=abc`);
    expect((await screen.findByRole("alert")).textContent).toContain("began in another browser");
    fireEvent.click(screen.getByRole("link", { name: "Back to the login" }));
    await waitFor(() => expect(app.address()).toBe("/auth/login?next=%2Fdashboard%2Fprofile"));
  });

  test.each([
    ["error=access_denied&error_description=The+user+declined", "cancelled or not allowed"],
    ["error=server_error&error_code=email_exists", "already an account"],
    ["error=server_error&error_code=unexpected_failure", "did not answer as expected"],
    ["error=temporarily_unavailable&error_code=unexpected_failure", "did not answer as expected"],
    ["error=x&error_code=provider_email_needs_verification", "is not confirmed there"],
    ["error=access_denied&error_code=signup_disabled", "registration is closed"],
    ["error=Call+0900+123&error_description=Call+0900+123", "did not answer as expected"],
  ])("explains an error in our own words: %s", async (query, expected) => {
    await renderApp(`${returned}&${query}#${query}`);
    expect((await screen.findByRole("alert")).textContent).toContain(expected);
    expect(document.body.textContent).not.toContain("0900");
  });

  test("by an organisation is offered where it is on, and starts with the domain of the address", async () => {
    configure([], true);
    server.handle("POST /auth/v1/sso", () =>
      errorResponse(404, "sso_provider_not_found", "No SSO provider assigned for this domain"),
    );
    const app = await renderApp("/auth/login?next=%2Fdashboard%2Fprofile");
    fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "ann@Acme.example" } });
    fireEvent.click(await screen.findByRole("link", { name: "Log in with your organisation" }));
    await waitFor(() => expect(app.address()).toBe("/auth/sso?next=%2Fdashboard%2Fprofile"));
    expect(screen.getByLabelText("Work e-mail")).toHaveProperty("value", "ann@Acme.example");
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect((await screen.findByRole("alert")).textContent).toContain("No organisation");
    expect(await server.requests("POST /auth/v1/sso")[0]?.json()).toMatchObject({
      domain: "acme.example",
      code_challenge_method: "s256",
    });
  });

  test("explains a state that is unknown, although the page is not named then", async () => {
    await renderApp("/auth/return?error=invalid_request&error_code=bad_oauth_state");
    expect((await screen.findByRole("alert")).textContent).toContain("took too long");
  });
});

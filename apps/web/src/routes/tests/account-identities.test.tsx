import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  errorResponse,
  publicConfig,
  sessionResponse,
  startFakeServer,
} from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const identity = (provider: string, email: string) => ({
  identity_id: `${provider}-identity`,
  id: `${provider}-subject`,
  user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  provider,
  identity_data: { email, email_verified: true },
  created_at: "2026-11-20T08:00:00Z",
});
const password = identity("email", "ann@example.org");
const google = identity("google", "ann@work.example");

const serveIdentities = (...identities: readonly object[]) =>
  server.handle("GET /auth/v1/user", () =>
    Response.json({
      id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      email: "ann@example.org",
      identities,
    }),
  );
const serveConfig = (signIn: object) =>
  server.handle("GET /config.json", () => {
    const config = publicConfig();
    return Response.json({ ...config, signIn: { ...config.signIn, ...signIn } });
  });
const providers = [
  { name: "google", label: "Google" },
  { name: "custom:acme", label: "Acme" },
];

beforeEach(() => {
  server.reset();
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json([]));
  serveConfig({ providers, manualLinking: true });
  serveIdentities(password);
  server.handle("GET /auth/v1/user/identities/authorize", () =>
    Response.json({ url: "#at-the-provider" }),
  );
  server.handle("POST /auth/v1/token", () => sessionResponse("ann@example.org"));
});

const section = () => screen.findByRole("region", { name: "Connected accounts" });
const lines = async () => {
  const list = await screen.findByRole("list", { name: "Your ways to sign in" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

async function connectGoogle() {
  fireEvent.click(await screen.findByRole("button", { name: "Connect Google" }));
  await waitFor(() => expect(window.location.hash).toBe("#at-the-provider"));
}

describe("connecting an account", () => {
  test("redirects to the provider, and is completed on the way back without a change of session", async () => {
    const page = await renderDashboard("/dashboard/profile");
    await connectGoogle();
    const [request] = server.requests("GET /auth/v1/user/identities/authorize");
    const query = new URL(request?.url ?? "").searchParams;
    expect(query.get("provider")).toBe("google");
    expect(query.get("redirect_to")).toContain("?connecting=google");
    expect(query.get("code_challenge")).toBeTruthy();

    serveIdentities(password, google);
    const stored = localStorage.getItem("postulo-session");
    await page.navigate("/dashboard/profile?connecting=google&code=the-code");
    expect(await screen.findByText("Google is connected")).toBeDefined();
    expect(page.address()).toBe("/dashboard/profile");
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(await server.requests("POST /auth/v1/token")[0]?.json()).toMatchObject({
      auth_code: "the-code",
    });
    // The session of the exchange has ended at the server.
    expect(server.requests("POST /auth/v1/logout")).toHaveLength(1);
    expect(localStorage.getItem("postulo-session")).toBe(stored);
    expect(screen.queryByRole("button", { name: "Connect Google" })).toBeNull();
  });

  test("lists the sessions again when that of the exchange has ended", async () => {
    const row = {
      id: "6f0d1c1e-0d7a-4f55-9f0e-6c8b9a1d2e3f",
      user_agent: null,
      created_at: "2026-11-20T08:00:00Z",
      last_used_at: "2026-11-22T12:00:00Z",
      is_current: true,
      is_extension: false,
    };
    const exchange = { ...row, id: "exchange", is_current: false };
    const serveSessions = (...rows: readonly object[]) =>
      server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json(rows));
    serveSessions(row, exchange);
    const page = await renderDashboard("/dashboard/profile");
    const list = await screen.findByRole("list", { name: "Where you are signed in" });
    await connectGoogle();
    server.handle("POST /auth/v1/logout", () => {
      serveSessions(row);
      return new Response(null, { status: 204 });
    });
    await page.navigate("/dashboard/profile?connecting=google&code=the-code");
    expect(await screen.findByText("Google is connected")).toBeDefined();
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
  });

  test("shows our text of an error in the URL, and nothing of the URL", async () => {
    const page = await renderDashboard(
      "/dashboard/profile?connecting=google&error=x&error_code=identity_already_exists&error_description=Call+us",
    );
    expect(await screen.findByText("Google could not be connected")).toBeDefined();
    expect(screen.getByText(/That account is connected already/)).toBeDefined();
    expect(screen.queryByText("Call us")).toBeNull();
    expect(page.address()).toBe("/dashboard/profile");
  });

  test("shows why it could not start", async () => {
    server.handle("GET /auth/v1/user/identities/authorize", () =>
      errorResponse(503, "unexpected_failure", "down"),
    );
    await renderDashboard("/dashboard/profile");
    fireEvent.click(await screen.findByRole("button", { name: "Connect Acme" }));
    expect(await screen.findByText("Acme could not be connected")).toBeDefined();
  });
});

describe("connected accounts", () => {
  test("are disconnected after a question", async () => {
    serveIdentities(password, google);
    server.handle("DELETE /auth/v1/user/identities/google-identity", () => {
      serveIdentities(password);
      return Response.json({});
    });
    await renderDashboard("/dashboard/profile");
    expect((await lines())[1]).toContain("Googleann@work.example");
    fireEvent.click(screen.getByRole("button", { name: "Disconnect Google" }));
    fireEvent.click(await screen.findByRole("button", { name: "Disconnect" }));
    expect(await screen.findByText("Google is disconnected")).toBeDefined();
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  });

  test("the only way in cannot be disconnected, and says so", async () => {
    serveIdentities(google);
    await renderDashboard("/dashboard/profile");
    expect((await lines())[0]).toContain("Your only way to sign in");
    expect(screen.queryByRole("button", { name: "Disconnect Google" })).toBeNull();
  });

  test("cannot be changed where the operator has switched it off", async () => {
    serveConfig({ providers, manualLinking: false });
    serveIdentities(password, google);
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/has switched off connecting/)).toBeDefined();
    expect(within(await section()).queryByRole("button")).toBeNull();
  });

  test("are not shown where there are neither providers nor accounts of some", async () => {
    serveConfig({ providers: [], manualLinking: true });
    await renderDashboard("/dashboard/profile");
    await screen.findByRole("region", { name: "Two-factor authentication" });
    await waitFor(() => expect(server.requests("GET /auth/v1/user").length).toBeGreaterThan(1));
    expect(screen.queryByRole("region", { name: "Connected accounts" })).toBeNull();
  });

  test("show an error with a retry when they cannot be loaded", async () => {
    server.handle("GET /auth/v1/user", () => errorResponse(403, "bad_jwt", "no"));
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText("Your connected accounts could not be loaded.")).toBeDefined();
    serveIdentities(password);
    fireEvent.click(within(await section()).getByRole("button", { name: "Try again" }));
    expect(await lines()).toHaveLength(1);
  });
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { errorResponse, password, startFakeServer } from "../testing/fake-server.ts";
import { sessionOf, storedEmail } from "../testing/mail-screens.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const email = "ann@example.org";
const base = { status: "verified", created_at: "2026-01-01T00:00:00Z" };
const app = { ...base, id: "app-1", factor_type: "totp", friendly_name: "Blue phone" };
const phone = { ...base, id: "phone-1", factor_type: "phone", phone: "33600000042" };

/** A session of a user with these factors, whose token has this assurance level. */
function session(aal: "aal1" | "aal2", factors: readonly object[] = [app]) {
  const { user, access_token, ...rest } = sessionOf(email);
  const [header, payload = "", signature] = access_token.split(".");
  const claims: object = { ...JSON.parse(atob(payload)), aal };
  const encoded = btoa(JSON.stringify(claims)).replaceAll("=", "");
  const token = `${header}.${encoded}.${signature}`;
  return { ...rest, access_token: token, user: { ...user, factors } };
}

function serveFactors(factors: readonly object[] = [app]): void {
  const raised = () => Response.json(session("aal2", factors));
  const { user } = session("aal1", factors);
  server.handle("GET /auth/v1/user", () => Response.json(user));
  server.handle("POST /auth/v1/token", () => Response.json(session("aal1", factors)));
  for (const id of ["app-1", "phone-1"]) {
    server.handle(`POST /auth/v1/factors/${id}/challenge`, () =>
      Response.json({ id: `challenge-of-${id}`, type: "totp", expires_at: 0 }),
    );
    server.handle(`POST /auth/v1/factors/${id}/verify`, raised);
  }
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const challenge = () => screen.findByRole("heading", { name: "Confirm it is you" });

async function signInWithPassword(address: string) {
  const opened = await renderApp(address);
  fireEvent.change(await screen.findByLabelText("E-mail"), { target: { value: email } });
  type("Password", password);
  await press("Log in");
  await challenge();
  return opened;
}

const reload = async (factors: readonly object[] = [app], address = "/dashboard/profile") => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(session("aal1", factors)));
  const opened = await renderApp(address);
  await challenge();
  return opened;
};

describe("the second factor", () => {
  test("is asked for after the password; then the requested page opens", async () => {
    serveFactors();
    const opened = await signInWithPassword("/dashboard/profile?tab=plan");
    expect(opened.address()).toBe("/auth/second-factor?next=%2Fdashboard%2Fprofile%3Ftab%3Dplan");
    const field = await screen.findByLabelText("6-digit code");
    expect(field.getAttribute("autocomplete")).toBe("one-time-code");
    expect(screen.getByText(/shows it for “Blue phone”/)).toBeDefined();
    // Nothing of the account is read before.
    expect(server.requestNames().filter((name) => name.includes("/rest/"))).toEqual([]);
    type("6-digit code", "123 456");
    await press("Continue");
    await waitFor(() => expect(opened.address()).toBe("/dashboard/profile?tab=plan"));
    expect(await server.requests("POST /auth/v1/factors/app-1/verify")[0]?.json()).toMatchObject({
      code: "123456",
      challenge_id: "challenge-of-app-1",
    });
  });

  test("is asked for when the server has lowered the session meanwhile", async () => {
    serveFactors();
    localStorage.setItem(sessionStorageKey, JSON.stringify(session("aal2")));
    server.handle("GET /rest/v1/profile", () =>
      Response.json({ code: "42501", message: "insufficient_aal" }, { status: 403 }),
    );
    const opened = await renderApp("/dashboard/profile");
    await challenge();
    expect(opened.address()).toBe("/auth/second-factor?next=%2Fdashboard%2Fprofile");
  });

  test("is asked for again after a reload, on every page of the account and on the sign-in page", async () => {
    serveFactors();
    const opened = await reload();
    expect(opened.address()).toBe("/auth/second-factor?next=%2Fdashboard%2Fprofile");
    await opened.navigate("/auth/login?next=%2Fdashboard%2Fprofile%3Ftab%3Dplan");
    await waitFor(() =>
      expect(opened.address()).toBe("/auth/second-factor?next=%2Fdashboard%2Fprofile%3Ftab%3Dplan"),
    );
    await opened.navigate("/auth/new-password");
    await waitFor(() =>
      expect(opened.address()).toBe("/auth/second-factor?next=%2Fauth%2Fnew-password"),
    );
    type("6-digit code", "123456");
    await press("Continue");
    await waitFor(() => expect(opened.address()).toBe("/auth/new-password"));
  });

  test("says that a code is wrong next to the field, and when too many were tried", async () => {
    serveFactors();
    await reload();
    await press("Continue");
    expect(await screen.findByText("Enter the 6 digits of the code")).toBeDefined();
    server.handle("POST /auth/v1/factors/app-1/verify", () =>
      errorResponse(422, "mfa_verification_failed", "Invalid TOTP code entered"),
    );
    type("6-digit code", "000000");
    await press("Continue");
    expect(await screen.findByText(/^This code is wrong or was used before/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("6-digit code"));
    server.handle("POST /auth/v1/factors/app-1/verify", () =>
      errorResponse(429, "over_request_rate_limit", "Request rate limit reached"),
    );
    type("6-digit code", "000001");
    await press("Continue");
    expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  });

  test("can be a code by SMS, which is sent on request and again", async () => {
    serveFactors([app, phone]);
    const opened = await reload([app, phone]);
    await press("Get a code by SMS (••• 42)");
    expect(server.requests("POST /auth/v1/factors/phone-1/challenge")).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send me a code" }));
    await press("Send me a code");
    await screen.findByLabelText("8-digit code");
    server.handle("POST /auth/v1/factors/phone-1/challenge", () =>
      errorResponse(
        429,
        "over_sms_send_rate_limit",
        "For security purposes, you can only request this after 600 seconds.",
      ),
    );
    await press("Send it again");
    expect((await screen.findByRole("alert")).textContent).toContain("in 10 minutes");
    type("8-digit code", "12345678");
    await press("Continue");
    await waitFor(() => expect(opened.address()).toBe("/dashboard/profile"));
    expect(await server.requests("POST /auth/v1/factors/phone-1/verify")[0]?.json()).toMatchObject({
      code: "12345678",
      challenge_id: "challenge-of-phone-1",
    });
  });

  test("can be a recovery code", async () => {
    serveFactors();
    const opened = await reload();
    await press("Use a recovery code");
    expect(document.activeElement).toBe(screen.getByLabelText("Recovery code"));
    const path = "POST /auth/v1/factors/recovery_codes/verify";
    server.handle(path, () =>
      Response.json(
        { code: 422, error_code: "mfa_verification_failed", msg: "Invalid recovery code entered" },
        { status: 422 },
      ),
    );
    type("Recovery code", "AAAA-BBBB-CCCC-DDDD");
    await press("Continue");
    expect(await screen.findByText("This code is wrong or was used before.")).toBeDefined();
    server.handle(path, () => Response.json(session("aal2")));
    await press("Continue");
    await waitFor(() => expect(opened.address()).toBe("/dashboard/profile"));
  });

  test("can be left by logging out", async () => {
    serveFactors();
    const opened = await reload();
    await press("Log out");
    await waitFor(() => expect(opened.address()).toBe("/auth/login?next=%2Fdashboard%2Fprofile"));
    expect(storedEmail()).toBeUndefined();
    expect(server.requests("POST /auth/v1/logout")).toHaveLength(1);
  });

  test("leads to the sign-in page when the session has ended", async () => {
    serveFactors();
    server.handle("GET /auth/v1/user", () =>
      errorResponse(403, "session_not_found", "Session from session_id claim does not exist"),
    );
    localStorage.setItem(sessionStorageKey, JSON.stringify(session("aal1")));
    const opened = await renderApp("/dashboard/profile");
    await waitFor(() => expect(opened.address()).toBe("/auth/login?next=%2Fdashboard%2Fprofile"));
  });

  test("is not asked for when it was removed on another device", async () => {
    serveFactors([]);
    localStorage.setItem(sessionStorageKey, JSON.stringify(session("aal1")));
    const opened = await renderApp("/dashboard/profile");
    await waitFor(() => expect(opened.address()).toBe("/dashboard/profile"));
  });

  test("offers a retry when the factors could not be read", async () => {
    serveFactors();
    server.handle("GET /auth/v1/user", () => Promise.reject(new TypeError("Failed to fetch")));
    localStorage.setItem(sessionStorageKey, JSON.stringify(session("aal1")));
    await renderApp("/auth/second-factor");
    expect(await screen.findByText(/^The server cannot be reached/)).toBeDefined();
    serveFactors();
    await press("Try again");
    expect(await screen.findByLabelText("6-digit code")).toBeDefined();
  });

  test("is asked for in French", async () => {
    serveFactors([app, phone]);
    localStorage.setItem(sessionStorageKey, JSON.stringify(session("aal1", [app, phone])));
    await renderApp("/auth/second-factor", "fr");
    expect(await screen.findByLabelText("Code à 6 chiffres")).toBeDefined();
    expect(screen.getByRole("button", { name: "Utiliser un code de secours" })).toBeDefined();
  });
});

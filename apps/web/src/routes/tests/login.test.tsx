import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, beforeEach } from "vitest";
import { enhanceSignInForm } from "../../auth/enhance-sign-in-form.ts";
import { connect } from "../../data/server-client.ts";
import { password, profileId, errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { renderApp, freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const logIn = () => fireEvent.click(screen.getByRole("button", { name: "Log in" }));

describe("signing in", () => {
  test("shows an error at each empty field, and focuses the first one", async () => {
    await renderApp("/auth/login");
    logIn();
    expect(await screen.findByText("Enter your email")).toBeDefined();
    expect(screen.getByText("Enter your password")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    expect(server.requests("POST /auth/v1/token")).toEqual([]);
  });

  test("redirects to the dashboard, and stores the profile's id", async () => {
    const app = await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    await waitFor(() => expect(localStorage.getItem("profile_id")).toBe(profileId));
  });

  test("shows the server's message and the button for another confirmation mail; the input stays", async () => {
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", "wrong");
    logIn();
    expect((await screen.findByRole("alert")).textContent).toContain("Invalid login credentials");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "wrong");
    fireEvent.click(screen.getByRole("button", { name: "Resend the confirmation e-mail" }));
    await waitFor(() =>
      expect(screen.getByText(/there is a new e-mail for it/).closest("[hidden]")).toBeNull(),
    );
    expect(await server.requests("POST /auth/v1/resend")[0]?.json()).toMatchObject({
      type: "signup",
      email: "ann@example.org",
    });
  });

  test("offers no confirmation mail where the server sends none", async () => {
    server.handle("GET /auth/v1/settings", () =>
      Response.json({ external: { phone: false }, mailer_autoconfirm: true }),
    );
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", "wrong");
    logIn();
    expect((await screen.findByRole("alert")).textContent).toContain("Invalid login credentials");
    const resend = screen.queryByRole("button", { name: "Resend the confirmation e-mail" });
    expect(resend).toBeNull();
  });

  test("requires an address before it resends: Enter your email first", async () => {
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", "wrong");
    logIn();
    await screen.findByRole("alert");
    type("E-mail", "");
    fireEvent.click(screen.getByRole("button", { name: "Resend the confirmation e-mail" }));
    expect(await screen.findByText("Enter your email first")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    expect(server.requests("POST /auth/v1/resend")).toEqual([]);
  });

  test("shows Failed to send email when resending failed", async () => {
    server.handle("POST /auth/v1/token", () =>
      errorResponse(400, "email_not_confirmed", "Email not confirmed"),
    );
    server.handle("POST /auth/v1/resend", () => errorResponse(400, "unexpected", ""));
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    expect(await screen.findByText("Email not confirmed")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Resend the confirmation e-mail" }));
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    expect(screen.getAllByRole("alert")[1]?.textContent).toContain("Failed to send email");
  });

  test("offers no confirmation mail for other errors, and shows unknown messages of the server", async () => {
    server.handle("POST /auth/v1/token", () =>
      errorResponse(400, "hook_rejected", "The hook rejects it"),
    );
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    expect(await screen.findByText("The hook rejects it")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Resend the confirmation e-mail" })).toBeNull();
  });

  test("shows our own message for a gateway error", async () => {
    const resting = { status: 503, statusText: "Service Unavailable" };
    server.handle("POST /auth/v1/token", () => new Response("<html></html>", resting));
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    expect(await screen.findByText(/^The server cannot be reached/)).toBeDefined();
  });

  test("sends one request for a double click", async () => {
    const app = await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    logIn();
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(server.requests("POST /auth/v1/token")).toHaveLength(1);
  });

  test("sends one request for a click after the answer, while the next page loads", async () => {
    const form = document.createElement("form");
    form.innerHTML = `<input name="email" value="ann@example.org"><input name="password" value="${password}">
      <button type="submit"></button>
      ${["failure", "failure-text", "resend", "sent", "not-sent", "not-sent-text"]
        .map((part) => `<div data-part="${part}"></div>`)
        .join("")}`;
    document.body.append(form);
    const signedIn = Promise.withResolvers<void>();
    enhanceSignInForm(form, new AbortController().signal, {
      openClient: async () => (await connect()).client,
      // The next page takes its time.
      onSignedIn: signedIn.resolve,
    });
    const button = form.querySelector("button");
    fireEvent.submit(form);
    await signedIn.promise;
    expect(button?.getAttribute("aria-busy")).toBe("true");
    fireEvent.submit(form);
    expect(server.requests("POST /auth/v1/token")).toHaveLength(1);
  });

  test("is translated to French", async () => {
    await renderApp("/auth/login", "fr");
    fireEvent.change(screen.getByLabelText("Adresse e-mail"), {
      target: { value: "ann@example.org" },
    });
    fireEvent.change(screen.getByLabelText("Mot de passe"), { target: { value: "faux" } });
    fireEvent.click(screen.getByRole("button", { name: "Se connecter" }));
    expect(await screen.findByText("Identifiants de connexion invalides")).toBeDefined();
  });

  test("shows and hides the password", async () => {
    await renderApp("/auth/login");
    expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    press("Show password");
    expect(screen.getByLabelText("Password")).toHaveProperty("type", "text");
    press("Hide password");
    expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
  });
});

const expired =
  "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid";

describe("the page that a link of a mail leads to", () => {
  test("explains an expired link, and sends a new one", async () => {
    await renderApp(`/auth/return${expired}`);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The link has expired or was used before",
    );
    fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "ann@example.org" } });
    fireEvent.click(screen.getByRole("button", { name: "Send a new link" }));
    expect(await screen.findByText(/there is a new e-mail for it/)).toBeDefined();
    expect(await server.requests("POST /auth/v1/resend")[0]?.json()).toMatchObject({
      email: "ann@example.org",
    });
  });

  test("explains it in French", async () => {
    await renderApp(`/auth/return${expired}`, "fr");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Le lien a expiré ou a déjà servi",
    );
  });

  test("redirects to the sign-in page without one", async () => {
    const app = await renderApp("/auth/return");
    await waitFor(() => expect(app.address()).toBe("/auth/login"));
  });

  test.each([
    "error=server_error&error_description=Call+0900+123",
    "error_description=Call+0900+123",
    "error=Call+0900+123&error_code=Call+0900+123",
    "message=Call+0900+123",
  ])("shows none of the texts of the URL: %s", async (query) => {
    await renderApp(`/auth/return?${query}#${query}`);
    expect(await screen.findByText(/^The link could not be used/)).toBeDefined();
    expect(document.body.textContent).not.toContain("0900");
  });

  test("explains a known error in our own words", async () => {
    await renderApp("/auth/return#error=access_denied&error_code=user_banned");
    expect((await screen.findByRole("alert")).textContent).toContain("User is banned");
  });
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, beforeEach } from "vitest";
import { password, profileId, refusal, startFakeServer } from "./testing/fake-server.ts";
import { renderApp, freshBrowserForEachTest } from "./testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const logIn = () => fireEvent.click(screen.getByRole("button", { name: "Log in" }));

describe("signing in", () => {
  test("asks for what is missing, next to each field, and goes to the first one", async () => {
    await renderApp("/auth/login");
    logIn();
    expect(await screen.findByText("Enter your email")).toBeDefined();
    expect(screen.getByText("Enter your password")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    expect(server.asked("POST /auth/v1/token")).toEqual([]);
  });

  test("leads to the dashboard, and keeps the profile's id", async () => {
    const app = await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    await waitFor(() => expect(localStorage.getItem("profile_id")).toBe(profileId));
  });

  test("shows the server's message and the way to a new confirmation; what was typed stays", async () => {
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", "wrong");
    logIn();
    expect((await screen.findByRole("alert")).textContent).toContain("Invalid login credentials");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "wrong");
    fireEvent.click(screen.getByRole("button", { name: "Resend the confirmation e-mail" }));
    expect(await screen.findByText(/a new e-mail is on its way/)).toBeDefined();
    expect(await server.asked("POST /auth/v1/resend")[0]?.json()).toMatchObject({
      type: "signup",
      email: "ann@example.org",
    });
  });

  test("wants an address before it resends: Enter your email first", async () => {
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", "wrong");
    logIn();
    await screen.findByRole("alert");
    type("E-mail", "");
    fireEvent.click(screen.getByRole("button", { name: "Resend the confirmation e-mail" }));
    expect(await screen.findByText("Enter your email first")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
    expect(server.asked("POST /auth/v1/resend")).toEqual([]);
  });

  test("says Failed to send email when it could not be resent", async () => {
    server.answer("POST /auth/v1/token", () =>
      refusal(400, "email_not_confirmed", "Email not confirmed"),
    );
    server.answer("POST /auth/v1/resend", () => refusal(400, "unexpected", ""));
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    expect(await screen.findByText("Email not confirmed")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Resend the confirmation e-mail" }));
    expect((await screen.findAllByText("Failed to send email")).length).toBeGreaterThan(0);
  });

  test("offers no confirmation for another refusal, and shows words of the server that we do not know", async () => {
    server.answer("POST /auth/v1/token", () =>
      refusal(400, "captcha_failed", "Please try the captcha again"),
    );
    await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    type("Password", password);
    logIn();
    expect(await screen.findByText("Please try the captcha again")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Resend the confirmation e-mail" })).toBeNull();
  });

  test("speaks for a gateway that the service stands behind", async () => {
    const resting = { status: 503, statusText: "Service Unavailable" };
    server.answer("POST /auth/v1/token", () => new Response("<html></html>", resting));
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
    expect(server.asked("POST /auth/v1/token")).toHaveLength(1);
  });

  test("speaks French", async () => {
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
    // Both halves of a click: React remembers a mouse that is held down, and then hears of no selection in any field.
    const press = (name: string) => {
      const button = screen.getByRole("button", { name });
      fireEvent.mouseDown(button);
      fireEvent.mouseUp(button);
    };
    press("Show password");
    expect(screen.getByLabelText("Password")).toHaveProperty("type", "text");
    press("Hide password");
    expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
  });
});

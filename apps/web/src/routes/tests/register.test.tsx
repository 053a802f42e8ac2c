import { signedInAs } from "../testing/render-dashboard.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  publicConfig,
  errorResponse,
  sessionResponse,
  startFakeServer,
} from "../testing/fake-server.ts";
import { serveMailProofs } from "../testing/mail-screens.ts";
import { renderApp, freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Create account" }));

function fillIn() {
  type("Name", "Ann Lee");
  type("E-mail", "ann@example.org");
  type("Password", "secret-1");
  type("Confirm password", "secret-1");
}

describe("sign-up", () => {
  test("shows an error at each invalid field, and focuses the first one", async () => {
    await renderApp("/auth/register");
    type("Password", "12345");
    submit();
    expect(await screen.findByText("Password must be at least 6 characters")).toBeDefined();
    expect(screen.getByText("Passwords do not match")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    expect(server.requests("POST /auth/v1/signup")).toEqual([]);
  });

  test("names the terms and the privacy policy, which open beside what was typed", async () => {
    await renderApp("/auth/register");
    for (const [name, path] of [
      ["terms of service", "/terms"],
      ["privacy policy", "/privacy"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([path, "_blank"]);
    }
  });

  test("sends name, country and language, and then waits for the confirmation, whose mail can be resent", async () => {
    await renderApp("/auth/register");
    fillIn();
    fireEvent.click(screen.getByRole("combobox", { name: "Country (optional)" }));
    fireEvent.click(await screen.findByRole("option", { name: "France", hidden: true }));
    submit();
    submit();
    expect(await screen.findByRole("heading", { name: "Check your e-mail" })).toBeDefined();
    expect(screen.getByText(/We sent a link to ann@example.org/)).toBeDefined();
    const [request, ...more] = server.requests("POST /auth/v1/signup");
    expect(more).toEqual([]);
    expect(new URL(request?.url ?? "").searchParams.get("redirect_to")).toBe(
      `${window.location.origin}/`,
    );
    expect(await request?.json()).toMatchObject({
      email: "ann@example.org",
      data: { name: "Ann Lee", country: "FR", language: "en" },
    });
    fireEvent.click(screen.getByRole("button", { name: "send it again" }));
    expect(await screen.findByText(/there is a new e-mail for it/)).toBeDefined();
  });

  test("shows where the mail is on a server without SMTP, and who can open it", async () => {
    const config = { ...publicConfig(), links: { inbox: "/inbox", feedback: {} } };
    server.handle("GET /config.json", () => Response.json(config));
    await renderApp("/auth/register");
    fillIn();
    submit();
    const link = await screen.findByRole("link", { name: "Open the inbox of this server" });
    expect(link.getAttribute("href")).toBe("/inbox");
    expect(link.closest("p")?.textContent).toContain("Do you run this server?");
    const text = screen.getByText(/only the person who runs it can open/);
    expect(text.textContent).toContain("Ask that person for the code of the mail");
    expect(screen.queryByText(/We sent a link|spam/)).toBeNull();
  });

  test("still waits for the code after a reload, without the password, and can send it again", async () => {
    const page = await renderApp("/auth/register");
    fillIn();
    submit();
    await screen.findByRole("heading", { name: "Check your e-mail" });
    const kept = [sessionStorage, localStorage].flatMap((store) => Object.values(store));
    expect(kept.join("\n")).not.toContain("secret-1");
    page.unmount();
    await renderApp("/auth/register");
    expect(await screen.findByText(/We sent a link to ann@example.org/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "send it again" }));
    expect(await screen.findByText(/there is a new e-mail for it/)).toBeDefined();
    const [resent] = server.requests("POST /auth/v1/resend");
    expect(await resent?.json()).toMatchObject({ email: "ann@example.org", type: "signup" });
    fireEvent.click(screen.getByRole("button", { name: "Use another address" }));
    expect(screen.getByLabelText("E-mail")).toHaveProperty("value", "ann@example.org");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
  });

  test("forgets the step when someone signs in", async () => {
    const page = await renderApp("/auth/register");
    fillIn();
    submit();
    await screen.findByRole("heading", { name: "Check your e-mail" });
    serveMailProofs(server, "ann@example.org");
    type("8-digit code", "12345678");
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(page.address()).not.toBe("/auth/register"));
    expect(sessionStorage.getItem("postulo-mail-step")).toBeNull();
  });

  test("forgets the step when someone signs in on another page", async () => {
    const page = await renderApp("/auth/register");
    fillIn();
    submit();
    await screen.findByRole("heading", { name: "Check your e-mail" });
    page.unmount();
    await signedInAs("ann@example.org");
    await renderApp("/dashboard/profile");
    await screen.findByRole("button", { name: "Search and commands" });
    expect(sessionStorage.getItem("postulo-mail-step")).toBeNull();
  });

  test("begins again after a reload when another address was wanted", async () => {
    const page = await renderApp("/auth/register");
    fillIn();
    submit();
    fireEvent.click(await screen.findByRole("button", { name: "Use another address" }));
    page.unmount();
    await renderApp("/auth/register");
    expect(await screen.findByRole("heading", { name: "Create your account" })).toBeDefined();
  });

  test("keeps its values when going back for another address", async () => {
    await renderApp("/auth/register");
    fillIn();
    submit();
    fireEvent.click(await screen.findByRole("button", { name: "Use another address" }));
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ann Lee");
  });

  test.each([
    ["weak_password", "Password", "This password is too easy to guess. Choose another one."],
    ["user_already_exists", "E-mail", "User already registered."],
  ])("shows %s of the server at its field, which takes the focus", async (code, label, text) => {
    server.handle("POST /auth/v1/signup", () => errorResponse(422, code, "In English"));
    await renderApp("/auth/register");
    fillIn();
    submit();
    const error = await screen.findByText(text);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(error.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test("leads from an address that has an account to the login, beside the message", async () => {
    server.handle("POST /auth/v1/signup", () => errorResponse(422, "user_already_exists", "x"));
    await renderApp("/auth/register");
    fillIn();
    submit();
    const error = await screen.findByText("User already registered.");
    const link = within(error).getByRole("link", { name: "Log in" });
    expect(link.getAttribute("href")).toBe("/auth/login");
  });

  test("shows that registration is closed for the beta, before and after the request", async () => {
    server.handle("POST /auth/v1/signup", () =>
      errorResponse(422, "signup_disabled", "Registration is temporarily closed for the beta"),
    );
    await renderApp("/auth/register");
    fillIn();
    submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Registration is temporarily closed for the beta");
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ann Lee");
  });

  test("shows that the server is unreachable, and keeps its values", async () => {
    server.handle("POST /auth/v1/signup", () => Promise.reject(new TypeError("Failed to fetch")));
    await renderApp("/auth/register");
    fillIn();
    submit();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The server cannot be reached",
    );
    expect(screen.getByLabelText("E-mail")).toHaveProperty("value", "ann@example.org");
  });

  test("redirects to the dashboard when the server requires no confirmation", async () => {
    server.handle("POST /auth/v1/signup", () => sessionResponse("ann@example.org"));
    const app = await renderApp("/auth/register");
    fillIn();
    submit();
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
  });
});

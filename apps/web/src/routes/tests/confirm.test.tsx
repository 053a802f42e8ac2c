import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { saveRequestedMail } from "../../auth/requested-mail.ts";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { serveMailProofs, sessionOf, signInBefore, storedEmail } from "../testing/mail-screens.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const linkOf = (email: string, type = "signup") =>
  `/auth/confirm?${new URLSearchParams({ token_hash: "abc", type, email }).toString()}`;
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const verifications = () => server.requests("POST /auth/v1/verify");

describe("tokens in the URL", () => {
  const { access_token, refresh_token } = sessionOf("eve@example.org");
  const tokens = { access_token, refresh_token, type: "signup", expires_in: "3600" };
  const fixation = `/auth/return#${new URLSearchParams({ ...tokens, token_type: "bearer" }).toString()}`;

  test("never replace the session of a signed-in user", async () => {
    serveMailProofs(server, "eve@example.org");
    signInBefore(server, "ann@example.org");
    await renderApp(fixation);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "You are still signed in as ann@example.org",
    );
    expect(storedEmail()).toBe("ann@example.org");
    expect(window.location.hash).toBe("");
  });

  test("do not sign in", async () => {
    await renderApp(fixation);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Postulo takes none from a link",
    );
    expect(storedEmail()).toBeUndefined();
    expect(server.requestNames().filter((name) => name.includes("/auth/v1"))).toEqual([]);
  });
});

describe("the page of an auth link", () => {
  test("redeems only after a click, once for a double click, and redirects to the dashboard", async () => {
    serveMailProofs(server, "ann@example.org");
    const app = await renderApp(linkOf("ann@example.org"));
    expect(screen.getByText("ann@example.org")).toBeDefined();
    expect(verifications()).toEqual([]);
    const button = await screen.findByRole("button", { name: "Confirm my address" });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(verifications()).toHaveLength(1);
    expect(await verifications()[0]?.json()).toMatchObject({ token_hash: "abc", type: "signup" });
    expect(storedEmail()).toBe("ann@example.org");
  });

  test("needs no click in the browser that requested the mail", async () => {
    serveMailProofs(server, "ann@example.org");
    saveRequestedMail("ann@example.org");
    const app = await renderApp(linkOf("ann@example.org"));
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(storedEmail()).toBe("ann@example.org");
  });

  test("leads to the page that was requested before the mail, in the browser that requested it", async () => {
    serveMailProofs(server, "ann@example.org");
    saveRequestedMail("ann@example.org", { search: "?next=%2Fdashboard%2Fprofile" });
    const app = await renderApp(linkOf("ann@example.org", "magiclink"));
    await waitFor(() => expect(app.address()).toBe("/dashboard/profile"));
  });

  test("leads to the dashboard where the stored page is of another mail", async () => {
    serveMailProofs(server, "ann@example.org");
    saveRequestedMail("eve@example.org", { search: "?next=%2Fdashboard%2Fprofile" });
    const app = await renderApp(linkOf("ann@example.org", "magiclink"));
    await press("Sign in");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
  });

  test("asks before the session of another account replaces this one: stay", async () => {
    signInBefore(server, "ann@example.org");
    serveMailProofs(server, "eve@example.org");
    const app = await renderApp(linkOf("eve@example.org"));
    await press("Confirm my address");
    expect(await screen.findByRole("heading", { name: "Which account?" })).toBeDefined();
    const accounts = () => screen.getAllByRole("definition").map((shown) => shown.textContent);
    expect(accounts()).toEqual(["ann@example.org", "eve@example.org"]);
    expect(storedEmail()).toBe("ann@example.org");
    await press("Stay signed in");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(storedEmail()).toBe("ann@example.org");
    // The other session is ended, not this one.
    const [ended, ...others] = server.requests("POST /auth/v1/logout");
    expect(others).toEqual([]);
    const [, claims = ""] = (ended?.headers.get("authorization") ?? "").split(".");
    expect(atob(claims)).toContain("eve@example.org");
  });

  test("asks before the session of another account replaces this one: continue", async () => {
    signInBefore(server, "ann@example.org");
    serveMailProofs(server, "eve@example.org");
    const app = await renderApp(linkOf("eve@example.org"));
    await press("Confirm my address");
    await press("Use the other account");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(storedEmail()).toBe("eve@example.org");
    const [ended] = server.requests("POST /auth/v1/logout");
    const [, claims = ""] = (ended?.headers.get("authorization") ?? "").split(".");
    expect(atob(claims)).toContain("ann@example.org");
  });

  test("asks when a link names another account than its own, also a visitor", async () => {
    serveMailProofs(server, "eve@example.org");
    saveRequestedMail("ann@example.org");
    await renderApp(linkOf("ann@example.org"));
    expect((await screen.findByRole("definition")).textContent).toBe("eve@example.org");
    expect(storedEmail()).toBeUndefined();
    await press("Do not sign in");
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeDefined();
    expect(storedEmail()).toBeUndefined();
  });

  test("redirects from a recovery mail to the form for the new password", async () => {
    serveMailProofs(server, "ann@example.org");
    const app = await renderApp(linkOf("ann@example.org", "recovery"));
    await press("Continue");
    await waitFor(() => expect(app.address()).toBe("/auth/new-password"));
    expect(await screen.findByText("For ann@example.org")).toBeDefined();
  });

  test("reports that the other address must confirm too, and then the change", async () => {
    serveMailProofs(server, "new@example.org");
    server.handle("POST /auth/v1/verify", () =>
      Response.json({ code: "200", msg: "Confirmation link accepted. …" }),
    );
    await renderApp(linkOf("ann@example.org", "email_change"));
    await press("Confirm the change");
    expect(await screen.findByText(/Now open the link that was mailed to the other/)).toBeDefined();
    expect(storedEmail()).toBeUndefined();
  });

  test("shows the new address after a change, without signing in", async () => {
    serveMailProofs(server, "new@example.org");
    await renderApp(linkOf("new@example.org", "email_change"));
    await press("Confirm the change");
    expect(await screen.findByText("From now on you log in with new@example.org.")).toBeDefined();
    expect(storedEmail()).toBeUndefined();
    expect(server.requests("POST /auth/v1/logout")).toHaveLength(1);
  });

  test.each([
    { type: "signup", text: "If your address is confirmed, just log in", way: "Send a new link" },
    { type: "recovery", text: "Each link works once, for 24 hours", way: "Get a new link" },
    {
      type: "email_change",
      text: "Your account shows how far the change is",
      way: "Go to your account",
    },
  ])("reports that a link was used or has expired: $type", async ({ type, text, way }) => {
    server.handle("POST /auth/v1/verify", () =>
      errorResponse(403, "otp_expired", "Token has expired"),
    );
    await renderApp(linkOf("ann@example.org", type));
    await press(/^(Confirm|Continue)/);
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    const role = type === "signup" ? "button" : "link";
    expect(screen.getByRole(role, { name: way })).toBeDefined();
  });

  test("keeps its button while the server is unreachable", async () => {
    serveMailProofs(server, "ann@example.org");
    server.handle("POST /auth/v1/verify", () => Promise.reject(new TypeError("Failed to fetch")));
    const app = await renderApp(linkOf("ann@example.org"));
    await press("Confirm my address");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The server cannot be reached",
    );
    serveMailProofs(server, "ann@example.org");
    await press("Confirm my address");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
  });

  test("reports that a link is incomplete", async () => {
    await renderApp("/auth/confirm?type=signup", "fr");
    expect((await screen.findByRole("alert")).textContent).toContain("Le lien est incomplet");
  });
});

describe("a PKCE redirect", () => {
  test("shows an explanation in another browser than the one that started it", async () => {
    await renderApp("/auth/return?code=abc");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "opened in another browser than the one that asked for it",
    );
    expect(screen.getByRole("link", { name: "Log in" })).toBeDefined();
  });

  test("is exchanged with the verifier of this browser", async () => {
    serveMailProofs(server, "ann@example.org");
    signInBefore(server, "ann@example.org");
    localStorage.clear();
    localStorage.setItem("postulo-session-code-verifier", JSON.stringify("verifier"));
    const app = await renderApp("/auth/return?code=abc");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(await server.requests("POST /auth/v1/token")[0]?.json()).toEqual({
      auth_code: "abc",
      code_verifier: "verifier",
    });
    expect(storedEmail()).toBe("ann@example.org");
  });
});

test("a message of the server is shown", async () => {
  await renderApp("/auth/return#message=Confirmation+link+accepted.+Please+proceed", "fr");
  expect(
    await screen.findByText(/Ouvrez maintenant le lien envoyé à l’autre adresse/),
  ).toBeDefined();
});

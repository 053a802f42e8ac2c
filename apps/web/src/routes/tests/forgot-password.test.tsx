import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { serveMailProofs, sessionOf, signInBefore, storedEmail } from "../testing/mail-screens.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => {
  server.reset();
  server.handle("POST /auth/v1/recover", () => Response.json({}));
});
freshBrowserForEachTest();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openWithMail() {
  const app = await renderApp("/auth/forgot-password");
  type("E-mail", "ann@example.org");
  press("Send the e-mail");
  await screen.findByRole("heading", { name: "Check your e-mail" });
  return app;
}

describe("a forgotten password", () => {
  test("is linked from the sign-in page with the address entered there", async () => {
    const app = await renderApp("/auth/login");
    type("E-mail", "ann@example.org");
    fireEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
    await waitFor(() => expect(app.address()).toBe("/auth/forgot-password"));
    expect(screen.getByLabelText("E-mail")).toHaveProperty("value", "ann@example.org");
  });

  test("requires an address, and sends one mail for a double click, and another on request", async () => {
    await renderApp("/auth/forgot-password");
    press("Send the e-mail");
    expect(await screen.findByText("Enter your email")).toBeDefined();
    type("E-mail", "ann@example.org");
    press("Send the e-mail");
    press("Send the e-mail");
    expect(await screen.findByText(/If there is an account for ann@example.org/)).toBeDefined();
    expect(server.requests("POST /auth/v1/recover")).toHaveLength(1);
    press("send it again");
    expect(await screen.findByText(/If there is an account for this address/)).toBeDefined();
    const [, again] = server.requests("POST /auth/v1/recover");
    expect(await again?.json()).toMatchObject({ email: "ann@example.org" });
  });

  test("still waits for the code after a reload, and not on the page of another mail", async () => {
    const page = await openWithMail();
    page.unmount();
    const reloaded = await renderApp("/auth/forgot-password");
    expect(await screen.findByText(/If there is an account for ann@example.org/)).toBeDefined();
    reloaded.unmount();
    await renderApp("/auth/register");
    expect(screen.queryByText(/ann@example.org/)).toBeNull();
  });

  test("accepts the code of the mail with a space in it, and redirects to the new password", async () => {
    serveMailProofs(server, "ann@example.org");
    const app = await openWithMail();
    press("Confirm");
    expect(await screen.findByText("Enter the 8 digits of the mail")).toBeDefined();
    type("8-digit code", "1234 5678");
    press("Confirm");
    await waitFor(() => expect(app.address()).toBe("/auth/new-password"));
    expect(await server.requests("POST /auth/v1/verify")[0]?.json()).toMatchObject({
      email: "ann@example.org",
      token: "12345678",
      type: "recovery",
    });
    expect(storedEmail()).toBe("ann@example.org");
  });

  test("reports a wrong code, or too many, and keeps the input", async () => {
    server.handle("POST /auth/v1/verify", () =>
      errorResponse(403, "otp_expired", "Token has expired"),
    );
    await openWithMail();
    type("8-digit code", "12345678");
    press("Confirm");
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeDefined();
    expect(screen.getByLabelText("8-digit code")).toHaveProperty("value", "12345678");
    server.handle("POST /auth/v1/verify", () =>
      errorResponse(429, "over_request_rate_limit", "Request rate limit reached"),
    );
    press("Confirm");
    expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  });

  test("shows why no mail was sent: too many requests, or no connection", async () => {
    server.handle("POST /auth/v1/recover", () =>
      errorResponse(429, "over_email_send_rate_limit", "For security purposes, …"),
    );
    await renderApp("/auth/forgot-password", "fr");
    type("Adresse e-mail", "ann@example.org");
    press("Envoyer l’e-mail");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Trop d’e-mails ont été demandés",
    );
    server.handle("POST /auth/v1/recover", () => Promise.reject(new TypeError("Failed to fetch")));
    press("Envoyer l’e-mail");
    expect(await screen.findByText(/Le serveur est injoignable/)).toBeDefined();
    expect(screen.getByLabelText("Adresse e-mail")).toHaveProperty("value", "ann@example.org");
  });
});

describe("the form for the new password", () => {
  async function openForm() {
    signInBefore(server, "ann@example.org");
    const app = await renderApp("/auth/new-password");
    await screen.findByText("For ann@example.org");
    return app;
  }

  test("validates by the specification, and focuses the first invalid field", async () => {
    await openForm();
    press("Save the password");
    expect(await screen.findByText("All fields are required")).toBeDefined();
    type("New password", "12345");
    press("Save the password");
    expect(
      await screen.findByText("New password must be at least 6 characters long"),
    ).toBeDefined();
    type("New password", "12345678");
    type("Confirm new password", "123457");
    press("Save the password");
    expect(await screen.findByText("Passwords do not match")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Confirm new password"));
  });

  test("asks for the mailed code where the server does, and keeps what was typed", async () => {
    server.handle("GET /auth/v1/reauthenticate", () => Response.json({}));
    server.handle("PUT /auth/v1/user", async (request) => {
      const { nonce }: { nonce?: string } = await request.json();
      if (nonce === "12345678") return Response.json(sessionOf("ann@example.org").user);
      return nonce === undefined
        ? errorResponse(400, "reauthentication_needed", "Password update requires reauthentication")
        : errorResponse(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    });
    const app = await openForm();
    type("New password", "another horse");
    type("Confirm new password", "another horse");
    press("Save the password");
    await screen.findByLabelText("8-digit code");
    expect(server.requests("GET /auth/v1/reauthenticate")).toHaveLength(1);
    press("Save the password");
    expect(await screen.findByText("Enter the 8 digits of the mail")).toBeDefined();
    type("8-digit code", "0000 0000");
    press("Save the password");
    expect(await screen.findByText(/^This code is wrong or has expired/)).toBeDefined();
    type("8-digit code", "1234 5678");
    press("Save the password");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
  });

  test("saves once, and reports that the other sessions have ended", async () => {
    server.handle("PUT /auth/v1/user", () => Response.json(sessionOf("ann@example.org").user));
    const app = await openForm();
    type("New password", "another horse");
    type("Confirm new password", "another horse");
    fireEvent.pointerDown(screen.getByLabelText("New password"));
    press("Save the password");
    press("Save the password");
    await waitFor(() => expect(app.address()).toBe("/dashboard"));
    expect(await screen.findByText("Password Updated")).toBeDefined();
    expect(screen.getByText("You are signed out everywhere else.")).toBeDefined();
    expect(server.requests("PUT /auth/v1/user")).toHaveLength(1);
  });

  test("says at the field that the password is the old one, and keeps the input", async () => {
    server.handle("PUT /auth/v1/user", () =>
      errorResponse(
        422,
        "same_password",
        "New password should be different from the old password.",
      ),
    );
    await openForm();
    type("New password", "the old horse");
    type("Confirm new password", "the old horse");
    press("Save the password");
    const error = await screen.findByText(/^This is your password already/);
    const field = screen.getByLabelText("New password");
    expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(error.id);
    expect(field).toHaveProperty("value", "the old horse");
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test("redirects visitors to the recovery mail", async () => {
    const app = await renderApp("/auth/new-password");
    await waitFor(() => expect(app.address()).toBe("/auth/forgot-password"));
  });
});

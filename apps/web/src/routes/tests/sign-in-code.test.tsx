import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { serveMailProofs, storedEmail } from "../testing/mail-screens.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => {
  server.reset();
  server.handle("POST /auth/v1/otp", () => Response.json({}));
});
freshBrowserForEachTest();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openWithMail(address = "/auth/code") {
  const app = await renderApp(address);
  type("E-mail", "ann@example.org");
  press("Send me a code");
  await screen.findByRole("heading", { name: "Check your e-mail" });
  return app;
}

describe("signing in by e-mail", () => {
  test("is linked from the sign-in page, with the typed address and the requested page", async () => {
    const app = await renderApp("/auth/login?next=%2Fdashboard%2Fprofile");
    type("E-mail", "ann@example.org");
    fireEvent.click(screen.getByRole("link", { name: "E-mail me a code" }));
    await waitFor(() => expect(app.address()).toBe("/auth/code?next=%2Fdashboard%2Fprofile"));
    expect(screen.getByLabelText("E-mail")).toHaveProperty("value", "ann@example.org");
  });

  test("requests a code that creates no account, and says the same for any address", async () => {
    await openWithMail();
    const text = screen.getByText(/^If there is an account for ann@example.org/);
    // The form with the button is hidden.
    expect(document.activeElement).toBe(text);
    expect(await server.requests("POST /auth/v1/otp")[0]?.json()).toMatchObject({
      email: "ann@example.org",
      create_user: false,
    });
    press("send it again");
    expect(await screen.findByText(/^If there is an account for this address/)).toBeDefined();
  });

  test("accepts a pasted code with spaces, and opens the requested page", async () => {
    serveMailProofs(server, "ann@example.org");
    const app = await openWithMail("/auth/code?next=%2Fdashboard%2Fprofile");
    const code = screen.getByLabelText("8-digit code");
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
    type("8-digit code", " 1234 5678");
    press("Confirm");
    await waitFor(() => expect(app.address()).toBe("/dashboard/profile"));
    expect(await server.requests("POST /auth/v1/verify")[0]?.json()).toMatchObject({
      email: "ann@example.org",
      token: "12345678",
      type: "magiclink",
    });
    expect(storedEmail()).toBe("ann@example.org");
    expect(screen.queryByText("Your address is confirmed")).toBeNull();
  });

  test("says that a code is wrong or expired next to its field, and that too many were tried", async () => {
    server.handle("POST /auth/v1/verify", () =>
      errorResponse(403, "otp_expired", "Token has expired or is invalid"),
    );
    await openWithMail();
    type("8-digit code", "00000000");
    press("Confirm");
    expect(await screen.findByText(/^This code is wrong or has expired/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("8-digit code"));
    server.handle("POST /auth/v1/verify", () =>
      errorResponse(429, "over_request_rate_limit", "Request rate limit reached"),
    );
    press("Confirm");
    type("8-digit code", "00000001");
    press("Confirm");
    expect(await screen.findByText(/^Too many attempts/)).toBeDefined();
  });

  test.each([
    [480, "in 8 minutes."],
    [42, "in 42 seconds."],
  ])("says how long to wait for the next mail: %i seconds", async (seconds, expected) => {
    await openWithMail();
    server.handle("POST /auth/v1/otp", () =>
      errorResponse(
        429,
        "over_email_send_rate_limit",
        `For security purposes, you can only request this after ${seconds} seconds.`,
      ),
    );
    press("send it again");
    expect((await screen.findByRole("alert")).textContent).toContain(expected);
  });

  test("offers a new code where a link was used", async () => {
    server.handle("POST /auth/v1/verify", () =>
      errorResponse(403, "otp_expired", "Email link is invalid or has expired"),
    );
    const app = await renderApp(
      "/auth/confirm?token_hash=abc&type=magiclink&email=ann%40example.org",
    );
    fireEvent.click(await screen.findByRole("button", { name: "Sign in" }));
    fireEvent.click(await screen.findByRole("link", { name: "Get a new link" }));
    await waitFor(() => expect(app.address()).toBe("/auth/code"));
    expect(screen.getByLabelText("E-mail")).toHaveProperty("value", "ann@example.org");
  });
});

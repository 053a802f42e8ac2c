import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();
beforeEach(() => {
  server.reset();
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json([]));
});

const pending = {
  new_email: "new@example.org",
  requested_at: "2026-11-22T12:00:00Z",
  is_expired: false,
  current_confirmed: false,
  new_confirmed: true,
};
const servePending = (change: object | null) =>
  server.handle("POST /rest/v1/rpc/my_email_change", () => Response.json(change ? [change] : []));
const user = (more: object = {}) =>
  Response.json({ id: "7c9e6679-7425-40de-944b-e07fc1f90ae7", email: "ann@example.org", ...more });
const group = () => screen.findByRole("group", { name: "Your change of address" });

describe("the change of the e-mail address", () => {
  test("shows that both addresses must confirm, and the pending change", async () => {
    await renderDashboard("/dashboard/profile");
    const field = await screen.findByRole("textbox", { name: "New e-mail" });
    server.handle("PUT /auth/v1/user", () => user({ new_email: "new@example.org" }));
    servePending({ ...pending, new_confirmed: false });
    fireEvent.change(field, { target: { value: "new@example.org" } });
    fireEvent.click(screen.getByRole("button", { name: "Change e-mail" }));
    expect(await screen.findByText("Email Updated")).toBeDefined();
    expect(screen.getByText(/ann@example.org and new@example.org both have to/)).toBeDefined();
    expect(within(await group()).getAllByText("Not confirmed yet")).toHaveLength(2);
  });

  test("rejects the current address with an error at the field", async () => {
    await renderDashboard("/dashboard/profile");
    const field = await screen.findByRole("textbox", { name: "New e-mail" });
    fireEvent.change(field, { target: { value: "Ann@example.org" } });
    fireEvent.click(screen.getByRole("button", { name: "Change e-mail" }));
    expect(await screen.findByText("This is your address already")).toBeDefined();
    expect(server.requests("PUT /auth/v1/user")).toEqual([]);
  });

  test("shows which address has confirmed, and accepts the other's code", async () => {
    servePending(pending);
    server.handle("POST /auth/v1/verify", () => errorResponse(403, "otp_expired", "expired"));
    await renderDashboard("/dashboard/profile");
    const change = within(await group());
    expect(change.getByText("Confirmed")).toBeDefined();
    expect(change.queryByLabelText("Code sent to new@example.org")).toBeNull();
    const code = change.getByLabelText("Code sent to ann@example.org");
    const confirm = () => fireEvent.click(change.getByRole("button", { name: "Confirm" }));
    fireEvent.change(code, { target: { value: "12345" } });
    confirm();
    expect(await screen.findByText("Enter the 8 digits of the mail")).toBeDefined();
    fireEvent.change(code, { target: { value: "1234 5678" } });
    confirm();
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeDefined();
    expect(await server.requests("POST /auth/v1/verify")[0]?.json()).toMatchObject({
      email: "ann@example.org",
      token: "12345678",
      type: "email_change",
    });
  });

  test("resends the mails, and can be cancelled", async () => {
    servePending({ ...pending, is_expired: true });
    server.handle("POST /auth/v1/resend", () =>
      errorResponse(429, "over_email_send_rate_limit", "wait"),
    );
    await renderDashboard("/dashboard/profile");
    const change = within(await group());
    expect(change.getByText(/The links have expired/)).toBeDefined();
    const resend = change.getByRole("button", { name: "Send the e-mails again" });
    fireEvent.click(resend);
    expect(await screen.findByText("The e-mails could not be sent")).toBeDefined();
    server.handle("POST /auth/v1/resend", () => Response.json({}));
    fireEvent.click(resend);
    expect(await screen.findByText(/The e-mails are on their way/)).toBeDefined();
    server.handle("POST /rest/v1/rpc/cancel_email_change", () => Response.json("ann@example.org"));
    servePending(null);
    fireEvent.click(change.getByRole("button", { name: "Cancel the change" }));
    expect(await screen.findByText("Your address stays ann@example.org.")).toBeDefined();
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "Your change of address" })).toBeNull(),
    );
    expect(server.requests("PUT /auth/v1/user")).toEqual([]);
  });

  test("is not started again by cancelling in a tab with the former address", async () => {
    servePending(pending);
    await renderDashboard("/dashboard/profile");
    const change = within(await group());
    // Completed in another tab: no change is pending.
    server.handle("POST /rest/v1/rpc/cancel_email_change", () => Response.json(null));
    servePending(null);
    fireEvent.click(change.getByRole("button", { name: "Cancel the change" }));
    expect(await screen.findByText("There is no change to cancel")).toBeDefined();
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "Your change of address" })).toBeNull(),
    );
    expect(server.requests("PUT /auth/v1/user")).toEqual([]);
    // The session is refreshed with the new address.
    expect(server.requests("POST /auth/v1/token")).toHaveLength(1);
  });

  test("shows an error when its state could not be loaded", async () => {
    server.handle("POST /rest/v1/rpc/my_email_change", () =>
      Response.json({ code: "X", message: "no" }, { status: 400 }),
    );
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/whether a change of address is pending/)).toBeDefined();
  });
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { errorResponse, sessionResponse, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { app, codes, phone, serveSecondFactors, wrongCode } from "../testing/second-factors.ts";

const server = startFakeServer();
freshBrowserForEachTest();

let account: ReturnType<typeof serveSecondFactors>;
beforeEach(() => {
  server.reset();
  account = serveSecondFactors(server);
});

/** Also behind a dialog, which hides the page from screen readers. */
const section = () =>
  screen.findByRole("region", { name: "Two-factor authentication", hidden: true });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const codeIsAsked = () => screen.findByLabelText("6-digit code");

async function openEnrollment() {
  await renderDashboard("/dashboard/profile");
  fireEvent.click(await screen.findByRole("button", { name: "Add an authenticator app" }));
  await dialog("Add an authenticator app");
  click("Continue");
  return codeIsAsked();
}

describe("setting up an authenticator app", () => {
  test("is on only after a right code, and ends with the recovery codes, which must be saved", async () => {
    const code = await openEnrollment();
    expect(within(await section()).getByText("Off")).toBeDefined();
    expect(screen.getByText("ABCD EFGH IJKL MNOP")).toBeDefined();
    expect(screen.getByRole("img", { name: /QR code/ }).getAttribute("src")).toContain("<svg/>");
    server.handle(`POST /auth/v1/factors/${app.id}/verify`, wrongCode);
    fireEvent.change(code, { target: { value: "123 456" } });
    click("Turn on");
    expect(await screen.findByText(/This code is wrong, or was used before/)).toBeDefined();
    expect(within(await section()).getByText("Off")).toBeDefined();

    server.handle(`POST /auth/v1/factors/${app.id}/verify`, () =>
      sessionResponse("ann@example.org"),
    );
    account.setFactors(app);
    click("Turn on");
    const saving = await dialog("Save your recovery codes");
    expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeDefined();
    expect(within(saving).queryByRole("button", { name: "Close" })).toBeNull();
    account.setRemaining(10);
    click("Done");
    expect(await screen.findByText(/Save the codes first/)).toBeDefined();
    fireEvent.click(screen.getByLabelText("I have saved them"));
    click("Done");
    await waitFor(() => expect(screen.queryByText("AAAA-BBBB-CCCC-DDDD")).toBeNull());
    expect(await screen.findByText("Two-factor authentication is on")).toBeDefined();
    expect(within(await section()).getByText("On")).toBeDefined();
    expect(within(await section()).getByText("My phone")).toBeDefined();
    const [request] = server.requests("POST /auth/v1/factors");
    expect(await request?.json()).toEqual({
      friendly_name: "Authenticator app",
      factor_type: "totp",
      issuer: "Postulo",
    });
  });

  test("that is cancelled is removed at the server", async () => {
    await openEnrollment();
    click("Close");
    await waitFor(() =>
      expect(server.requests(`DELETE /auth/v1/factors/${app.id}`)).toHaveLength(1),
    );
    expect(within(await section()).getByText("Off")).toBeDefined();
  });

  test("shows a taken name at its field, and other errors as a toast; the name stays", async () => {
    server.handle("POST /auth/v1/factors", () =>
      errorResponse(422, "mfa_factor_name_conflict", "exists"),
    );
    await renderDashboard("/dashboard/profile");
    fireEvent.click(await screen.findByRole("button", { name: "Add an authenticator app" }));
    await dialog("Add an authenticator app");
    type("Name", " ");
    click("Continue");
    expect(await screen.findByText("Enter a name")).toBeDefined();
    type("Name", "Mine");
    click("Continue");
    expect(await screen.findByText("Another second factor has this name")).toBeDefined();
    server.handle("POST /auth/v1/factors", () =>
      errorResponse(422, "too_many_enrolled_mfa_factors", "many"),
    );
    click("Continue");
    expect(await screen.findByText(/as many second factors as there can be/)).toBeDefined();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Mine");
  });

  test("offers a retry when the recovery codes could not be created", async () => {
    const code = await openEnrollment();
    server.handle("POST /auth/v1/factors/recovery_codes", () =>
      errorResponse(500, "unexpected_failure", "no"),
    );
    fireEvent.change(code, { target: { value: "123456" } });
    click("Turn on");
    expect(await screen.findByText(/you have no recovery codes yet/)).toBeDefined();
    server.handle("POST /auth/v1/factors/recovery_codes", () => Response.json({ codes }));
    click("Create recovery codes");
    expect(await screen.findByText("EEEE-FFFF-GGGG-HHHH")).toBeDefined();
  });
});

describe("a phone number as second factor", () => {
  test("is offered where the server sends SMS, and confirmed by a code", async () => {
    server.handle("GET /auth/v1/settings", () => Response.json({ external: { phone: true } }));
    server.handle("POST /auth/v1/factors", () =>
      Response.json({ id: phone.id, type: "phone", friendly_name: "Phone", phone: "+33612345678" }),
    );
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/authenticator app or a text message/)).toBeDefined();
    fireEvent.click(await screen.findByRole("button", { name: "Add a phone number" }));
    await dialog("Add a phone number");
    type("Phone number", "06 12");
    click("Continue");
    expect(await screen.findByText("Enter the number with its country code")).toBeDefined();
    type("Phone number", "+33 6 12 34 56 78");
    click("Continue");
    const code = await screen.findByLabelText("8-digit code");
    expect(screen.getByText(/on its way to \+33612345678/)).toBeDefined();
    fireEvent.change(code, { target: { value: "12345678" } });
    account.setFactors(phone);
    click("Turn on");
    await dialog("Save your recovery codes");
    const [request] = server.requests(`POST /auth/v1/factors/${phone.id}/verify`);
    expect(await request?.json()).toEqual({ challenge_id: "challenge", code: "12345678" });
  });

  test("is not offered elsewhere", async () => {
    await renderDashboard("/dashboard/profile");
    await screen.findByRole("button", { name: "Add an authenticator app" });
    await waitFor(() => expect(server.requests("GET /auth/v1/settings")).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Add a phone number" })).toBeNull();
    expect(screen.queryByText(/text message/)).toBeNull();
  });
});

describe("existing second factors", () => {
  test("are removed after a question; the last one says what follows", async () => {
    account.setFactors(app, { ...phone, status: "unverified" });
    account.setRemaining(3);
    await renderDashboard("/dashboard/profile");
    const list = within(await screen.findByRole("list", { name: "Your second factors" }));
    expect(await list.findByText("3 unused codes")).toBeDefined();
    expect(list.queryByText("Work")).toBeNull();
    fireEvent.click(list.getByRole("button", { name: "Remove My phone" }));
    expect(await screen.findByText(/It is your last second factor/)).toBeDefined();
    server.handle(`DELETE /auth/v1/factors/${app.id}`, () => {
      account.setFactors();
      return Response.json({ id: app.id });
    });
    click("Remove");
    expect(await screen.findByText("Two-factor authentication is off")).toBeDefined();
    expect(await within(await section()).findByText("Off")).toBeDefined();
    expect(server.requests("POST /auth/v1/token")).toHaveLength(1);
  });

  test("show that no recovery code is left, and renew them", async () => {
    account.setFactors(app);
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/^No unused code/)).toBeDefined();
    click("Create recovery codes");
    await dialog("New recovery codes?");
    click("Create new codes");
    expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeDefined();
  });

  test("show an error with a retry when they cannot be loaded", async () => {
    server.handle("GET /auth/v1/user", () => errorResponse(403, "bad_jwt", "no"));
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText("Your second factors could not be loaded.")).toBeDefined();
    account.setFactors(app);
    fireEvent.click(within(await section()).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("My phone")).toBeDefined();
  });
});

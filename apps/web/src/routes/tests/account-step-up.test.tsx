import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  errorResponse,
  password,
  sessionResponse,
  startFakeServer,
} from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";
import { renderDashboard, signedInAs } from "../testing/render-dashboard.tsx";
import { app, phone, serveSecondFactors, wrongCode } from "../testing/second-factors.ts";

const server = startFakeServer();
freshBrowserForEachTest();

let account: ReturnType<typeof serveSecondFactors>;
beforeEach(() => {
  server.reset();
  account = serveSecondFactors(server);
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const codeIsAsked = () => screen.findByLabelText("6-digit code");
const lowLevel = (status: number) => () =>
  errorResponse(status, "insufficient_aal", "AAL2 required");

describe("an action that requires the second factor", () => {
  const rejectOnce = (name: string, status: number, response: () => Response) => {
    let calls = 0;
    server.handle(name, () => {
      calls += 1;
      return calls === 1 ? lowLevel(status)() : response();
    });
  };
  const changed = () =>
    Response.json({ id: "x", email: "ann@example.org", new_email: "new@example.org" });

  async function changeEmail() {
    await renderDashboard("/dashboard/profile");
    await screen.findByRole("textbox", { name: "New e-mail" });
    type("New e-mail", "new@example.org");
    click("Change e-mail");
    return dialog("Confirm it is you");
  }

  test("asks for it in a dialog, and goes on with what was typed", async () => {
    account.setFactors(app, phone);
    rejectOnce("PUT /auth/v1/user", 401, changed);
    await changeEmail();
    fireEvent.change(await codeIsAsked(), { target: { value: "123456" } });
    server.handle(`POST /auth/v1/factors/${app.id}/verify`, wrongCode);
    click("Confirm");
    expect(await screen.findByText(/This code is wrong/)).toBeDefined();
    server.handle(`POST /auth/v1/factors/${app.id}/verify`, () =>
      sessionResponse("ann@example.org"),
    );
    click("Confirm");
    expect(await screen.findByText("Email Updated")).toBeDefined();
    expect(server.requests("PUT /auth/v1/user")).toHaveLength(2);
    expect(await server.requests("PUT /auth/v1/user")[1]?.json()).toMatchObject({
      email: "new@example.org",
    });
  });

  test("accepts a code by SMS, which is sent on request, or a recovery code", async () => {
    account.setFactors(app, phone);
    account.setRemaining(2);
    rejectOnce("PUT /auth/v1/user", 401, changed);
    server.handle("POST /auth/v1/factors/recovery_codes/verify", wrongCode);
    await changeEmail();
    await codeIsAsked();
    click("Use the phone number that ends in 78");
    expect(server.requests(`POST /auth/v1/factors/${phone.id}/challenge`)).toEqual([]);
    click("Send the code");
    expect(await screen.findByLabelText("8-digit code")).toBeDefined();
    fireEvent.click(await screen.findByRole("button", { name: "Use a recovery code" }));
    fireEvent.change(await screen.findByLabelText("Recovery code"), {
      target: { value: "aaaa-bbbb-cccc-dddd" },
    });
    click("Confirm");
    expect(await screen.findByText(/This recovery code is wrong/)).toBeDefined();
    expect(await server.requests("POST /auth/v1/factors/recovery_codes/verify")[0]?.json()).toEqual(
      { code: "aaaa-bbbb-cccc-dddd" },
    );
  });

  test("is not done when the dialog is closed; what was typed stays, and the session too", async () => {
    account.setFactors(app);
    server.handle("PUT /auth/v1/user", lowLevel(401));
    const page = await changeEmail();
    fireEvent.click(within(page).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("New e-mail")).toHaveProperty("value", "new@example.org");
    expect(server.requests("PUT /auth/v1/user")).toHaveLength(1);
    expect(screen.queryByText("Failed to change email")).toBeNull();
  });

  test("keeps the session when the server still requires it afterwards", async () => {
    account.setFactors(app);
    server.handle("PUT /auth/v1/user", lowLevel(401));
    await changeEmail();
    fireEvent.change(await codeIsAsked(), { target: { value: "123456" } });
    click("Confirm");
    expect(await screen.findByText("Failed to change email")).toBeDefined();
    expect(screen.getByRole("textbox", { name: "New e-mail" })).toBeDefined();
  });

  test("the deletion of the account goes on after it", async () => {
    account.setFactors(app);
    rejectOnce("POST /functions/v1/delete-account", 403, () => Response.json({ success: true }));
    await signedInAs("ann@example.org");
    const page = await renderApp("/dashboard/profile");
    fireEvent.click(await screen.findByRole("button", { name: "Delete account" }));
    fireEvent.change(await screen.findByLabelText("Your password"), {
      target: { value: password },
    });
    click("Delete for good");
    await dialog("Confirm it is you");
    fireEvent.change(await codeIsAsked(), { target: { value: "123456" } });
    click("Confirm");
    await waitFor(() => expect(page.address()).toBe("/"));
    expect(server.requests("POST /functions/v1/delete-account")).toHaveLength(2);
  });
});

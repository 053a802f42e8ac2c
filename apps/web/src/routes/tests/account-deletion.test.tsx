import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

test("without a password the deletion is confirmed by a code of a mail, which is announced", async () => {
  server.handle("POST /auth/v1/otp", () => Response.json({}));
  server.handle("POST /auth/v1/verify", () => errorResponse(403, "otp_expired", "expired"));
  await renderDashboard("/dashboard/profile");
  fireEvent.click(await screen.findByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "No password? Get a code by e-mail" }));
  const sent = "A code was sent to ann@example.org.";
  expect(await screen.findByText(sent, { selector: "output" })).toBeDefined();
  fireEvent.change(dialog.getByLabelText("8-digit code from the mail"), {
    target: { value: "1234 5678" },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
  expect(await dialog.findByText("This code is wrong or has expired")).toBeDefined();
  expect(await server.requests("POST /auth/v1/verify")[0]?.json()).toMatchObject({
    email: "ann@example.org",
    token: "12345678",
    type: "magiclink",
  });
  expect(server.requests("POST /functions/v1/delete-account")).toEqual([]);
});

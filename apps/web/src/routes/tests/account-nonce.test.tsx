import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { sessionOf, signInBefore } from "../testing/mail-screens.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a change of password asks for the mailed code where the server does, and keeps what was typed", async () => {
  signInBefore(server, "ann@example.org");
  server.handle("GET /auth/v1/reauthenticate", () => Response.json({}));
  server.handle("PUT /auth/v1/user", async (request) => {
    const { nonce }: { nonce?: string } = await request.json();
    if (nonce === "12345678") return Response.json(sessionOf("ann@example.org").user);
    return nonce === undefined
      ? errorResponse(400, "reauthentication_needed", "Password update requires reauthentication")
      : errorResponse(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  });
  await renderApp("/dashboard/profile");
  fireEvent.change(await screen.findByLabelText("New password"), {
    target: { value: "another-1" },
  });
  type("Confirm new password", "another-1");
  press("Change password");
  await screen.findByLabelText("8-digit code");
  expect(server.requests("GET /auth/v1/reauthenticate")).toHaveLength(1);
  press("Change password");
  expect(await screen.findByText("Enter the 8 digits of the mail")).toBeDefined();
  type("8-digit code", "0000 0000");
  press("Change password");
  expect(await screen.findByText(/^This code is wrong or has expired/)).toBeDefined();
  press("Send the code again");
  await waitFor(() => expect(server.requests("GET /auth/v1/reauthenticate")).toHaveLength(2));
  type("8-digit code", "1234 5678");
  press("Change password");
  await waitFor(() => expect(screen.queryByLabelText("8-digit code")).toBeNull());
  expect(await screen.findByText("Password Updated")).toBeDefined();
  const changes = server.requests("PUT /auth/v1/user");
  expect(await changes.at(-1)?.json()).toMatchObject({ password: "another-1", nonce: "12345678" });
});

test("the rule of a new password is at its field, and so is what the server says against one", async () => {
  signInBefore(server, "ann@example.org");
  server.handle("PUT /auth/v1/user", () => errorResponse(422, "weak_password", "In English"));
  await renderApp("/dashboard/profile");
  const field = await screen.findByLabelText("New password");
  const described = () =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual(["At least 6 characters"]);
  fireEvent.change(field, { target: { value: "password" } });
  type("Confirm new password", "password");
  press("Change password");
  await waitFor(() =>
    expect(described()).toContain("This password is too easy to guess. Choose another one."),
  );
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText("Failed to change password")).toBeNull();
});

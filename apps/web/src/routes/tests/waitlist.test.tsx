import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const signup = "POST /rest/v1/rpc/waitlist_signup";
const field = () => screen.getByLabelText("E-mail for the waitlist");

async function join(email: string) {
  await renderApp("/");
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Join the waitlist" }));
}

describe("the waitlist", () => {
  test("accepts an address, asks to confirm it and clears the field", async () => {
    server.handle(signup, () => Response.json({ success: true, error: null }));
    await join(" ann@example.org ");
    expect(await screen.findByText(/Check your e-mail to confirm/)).toBeDefined();
    expect(field()).toHaveProperty("value", "");
    expect(await server.requests(signup)[0]?.json()).toEqual({
      p_email: "ann@example.org",
      p_language: "en",
    });
  });

  test.each([
    ["", "Please enter your email"],
    ["ann@", "Please enter a valid email address"],
  ])("rejects %j without a request, with an error", async (email, message) => {
    await join(email);
    expect(await screen.findByText(message)).toBeDefined();
    expect(field()).toHaveProperty("value", email);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(server.requests(signup)).toEqual([]);
  });

  test("shows an error, and keeps the input", async () => {
    server.handle(signup, () => Response.json({ message: "resting" }, { status: 503 }));
    await join("ann@example.org");
    expect(await screen.findByText("Something went wrong, try again later")).toBeDefined();
    expect(field()).toHaveProperty("value", "ann@example.org");
  });

  test("sends one request for a double click", async () => {
    server.handle(signup, () => Response.json({ success: true, error: null }));
    await join("ann@example.org");
    fireEvent.click(screen.getByRole("button", { name: "Join the waitlist" }));
    expect(await screen.findByText(/Check your e-mail to confirm/)).toBeDefined();
    expect(server.requests(signup)).toHaveLength(1);
  });
});

test("the front page lists each plan with its price and its limits", async () => {
  await renderApp("/");
  const plans = ["Free", "Plus", "Pro", "Ultra"].map(
    (plan) => screen.getByRole("heading", { name: plan, level: 3 }).closest("li")?.textContent,
  );
  expect(plans[0]).toContain("€0");
  expect(plans[0]).toContain("3 applications");
  expect(plans[0]).not.toContain("letter");
  expect(plans[2]).toMatch(/Popular.*€19.*100 applications.*Unlimited documents.*15 cover letters/);
  expect(screen.getByRole("link", { name: "Select plan Ultra" }).getAttribute("href")).toBe(
    "/auth/login?next=%2Fdashboard%2Fpricing",
  );
  await renderApp("/auth/login?next=%2Fdashboard%2Fpricing");
  expect(await screen.findByText("You need to be logged in to select a plan")).toBeDefined();
});

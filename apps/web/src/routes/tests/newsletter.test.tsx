import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const signup = "POST /rest/v1/rpc/newsletter_signup";
const field = () => screen.getByLabelText("E-mail for the newsletter");

/** The form is on every page; short ones render faster than the front page. */
async function subscribe(email: string, address = "/about") {
  await renderApp(address);
  field().focus();
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
}

describe("the newsletter", () => {
  test("accepts an address, shows a message and clears the field", async () => {
    server.handle(signup, () => Response.json({ success: true, error: null }));
    await subscribe("ann@example.org", "/");
    expect(
      await screen.findByText("Thank you! Check your e-mail to confirm your address."),
    ).toBeDefined();
    expect(field()).toHaveProperty("value", "");
    expect(await server.requests(signup)[0]?.json()).toMatchObject({ p_email: "ann@example.org" });
  });

  test("accepts no changes while it submits, and keeps the focus", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.handle(signup, () => promise);
    await subscribe("ann@example.org");
    expect(field()).toHaveProperty("readOnly", true);
    const button = screen.getByRole("button", { name: "Subscribe" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await waitFor(() => expect(server.requests(signup)).toHaveLength(1));
    resolve(Response.json({ success: true }));
    await waitFor(() => expect(field()).toHaveProperty("readOnly", false));
    expect(document.activeElement).toBe(field());
  });

  test("reports that an address is already subscribed, and keeps it", async () => {
    server.handle(signup, () => Response.json({ success: false, error: "duplicate_email" }));
    await subscribe("ann@example.org");
    expect(await screen.findByText("This address is already subscribed.")).toBeDefined();
    expect(field()).toHaveProperty("value", "ann@example.org");
  });

  test("rejects an address that is empty or has no @ without a request", async () => {
    await subscribe("ann.example.org");
    expect(await screen.findByText(/We could not subscribe this address/)).toBeDefined();
    fireEvent.change(field(), { target: { value: "  " } });
    fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText(/We could not subscribe this address/)).toBeDefined();
    expect(server.requests(signup)).toEqual([]);
  });

  test.each([
    ["another failure", () => Response.json({ success: false, error: "rate_limited" })],
    ["a refused request", () => Response.json({ code: "42501", message: "no" }, { status: 403 })],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("shows an error after %s", async (_what, answer) => {
    server.handle(signup, answer);
    await subscribe("ann@example.org");
    expect(await screen.findByText(/We could not subscribe this address/)).toBeDefined();
    expect(field()).toHaveProperty("value", "ann@example.org");
  });
});

import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const free = {
  plan: "Free",
  is_active: true,
  cancel_at_period_end: false,
  cancellation_effective_date: null,
  next_billing_date: null,
  billing_interval: null,
};
beforeEach(() => {
  server.reset();
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json([]));
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json([]));
  server.handle("GET /rest/v1/subscription", () => Response.json([free]));
});

describe("the usage of the account", () => {
  test("shows a warning from 80 % on, ends at 100 %, and shows what is unlimited or not in the plan", async () => {
    const row = (feature: string, used: number, quota: number | null) => ({
      feature,
      used,
      quota,
      is_unlimited: quota === null,
    });
    const usage = [
      row("application", 23, 30),
      row("doc_upload", 8, 10),
      row("cover_letter", 7, 5),
      row("resume", 2, 5),
    ];
    server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json(usage));
    const page = await renderDashboard("/dashboard/profile");
    const barOf = async (name: RegExp) => {
      const meter = await screen.findByRole("meter", { name });
      const bar = meter.closest("div")?.querySelector<HTMLElement>("[data-warns], [class*=bar]");
      const width = bar?.firstElementChild?.getAttribute("style") ?? "";
      return [meter.getAttribute("aria-valuetext"), bar?.dataset["warns"] !== undefined, width];
    };
    expect((await barOf(/Applications filled by the extension/))[1]).toBe(false);
    expect(await barOf(/Documents/)).toEqual(["8 of 10", true, "width: 80%;"]);
    // A server without a language model composes them itself.
    expect(await barOf(/^Cover letters this month$/)).toEqual(["7 of 5", true, "width: 100%;"]);
    expect(screen.getAllByRole("meter")).toHaveLength(4);
    expect(screen.queryByText(/coming soon/)).toBeNull();
    expect(screen.getByText(/Adding applications by hand is free\./)).toBeDefined();
    page.unmount();
    server.handle("POST /rest/v1/rpc/get_current_user_usage", () =>
      Response.json([row("cover_letter", 0, 0)]),
    );
    const other = await renderDashboard("/dashboard/profile");
    expect(await screen.findByText("Not available in plan")).toBeDefined();
    other.unmount();
    server.handle("POST /rest/v1/rpc/get_current_user_usage", () =>
      Response.json([row("application", 23, null)]),
    );
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/unlimited/i)).toBeDefined();
  });
});

describe("returning from the checkout", () => {
  const check = "POST /functions/v1/check-subscription";

  test("shows that the plan is active", async () => {
    server.handle(check, () => Response.json({ subscribed: true, plan: "Pro" }));
    await renderDashboard("/payment-success");
    expect(await screen.findByText("Subscription updated: the Pro plan is active.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Continue to dashboard" })).toBeDefined();
  });

  test.each(["VIP", "BETA"])("confirms no payment to a user who was granted %s", async (plan) => {
    server.handle(check, () => Response.json({ subscribed: true, plan }));
    await renderDashboard("/payment-success");
    expect(await screen.findByRole("heading", { name: "No payment to confirm" })).toBeDefined();
    expect(
      screen.getByText(`Your ${plan} plan was granted to you, so nothing was paid for it.`),
    ).toBeDefined();
    expect(document.body.textContent).not.toMatch(/successful|Subscription updated/);
  });

  test("shows that there is none, and checks again on request", async () => {
    server.handle(check, () => Response.json({ subscribed: false, plan: "Free" }));
    await renderDashboard("/payment-success");
    expect(await screen.findByText("Subscription not found or inactive")).toBeDefined();
    expect(screen.getByText("Failed to update subscription")).toBeDefined();
    expect(screen.getByText(/^No payment was found for this account\./)).toBeDefined();
    server.handle(check, () => Response.json({ subscribed: true, plan: "Plus" }));
    fireEvent.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText("Subscription active")).toBeDefined();
  });
});

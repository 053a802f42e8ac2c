import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

/** Publishes what the operator set, as the server does in the pages. */
function publishFacts(facts: object) {
  const meta = document.createElement("meta");
  meta.name = "operator-facts";
  meta.content = JSON.stringify(facts);
  document.head.append(meta);
}
const support = { contactEmail: "help@example.org" };
afterEach(() => document.querySelector("meta[name=operator-facts]")?.remove());

const servePlan = (plan: "Free" | "VIP") =>
  server.handle("GET /rest/v1/subscription", () =>
    Response.json([
      {
        plan,
        is_active: true,
        cancel_at_period_end: false,
        cancellation_effective_date: null,
        next_billing_date: null,
        billing_interval: null,
      },
    ]),
  );

beforeEach(() => {
  server.reset();
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json([]));
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json([]));
  servePlan("Free");
});

test("the prices promise no support where the operator has given no address", async () => {
  await renderDashboard("/dashboard/pricing");
  const card = within(await screen.findByRole("region", { name: "Ultra" }));
  expect(card.getByText("Browser extension")).toBeDefined();
  expect(card.queryByText(/support/i)).toBeNull();
  expect(
    screen.getByText("The operator of this server has given no address for support."),
  ).toBeDefined();
});

test("the prices are listed with limits, support, and frequently asked questions", async () => {
  publishFacts(support);
  await renderDashboard("/dashboard/pricing");
  const linesOf = async (plan: string) =>
    within(await screen.findByRole("region", { name: plan }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(await linesOf("Plus")).toEqual([
    "Applications filled by the extension: 30 a month",
    "Documents: 10 a month",
    "Cover letters: 5 a month",
    "CV personalisations: 5 a month",
    "Browser extension",
    "Pro Dashboard (today in every plan)",
    "Priority support by e-mail",
  ]);
  const finders = ["People Finder (coming soon)", "AI Job Finder (coming soon)"];
  const live = "Live chat with the support (coming soon)";
  expect(await linesOf("Pro")).toEqual(expect.arrayContaining([...finders, live]));
  expect(await linesOf("Ultra")).toEqual(
    expect.arrayContaining([...finders, live, "Background auto-apply (coming soon)"]),
  );
  for (const line of screen.getAllByRole("listitem").filter((item) => item.closest("section"))) {
    const isComing = line.textContent?.includes("coming soon") ?? false;
    expect(line.querySelector("svg")?.dataset["icon"] === "check").toBe(!isComing);
  }
  expect(screen.getByText(/Adding applications by hand is free\./)).toBeDefined();
  expect(screen.getAllByRole("link", { name: support.contactEmail })).toHaveLength(2);
  for (const answer of [/both directions/, /stay yours/, /30-day money-back guarantee/])
    expect(screen.getByText(answer)).toBeDefined();
});

test("a plan is disabled with the reason on a server that takes no payments", async () => {
  const open = vi.fn<() => null>(() => null);
  vi.stubGlobal("open", open);
  server.handle("GET /config.json", () => Response.json({ ...publicConfig(), prices: undefined }));
  await renderDashboard("/dashboard/pricing");
  expect(await screen.findByText(/^Payments are not configured on this server/)).toBeDefined();
  for (const plan of ["Plus", "Pro", "Ultra"]) {
    const card = within(screen.getByRole("region", { name: plan }));
    const button = card.getByRole("button", { name: /Select plan/ });
    expect(button.hasAttribute("disabled")).toBe(true);
    const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("Not available: this server takes no payments.");
    fireEvent.click(button);
  }
  expect(open).not.toHaveBeenCalled();
});

test("a plan that can be selected has no reason against it", async () => {
  const each = { month: "price_m", year: "price_y" };
  const prices = { Plus: each, Pro: each, Ultra: each };
  server.handle("GET /config.json", () => Response.json({ ...publicConfig(), prices }));
  await renderDashboard("/dashboard/pricing");
  const card = within(await screen.findByRole("region", { name: "Pro" }));
  const button = await card.findByRole("button", { name: /Select plan/ });
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
  expect(button.hasAttribute("aria-describedby")).toBe(false);
});

test("the account shows the support of a plan where the operator has given an address", async () => {
  publishFacts(support);
  servePlan("VIP");
  await renderDashboard("/dashboard/profile");
  expect(await screen.findByText("Unlimited everything, with priority support.")).toBeDefined();
});

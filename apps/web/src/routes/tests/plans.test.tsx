import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { password, publicConfig, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const prices = Object.fromEntries(
  ["Plus", "Pro", "Ultra"].map((plan) => [plan, { month: `${plan}-m`, year: `${plan}-y` }]),
);
const config = { ...publicConfig(), prices };
const paid = {
  plan: "Plus",
  is_active: true,
  cancel_at_period_end: false,
  cancellation_effective_date: null,
  next_billing_date: "2099-04-01T00:00:00+00:00",
  billing_interval: "month",
};
const free = { ...paid, plan: "Free", next_billing_date: null, billing_interval: null };

const servePlan = (row: object) =>
  server.handle("GET /rest/v1/subscription", () => Response.json([row]));
const respondWithError = (code: string, status: number, message: string) => () =>
  Response.json({ code, message }, { status });

beforeEach(() => {
  server.reset();
  server.handle("GET /config.json", () => Response.json(config));
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json([]));
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json([]));
  servePlan(free);
});

/** Spies on the tab opened by a click. */
function watchTabs() {
  const tab = {
    opener: {},
    location: { replace: vi.fn<(href: string) => void>() },
    close: vi.fn<() => void>(),
  };
  const open = vi.fn<() => typeof tab>(() => tab);
  vi.stubGlobal("open", open);
  return { tab, open };
}

const select = async (plan: string) => {
  const card = within(await screen.findByRole("region", { name: plan }));
  return card.findByRole("button", { name: /Select plan/ });
};

describe("the prices", () => {
  test("name the plan of the user, what Free includes, and the yearly price", async () => {
    await renderDashboard("/dashboard/pricing");
    const own = await screen.findByText("Your plan: Free");
    expect(own.parentElement?.textContent).toBe(
      "Your plan: Free · Applications filled by the extension: 3 a month · Documents: 2 a month",
    );
    const pro = within(screen.getByRole("region", { name: "Pro" }));
    expect(pro.getByText("or €200 a year")).toBeDefined();
  });

  test("are per month, or per year with the saving", async () => {
    await renderDashboard("/dashboard/pricing");
    const pro = within(await screen.findByRole("region", { name: "Pro" }));
    expect(pro.getByText("€19")).toBeDefined();
    expect(pro.getByText("Popular")).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "Yearly" }));
    expect(await pro.findByText("€200")).toBeDefined();
    expect(pro.getByText("You save €28 a year")).toBeDefined();
    expect(screen.getByText("Save 10%")).toBeDefined();
  });

  test("are translated to French", async () => {
    await renderDashboard("/dashboard/pricing", "fr");
    expect(await screen.findByRole("heading", { name: "Tarifs" })).toBeDefined();
    expect(await screen.findByText(/^Économisez 10/)).toBeDefined();
  });
});

const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;

describe("selecting a plan", () => {
  test("opens the tab during the click, and navigates it to the checkout; a second click is ignored", async () => {
    const { tab, open } = watchTabs();
    const url = "https://pay.example/session";
    server.handle("POST /functions/v1/create-checkout", () => Response.json({ url }));
    await renderDashboard("/dashboard/pricing");
    const button = await select("Pro");
    fireEvent.click(button);
    fireEvent.click(button);
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
    const requested = server.requests("POST /functions/v1/create-checkout");
    expect(await Promise.all(requested.map((one) => one.json()))).toEqual([
      { planId: "pro", stripePriceId: "Pro-m", interval: "month", planName: "Pro" },
    ]);
  });

  test.each([
    [respondWithError("x", 500, ""), "Unable to start the checkout process. Please try again"],
    [respondWithError("busy", 503, "In English"), "The server is busy. Try again in a moment."],
    [respondWithError("price_not_found", 400, "No price"), "No price is configured for this plan."],
    [
      respondWithError("payment_not_configured", 409, "x"),
      "Payments are not configured on this server.",
    ],
    [respondWithError("plan_is_granted", 409, "x"), "Your plan was granted and needs no payment."],
    [respondWithError("no_subscription", 409, "x"), "No subscription was found for your account."],
    [respondWithError("not_authenticated", 401, "no"), "You need to be logged in to select a plan"],
    [
      respondWithError("invalid_request", 400, "This is no order."),
      "The order was not valid. Reload the page and select the plan again.",
    ],
    [
      respondWithError("payload_too_large", 413, "Too large"),
      "The order was too large for the server. Reload the page and select the plan again.",
    ],
    [() => Response.json({}), "Failed to start checkout"],
    [() => Response.json({ url: "javascript:alert(1)" }), "Failed to start checkout"],
  ])("shows the error, and closes the tab (%#)", async (answer, text) => {
    const { tab } = watchTabs();
    server.handle("POST /functions/v1/create-checkout", answer);
    await renderDashboard("/dashboard/pricing");
    fireEvent.click(await select("Plus"));
    expect(await screen.findByText(text)).toBeDefined();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  test("is disabled for the current plan, and for users whose plan was granted", async () => {
    servePlan(paid);
    const page = await renderDashboard("/dashboard/pricing");
    const current = await screen.findByRole("button", { name: /Current plan/ });
    expect(current.hasAttribute("disabled")).toBe(true);
    page.unmount();
    servePlan({ ...free, plan: "VIP" });
    await renderDashboard("/dashboard/pricing");
    expect(await screen.findByText(/Your plan was granted/)).toBeDefined();
    const ultra = await select("Ultra");
    expect(ultra.hasAttribute("disabled")).toBe(true);
    expect(reasonOf(ultra)).toBe("Nothing to pay: your plan was granted.");
  });

  test("offers the current plan with the other interval, and shows the own interval first", async () => {
    servePlan({ ...paid, billing_interval: "year" });
    server.handle("POST /functions/v1/create-checkout", () => Response.json({ url: "/" }));
    await renderDashboard("/dashboard/pricing");
    const plus = within(await screen.findByRole("region", { name: "Plus" }));
    expect(await plus.findByText("€90")).toBeDefined();
    expect(plus.getByRole("button", { name: /Current plan/ }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Monthly" }));
    fireEvent.click(await select("Plus"));
    const dialog = await screen.findByRole("dialog", { name: "Change to Plus, paid monthly?" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Change plan" }));
    await waitFor(() =>
      expect(server.requests("POST /functions/v1/create-checkout")).toHaveLength(1),
    );
    const [requested] = server.requests("POST /functions/v1/create-checkout");
    expect(await requested?.json()).toMatchObject({ planId: "plus", interval: "month" });
  });

  test("requires confirmation of a subscriber, and shows an error when it failed", async () => {
    servePlan(paid);
    server.handle(
      "POST /functions/v1/create-checkout",
      respondWithError("payment_declined", 402, "The payment was declined."),
    );
    await renderDashboard("/dashboard/pricing");
    fireEvent.click(await select("Ultra"));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Change to Ultra, paid monthly?" }),
    );
    fireEvent.click(dialog.getByRole("button", { name: "Change plan" }));
    expect(await screen.findByText("Failed to upgrade")).toBeDefined();
    expect(screen.getByText("The payment was declined.")).toBeDefined();
  });
});

describe("the plan in the account", () => {
  test("shows the VIP benefits, and nothing to buy or cancel", async () => {
    servePlan({ ...free, plan: "VIP" });
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText("VIP benefits")).toBeDefined();
    // Without an address of the operator no support is promised.
    expect(screen.getByText("Unlimited everything.")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
  });

  test("shows the BETA box", async () => {
    servePlan({ ...free, plan: "BETA" });
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/Thank you for testing/)).toBeDefined();
  });

  test("shows an error when cancelling or resuming failed", async () => {
    servePlan(paid);
    server.handle(
      "POST /functions/v1/cancel-subscription",
      respondWithError("no_subscription", 409, "x"),
    );
    const page = await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/Next payment/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Cancel subscription" }));
    expect(
      await screen.findByText("Unable to cancel subscription. Please try again."),
    ).toBeDefined();
    expect(screen.getByText("No subscription was found for your account.")).toBeDefined();
    page.unmount();
    servePlan({
      ...free,
      plan: "Plus",
      cancel_at_period_end: true,
      cancellation_effective_date: "2099-04-01T00:00:00+00:00",
    });
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText(/Ends on/)).toBeDefined();
    const actions = screen.getByRole("button", { name: "Resubscribe" }).parentElement;
    expect(
      [...(actions?.children ?? [])].map((one) => [
        one.textContent,
        one.getAttribute("data-variant"),
      ]),
    ).toEqual([
      ["Resubscribe", "filled"],
      ["Change plan", "default"],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Resubscribe" }));
    expect(await screen.findByText("Failed to reactivate subscription")).toBeDefined();
  });
});

describe("the account", () => {
  const submitEmail = async (email: string) => {
    const field = await screen.findByRole("textbox", { name: "New e-mail" });
    fireEvent.change(field, { target: { value: email } });
    fireEvent.click(screen.getByRole("button", { name: "Change e-mail" }));
  };

  test("changes its address by the rules, and shows the result", async () => {
    await renderDashboard("/dashboard/profile");
    await submitEmail("");
    expect(await screen.findByText("Email field is required")).toBeDefined();
    await submitEmail("nobody");
    expect(await screen.findByText("Please enter a valid email address")).toBeDefined();
    await submitEmail("new@example.org");
    expect(await screen.findByText("Failed to change email")).toBeDefined();
    server.handle("PUT /auth/v1/user", () =>
      Response.json({ id: "7c9e6679-7425-40de-944b-e07fc1f90ae7", email: "ann@example.org" }),
    );
    await submitEmail("new@example.org");
    expect(await screen.findByText("Email Updated")).toBeDefined();
  });

  test("downloads all data as one archive, or shows an error", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} });
    await renderDashboard("/dashboard/profile");
    const button = await screen.findByRole("button", { name: "Export everything" });
    fireEvent.click(button);
    expect(await screen.findByText("Your data could not be exported.")).toBeDefined();
    server.handle("GET /account/export", () => new Response("PK"));
    fireEvent.click(button);
    await waitFor(() => expect(saved).toEqual(["postulo-export.zip"]));
    vi.restoreAllMocks();
  });

  test("shows an error when it could not be deleted, and stays", async () => {
    server.handle(
      "POST /functions/v1/delete-account",
      respondWithError("internal_error", 500, "inner"),
    );
    const page = await renderDashboard("/dashboard/profile");
    fireEvent.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("dialog"));
    const confirm = () => fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
    const type = (value: string) =>
      fireEvent.change(dialog.getByLabelText("Your password"), { target: { value } });
    confirm();
    expect(await dialog.findByText("Enter your password")).toBeDefined();
    type("wrong horse");
    confirm();
    expect(await dialog.findByText("This password is wrong")).toBeDefined();
    expect(server.requests("POST /functions/v1/delete-account")).toEqual([]);
    type(password);
    confirm();
    expect(await screen.findByText("Failed to delete account")).toBeDefined();
    expect(screen.getByText("Something went wrong. Please try again.")).toBeDefined();
    expect(page.address()).toBe("/dashboard/profile");
  });
});

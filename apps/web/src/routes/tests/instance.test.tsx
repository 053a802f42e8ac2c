import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();
beforeEach(() => server.reset());

const overview = {
  recentDays: 30,
  people: { all: 1234, unconfirmed: 5, new: 60, signedIn: 700 },
  deletedAccounts: 7,
  plans: { Free: 1000, Pro: 234 },
  queues: [
    { queue: "digests", length: 3, overdueSeconds: 0 },
    { queue: "objectDeletions", length: 12, overdueSeconds: 3600 },
  ],
  storage: { objects: 42, bytes: 1_250_000_000 },
  mails: { refusedDays: 7, refused: 2, retried: 0 },
  degraded: ["mail", "queue"],
};

test("an admin sees the figures of the server, and what needs attention", async () => {
  server.handle("GET /admin/overview", () => Response.json(overview));
  await renderDashboard("/admin");
  expect(await screen.findByRole("alert")).toHaveProperty(
    "textContent",
    "Needs attention: mail and queues",
  );
  const region = (name: string) => within(screen.getByRole("region", { name }));
  expect(region("People").getByText("1,234")).toBeDefined();
  expect(region("People").getByText("New within 30 days")).toBeDefined();
  expect(region("Plans").getByText("234")).toBeDefined();
  expect(region("Storage").getByText("1.3 GB")).toBeDefined();
  const rows = region("Queues").getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "QueueWaitingDelay of the oldest",
    "Daily e-mails3None",
    "Documents to delete1260 min",
  ]);
});

test("others are told that there is no page, also while it is switched off", async () => {
  vi.stubGlobal("reportError", () => undefined);
  const answers = [
    { code: "not_an_admin", status: 403 },
    { code: "not_found", status: 404 },
  ];
  for (const { code, status } of answers) {
    server.handle("GET /admin/overview", () => Response.json({ code, message: "" }, { status }));
    const page = await renderDashboard("/admin");
    expect(await screen.findByText("404")).toBeDefined();
    page.unmount();
  }
});

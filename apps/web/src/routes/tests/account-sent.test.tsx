import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();
beforeEach(() => server.reset());

test("lists each call to a model with purpose, provider, size, time, outcome and cost, or that there was none", async () => {
  serveTable(server, "model_calls", { rows: [] });
  const page = await renderDashboard("/dashboard/profile");
  expect(await screen.findByText("Nothing left this server.")).toBeDefined();
  page.unmount();

  const call = {
    id: "99999999-9999-4999-8999-999999999999",
    user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    created_at: "2026-11-20T09:00:00+00:00",
    purpose: "letterRepair",
    provider: "mistral",
    model: "mistral-large",
    host: "api.mistral.example",
    bytes_sent: 12_340,
    bytes_received: 800,
    cost_micro_eur: 1200,
    outcome: "timedOut",
  };
  serveTable(server, "model_calls", { rows: [call] });
  await renderDashboard("/dashboard/profile#sent");
  const line = await within(
    await screen.findByRole("list", { name: "What left this server" }),
  ).findByRole("listitem");
  expect(line.textContent).toContain(
    "Correcting a lettermistral, mistral-large, api.mistral.exampleNov 20, 2026",
  );
  expect(line.textContent).toContain("Took too long");
  expect(line.textContent).toContain("12.3 kB sent0.8 kB received€0.0012");
  expect(document.activeElement?.textContent).toBe("What left this server");
});

import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { publicConfig, startFakeServer } from "../testing/fake-server.ts";
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

test.each([
  ["no model", undefined, /This server uses no AI model/],
  [
    "a model on the server",
    { model: "llama3.2", host: "127.0.0.1:11434", isLocal: true },
    /llama3\.2 runs on this server itself \(127\.0\.0\.1:11434\)/,
  ],
  [
    "a provider",
    { model: "mistral-small", host: "api.mistral.example", isLocal: false },
    /calls the AI model mistral-small at api\.mistral\.example/,
  ],
])("says what would leave the server with %s", async (_, languageModel, expected) => {
  server.handle("GET /config.json", () => Response.json({ ...publicConfig(), languageModel }));
  serveTable(server, "model_calls", { rows: [] });
  await renderDashboard("/dashboard/profile");
  const section = within(await screen.findByRole("region", { name: "What left this server" }));
  expect(await section.findByText(expected)).toBeDefined();
  const isSent = languageModel?.isLocal === false;
  expect(section.queryByText(/Your name, postal address, telephone/) !== null).toBe(isSent);
  for (const use of ["a letter", "a résumé", "a line of a CV", "an answer to a form"])
    expect(section.queryByText(new RegExp(`^For ${use}: `)) !== null).toBe(isSent);
});

test("a call to a model on the server is marked as such", async () => {
  const call = {
    id: "99999999-9999-4999-8999-999999999999",
    user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    created_at: "2026-11-20T09:00:00+00:00",
    purpose: "letter",
    provider: "openai-compatible",
    model: "llama3.2",
    host: "127.0.0.1:11434",
    bytes_sent: 1000,
    bytes_received: 1000,
    cost_micro_eur: 0,
    outcome: "answered",
  };
  const cloud = { ...call, id: "99999999-9999-4999-8999-999999999998", model: "big:120b-cloud" };
  serveTable(server, "model_calls", { rows: [call, cloud] });
  await renderDashboard("/dashboard/profile");
  const list = within(await screen.findByRole("list", { name: "What left this server" }));
  const lines = await list.findAllByRole("listitem");
  expect(lines.map((line) => line.textContent.includes("nothing left it"))).toEqual([true, false]);
});

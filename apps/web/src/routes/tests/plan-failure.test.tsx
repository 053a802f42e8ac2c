import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

test("a plan and a usage that could not be loaded show errors, not defaults", async () => {
  server.reset();
  const broken = () => Response.json({ code: "X", message: "broken" }, { status: 400 });
  server.handle("GET /rest/v1/subscription", broken);
  server.handle("POST /rest/v1/rpc/get_current_user_usage", broken);
  const page = await renderDashboard("/dashboard/profile");
  expect(await screen.findByText("Your plan could not be loaded.")).toBeDefined();
  expect(await screen.findByText("Your usage could not be loaded.")).toBeDefined();
  page.unmount();
  await renderDashboard("/dashboard/pricing");
  expect(await screen.findByText("Your plan could not be loaded.")).toBeDefined();
  expect(await screen.findByRole("button", { name: "Select plan Plus" })).toHaveProperty(
    "disabled",
    true,
  );
});

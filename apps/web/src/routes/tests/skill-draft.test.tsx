import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const excel = {
  id: "11111111-1111-4111-8111-111111111111",
  profile_id: profileId,
  name: "Microsoft Excel",
  level: null,
  category: "toolsAndSoftware",
  subcategory: null,
  years_of_experience: null,
  sort_order: 0,
  version: 1,
};

test("a typed skill stays when Escape closes the form, and is shown when it is opened again", async () => {
  server.reset();
  const user_id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
  serveTable(server, "profile", { rows: [{ id: profileId, user_id }] });
  serveTable(server, "competencies", { rows: [excel] });
  for (const table of ["skill_categories", "skill_subcategories", "predefined_skills"])
    serveTable(server, table, { rows: [] });
  await renderDashboard("/dashboard/your-informations/skills");
  fireEvent.click(await screen.findByRole("button", { name: "Add skills" }));
  fireEvent.click(screen.getByRole("radio", { name: "Type one" }));
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  fireEvent.change(name, { target: { value: "Crane signalling" } });
  fireEvent.keyDown(name, { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Add skills" }));
  const again = await screen.findByRole("textbox", { name: /^Name/ });
  expect(again).toHaveProperty("value", "Crane signalling");
});

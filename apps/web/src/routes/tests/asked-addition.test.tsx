import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../applications/application/application-sheet.tsx";
import {
  baker,
  serveSheet,
  server,
  startApplicationScreens,
} from "../testing/applications-screen.tsx";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startApplicationScreens();

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
const added = () => ({ id: "33333333-3333-4333-8333-333333333333", version: 1 });

beforeEach(() => {
  serveSheet();
  for (const name of ["skill_categories", "skill_subcategories", "predefined_skills"])
    serveTable(server, name, { rows: [] });
});

const openAsked = (tab: string, asked: string) =>
  renderDashboard(`/dashboard/your-informations/${tab}?back=${baker.id}&${asked}`);

async function fieldOf(name: RegExp): Promise<HTMLInputElement> {
  return screen.findByRole("textbox", { name });
}

test("a skill that a posting asks for is filled in with the focus, and adding it leads back", async () => {
  const skills = serveTable(server, "competencies", { rows: [excel], defaults: added });
  await openAsked("skills", "add=German&as=language");
  const name = await fieldOf(/^Name/);
  expect(name.value).toBe("German");
  await waitFor(() => expect(document.activeElement).toBe(name));
  // A changed name is a draft, about which leaving must not ask.
  fireEvent.change(name, { target: { value: "German (B2)" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("dialog", { name: "Baker" })).toBeDefined();
  expect(skills.rows().at(-1)).toMatchObject({ name: "German (B2)", category: "language" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("an entry that a posting asks for begins with its words, which are no unsaved change", async () => {
  const entries = serveTable(server, "experiences", { rows: [], defaults: added });
  await openAsked("experience", "add=Lead+a+team+of+four");
  const description = await fieldOf(/^Description/);
  expect(description.value).toBe("Lead a team of four");
  expect(screen.getByText(/^The posting’s words are filled in\./)).toBeDefined();
  expect(screen.queryByText("Unsaved changes")).toBeNull();
  fireEvent.change(await fieldOf(/^Company/), { target: { value: "Four d’Or" } });
  fireEvent.change(await fieldOf(/^Job title/), { target: { value: "Baker" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("dialog", { name: "Baker" })).toBeDefined();
  expect(entries.rows().at(-1)).toMatchObject({ description: "Lead a team of four" });
});

import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard, signedInAs } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const job = {
  user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  application_id: null,
  title: "Baker",
  company: "Lenoir",
  language: "en",
};
const letters = [1, 2, 3, 4].map((day) => ({
  ...job,
  style: "quoted",
  id: `00000000-0000-4000-8000-00000000000${day}`,
  company: day === 1 ? null : `Employer ${day}`,
  created_at: `2026-11-0${day}T12:00:00+00:00`,
}));
const cv = {
  ...job,
  id: "00000000-0000-4000-8000-000000000009",
  updated_at: "2026-11-09T12:00:00Z",
};

beforeEach(() => {
  server.reset();
  server.handle("POST /storage/v1/object/list/user-documents", () => Response.json([]));
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () => Response.json([]));
  for (const name of ["files", "letters", "cvs", "subscription"])
    serveTable(server, name, { rows: [] });
});

async function openList(language: "en" | "fr" = "en") {
  await renderDashboard("/dashboard/your-informations/files", language);
  const name = { en: "Letters and CVs", fr: "Lettres et CV" }[language];
  return screen.findByRole("list", { name });
}
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("the page of the files lists the newest letters and CVs, each with a link", async () => {
  serveTable(server, "letters", { rows: letters });
  serveTable(server, "cvs", { rows: [cv] });
  const list = await openList();
  await within(list).findByRole("link", { name: "Show all (4)" });
  await within(list).findByRole("link", { name: "Baker, Lenoir" });
  expect(linksOf(list)).toEqual([
    ["Letters", "/dashboard/cover-letter"],
    ...[4, 3, 2].map((day) => [
      `Baker, Employer ${day}`,
      `/dashboard/cover-letter?letter=00000000-0000-4000-8000-00000000000${day}`,
    ]),
    ["Show all (4)", "/dashboard/cover-letter"],
    ["My CV", "/dashboard/cv"],
    ["Baker, Lenoir", `/dashboard/cv?version=${cv.id}`],
  ]);
});

test.each([
  ["en", "No letter yet.", "No version for a posting yet."],
  ["fr", "Aucune lettre pour l’instant.", "Aucune version pour une annonce pour l’instant."],
] as const)(
  "without any it says so in %s, and leads to their pages",
  async (language, ...texts) => {
    const list = await openList(language);
    for (const text of texts) expect(await within(list).findByText(text)).toBeDefined();
    expect(linksOf(list).map(([, to]) => to)).toEqual(["/dashboard/cover-letter", "/dashboard/cv"]);
  },
);

test("a failed request leaves the links to the pages", async () => {
  server.handle("GET /rest/v1/letters", () => Response.json({ message: "no" }, { status: 400 }));
  const list = await openList();
  await within(list).findByText("No version for a posting yet.");
  expect(within(list).queryByText("No letter yet.")).toBeNull();
  expect(within(list).getByRole("link", { name: "Letters" })).toBeDefined();
});

test("the menu of narrow screens has Today and the CV too", async () => {
  serveTable(server, "profile", { rows: [{ id: profileId, user_id: job.user_id }] });
  await signedInAs("ann@example.org");
  await renderApp("/dashboard/today");
  fireEvent.click(await screen.findByLabelText("Open menu"));
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  expect(linksOf(menu)).toEqual([
    ["Today", "/dashboard/today"],
    ["Applications", "/dashboard/applications"],
    ["Profile", "/dashboard/your-informations"],
    ["Generate cover letter", "/dashboard/cover-letter"],
    ["My CV", "/dashboard/cv"],
    ["Account", "/dashboard/profile"],
  ]);
});

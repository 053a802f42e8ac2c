import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import {
  baker,
  open,
  serve,
  server,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { renderDashboard } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

function serveList(events: readonly Readonly<Record<string, unknown>>[] = []) {
  serve({ rows: [{ ...baker, salary: null, posting_text: null, notes: null, receipt: null }] });
  const empty = ["application_contacts", "application_files", "files", "cvs", "letters"];
  for (const name of empty) serveTable(server, name, { rows: [] });
  serveTable(server, "application_event", { rows: events });
}

const position = "Baker, Maison Lenoir";
const rowOf = () => {
  const table = screen.getByRole("table", { name: "Applications" });
  return within(table).getByRole("link", { name: position }).closest("tr");
};
const sheet = () => screen.queryByRole("dialog", { name: "Baker" });

test("all of a row opens its application, but not a control in it, nor selecting its text", async () => {
  serveList();
  await open();
  const stage = await stageOf(position);
  fireEvent.click(stage);
  expect(sheet()).toBeNull();
  const cell = rowOf()?.querySelector("td") ?? document.body;
  getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(sheet()).toBeNull();
  getSelection()?.removeAllRanges();
  fireEvent.click(cell);
  expect(await screen.findByRole("dialog", { name: "Baker" })).toBeDefined();
});

test("a click with Ctrl or the middle button opens it in a new tab", async () => {
  serveList();
  await open();
  await stageOf(position);
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const cell = rowOf()?.querySelector("td") ?? document.body;
  fireEvent.click(cell, { ctrlKey: true });
  fireEvent(cell, new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  fireEvent(cell, new MouseEvent("auxclick", { bubbles: true, button: 2 }));
  expect(opened).toHaveBeenCalledTimes(2);
  expect(opened.mock.calls[0]?.[0]).toMatch(new RegExp(`/dashboard/applications/${baker.id}$`));
  expect(sheet()).toBeNull();
});

test("a card of the board opens its application", async () => {
  serveList();
  await open("?view=pipeline");
  const board = await screen.findByRole("region", { name: "Applied, 1" });
  fireEvent.click(within(board).getByText("Maison Lenoir, Lyon"));
  expect(await screen.findByRole("dialog", { name: "Baker" })).toBeDefined();
});

const dayMs = 86_400_000;

test.each([
  ["changed", 0, "Moved today"],
  ["changed", 1, "1 day since the last move"],
  ["changed", 3, "3 days since the last move"],
  ["created", 0, "Added today"],
  ["created", 3, "Added 3 days ago"],
])("an application says when its stage was %s, %i days ago", async (kind, days, text) => {
  const moved = {
    id: "1",
    kind,
    application_id: baker.id,
    field: "application_stage",
    old_value: kind === "created" ? null : "saved",
    new_value: "applied",
    occurred_at: new Date(Date.now() - days * dayMs).toISOString(),
  };
  serveList([moved]);
  await open(`/${baker.id}`);
  expect(await screen.findByText(text)).toBeDefined();
});

test("a form that a link opened is not opened again by Back after it was closed", async () => {
  serve();
  const page = await renderDashboard("/dashboard/applications");
  await screen.findByRole("button", { name: "Add application" });
  await page.navigate("/dashboard/applications", "add");
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await page.navigate("/dashboard/pricing");
  await page.back();
  await screen.findByRole("button", { name: "Add application" });
  expect(screen.queryByRole("form", { name: "Add an application" })).toBeNull();
});

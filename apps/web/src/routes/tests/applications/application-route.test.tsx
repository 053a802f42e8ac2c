import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import {
  baker,
  open,
  respondWithError,
  serve,
  server,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { onNarrowScreen } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const nurseId = "22222222-2222-4222-8222-222222222222";
const strangersId = "99999999-9999-4999-8999-999999999999";

function serveAll(trash: readonly Readonly<Record<string, unknown>>[] = []) {
  const table = serve();
  const others = [
    "application_contacts",
    "application_files",
    "files",
    "application_event",
    "cvs",
    "letters",
  ];
  for (const empty of others) serveTable(server, empty, { rows: [] });
  serveTable(server, "trash", { rows: trash });
  return table;
}

const sheetOf = (name: string) => screen.findByRole("dialog", { name });
const rowLink = (name: string) => within(screen.getByRole("table")).findByRole("link", { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe("an application's address", () => {
  test("opens it beside the list, with its title focused and in the document's title", async () => {
    serveAll();
    const page = await open(`/${baker.id}`);
    const sheet = await sheetOf("Baker");
    expect(document.activeElement).toBe(within(sheet).getByRole("heading", { name: "Baker" }));
    expect(screen.getByRole("table", { name: "Applications" })).toBeDefined();
    expect(document.title).toBe("Baker, Maison Lenoir · Postulo");
    expect(within(sheet).getByText("2 of 2")).toBeDefined();
    expect(page.address()).toBe(`/dashboard/applications/${baker.id}`);
  });

  test("is that of the title in the list, keeps the filters, and closing returns the focus", async () => {
    serveAll();
    const page = await open("?stage=applied");
    await screen.findByRole("table");
    fireEvent.click(await rowLink("Baker, Maison Lenoir"));
    await sheetOf("Baker");
    expect(page.address()).toBe(`/dashboard/applications/${baker.id}?stage=applied`);
    press("Escape");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.address()).toBe("/dashboard/applications?stage=applied");
    expect(document.activeElement).toBe(await rowLink("Baker, Maison Lenoir"));
  });

  test("changes with the arrow keys, in the order of the list", async () => {
    serveAll();
    const page = await open(`/${nurseId}`);
    await sheetOf("Nurse");
    press("ArrowUp");
    press("ArrowDown");
    const next = await sheetOf("Baker");
    expect(within(next).getByRole("button", { name: "Next application" })).toHaveProperty(
      "disabled",
      true,
    );
    press("ArrowUp");
    await sheetOf("Nurse");
    expect(page.address()).toBe(`/dashboard/applications/${nurseId}`);
  });

  test("does not change while a field handles the key", async () => {
    serveAll();
    await open(`/${nurseId}`);
    const sheet = await sheetOf("Nurse");
    const stage = within(sheet).getByRole("combobox", { name: /^Stage of Nurse/ });
    fireEvent.keyDown(stage, { key: "ArrowDown" });
    fireEvent.keyDown(stage, { key: "Escape" });
    expect(screen.getByRole("dialog", { name: "Nurse" })).toBe(sheet);
  });

  test("is a page of its own on narrow screens", async () => {
    serveAll();
    onNarrowScreen();
    const page = await open(`/${baker.id}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Baker" })).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("list", { name: "Applications" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Back to the applications" }));
    await screen.findByRole("list", { name: "Applications" });
    expect(page.address()).toBe("/dashboard/applications");
  });

  test("has replaced an earlier one", async () => {
    serveAll();
    const page = await open(`?application=${baker.id}`);
    await sheetOf("Baker");
    expect(page.address()).toBe(`/dashboard/applications/${baker.id}`);
  });
});

describe("an address without an application", () => {
  test("of a stranger's application is told like one that never existed", async () => {
    serveAll();
    const page = await open(`/${strangersId}`);
    const sheet = await sheetOf("Application not found");
    fireEvent.click(within(sheet).getByRole("button", { name: "Back to the applications" }));
    await waitFor(() => expect(page.address()).toBe("/dashboard/applications"));
  });

  test("of a deleted application offers to restore it", async () => {
    const table = serveAll([
      {
        id: "1",
        row_id: baker.id,
        user_id: baker.user_id,
        table_name: "job_applied",
        deleted_at: "2026-11-09T09:00:00Z",
        content: baker,
      },
    ]);
    await open(`/${baker.id}`);
    const sheet = await sheetOf("Baker");
    fireEvent.click(within(sheet).getByRole("button", { name: "Delete Baker, Maison Lenoir" }));
    expect(await screen.findByText(/^This application was deleted\./)).toBeDefined();
    expect(table.rows()).toHaveLength(1);
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Restore" }));
    await waitFor(() =>
      within(screen.getByRole("dialog")).getByRole("button", { name: /^Delete Baker/ }),
    );
    expect(table.rows()).toHaveLength(2);
  });

  test("of a list that could not be loaded offers to try again", async () => {
    serveAll();
    onNarrowScreen();
    server.handle("GET /rest/v1/job_applied", respondWithError(400, "broken"));
    await open(`/${baker.id}`);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    serveAll();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Baker" })).toBeDefined();
  });
});

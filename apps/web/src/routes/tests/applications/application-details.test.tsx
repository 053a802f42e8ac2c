import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
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

startApplicationScreens();

const detailed = { ...baker, salary: null, posting_text: null, notes: "Ring **Léa**" };
const linkOf = (position: string) =>
  within(screen.getByRole("table")).getByRole("link", { name: position });
const notesField = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: /^Notes/ });
const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);

function serveDetailed() {
  const table = serve({ rows: [detailed] });
  for (const empty of ["application_contacts", "application_files", "files"])
    serveTable(server, empty, { rows: [] });
  const event = { application_id: baker.id, user_id: baker.user_id, field: "application_stage" };
  serveTable(server, "application_event", {
    rows: [
      {
        ...event,
        id: "2",
        old_value: "applied",
        new_value: "offer",
        occurred_at: "2026-11-09T09:00:00Z",
      },
      {
        ...event,
        id: "1",
        old_value: null,
        new_value: "applied",
        occurred_at: "2026-11-02T09:00:00Z",
      },
    ],
  });
  return table;
}

async function openSheet() {
  await open();
  await stageOf("Baker, Maison Lenoir");
  fireEvent.click(linkOf("Baker, Maison Lenoir"));
  await screen.findByRole("textbox", { name: /^Notes/ });
}

describe("an application beside the list", () => {
  test("shows its notes and its history, and has a URL", async () => {
    serveDetailed();
    const page = await open(`/${baker.id}`);
    const sheet = await screen.findByRole("dialog", { name: "Baker" });
    expect((await screen.findByRole("textbox", { name: /^Notes/ })).textContent).toBe(
      "Ring **Léa**",
    );
    expect(await within(sheet).findByText("Stage: Applied → Offer")).toBeDefined();
    expect(within(sheet).getByText("Added: Applied")).toBeDefined();
    fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.address()).toBe("/dashboard/applications"));
  });

  test("saves salary, notes and posting, although its stage was changed meanwhile", async () => {
    const table = serveDetailed();
    await openSheet();
    table.change(baker.id, { application_stage: "offer" });
    fireEvent.change(field(/^Salary/), { target: { value: "30–35 k€" } });
    fireEvent.change(field(/^Text of the posting/), { target: { value: "We bake at night." } });
    fireEvent.change(screen.getByLabelText("Employment type"), { target: { value: "internship" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Notes saved")).toBeDefined();
    expect(table.rows()[0]).toMatchObject({
      salary: "30–35 k€",
      posting_text: "We bake at night.",
      notes: "Ring **Léa**",
      application_stage: "offer",
      employment_type: "internship",
    });
    expect(screen.getAllByText("Maison Lenoir · Lyon · Internship")).toHaveLength(2);
  });

  test("does not overwrite notes that were changed elsewhere", async () => {
    const table = serveDetailed();
    await openSheet();
    table.change(baker.id, { notes: "Léa rang" });
    fireEvent.change(notesField(), { target: { value: "Ring her again" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("changed in another window");
    expect(table.rows()[0]).toMatchObject({ notes: "Léa rang" });
    expect(notesField().value).toBe("Ring her again");
  });
});

test("adding a duplicate shows a warning, and is possible", async () => {
  const table = serveDetailed();
  await open();
  await stageOf("Baker, Maison Lenoir");
  fireEvent.click(screen.getByRole("button", { name: "Add application" }));
  await screen.findByLabelText(/Job URL/);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  type(/Job URL/, "http://www.lenoir.example/1?utm_source=x");
  expect(await screen.findByText("Baker, Maison Lenoir, of Nov 2, 2026.")).toBeDefined();
  type(/Job title/, "Baker at night");
  type(/Company name/, "Lenoir");
  fireEvent.click(screen.getByRole("button", { name: "Add application" }));
  expect(await screen.findByText("Application added")).toBeDefined();
  expect(table.rows()).toHaveLength(2);
});

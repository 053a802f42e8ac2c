import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import "../../../applications/application/markdown-text.tsx";
import "../../../applications/row/merge-dialog.tsx";
import {
  baker,
  open,
  respondWithError,
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
const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);

function serveDetailed() {
  const table = serve({ rows: [detailed] });
  for (const empty of ["application_contacts", "application_files", "files", "cvs", "letters"])
    serveTable(server, empty, { rows: [] });
  const who = { application_id: baker.id, user_id: baker.user_id, kind: "changed" };
  const event = { ...who, field: "application_stage" };
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
        kind: "created",
        old_value: null,
        new_value: "applied",
        occurred_at: "2026-11-02T09:00:00Z",
      },
    ],
  });
  return table;
}

async function openSheet(): Promise<HTMLElement> {
  await open();
  await stageOf("Baker, Maison Lenoir");
  fireEvent.click(linkOf("Baker, Maison Lenoir"));
  return screen.findByRole("dialog", { name: "Baker" });
}

async function write(): Promise<HTMLTextAreaElement> {
  fireEvent.click(await screen.findByRole("button", { name: "Write" }));
  return screen.getByRole("textbox", { name: "Notes" });
}

function type(into: HTMLElement, value: string) {
  fireEvent.change(into, { target: { value } });
}

describe("an application beside the list", () => {
  test("shows its notes as Markdown, and its history", async () => {
    serveDetailed();
    const page = await open(`/${baker.id}`);
    const sheet = await screen.findByRole("dialog", { name: "Baker" });
    expect((await within(sheet).findByText("Léa")).tagName).toBe("STRONG");
    expect(await within(sheet).findByText("Stage: Applied → Offer")).toBeDefined();
    expect(within(sheet).getByText("Added: Applied")).toBeDefined();
    fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.address()).toBe("/dashboard/applications"));
  });

  test("saves salary, notes and posting by itself, although its stage was changed meanwhile", async () => {
    const table = serveDetailed();
    const sheet = await openSheet();
    const posting = await within(sheet).findByRole("textbox", { name: "Text of the posting" });
    table.change(baker.id, { application_stage: "offer" });
    const salary = within(sheet).getByRole("textbox", { name: "Salary" });
    type(salary, "30–35 k€");
    fireEvent.blur(salary);
    type(posting, "We bake at night.");
    fireEvent.blur(posting);
    // Without leaving the field.
    type(await write(), "Ring her");
    await waitFor(() =>
      expect(table.rows()[0]).toMatchObject({
        salary: "30–35 k€",
        posting_text: "We bake at night.",
        notes: "Ring her",
        application_stage: "offer",
      }),
    );
    expect(await within(sheet).findByText("Saved", { selector: "output" })).toBeDefined();
    expect(Object.keys(localStorage).filter((key) => key.includes("unsaved"))).toEqual([]);
  });

  test("saves what was typed when it is closed", async () => {
    const table = serveDetailed();
    await openSheet();
    type(await write(), "Ring her");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ notes: "Ring her" }));
  });

  test("keeps what was typed through a failure and a closed tab, and saves it when it is opened again", async () => {
    const table = serveDetailed();
    const sheet = await openSheet();
    const notes = await write();
    server.handle("PATCH /rest/v1/job_applied", respondWithError(400, "broken"));
    type(notes, "Ring her");
    fireEvent.blur(notes);
    expect((await screen.findByRole("alert")).textContent).toContain("Error saving the text");
    expect(await within(sheet).findByText("Not saved")).toBeDefined();
    expect(notes.value).toBe("Ring her");
    cleanup();
    const again = serveDetailed();
    expect(again).not.toBe(table);
    await openSheet();
    await waitFor(() => expect(again.rows()[0]).toMatchObject({ notes: "Ring her" }));
  });

  test("keeps both notes when they were changed elsewhere, and says nothing is saved before", async () => {
    const table = serveDetailed();
    const sheet = await openSheet();
    const notes = await write();
    table.change(baker.id, { notes: "Léa rang" });
    type(notes, "Ring her again");
    fireEvent.blur(notes);
    const dialog = await screen.findByRole("dialog", { name: "Changed twice" });
    expect(within(sheet).getByText("Not saved")).toBeDefined();
    fireEvent.click(
      within(dialog).getByRole("radio", { name: "Both, with their common lines once" }),
    );
    fireEvent.click(within(dialog).getByRole("button", { name: "Save the choice" }));
    await waitFor(() =>
      expect(table.rows()[0]).toMatchObject({ notes: "Léa rang\nRing her again" }),
    );
    expect(await within(sheet).findByText("Saved", { selector: "output" })).toBeDefined();
  });

  test("asks which notes to keep when they were changed elsewhere", async () => {
    const table = serveDetailed();
    await openSheet();
    const notes = await write();
    table.change(baker.id, { notes: "Léa rang" });
    type(notes, "Ring her again");
    fireEvent.blur(notes);
    const dialog = await screen.findByRole("dialog", { name: "Changed twice" });
    const [theirs] = within(dialog).getAllByText("Léa rang");
    expect(theirs?.tagName).toBe("MARK");
    const other = within(dialog).getByRole("radio", { name: /^The other window:/ });
    const { id } = theirs?.closest("div") ?? {};
    expect(other.getAttribute("aria-describedby")).toBe(id);
    expect(notes.value).toBe("Ring her again");
    fireEvent.click(within(dialog).getByRole("radio", { name: /^Here:/ }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Save the choice" }));
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ notes: "Ring her again" }));
  });

  test("shows the other window's notes when they are chosen", async () => {
    const table = serveDetailed();
    await openSheet();
    const notes = await write();
    table.change(baker.id, { notes: "Léa rang" });
    type(notes, "Ring her again");
    fireEvent.blur(notes);
    await screen.findByRole("dialog", { name: "Changed twice" });
    fireEvent.click(screen.getByRole("button", { name: "Keep the other window’s" }));
    await waitFor(() => expect(notes.value).toBe("Léa rang"));
    expect(table.rows()[0]).toMatchObject({ notes: "Léa rang" });
  });
});

test("adding a duplicate shows a warning, and is possible", async () => {
  const table = serveDetailed();
  await open();
  await stageOf("Baker, Maison Lenoir");
  fireEvent.click(screen.getByRole("button", { name: "Add application" }));
  await screen.findByLabelText(/Job URL/);
  const fill = (name: RegExp, value: string) => type(field(name), value);
  fill(/Job URL/, "http://www.lenoir.example/1?utm_source=x");
  expect(await screen.findByText(/Baker, Maison Lenoir, of Nov 2, 2026\./)).toBeDefined();
  expect(screen.getByRole("link", { name: "Open: Baker, Maison Lenoir" })).toBeDefined();
  fill(/Job title/, "Baker at night");
  fill(/Company name/, "Lenoir");
  fill(/Applied date/, "2099-03-01");
  fireEvent.click(screen.getByRole("button", { name: "Add application" }));
  expect(await screen.findByText("The day you applied cannot be after today")).toBeDefined();
  expect(table.rows()).toHaveLength(1);
  fill(/Applied date/, "2026-11-05");
  fireEvent.click(screen.getByRole("button", { name: "Add application" }));
  expect(await screen.findByText("Application added")).toBeDefined();
  expect(table.rows()).toHaveLength(2);
});

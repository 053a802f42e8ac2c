import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
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

startApplicationScreens();

const detailed = { ...baker, salary: null, posting_text: null, notes: "Ring Léa", receipt: null };

function event(number: number, change: Readonly<Record<string, unknown>>) {
  return {
    id: `${number}`,
    application_id: baker.id,
    kind: "changed",
    old_value: null,
    new_value: null,
    occurred_at: new Date(Date.UTC(2026, 10, 2, 9, number)).toISOString(),
    ...change,
  };
}

const created = event(0, { kind: "created", field: "application_stage", new_value: "applied" });

function serveHistory(events: readonly Readonly<Record<string, unknown>>[]) {
  const table = serve({ rows: [detailed] });
  const empty = ["application_contacts", "application_files", "files", "cvs", "letters"];
  for (const name of empty) serveTable(server, name, { rows: [] });
  serveTable(server, "application_event", { rows: [created, ...events] });
  return table;
}

async function openHistory(): Promise<HTMLElement> {
  await open(`/${baker.id}`);
  await screen.findByText("Added: Applied");
  return screen.getByRole("region", { name: "History" });
}

test("each change is shown with its values before and after, and the last one is taken back", async () => {
  const table = serveHistory([
    event(1, { field: "location", old_value: null, new_value: "Paris" }),
    event(2, { field: "contact_name" }),
    event(3, { field: "notes", old_value: "Ring" }),
    event(4, { field: "location", old_value: "Paris", new_value: "Lyon" }),
  ]);
  const history = await openHistory();
  const lines = within(history).getAllByRole("listitem");
  expect(lines).toHaveLength(5);
  expect(lines[0]?.textContent).toContain("Location: Paris → Lyon");
  expect(lines[1]?.textContent).toContain("Notes changedBeforeRingAfterRing Léa");
  expect(lines[2]?.textContent).toContain("Name of the contact changed");
  fireEvent.click(within(history).getByRole("button", { name: "Undo: Location back to “Paris”" }));
  await screen.findByText("Position updated successfully");
  expect(table.rows()).toMatchObject([{ location: "Paris" }]);
});

test("a text is taken back although it is not in the list", async () => {
  const table = serveHistory([event(1, { field: "notes", old_value: "Ring her" })]);
  const history = await openHistory();
  fireEvent.click(await within(history).findByRole("button", { name: "Undo: Notes as before" }));
  await waitFor(() => expect(table.rows()).toMatchObject([{ notes: "Ring her" }]));
  const notes = screen.getByRole("region", { name: "Notes" });
  expect(await within(notes).findByText("Ring her")).toBeDefined();
  await screen.findByText("Text restored");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(table.rows()).toMatchObject([{ notes: "Ring Léa" }]));
});

test("a text that is not loaded is not said to be too long", async () => {
  serveHistory([
    event(1, { field: "posting_text", old_value: null, new_value: "" }),
    event(2, { field: "notes", old_value: "Ring" }),
  ]);
  server.handle("GET /rest/v1/job_applied", ({ url }) =>
    new URL(url).searchParams.get("select")?.includes("posting_text")
      ? Response.json({ message: "no" }, { status: 400 })
      : Response.json([baker]),
  );
  const history = await openHistory();
  await screen.findByRole("button", { name: "Try again" });
  const [notes, posting] = within(history).getAllByRole("listitem");
  expect(notes?.textContent).toMatch(/Notes changedBeforeRing$/);
  expect(posting?.textContent).toMatch(/BeforeToo long for the history$/);
});

test("a long history shows its newest part first, and all of it by a button", async () => {
  const priorities = ["low", "medium", "high"];
  serveHistory(
    Array.from({ length: 12 }, (_, at) =>
      event(at + 1, {
        field: "priority_level",
        old_value: priorities[at % 3],
        new_value: priorities[(at + 1) % 3],
      }),
    ),
  );
  await open(`/${baker.id}`);
  const all = await screen.findByRole("button", { name: "Show all changes (13)" });
  const history = screen.getByRole("region", { name: "History" });
  expect(within(history).getAllByRole("listitem")).toHaveLength(10);
  fireEvent.click(all);
  expect(within(history).getAllByRole("listitem")).toHaveLength(13);
});

test("a history that cannot be loaded is said, and can be loaded again", async () => {
  serveHistory([]);
  server.handle("GET /rest/v1/application_event", respondWithError(400, "no"));
  await open(`/${baker.id}`);
  await screen.findByText("The history could not be loaded.");
  serveTable(server, "application_event", { rows: [created] });
  const history = screen.getByRole("region", { name: "History" });
  fireEvent.click(within(history).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Added: Applied")).toBeDefined();
});

test("a task that was added as done is told as done", async () => {
  const task = { title: "Send your CV", action: null, due_date: null, is_done: true };
  serveHistory([event(1, { kind: "added", field: "task", new_value: JSON.stringify(task) })]);
  const history = await openHistory();
  expect(await within(history).findByText("Task done: Send your CV")).toBeDefined();
});

test("tasks, interviews, people and files are told with what happened to them", async () => {
  const task = (facts: object) => {
    const unchanged = { title: null, action: "followUp", due_date: null, is_done: false };
    return JSON.stringify({ ...unchanged, ...facts });
  };
  const interview = (facts: object) => {
    const times = { starts_at: "2026-11-05T09:00:00+00:00", time_zone: "Europe/Paris" };
    return JSON.stringify({ kind: "video", outcome: null, ...times, ...facts });
  };
  const moved = { starts_at: "2026-11-06T09:00:00+00:00" };
  serveHistory([
    event(1, { kind: "added", field: "task", new_value: task({}) }),
    event(2, { field: "task", old_value: task({}), new_value: task({ is_done: true }) }),
    event(3, { kind: "removed", field: "task", old_value: task({ title: "Call", action: null }) }),
    event(4, { kind: "added", field: "interview", new_value: interview({}) }),
    event(5, { field: "interview", old_value: interview({}), new_value: interview(moved) }),
    event(6, {
      field: "interview",
      old_value: interview(moved),
      new_value: interview({ ...moved, outcome: "good" }),
    }),
    event(7, { kind: "removed", field: "contact" }),
    event(8, { kind: "added", field: "file", new_value: '{"name":"CV.pdf"}' }),
    event(9, { kind: "added", field: "letter" }),
  ]);
  const history = await openHistory();
  const lines = within(history)
    .getAllByRole("listitem")
    .map((line) => line.querySelector("p")?.textContent);
  expect(lines).toEqual([
    "Letter added",
    "File linked: CV.pdf",
    "Contact deleted",
    "Interview: Went well",
    "Interview moved: Thu, Nov 5, 10:00 AM → Fri, Nov 6, 10:00 AM",
    "Added: Video interview, Thu, Nov 5, 10:00 AM",
    "Task deleted: Call",
    "Task done: Follow up",
    "Task added: Follow up",
    "Added: Applied",
  ]);
});

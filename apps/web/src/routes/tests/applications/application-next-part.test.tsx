import { sampleInterview, sampleTask } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  baker,
  open,
  serve,
  server,
  serveSheet,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { onWideScreen, renderDashboard } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const owned = { user_id: baker.user_id, job_applied: null };
const planInterview = () =>
  serveTable(server, "interview", {
    rows: [{ ...sampleInterview(baker.id, { starts_at: "2099-12-10T13:00:00Z" }), ...owned }],
  });
const openSheet = () => renderDashboard(`/dashboard/applications/${baker.id}`);

test("a recorded interview offers its stage, and the message says which application is in it now", async () => {
  const table = serveSheet();
  planInterview();
  await openSheet();
  fireEvent.click(await screen.findByRole("button", { name: "Move to Interview 1" }));
  expect(await screen.findByText("Stage updated successfully")).toBeDefined();
  expect(screen.getByText("Baker, Maison Lenoir: Interview 1")).toBeDefined();
  expect(table.rows()[0]).toMatchObject({ application_stage: "interview1" });
  await waitFor(() => expect(screen.queryByText(/An interview is recorded/)).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(table.rows()[0]).toMatchObject({ application_stage: "applied" }));
});

test("a closed application offers to finish its tasks, with one undo", async () => {
  serveSheet({ application_stage: "rejected" });
  const tasks = serveTable(server, "task", {
    rows: [
      { ...sampleTask(baker.id, { due_date: "2026-11-01" }), ...owned },
      {
        ...sampleTask(baker.id, { id: "66666666-6666-4666-8666-666666666667", title: "Prepare" }),
        ...owned,
      },
    ],
  });
  await openSheet();
  expect(await screen.findByText(/and 2 tasks are still open/)).toBeDefined();
  const isDone = () => tasks.rows().map((task) => task["done_at"] !== null);
  fireEvent.click(screen.getByRole("button", { name: "Mark all as done" }));
  await waitFor(() => expect(isDone()).toEqual([true, true]));
  expect(screen.getByText("2 tasks done")).toBeDefined();
  expect(screen.queryByText("Prepare")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(isDone()).toEqual([false, false]));
  expect(await screen.findByText("Prepare")).toBeDefined();
});

test("a closed application asks to prepare no interview, and offers to cancel it, with an undo", async () => {
  serveSheet({ application_stage: "rejected" });
  const interviews = planInterview();
  await openSheet();
  expect(await screen.findByText(/and an interview is still planned/)).toBeDefined();
  expect(await screen.findByRole("button", { name: /^Edit: .*Dec 10/ })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Prepare" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Mark it as cancelled" }));
  await waitFor(() => expect(interviews.rows()[0]).toMatchObject({ outcome: "cancelled" }));
  expect(screen.queryByText(/is still planned/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(interviews.rows()[0]).toMatchObject({ outcome: null }));
  expect(await screen.findByText(/and an interview is still planned/)).toBeDefined();
});

test("a card says of which kind its date is", async () => {
  onWideScreen();
  const none = { next_action: null, next_action_date: null, reminder_set: false };
  const idOf = (digit: number) => `${String(digit).repeat(8)}-5555-4555-8555-555555555555`;
  serve({
    rows: [
      { ...baker, ...none },
      { ...baker, ...none, id: idOf(5), job_title: "Cook" },
      { ...baker, ...none, id: idOf(6), job_title: "Nurse", next_action_date: "2099-05-06" },
      { ...baker, ...none, id: idOf(7), job_title: "Gone", application_stage: "rejected" },
    ],
  });
  planInterview();
  await open("?view=pipeline");
  const card = async (title: string) =>
    (await screen.findByRole("link", { name: `${title}, Maison Lenoir` })).closest("li");
  await waitFor(async () =>
    expect((await card("Baker"))?.textContent).toContain("Interview Dec\u00A010,\u00A02099"),
  );
  expect((await card("Cook"))?.textContent).toMatch(/Applied Nov\u00A02/);
  expect((await card("Nurse"))?.textContent).toMatch(/Task May 6, 2099/);
  expect((await card("Gone"))?.textContent).toMatch(/Applied Nov\u00A02/);
});

test("a task of a closed application is not called overdue in the table", async () => {
  const late = { next_action: "followUp", next_action_date: "2026-11-01", reminder_set: true };
  serve({ rows: [{ ...baker, ...late, application_stage: "rejected" }] });
  await open();
  const row = (await screen.findByRole("link", { name: "Baker, Maison Lenoir" })).closest("tr");
  expect(row?.textContent).not.toContain("Overdue");
  expect(row?.dataset["reminder"]).toBe("true");
  expect(row?.dataset["due"]).toBeUndefined();
});

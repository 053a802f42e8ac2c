import { sampleInterview, sampleTask } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { messages as english } from "../../schedule/messages.ts";
import { messages as french } from "../../schedule/messages.fr.ts";
import { messages as todayEnglish } from "../../today/messages.ts";
import { messages as todayFrench } from "../../today/messages.fr.ts";
import { compareMessages, frenchTypographyProblems } from "@postulo/i18n/compare-messages";
// Loads the lazy component before the test's timeout starts.
import "../../applications/application/application-sheet.tsx";
import { baker, serve, server, startApplicationScreens } from "../testing/applications-screen.tsx";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startApplicationScreens();

const position = {
  job_title: "Baker",
  company_name: "Lenoir",
  application_stage: "interview1",
};
const owned = { user_id: baker.user_id, job_applied: position };
const call = {
  ...owned,
  ...sampleTask(baker.id, { due_date: "2026-01-02", reminder_set: true }),
};
const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const meeting = (id: string, startsAt: string) => ({
  ...owned,
  ...sampleInterview(baker.id, {
    id,
    starts_at: startsAt,
    time_zone: "UTC",
    duration_minutes: 60,
    place: "https://meet.test/a",
  }),
});
const was = meeting("77777777-7777-4777-8777-777777777777", hour(-48));
const soon = meeting("88888888-8888-4888-8888-888888888888", hour(2));
const clash = meeting("99999999-9999-4999-8999-999999999999", hour(2.5));

type Stored = Readonly<Record<string, unknown>>;

function serveDay(rows: { tasks?: readonly Stored[]; interviews?: readonly Stored[] } = {}) {
  serve({ rows: [{ ...baker, application_event: [] }] });
  server.handle("GET /rest/v1/job_applied", (request) =>
    Response.json(request.url.includes("application_event") ? [] : [baker]),
  );
  const tasks = serveTable(server, "task", { rows: rows.tasks ?? [] });
  const interviews = serveTable(server, "interview", {
    rows: rows.interviews ?? [],
  });
  server.handle("GET /rest/v1/letters", () => Response.json([]));
  return { tasks, interviews };
}

const group = (name: string | RegExp) => screen.findByRole("list", { name });

test("a day with nothing to do says so", async () => {
  serveDay();
  await renderDashboard("/dashboard/today");
  expect(await screen.findByText(todayEnglish.calm)).toBeTruthy();
});

test("an overdue task is done, put back by the undo, and put off", async () => {
  const { tasks } = serveDay({ tasks: [call] });
  await renderDashboard("/dashboard/today");
  const due = await group(/To do/);
  expect(within(due).getByText("Lenoir", { exact: false })).toBeTruthy();
  fireEvent.click(within(due).getByRole("button", { name: "Done: Call Rose" }));
  await waitFor(() => expect(tasks.rows()[0]?.["done_at"]).not.toBeNull());
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(tasks.rows()[0]?.["done_at"]).toBeNull());
  fireEvent.click(await screen.findByRole("button", { name: "In a week: Call Rose" }));
  await waitFor(() => expect(tasks.rows()[0]?.["due_date"]).not.toBe("2026-01-02"));
});

test("interviews that overlap are told, and how one went is asked once", async () => {
  const { interviews } = serveDay({ interviews: [was, soon, clash] });
  await renderDashboard("/dashboard/today");
  const week = await group(/Interviews of/);
  expect(within(week).getAllByText("Overlaps by 30 min with Lenoir")).toHaveLength(2);
  expect(within(week).getAllByRole("link", { name: "Join" })).toHaveLength(2);
  const question = await screen.findByRole("group", { name: "How did it go?" });
  fireEvent.click(within(question).getByRole("button", { name: "Well" }));
  await waitFor(() =>
    expect(interviews.rows().find(({ id }) => id === was.id)).toMatchObject({ outcome: "good" }),
  );
  expect(interviews.rows().find(({ id }) => id === was.id)?.["asked_at"]).not.toBeNull();
  await waitFor(() => expect(screen.queryByText("How did it go?")).toBeNull());
});

test("tasks and interviews are added beside their application, with the hour of their zone", async () => {
  const { tasks, interviews } = serveDay();
  for (const table of [
    "application_event",
    "files",
    "application_files",
    "application_contacts",
    "cvs",
  ])
    serveTable(server, table, { rows: [] });
  await renderDashboard(`/dashboard/applications/${baker.id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Task" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(english.task.needsText)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("What is to be done"), {
    target: { value: "Follow up" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(tasks.rows()[0]).toMatchObject({ action: "followUp", title: null, due_date: null }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Interview" }));
  fireEvent.change(screen.getByLabelText(/Day and time/), {
    target: { value: "2027-03-28T09:30" },
  });
  fireEvent.change(screen.getByLabelText("Time zone"), { target: { value: "Europe/Paris" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(interviews.rows()[0]).toMatchObject({
      starts_at: "2027-03-28T07:30:00.000Z",
      time_zone: "Europe/Paris",
      duration_minutes: null,
    }),
  );
});

test("both languages have the same texts, with French typography", () => {
  expect(compareMessages(english, french)).toEqual([]);
  expect(compareMessages(todayEnglish, todayFrench)).toEqual([]);
  expect(frenchTypographyProblems(french)).toEqual([]);
  expect(frenchTypographyProblems(todayFrench)).toEqual([]);
});

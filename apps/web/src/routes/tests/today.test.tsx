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

function serveDay(
  rows: {
    tasks?: readonly Stored[];
    interviews?: readonly Stored[];
    letters?: readonly Stored[];
    cvs?: readonly Stored[];
  } = {},
) {
  serve({ rows: [{ ...baker, application_event: [] }] });
  server.handle("GET /rest/v1/job_applied", (request) =>
    Response.json(request.url.includes("application_event") ? [] : [baker]),
  );
  const tasks = serveTable(server, "task", { rows: rows.tasks ?? [] });
  const interviews = serveTable(server, "interview", {
    rows: rows.interviews ?? [],
  });
  for (const [table, drafts] of [
    ["letters", rows.letters],
    ["cvs", rows.cvs],
  ] as const)
    server.handle(`GET /rest/v1/${table}`, () => Response.json(drafts ?? []));
  return { tasks, interviews };
}

const group = (name: string | RegExp) => screen.findByRole("list", { name });

test("a day with nothing to do says so", async () => {
  serveDay();
  await renderDashboard("/dashboard/today");
  expect(await screen.findByText(todayEnglish.calm)).toBeTruthy();
  expect(await screen.findByRole("link", { name: todayEnglish.applications })).toBeTruthy();
  const day = new Intl.DateTimeFormat("en", { weekday: "long", month: "long", day: "numeric" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(day.format());
  expect(screen.queryByRole("heading", { level: 2, name: todayEnglish.next })).toBeNull();
});

test("a new account is led to its first application", async () => {
  serveDay();
  server.handle("GET /rest/v1/job_applied", () => Response.json([]));
  await renderDashboard("/dashboard/today");
  expect(await screen.findByText(todayEnglish.first.text)).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: todayEnglish.first.action }));
  expect(await screen.findByRole("textbox", { name: "Job title" })).toBeTruthy();
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
  const agenda = await group(todayEnglish.agenda);
  expect(within(agenda).getAllByText("Overlaps by 30 min with Lenoir")).toHaveLength(1);
  const next = screen.getByRole("region", { name: todayEnglish.next });
  expect(within(next).getByText("Overlaps by 30 min with Lenoir")).toBeTruthy();
  expect(within(next).getByText(/in 2 h$/)).toBeTruthy();
  expect(within(next).getByRole("link", { name: "Join: Baker" }).getAttribute("href")).toBe(
    "https://meet.test/a",
  );
  expect(within(next).getByRole("link", { name: "Prepare: Baker" }).getAttribute("href")).toBe(
    `/dashboard/applications/${baker.id}#prepare-${soon.id}`,
  );
  const question = await screen.findByRole("group", { name: "How did it go?" });
  fireEvent.click(within(question).getByRole("button", { name: "Well" }));
  await waitFor(() =>
    expect(interviews.rows().find(({ id }) => id === was.id)).toMatchObject({ outcome: "good" }),
  );
  expect(interviews.rows().find(({ id }) => id === was.id)?.["asked_at"]).not.toBeNull();
  await waitFor(() => expect(screen.queryByText("How did it go?")).toBeNull());
});

test.each([
  ["an address", { place: "8 rue des Tilleuls, Lyon" }],
  ["a link of another kind", { kind: "onSite", place: "https://map.test/a" }],
  ["a script", { place: "javascript:alert(1)" }],
])("an interview with %s has no call to join", async (_name, columns) => {
  serveDay({ interviews: [{ ...soon, ...columns }] });
  await renderDashboard("/dashboard/today");
  expect(await screen.findByRole("link", { name: "Prepare: Baker" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Join/ })).toBeNull();
});

test("a row that leaves gives the focus to the next one, and the last one to the day", async () => {
  const other = { ...call, id: "55555555-5555-4555-8555-555555555555", title: "Send papers" };
  serveDay({ tasks: [call, other] });
  await renderDashboard("/dashboard/today");
  const first = await screen.findByRole("button", { name: "Done: Call Rose" });
  first.focus();
  fireEvent.click(first);
  await waitFor(() => expect(screen.queryByText("Call Rose")).toBeNull());
  expect(document.activeElement?.closest("li")?.textContent).toContain("Send papers");
  const second = screen.getByRole("button", { name: "Done: Send papers" });
  second.focus();
  fireEvent.click(second);
  await waitFor(() => expect(screen.queryByText("Send papers")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("letters and CVs of applications that are not sent are ready, with their day", async () => {
  const draft = {
    application_id: baker.id,
    updated_at: hour(-24),
    job_applied: { job_title: "Baker", company_name: "Lenoir" },
  };
  serveDay({
    letters: [{ ...draft, id: "letter-1", language: "fr" }],
    cvs: [{ ...draft, id: "cv-1", updated_at: hour(0) }],
  });
  await renderDashboard("/dashboard/today");
  const ready = await group(/^Ready to send/);
  expect(
    within(ready)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual([
    "CV for Baker LenoirReviewEdited today",
    "Letter for Baker Lenoir · In FrenchReviewEdited yesterday",
  ]);
  expect(
    within(ready).getByRole("link", { name: "Review: Letter for Baker" }).getAttribute("href"),
  ).toBe("/dashboard/cover-letter?letter=letter-1");
});

test("a long list shows the others on request", async () => {
  const tasks = Array.from({ length: 9 }, (_, at) => ({
    ...call,
    id: `55555555-5555-4555-8555-55555555555${at}`,
    title: `Task ${at}`,
  }));
  serveDay({ tasks });
  await renderDashboard("/dashboard/today");
  fireEvent.click(await screen.findByRole("button", { name: "Show 3 more" }));
  expect(screen.getAllByRole("button", { name: /^Done: Task/ })).toHaveLength(9);
});

test("a day that could not be loaded is loaded again on request", async () => {
  serveDay();
  server.handle("GET /rest/v1/task", () => new Response(null, { status: 400 }));
  await renderDashboard("/dashboard/today");
  const retry = await screen.findByRole("button", { name: "Try again" });
  serveDay({ tasks: [call] });
  fireEvent.click(retry);
  expect(await group(/^To do/)).toBeTruthy();
});

test("tasks and interviews are added beside their application, with the hour of their zone", async () => {
  const { tasks, interviews } = serveDay();
  serveEmptyParts();
  await renderDashboard(`/dashboard/applications/${baker.id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Task" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(english.task.needsText)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("What to do"), {
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

/** The tables of an application's page without rows. */
function serveEmptyParts(): void {
  for (const table of [
    "application_event",
    "files",
    "application_files",
    "application_contacts",
    "cvs",
  ])
    serveTable(server, table, { rows: [] });
}

test("the address of a preparation opens it", async () => {
  serveDay({ interviews: [soon] });
  serveEmptyParts();
  await renderDashboard(`/dashboard/applications/${baker.id}#prepare-${soon.id}`);
  const notes = await screen.findByLabelText("Preparation");
  await waitFor(() => expect(document.activeElement).toBe(notes));
});

test("the next interview is first in its application, is prepared there, and gets the focus by its address", async () => {
  const { interviews } = serveDay({ tasks: [call], interviews: [clash, soon, was] });
  serveEmptyParts();
  await renderDashboard(`/dashboard/applications/${baker.id}#interview-${clash.id}`);
  const prepare = await screen.findByRole("button", { name: "Prepare" });
  const rows = prepare.closest("ul")?.querySelectorAll(":scope > li");
  expect(rows?.[0]?.contains(prepare)).toBe(true);
  expect(within(prepare.closest("li") ?? prepare).getByRole("link", { name: "Join" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.closest("li")).toBe([...(rows ?? [])].at(-1)));
  fireEvent.click(prepare);
  const notes = screen.getByLabelText("Preparation");
  expect(document.activeElement).toBe(notes);
  fireEvent.change(notes, { target: { value: "Three questions" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(interviews.rows().find(({ id }) => id === soon.id)).toMatchObject({
      preparation: "Three questions",
    }),
  );
});

test("both languages have the same texts, with French typography", () => {
  expect(compareMessages(english, french)).toEqual([]);
  expect(compareMessages(todayEnglish, todayFrench)).toEqual([]);
  expect(frenchTypographyProblems(french)).toEqual([]);
  expect(frenchTypographyProblems(todayFrench)).toEqual([]);
});

import { sampleInterview, sampleTask } from "@postulo/domain/testing/sample-schedule";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { onNarrowScreen, renderDashboard } from "../../testing/render-dashboard.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import {
  baker,
  open,
  serve,
  server,
  startApplicationScreens,
  userId,
} from "../../testing/applications-screen.tsx";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/calendar/calendar-view.tsx";

startApplicationScreens();

const position = {
  job_title: "Baker",
  company_name: "Maison Lenoir",
  application_stage: "applied",
};
const common = { user_id: userId, job_applied: position };
const call = {
  ...common,
  ...sampleTask(baker.id, { title: "Call the bakery", due_date: "2031-05-06" }),
};
const meeting = {
  ...common,
  ...sampleInterview(baker.id, { starts_at: "2031-05-08T12:30:00Z", time_zone: "UTC" }),
};

function serveCalendar() {
  serve();
  serveTable(server, "interview", { rows: [meeting] });
  return serveTable(server, "task", { rows: [call] });
}
const day = (name: string) => screen.findByRole("button", { name });
const tuesday = "Tuesday, May 6, 2031";

test("a week has tasks on their day and interviews at their hour, which open their application", async () => {
  serveCalendar();
  await open("?view=calendar&on=2031-05-07");
  const table = await screen.findByRole("table", { name: /^May 5\s–\s11, 2031$/ });
  const [head, tasks, interviews] = within(table).getAllByRole("row");
  expect(within(head ?? table).getAllByRole("columnheader")).toHaveLength(8);
  const link = (row: HTMLElement | undefined) => within(row ?? table).getByRole("link");
  expect(link(tasks).textContent).toBe("Call the bakery, Maison Lenoir");
  expect(link(interviews).textContent).toMatch(/^Maison Lenoir.*Video.*Baker$/);
  fireEvent.click(link(interviews));
  expect(await screen.findByRole("dialog", { name: "Baker" })).toBeDefined();
});

test("the keys move between days, weeks and months", async () => {
  serveCalendar();
  const page = await open("?view=calendar&on=2031-05-07");
  const start = await day("Wednesday, May 7, 2031");
  start.focus();
  const press = async (key: string, name: string) => {
    fireEvent.keyDown(document.activeElement ?? document, { key });
    await waitFor(() => expect(document.activeElement?.textContent).toContain(name));
  };
  await press("ArrowLeft", tuesday);
  await press("PageDown", "Tuesday, May 13, 2031");
  await press("Home", "Monday, May 12, 2031");
  expect(page.address()).toBe("/dashboard/applications?view=calendar&on=2031-05-12");
  fireEvent.click(screen.getByRole("radio", { name: "Month" }));
  expect(await screen.findByRole("table", { name: "May 2031" })).toBeDefined();
  (await day("Monday, May 12, 2031")).focus();
  await press("ArrowUp", "Monday, May 5, 2031");
  await press("PageUp", "Saturday, April 5, 2031");
  expect(screen.getByRole("table", { name: "April 2031" })).toBeDefined();
  const inOrder = screen.getAllByRole("button").filter((button) => button.dataset["day"]);
  expect(inOrder.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  // Enter on a day of the month opens its week.
  fireEvent.click(document.activeElement ?? document.body);
  expect(await screen.findByRole("table", { name: /^March 31\s–\sApril 6, 2031$/ })).toBeDefined();
  expect(document.activeElement?.textContent).toContain("Saturday, April 5, 2031");
  fireEvent.keyDown(document.activeElement ?? document, { key: "t" });
  await waitFor(() => expect(page.address()).toBe("/dashboard/applications?view=calendar"));
});

test("the calendar has the filters of the other views", async () => {
  serveCalendar();
  await open("?view=calendar&on=2031-05-07&q=lenoir");
  expect(await screen.findByText("Call the bakery")).toBeDefined();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "clinique" } });
  await waitFor(() => expect(screen.queryByText("Call the bakery")).toBeNull());
});

async function dragTo(to: string) {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
    files: { item: () => null },
  };
  const card = (await screen.findByText("Call the bakery")).closest("[draggable]");
  const target = document.querySelector(`td[data-entries="${to}"]`);
  if (!card || !target) throw new Error("There is nothing to drag");
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
}

test("short interviews one after the other are side by side, and one in progress is not past", async () => {
  vi.stubEnv("TZ", "Europe/Paris");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-05-08T12:45:00Z") });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  const next = { ...meeting, id: "cccccccc-1111-4111-8111-111111111111" };
  const rows = [
    { ...meeting, duration_minutes: 30 },
    { ...next, starts_at: "2031-05-08T13:00:00Z", duration_minutes: 30 },
  ];
  serve();
  serveTable(server, "interview", { rows });
  serveTable(server, "task", { rows: [] });
  await open("?view=calendar&on=2031-05-07");
  const table = await screen.findByRole("table", { name: /^May 5\s–\s11, 2031$/ });
  const links = within(table).getAllByRole("link");
  expect(links.map(({ parentElement }) => parentElement?.style.width)).toEqual(["50%", "50%"]);
  expect(new Set(links.map(({ className }) => className)).size).toBe(1);
});

test("a task is dragged to another day, and put back by the undo", async () => {
  const tasks = serveCalendar();
  await open("?view=calendar&on=2031-05-07");
  // Its own day changes nothing.
  await dragTo("2031-05-06");
  await dragTo("2031-05-09");
  await waitFor(() => expect(tasks.rows()[0]).toMatchObject({ due_date: "2031-05-09" }));
  expect(server.requests("PATCH /rest/v1/task")).toHaveLength(1);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(tasks.rows()[0]).toMatchObject({ due_date: "2031-05-06" }));
});

test("on a narrow screen it is a list, in French", async () => {
  vi.stubEnv("TZ", "Europe/Paris");
  onTestFinished(() => void vi.unstubAllEnvs());
  serveCalendar();
  onNarrowScreen();
  await renderDashboard("/dashboard/applications?view=calendar&on=2031-05-05", "fr");
  const headings = await screen.findAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["mardi 6 mai", "jeudi 8 mai"]);
  expect(screen.queryByRole("table")).toBeNull();
});

test("the list of four weeks names the year only where it is another one", async () => {
  serveCalendar();
  onNarrowScreen();
  const year = new Date().getFullYear();
  await open(`?view=calendar&on=${year}-03-05`);
  const period = async (month: RegExp) =>
    (await screen.findByRole("heading", { level: 2, name: month })).textContent;
  expect(await period(/Mar/)).not.toContain(String(year));
  cleanup();
  await open("?view=calendar&on=2031-05-05");
  expect(await period(/May/)).toContain("2031");
});

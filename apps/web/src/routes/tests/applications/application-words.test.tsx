import { sampleTask } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  baker,
  choose,
  open,
  serve,
  server,
  serveSheet,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { renderDashboard } from "../../testing/render-dashboard.tsx";
import { serveTable } from "../../testing/fake-tables.ts";

startApplicationScreens();

const words = "Ring Priya about the trial shift";
const dated = { next_action: null, next_action_date: "2099-01-05" };

function serveWords(columns: Parameters<typeof sampleTask>[1] = {}) {
  const applications = serve({ rows: [{ ...baker, ...dated }] });
  const task = sampleTask(baker.id, { title: words, due_date: "2099-01-05", ...columns });
  serveTable(server, "task", {
    rows: [{ ...task, user_id: baker.user_id, job_applied: null }],
  });
  return applications;
}
const nextAction = async () =>
  within(await screen.findByRole("table", { name: "Applications" })).findByRole<HTMLSelectElement>(
    "combobox",
    { name: "Next action of Baker, Maison Lenoir" },
  );
const shown = async () => (await nextAction()).selectedOptions[0]?.textContent;

test("the table says what is to be done in the person's own words, also in the form of its cell", async () => {
  serveWords();
  await open();
  await waitFor(async () => expect(await shown()).toBe(words));
  fireEvent.click(screen.getByRole("button", { name: "Edit reminder of Baker, Maison Lenoir" }));
  const form = await screen.findByRole("form", { name: "Edit reminder of Baker, Maison Lenoir" });
  const field = within(form).getByRole<HTMLSelectElement>("combobox");
  expect(field.selectedOptions[0]?.textContent).toBe(words);
});

test("what is chosen in the table is read again for all that shows tasks", async () => {
  serveWords();
  await open();
  await waitFor(async () => expect(await shown()).toBe(words));
  const before = server.requests("GET /rest/v1/task").length;
  choose(await nextAction(), "sendThankYou");
  expect(await screen.findByText("Next action updated successfully")).toBeDefined();
  expect(await shown()).toBe("Send thank you");
  await waitFor(() => expect(server.requests("GET /rest/v1/task").length).toBeGreaterThan(before));
});

test("the application names the action that was chosen after the words", async () => {
  serveSheet({ next_action: "sendThankYou", next_action_date: "2099-01-05" });
  const task = sampleTask(baker.id, { title: words, action: "sendThankYou" });
  serveTable(server, "task", { rows: [{ ...task, user_id: baker.user_id, job_applied: null }] });
  await renderDashboard(`/dashboard/applications/${baker.id}`);
  expect(await screen.findByRole("button", { name: "Edit: Send thank you" })).toBeDefined();
  expect(screen.queryByText(words)).toBeNull();
});

test("a CSV file has the words of the next action", async () => {
  serveWords();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return "blob:sheet";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain(`,${words},2099-01-05,`);
  vi.restoreAllMocks();
});

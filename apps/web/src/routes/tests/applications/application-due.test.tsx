import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dayAfter } from "../../../applications/list/day-after.ts";
import {
  baker,
  open,
  serve,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();

const localToday = () => {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
const reminded = (id: string, columns: Readonly<Record<string, unknown>>) => ({
  ...baker,
  id: `11111111-1111-4111-8111-11111111111${id}`,
  job_title: `Baker ${id}`,
  next_action: "followUp",
  reminder_set: true,
  ...columns,
});

test("due actions are at the top, oldest first, and can be postponed or completed", async () => {
  const table = serve({
    rows: [
      reminded("1", { next_action_date: localToday() }),
      reminded("2", { next_action_date: "2026-01-05" }),
      reminded("3", { next_action_date: dayAfter(localToday(), 1) }),
      reminded("4", { next_action_date: "2026-01-05", reminder_set: false }),
    ],
  });
  await open();
  const due = await screen.findByRole("region", { name: "Due: 2 reminders" });
  const items = within(due).getAllByRole("listitem");
  expect(items.map((item) => /Baker \d/.exec(item.textContent ?? "")?.[0])).toEqual([
    "Baker 2",
    "Baker 1",
  ]);
  fireEvent.click(
    within(due).getByRole("button", { name: "Put Baker 2, Maison Lenoir off until tomorrow" }),
  );
  await screen.findByRole("region", { name: "Due: 1 reminder" });
  await waitFor(() =>
    expect(table.rows()[1]).toMatchObject({ next_action_date: dayAfter(localToday(), 1) }),
  );
  fireEvent.click(screen.getByRole("button", { name: /^Done with Baker 1/ }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Due/ })).toBeNull());
  await waitFor(() => expect(table.rows()[0]).toMatchObject({ reminder_set: false }));
});

test("undo restores an action that was postponed or completed", async () => {
  const today = localToday();
  const table = serve({ rows: [reminded("1", { next_action_date: "2026-01-05" })] });
  await open();
  const undo = async () =>
    fireEvent.click((await screen.findAllByRole("button", { name: "Undo" }))[0] ?? document.body);
  fireEvent.click(await screen.findByRole("button", { name: /^Put Baker 1/ }));
  await waitFor(() =>
    expect(table.rows()[0]).toMatchObject({ next_action_date: dayAfter(today, 1) }),
  );
  await undo();
  await waitFor(() => expect(table.rows()[0]).toMatchObject({ next_action_date: "2026-01-05" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Done with Baker 1/ }));
  await waitFor(() => expect(table.rows()[0]).toMatchObject({ reminder_set: false }));
  fireEvent.keyDown(document.body, { key: "z", metaKey: true });
  await waitFor(() => expect(table.rows()[0]).toMatchObject({ reminder_set: true }));
  expect(await screen.findByRole("region", { name: "Due: 1 reminder" })).toBeDefined();
});

test("without due actions the page has no such section", async () => {
  serve();
  await open();
  await stageOf("Baker, Maison Lenoir");
  expect(screen.queryByText(/^Due/)).toBeNull();
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  baker,
  open,
  serve,
  stageOf,
  startApplicationScreens,
  titles,
  userId,
} from "../../testing/applications-screen.tsx";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/bulk/selection-bar.tsx";
import "../../../applications/display/display-popover.tsx";

startApplicationScreens();

const rowsIn = (stages: readonly string[]) =>
  stages.map((application_stage, at) => ({
    ...baker,
    id: `11111111-1111-4111-8111-11111111111${at}`,
    job_title: `Baker ${at}`,
    applied_at: `2026-11-0${9 - at}`,
    application_stage,
    location: "Lyon",
  }));
async function openAll(search = "", stages = ["offer", "applied", "offer"]) {
  serve({ rows: rowsIn(stages) });
  const page = await open(search);
  await stageOf("Baker 0, Maison Lenoir");
  return page;
}
const heads = () =>
  screen
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "Actions");
async function openDisplay() {
  fireEvent.click(screen.getByRole("button", { name: "Display" }));
  return screen.findByRole("dialog", { name: "Display" });
}
const group = (name: RegExp) => screen.getByRole("button", { name });

test("the list is grouped, a group is collapsed, and the address keeps the groups", async () => {
  const page = await openAll();
  const display = await openDisplay();
  fireEvent.change(within(display).getByLabelText("Group by"), { target: { value: "stage" } });
  await waitFor(() => expect(titles()).toEqual(["Baker 1", "Baker 0", "Baker 2"]));
  expect(page.address()).toBe("/dashboard/applications?group=stage");
  fireEvent.keyDown(display, { key: "Escape" });
  const offers = group(/^Offer.*2 applications$/);
  expect(offers.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(offers);
  expect(offers.getAttribute("aria-expanded")).toBe("false");
  expect(titles()).toEqual(["Baker 1"]);
  fireEvent.click(offers);
  expect(titles()).toEqual(["Baker 1", "Baker 0", "Baker 2"]);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("6");
});

test("J moves over the heads of groups, and the checkbox of a head selects its rows", async () => {
  await openAll("?group=stage");
  fireEvent.keyDown(document.body, { key: "j" });
  expect(document.activeElement).toBe(group(/^Applied.*1 application$/));
  fireEvent.keyDown(document.body, { key: "j" });
  fireEvent.keyDown(document.body, { key: "j" });
  expect(document.activeElement).toBe(group(/^Offer.*2 applications$/));
  const box = screen.getByRole("checkbox", { name: "Select the group Offer" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Baker 2, Maison Lenoir" }));
  expect(box).toHaveProperty("indeterminate", true);
  fireEvent.click(box);
  const bar = await screen.findByRole("region", { name: "Selected applications" });
  expect(within(bar).getByText("2 selected")).toBeDefined();
  fireEvent.click(box);
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull(),
  );
});

test("a range leaves out the rows of a collapsed group", async () => {
  await openAll("?group=stage", ["applied", "interview1", "offer"]);
  fireEvent.click(group(/^Interview 1.*1 application$/));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Baker 0, Maison Lenoir" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Baker 2, Maison Lenoir" }), {
    shiftKey: true,
  });
  const bar = await screen.findByRole("region", { name: "Selected applications" });
  expect(within(bar).getByText("2 selected")).toBeDefined();
});

test("columns are hidden, added and moved by buttons, and reset", async () => {
  const page = await openAll();
  const usual = ["Position", "Stage", "Priority", "Applied", "Contact", "Next action"];
  expect(heads()).toEqual(usual);
  const display = within(await openDisplay());
  fireEvent.click(display.getByRole("checkbox", { name: "Contact" }));
  fireEvent.click(display.getByRole("checkbox", { name: "Location" }));
  const up = () => display.getByRole("button", { name: "Move Location up" });
  up().focus();
  fireEvent.click(up());
  expect(document.activeElement).toBe(up());
  expect(page.address()).toBe(
    "/dashboard/applications?columns=stage%2Cpriority%2Capplied%2Clocation%2Cnext",
  );
  const names = ["Position", "Stage", "Priority", "Applied", "Location", "Next action"];
  expect(heads()).toEqual(names);
  expect(screen.getAllByText("Lyon").length).toBeGreaterThan(0);
  fireEvent.click(display.getByRole("button", { name: "Default columns" }));
  expect(heads()).toEqual(usual);
  expect(page.address()).toBe("/dashboard/applications");
});

test("columns, density and groups are those of the last visit, also on another day", async () => {
  const stored = new URLSearchParams({ columns: "stage", density: "compact", group: "priority" });
  stored.set("q", "old");
  stored.set("day", "2020-01-01");
  localStorage.setItem(`postulo-applications-view:${userId}`, stored.toString());
  const page = await openAll();
  await waitFor(() => expect(heads()).toEqual(["Position", "Stage"]));
  expect(screen.getByRole("table").dataset["density"]).toBe("compact");
  expect(group(/^Medium/)).toBeDefined();
  expect(page.address()).toContain("columns=stage&density=compact&group=priority");
});

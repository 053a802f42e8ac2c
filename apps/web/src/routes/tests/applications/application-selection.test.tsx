import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  baker,
  choose,
  open,
  respondWithError,
  serve,
  server,
  stageOf,
  startApplicationScreens,
  titles,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { localToday } from "../../../schedule/when.ts";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/bulk/selection-bar.tsx";

startApplicationScreens();

const rowOf = (at: number, columns: object = {}) => ({
  ...baker,
  id: `11111111-1111-4111-8111-11111111111${at}`,
  job_title: `Baker ${at}`,
  applied_at: `2026-11-0${9 - at}`,
  ...columns,
});
const rows = [
  rowOf(0),
  rowOf(1, { application_stage: "offer" }),
  rowOf(2, { application_stage: "interview1" }),
  rowOf(3, { application_stage: "saved", applied_at: null }),
];
const box = (at: number) =>
  screen.getByRole("checkbox", { name: `Select Baker ${at}, Maison Lenoir` });
const bar = () => screen.findByRole("region", { name: "Selected applications" });
const stages = (table: ReturnType<typeof serve>) =>
  table.rows().map((row) => row["application_stage"]);

async function openAll() {
  const table = serve({ rows });
  server.handle("POST /rest/v1/rpc/restore_applications", async (request) => {
    const { p_ids: ids }: { p_ids: string[] } = await request.json();
    return Response.json(ids.map((id) => table.restore(id)).filter(Boolean).length);
  });
  await open();
  await stageOf("Baker 0, Maison Lenoir");
  return table;
}

test("several applications get a stage, a saved one its day where the user is, and one undo restores each", async () => {
  const table = await openAll();
  fireEvent.click(box(0));
  fireEvent.click(box(3), { shiftKey: true });
  expect(await within(await bar()).findByText("4 selected")).toBeDefined();
  choose(await within(await bar()).findByRole("combobox", { name: /^Stage of the sel/ }), "offer");
  expect(await screen.findByText("3 applications changed")).toBeDefined();
  expect(stages(table)).toEqual(["offer", "offer", "offer", "offer"]);
  expect(table.rows().map((row) => row["applied_at"])).toEqual([
    ...rows.slice(0, 3).map((row) => row.applied_at),
    localToday(),
  ]);
  expect(server.requests("PATCH /rest/v1/job_applied")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(stages(table)).toEqual(["applied", "offer", "interview1", "saved"]));
  expect(table.rows()[3]).toMatchObject({ applied_at: null });
});

test("the focus goes to the list when the selected applications leave the filter", async () => {
  await openAll();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "baker" } });
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  fireEvent.change(await screen.findByLabelText("Stage"), { target: { value: "applied" } });
  await waitFor(() => expect(titles()).toEqual(["Baker 0"]));
  fireEvent.keyDown(screen.getByLabelText("Stage"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByLabelText("Stage")).toBeNull());
  fireEvent.click(box(0));
  const stage = await within(await bar()).findByRole("combobox", { name: /^Stage of the sel/ });
  act(() => stage.focus());
  choose(stage, "offer");
  await screen.findByText("1 application changed");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filters" })),
  );
});

test("the undo leaves what another window changed since", async () => {
  const table = await openAll();
  fireEvent.click(box(0));
  fireEvent.click(box(2));
  choose(await within(await bar()).findByRole("combobox", { name: /^Stage of the sel/ }), "offer");
  await screen.findByText("2 applications changed");
  table.change(rowOf(0).id, { application_stage: "rejected" });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(stages(table)).toEqual(["rejected", "offer", "interview1", "saved"]));
});

test("all that the filters leave is selected at once, deleted and restored", async () => {
  const table = await openAll();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "baker" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all applications shown" }));
  fireEvent.click(box(1));
  fireEvent.click(await within(await bar()).findByRole("button", { name: "Delete selected" }));
  await waitFor(() => expect(titles()).toEqual(["Baker 1"]));
  expect(await screen.findByText("3 applications deleted")).toBeDefined();
  expect(table.rows()).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole("checkbox", { name: "Select all applications shown" }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toHaveLength(4));
});

test("a rejected change is rolled back with a message", async () => {
  await openAll();
  server.handle("PATCH /rest/v1/job_applied", respondWithError(500, "The disk is full"));
  fireEvent.click(box(0));
  choose(
    await within(await bar()).findByRole("combobox", { name: /^Priority of the sel/ }),
    "high",
  );
  expect((await screen.findByRole("alert")).textContent).toContain("The disk is full");
  expect(
    screen.getByRole("combobox", { name: "Priority of Baker 0, Maison Lenoir" }),
  ).toHaveProperty("value", "medium");
});

const many = Array.from({ length: 150 }, (_, at) => ({
  ...baker,
  id: `11111111-1111-4111-8111-${String(at).padStart(12, "0")}`,
  job_title: `Baker ${at}`,
}));

/** All of more applications than one request changes are selected, and the second request of the kind fails. */
async function selectMany(request: string) {
  serve();
  let sent = 0;
  const failing: typeof server.handle = (name, respond) =>
    server.handle(name, (received) => {
      if (name === request) sent += 1;
      return name === request && sent === 2
        ? respondWithError(500, "The disk is full")()
        : respond(received);
    });
  const table = serveTable({ handle: failing }, "job_applied", { rows: many });
  await open();
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all applications shown" }));
  return table;
}

test("a change that fails after its first request says how much was done, and undoes that", async () => {
  const table = await selectMany("PATCH /rest/v1/job_applied");
  choose(await within(await bar()).findByRole("combobox", { name: /^Stage of the sel/ }), "offer");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Only 100 of 150 applications were changed");
  expect(alert.textContent).toContain("The disk is full");
  expect(stages(table).filter((stage) => stage === "offer")).toHaveLength(100);
  fireEvent.click(within(alert).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(new Set(stages(table))).toEqual(new Set(["applied"])));
});

test("a removal that fails after its first request restores what was deleted", async () => {
  const table = await selectMany("DELETE /rest/v1/job_applied");
  server.handle("POST /rest/v1/rpc/restore_applications", async (request) => {
    const { p_ids: ids }: { p_ids: string[] } = await request.json();
    return Response.json(ids.map((id) => table.restore(id)).filter(Boolean).length);
  });
  fireEvent.click(await within(await bar()).findByRole("button", { name: "Delete selected" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Only 100 of 150 applications were deleted");
  expect(table.rows()).toHaveLength(50);
  fireEvent.click(within(alert).getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("100 applications restored")).toBeDefined();
  expect(table.rows()).toHaveLength(150);
});

test("a key selects the focused row, and the selection is cleared by a button", async () => {
  await openAll();
  fireEvent.keyDown(document.body, { key: "j" });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "x" });
  expect(await within(await bar()).findByText("1 selected")).toBeDefined();
  expect(box(0)).toHaveProperty("checked", true);
  fireEvent.click(screen.getByRole("button", { name: "Clear the selection" }));
  expect(box(0)).toHaveProperty("checked", false);
  expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull();
});

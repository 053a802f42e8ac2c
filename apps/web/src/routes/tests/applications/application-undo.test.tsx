import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  baker,
  choose,
  open,
  priorityOf,
  serve,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();

describe("an undo", () => {
  const pressUndo = (target: Element = document.body) =>
    fireEvent.keyDown(target, { key: "z", ctrlKey: true });

  test.each([
    ["stage", "offer", { application_stage: "applied" }],
    ["priority", "high", { priority_level: "medium" }],
  ] as const)("restores a %s that was selected, by its button and by Ctrl+Z", async (...row) => {
    const [kind, value, before] = row;
    const table = serve();
    await open();
    const find = kind === "stage" ? stageOf : priorityOf;
    const select = await find("Baker, Maison Lenoir");
    choose(select, value);
    await waitFor(() => expect(select.value).toBe(value));
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ ...before, version: 3 }));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1));
    choose(select, value);
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ version: 4 }));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
    pressUndo(select);
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ ...before, version: 5 }));
  });

  test("of a stage that was changed elsewhere since asks which one to keep", async () => {
    const table = serve();
    await open();
    choose(await stageOf("Baker, Maison Lenoir"), "offer");
    const undo = await screen.findByRole("button", { name: "Undo" });
    table.change(baker.id, { application_stage: "rejected" });
    fireEvent.click(undo);
    expect(await screen.findByRole("dialog", { name: "Changed twice" })).toBeDefined();
    expect(table.rows()[0]).toMatchObject({ application_stage: "rejected" });
  });

  test("by key is the browser's own in a text field", async () => {
    const table = serve();
    await open();
    choose(await stageOf("Baker, Maison Lenoir"), "offer");
    await screen.findByRole("button", { name: "Undo" });
    expect(pressUndo(screen.getByRole("searchbox"))).toBe(true);
    expect(pressUndo()).toBe(false);
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ application_stage: "applied" }));
  });
});

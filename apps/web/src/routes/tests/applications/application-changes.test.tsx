import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { serveTable } from "../../testing/fake-tables.ts";
import { deferredResponse } from "../../testing/render-dashboard.tsx";
import {
  server,
  userId,
  baker,
  serve,
  open,
  stageOf,
  priorityOf,
  choose,
  titles,
  respondWithError,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();
afterEach(() => onlineManager.setOnline(true));

describe("stage and priority", () => {
  test("change optimistically, with the version in the request", async () => {
    const table = serve();
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    choose(stage, "interview2");
    await waitFor(() => expect(stage.value).toBe("interview2"));
    expect(await screen.findByText("Stage updated successfully")).toBeDefined();
    choose(await priorityOf("Baker, Maison Lenoir"), "high");
    expect(await screen.findByText("Priority updated successfully")).toBeDefined();
    const [requested] = server.requests("PATCH /rest/v1/job_applied");
    expect(requested?.url).toContain("version=eq.1");
    expect(table.rows()[0]).toMatchObject({
      application_stage: "interview2",
      priority_level: "high",
      version: 3,
    });
  });

  test("are rolled back when the server rejects them, with its message", async () => {
    serve();
    const deferred = deferredResponse();
    server.handle("PATCH /rest/v1/job_applied", deferred.respond);
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    choose(stage, "offer");
    await waitFor(() => expect(stage.value).toBe("offer"));
    deferred.release(respondWithError(500, "The disk is full")());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Error updating stageThe disk is full",
    );
    await waitFor(() => expect(stage.value).toBe("applied"));
  });

  test("are rolled back when the server is unreachable", async () => {
    serve();
    await open();
    const priority = await priorityOf("Baker, Maison Lenoir");
    server.handle("PATCH /rest/v1/job_applied", () => Promise.reject(new TypeError("failed")));
    choose(priority, "low");
    expect((await screen.findByRole("alert")).textContent).toContain("Error updating priority");
    await waitFor(() => expect(priority.value).toBe("medium"));
  });

  test("do not conflict when changed twice in a row, and the last value is stored", async () => {
    const table = serve();
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    choose(stage, "phoneScreen");
    choose(stage, "offer");
    choose(await priorityOf("Baker, Maison Lenoir"), "high");
    await waitFor(() =>
      expect(table.rows()[0]).toMatchObject({
        application_stage: "offer",
        priority_level: "high",
        version: 4,
      }),
    );
    expect(stage.value).toBe("offer");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("are not overwritten when changed elsewhere, and the conflict is reported", async () => {
    const table = serve();
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    table.change(baker.id, { application_stage: "rejected" });
    choose(stage, "offer");
    const dialog = await screen.findByRole("dialog", { name: "Changed twice" });
    expect(dialog.textContent).toContain("was changed in another window");
    expect(table.rows()[0]).toMatchObject({ application_stage: "rejected" });
    expect(screen.getByLabelText(/The other window: Rejected/)).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("button", { name: "Keep the other window’s" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(stage.value).toBe("rejected");
  });

  test("are overwritten when changed elsewhere, if the user chooses so", async () => {
    const table = serve();
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    table.change(baker.id, { application_stage: "rejected" });
    choose(stage, "offer");
    fireEvent.click(await screen.findByLabelText(/Here: Offer/));
    fireEvent.click(screen.getByRole("button", { name: "Save the choice" }));
    expect(await screen.findByText("Choice saved")).toBeDefined();
    expect(table.rows()[0]).toMatchObject({ application_stage: "offer", version: 3 });
  });

  test("are merged with changes of other fields made elsewhere", async () => {
    const table = serve();
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    table.change(baker.id, { priority_level: "high", location: "Paris" });
    choose(stage, "offer");
    expect(
      await screen.findByText("Kept together with a change made in another window."),
    ).toBeDefined();
    expect(table.rows()[0]).toMatchObject({
      application_stage: "offer",
      priority_level: "high",
      location: "Paris",
    });
    expect((await priorityOf("Baker, Maison Lenoir")).value).toBe("high");
  });

  test("of a row deleted elsewhere report so, and the row is removed", async () => {
    serve();
    await open();
    const stage = await stageOf("Baker, Maison Lenoir");
    serve({ rows: [] });
    choose(stage, "offer");
    expect((await screen.findByRole("alert")).textContent).toContain("deleted in another window");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  });
});

describe("deleting", () => {
  const remove = (position: string) =>
    fireEvent.click(screen.getByRole("button", { name: `Delete ${position}` }));

  test("removes the row immediately, and undo restores it unchanged", async () => {
    const table = serve();
    await open();
    choose(await stageOf("Baker, Maison Lenoir"), "offer");
    await screen.findByText("Stage updated successfully");
    remove("Baker, Maison Lenoir");
    await waitFor(() => expect(titles()).toEqual(["Nurse"]));
    expect(await screen.findByText("Application deleted")).toBeDefined();
    expect(table.rows()).toHaveLength(1);
    const toast = screen
      .getAllByRole("status")
      .find(({ textContent }) => textContent?.includes("Application deleted"));
    fireEvent.click(within(toast ?? document.body).getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Application restored")).toBeDefined();
    const restored = table.rows().find(({ id }) => id === baker.id);
    expect(restored).toMatchObject({ application_stage: "offer", user_id: userId });
    const stage = await stageOf("Baker, Maison Lenoir");
    expect(stage.value).toBe("offer");
    choose(stage, "rejected");
    await waitFor(() =>
      expect(table.rows().find(({ id }) => id === baker.id)).toMatchObject({
        application_stage: "rejected",
      }),
    );
  });

  test("of two rows can be undone separately", async () => {
    serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    remove("Baker, Maison Lenoir");
    remove("Nurse, Clinique d'Arc");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
  });

  test("moves the focus to the next delete button", async () => {
    serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    remove("Nurse, Clinique d'Arc");
    await waitFor(() => expect(titles()).toEqual(["Baker"]));
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Delete Baker, Maison Lenoir" }),
    );
    remove("Baker, Maison Lenoir");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Applications" }));
  });

  test("that fails restores the row and shows an error", async () => {
    serve();
    server.handle("DELETE /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    await open();
    await stageOf("Baker, Maison Lenoir");
    remove("Baker, Maison Lenoir");
    expect((await screen.findByRole("alert")).textContent).toContain("Error deleting application");
    await waitFor(() => expect(titles()).toEqual(["Nurse", "Baker"]));
  });
});

/** "Baker 2", deleted on 2 November. */
const deletedOn = (day: number) => ({
  id: `t${day}`,
  user_id: userId,
  table_name: "job_applied",
  row_id: `44444444-4444-4444-8444-44444444444${day}`,
  deleted_at: `2026-11-0${day}T10:00:00Z`,
  content: { ...baker, job_title: `Baker ${day}` },
});

describe("the deleted applications", () => {
  const openTrash = async () => {
    const trash = (await screen.findByText("Recently deleted")).closest("details");
    if (trash) trash.open = true;
    if (trash) fireEvent(trash, new Event("toggle"));
  };

  test("are not offered while there are none", async () => {
    serve();
    await open();
    await stageOf("Baker, Maison Lenoir");
    await waitFor(() => expect(server.requests("HEAD /rest/v1/trash")).not.toEqual([]));
    expect(screen.queryByText("Recently deleted")).toBeNull();
  });

  test("can be restored for 30 days, with their history", async () => {
    const table = serve();
    serveTable(server, "trash", {
      rows: [
        {
          id: "t1",
          user_id: userId,
          table_name: "job_applied",
          row_id: baker.id,
          deleted_at: "2026-11-20T10:00:00Z",
          content: baker,
        },
      ],
    });
    await open();
    await stageOf("Baker, Maison Lenoir");
    fireEvent.click(screen.getByRole("button", { name: "Delete Baker, Maison Lenoir" }));
    await waitFor(() => expect(table.rows()).toHaveLength(1));
    await openTrash();
    fireEvent.click(await screen.findByRole("button", { name: "Restore Baker, Maison Lenoir" }));
    expect(await screen.findByText("Application restored")).toBeDefined();
    expect(await stageOf("Baker, Maison Lenoir")).toBeDefined();
  });

  test("are listed with the last deleted first", async () => {
    serve();
    serveTable(server, "trash", { rows: [2, 9, 1, 5].map(deletedOn) });
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openTrash();
    const list = await screen.findByRole("list", { name: "Recently deleted" });
    const deleted = within(list).getAllByRole("button");
    expect(deleted.map(({ ariaLabel }) => ariaLabel)).toEqual(
      [9, 5, 2, 1].map((day) => `Restore Baker ${day}, Maison Lenoir`),
    );
  });

  test("keep the focus in their list when one is restored", async () => {
    serve();
    serveTable(server, "trash", { rows: [2, 1].map(deletedOn) });
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openTrash();
    const first = await screen.findByRole("button", { name: "Restore Baker 2, Maison Lenoir" });
    first.focus();
    fireEvent.click(first);
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Restore Baker 1, Maison Lenoir" }),
    );
  });

  test("report that they are permanently deleted after that", async () => {
    serve();
    serveTable(server, "trash", {
      rows: [
        {
          id: "t1",
          user_id: userId,
          table_name: "job_applied",
          row_id: "44444444-4444-4444-8444-444444444444",
          deleted_at: "2026-11-20T10:00:00Z",
          content: baker,
        },
      ],
    });
    await open();
    await stageOf("Baker, Maison Lenoir");
    await openTrash();
    fireEvent.click(await screen.findByRole("button", { name: "Restore Baker, Maison Lenoir" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "not among the deleted ones any more",
    );
  });
});

test("a change made offline is paused and counted, and closing the tab asks for confirmation", async () => {
  const table = serve();
  await open();
  const stage = await stageOf("Baker, Maison Lenoir");
  onlineManager.setOnline(false);
  choose(stage, "offer");
  expect(await screen.findByText(/^1 change is waiting for the connection/)).toBeDefined();
  expect(stage.value).toBe("offer");
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  table.change(baker.id, { priority_level: "high" });
  expect(table.rows()[0]).toMatchObject({ application_stage: "applied" });
  onlineManager.setOnline(true);
  expect(await screen.findByText("Stage updated successfully")).toBeDefined();
  expect(screen.queryByText(/is waiting for the connection/)).toBeNull();
  expect(table.rows()[0]).toMatchObject({ application_stage: "offer", priority_level: "high" });
});

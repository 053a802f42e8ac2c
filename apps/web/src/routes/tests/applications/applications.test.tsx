import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { profileId } from "../../testing/fake-server.ts";
import {
  deferredResponse,
  onNarrowScreen,
  renderDashboard,
} from "../../testing/render-dashboard.tsx";
import {
  baker,
  server,
  userId,
  serve,
  open,
  stageOf,
  titles,
  respondWithError,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();

describe("the list", () => {
  test("shows the applications newest first, highlights reminders and opens postings in a new tab", async () => {
    serve();
    await open();
    await stageOf("Nurse, Clinique d'Arc");
    expect(titles()).toEqual(["Nurse", "Baker"]);
    expect(screen.getByText("2 applications")).toBeDefined();
    const link = screen.getByRole("link", { name: /posting of Baker, Maison Lenoir/ });
    expect(link.getAttribute("href")).toBe("https://lenoir.example/1");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.closest("tr")?.hasAttribute("data-reminder")).toBe(false);
    const reminded = screen.getByRole("link", { name: /posting of Nurse/ }).closest("tr");
    expect(reminded?.hasAttribute("data-reminder")).toBe(true);
  });

  test("is sorted by a click on a column, and the URL contains the order", async () => {
    serve();
    const page = await open();
    fireEvent.click(await screen.findByRole("button", { name: "Position" }));
    expect(titles()).toEqual(["Baker", "Nurse"]);
    expect(page.address()).toBe("/dashboard/applications?sort=job_title&order=asc");
    expect(screen.getByRole("columnheader", { name: "Position" }).getAttribute("aria-sort")).toBe(
      "ascending",
    );
    fireEvent.click(screen.getByRole("button", { name: "Position" }));
    expect(titles()).toEqual(["Nurse", "Baker"]);
  });

  test("is sorted by the order in the URL", async () => {
    serve();
    await open("?sort=applied_at&order=asc");
    await stageOf("Baker, Maison Lenoir");
    expect(titles()).toEqual(["Baker", "Nurse"]);
  });

  test("consists of cards on narrow screens", async () => {
    serve();
    onNarrowScreen();
    await open();
    await screen.findByRole("button", { name: "Actions for Baker, Maison Lenoir" });
    expect(screen.queryByRole("table")).toBeNull();
    expect(
      within(screen.getByRole("list", { name: "Applications" })).getAllByRole("listitem"),
    ).toHaveLength(2);
  });

  test("shows an overdue day on a card without words that leave no room for the stage", async () => {
    serve({ rows: [{ ...baker, next_action_date: "2025-03-04" }] });
    onNarrowScreen();
    await open();
    const day = (await screen.findByText("Overdue")).closest("time");
    expect(day?.textContent).toBe("Overdue Mar 4, 2025");
  });

  test("is translated to French", async () => {
    serve();
    await renderDashboard("/dashboard/applications", "fr");
    expect(await screen.findByRole("heading", { name: "Candidatures" })).toBeDefined();
    expect(await screen.findByText("2 candidatures")).toBeDefined();
    expect(screen.getByRole("combobox", { name: "Étape de Baker, Maison Lenoir" })).toBeDefined();
  });

  test("that could not be loaded shows an error with a retry", async () => {
    serve();
    server.handle("GET /rest/v1/job_applied", respondWithError(400, "broken"));
    await open();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Your applications could not be loaded.",
    );
    serve();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await stageOf("Baker, Maison Lenoir")).toBeDefined();
  });

  test("appears together with the content above it, and does not move when that is loaded", async () => {
    serve();
    const known = Promise.withResolvers<void>();
    server.handle("GET /rest/v1/profile", async () => {
      await known.promise;
      return Response.json([{ id: profileId, can_add_manually: true }]);
    });
    await open();
    await screen.findByText("2 applications");
    expect(screen.queryByRole("link", { name: /posting of Nurse/ })).toBeNull();
    known.resolve();
    await screen.findByRole("link", { name: /posting of Nurse/ });
    expect(screen.getByRole("tab", { name: "Pipeline" })).toBeDefined();
  });

  test.each([
    ["pipeline", 5],
    ["priority", 3],
    ["calendar", 7],
    ["analytics", 3],
  ])("has the shape of the view %s while it is loading", async (view, parts) => {
    serve();
    server.handle("GET /rest/v1/job_applied", deferredResponse().respond);
    await open(`?view=${view}`);
    await waitFor(() =>
      expect(document.querySelector("[data-skeleton][aria-hidden]")?.children).toHaveLength(parts),
    );
  });

  test("has the shape of a list while the calendar is loading on narrow screens", async () => {
    serve();
    onNarrowScreen();
    server.handle("GET /rest/v1/job_applied", deferredResponse().respond);
    await open("?view=calendar");
    await waitFor(() =>
      expect(document.querySelector("[data-skeleton][aria-hidden]")?.children).toHaveLength(5),
    );
  });

  test("is shown although the permission to add is unknown", async () => {
    serve();
    server.handle("GET /rest/v1/profile", respondWithError(400, "broken"));
    await open();
    expect(await stageOf("Baker, Maison Lenoir")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add application" })).toBeNull();
    // No query is pending.
    expect(document.querySelector("[data-skeleton]")).toBeNull();
  });
});

describe("an empty list", () => {
  test("points to the button with the permission to add", async () => {
    serve({ rows: [] });
    await open();
    expect(
      await screen.findByText(
        "No applications yet. Add your first application using the button above!",
      ),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: "Add application" })).toBeDefined();
  });

  test("points to the extension without it", async () => {
    serve({ rows: [], mayAdd: false });
    await open();
    expect(
      await screen.findByText(/applications appear automatically with the browser extension/i),
    ).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add application" })).toBeNull();
  });
});

describe("the add form", () => {
  const openForm = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Add application" }));
    await screen.findByLabelText(/Job title/);
  };
  const input = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(input(name), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Add application" }));
  const today = () => {
    const now = new Date();
    const two = (number: number) => String(number).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  };

  test("focuses the first field, and has today as its date", async () => {
    serve();
    await open();
    await openForm();
    expect(document.activeElement).toBe(input(/Job title/));
    expect(input(/Applied date/).value).toBe(today());
  });

  test("shows an error at each invalid field and focuses the first one", async () => {
    serve();
    await open();
    await openForm();
    save();
    expect(await screen.findAllByText("This field is required")).toHaveLength(3);
    expect(document.activeElement).toBe(input(/Job title/));
    type(/Job title/, "Cook");
    type(/Company name/, "Chez Paul");
    type(/Job URL/, "javascript:alert(1)");
    save();
    expect(
      await screen.findByText(
        "Enter a web address without spaces, such as https://example.org/job",
      ),
    ).toBeDefined();
    expect(document.activeElement).toBe(input(/Job URL/));
    expect(server.requests("POST /rest/v1/job_applied")).toEqual([]);
  });

  test("adds once for a double click, with the method manual, and restores the focus", async () => {
    const table = serve();
    await open();
    await openForm();
    type(/Job title/, " Cook ");
    type(/Company name/, "Chez Paul");
    type(/Job URL/, "paul.example/jobs/4");
    fireEvent.change(screen.getByLabelText("Employment type"), { target: { value: "temporary" } });
    save();
    save();
    expect(await screen.findByText("Application added")).toBeDefined();
    expect(await stageOf("Cook, Chez Paul")).toBeDefined();
    expect(server.requests("POST /rest/v1/job_applied")).toHaveLength(1);
    expect(table.rows().at(-1)).toMatchObject({
      user_id: userId,
      job_title: "Cook",
      company_name: "Chez Paul",
      job_url: "https://paul.example/jobs/4",
      location: null,
      source: null,
      employment_type: "temporary",
      applied_at: today(),
      application_method: "manual",
    });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add application" }));
  });

  test("says that the application is recorded as sent, and makes it a saved job by one click", async () => {
    const table = serve();
    await open();
    await openForm();
    type(/Job title/, "Cook");
    type(/Company name/, "Chez Paul");
    type(/Job URL/, "paul.example/jobs/4");
    save();
    expect(await screen.findByText("Recorded as sent today.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Not sent yet" }));
    await waitFor(() =>
      expect(table.rows().at(-1)).toMatchObject({
        job_title: "Cook",
        application_stage: "saved",
        applied_at: null,
        saved_at: today(),
      }),
    );
  });

  test("keeps its input when adding failed, and through a reload", async () => {
    serve();
    server.handle("POST /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    const page = await open();
    await openForm();
    type(/Job title/, "Cook");
    type(/Company name/, "Chez Paul");
    type(/Job URL/, "paul.example");
    save();
    expect((await screen.findByRole("alert")).textContent).toContain("Error adding application");
    expect(screen.getByRole("alert").textContent).toContain("The disk is full");
    expect(input(/Job title/).value).toBe("Cook");
    page.unmount();
    await open();
    await openForm();
    expect(input(/Company name/).value).toBe("Chez Paul");
  });

  test("is closed by Escape and by Cancel; its input can be restored", async () => {
    serve();
    await open();
    await openForm();
    fireEvent.keyDown(input(/Job title/), { key: "Escape" });
    expect(screen.queryByLabelText(/Job title/)).toBeNull();
    expect(screen.queryByText("Draft discarded")).toBeNull();
    await openForm();
    type(/Job title/, "Cook");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Draft discarded")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(input(/Job title/).value).toBe("Cook"));
  });
});

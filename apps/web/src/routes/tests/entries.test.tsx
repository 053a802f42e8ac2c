import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import {
  experiences,
  inForm,
  jobs,
  lines,
  open,
  openAdding,
  press,
  respondWithError,
  serveExperiences,
  server,
  startEntryScreens,
  type,
} from "../testing/entry-screen.tsx";

startEntryScreens();

const list = () => screen.findByRole("list", { name: "Experience" });
const addForm = () => openAdding("Add experience");

describe("the list", () => {
  test("shows each entry with its facts and its dates in their precision", async () => {
    await open("experience");
    await list();
    expect(lines()).toEqual([
      "BakerMaison Lenoir · Lyon · Mar 2019 – 2021",
      "NurseClinique d'Arc · since Mar 2019",
    ]);
    expect(document.title).toBe("Experience · Profile · Postulo");
  });

  test("shows what belongs here when it is empty", async () => {
    serveExperiences([]);
    await open("experience");
    expect(await screen.findByText(/^No experience yet\./)).toBeDefined();
  });

  test("that could not be loaded shows an error with a retry", async () => {
    server.handle("GET /rest/v1/experiences", respondWithError(400));
    await open("experience");
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    serveExperiences(jobs);
    press("Try again");
    expect(await list()).toBeDefined();
  });
});

describe("adding", () => {
  test("inserts the entry at the top, resets the form and focuses its first field", async () => {
    await open("experience");
    const form = await addForm();
    type(form.getByLabelText(/Company/), " Port Clinic ");
    type(form.getByLabelText(/Job title/), "Head nurse");
    type(form.getByLabelText("Start date"), "032022");
    expect(form.getByLabelText<HTMLInputElement>("Start date").value).toBe("03/2022");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("Entry added")).toBeDefined();
    await waitFor(() => expect(lines()).toContain("Head nursePort Clinic · Mar 2022"));
    expect(experiences.rows()).toHaveLength(3);
    expect(experiences.rows()[2]).toMatchObject({
      profile_id: profileId,
      company: "Port Clinic",
      location: null,
      start_date: "2022-03-01",
      start_date_precision: "month",
      end_date: null,
      is_current: false,
      sort_order: -1,
    });
    expect(form.getByLabelText<HTMLInputElement>(/Company/).value).toBe("");
    expect(document.activeElement).toBe(form.getByLabelText(/Company/));
  });

  test("puts an older entry below those that ended later", async () => {
    await open("experience");
    const form = await addForm();
    type(form.getByLabelText(/Company/), "Port Clinic");
    type(form.getByLabelText(/Job title/), "Trainee");
    type(form.getByLabelText("Start date"), "1999");
    type(form.getByLabelText("End date"), "2000");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("Entry added")).toBeDefined();
    await waitFor(() => expect(lines().at(-1)).toContain("TraineePort Clinic"));
    const byPlace = () =>
      experiences
        .rows()
        .toSorted((one, other) => Number(one["sort_order"]) - Number(other["sort_order"]));
    await waitFor(() => expect(byPlace().at(-1)).toMatchObject({ title: "Trainee" }));
    expect(lines().at(-1)).toContain("TraineePort Clinic");
  });

  test("keeps input for the next entry and the focus while the first one is saved", async () => {
    await open("experience");
    const form = await addForm();
    const company = form.getByLabelText<HTMLInputElement>(/Company/);
    const title = form.getByLabelText<HTMLInputElement>(/Job title/);
    type(company, "Port Clinic");
    type(title, "Head nurse");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    type(title, "Matron");
    title.focus();
    expect(await screen.findByText("Entry added")).toBeDefined();
    await waitFor(() => expect(company.value).toBe(""));
    expect([title.value, document.activeElement]).toEqual(["Matron", title]);
  });

  test("requires company and title, and focuses the first invalid field", async () => {
    await open("experience");
    const form = await addForm();
    type(form.getByLabelText(/Company/), "Port Clinic");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await form.findByText("Company and title are required")).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText(/Job title/));
    expect(server.requests("POST /rest/v1/experiences")).toEqual([]);
  });

  test("rejects invalid dates, and an end before the start, at their fields", async () => {
    await open("experience");
    const form = await addForm();
    type(form.getByLabelText(/Company/), "Port Clinic");
    type(form.getByLabelText(/Job title/), "Nurse");
    type(form.getByLabelText("Start date"), "31/02/2021");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    const start = form.getByLabelText("Start date");
    const described = () => start.getAttribute("aria-describedby") ?? "";
    await waitFor(() =>
      expect(document.getElementById(described())?.textContent).toMatch(/date does not exist/),
    );
    type(start, "03/2021");
    type(form.getByLabelText("End date"), "02/2021");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await form.findByText("The end is before the start")).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText("End date"));
  });

  test("keeps its input when it failed, and shows the server's message", async () => {
    server.handle("POST /rest/v1/experiences", respondWithError(500));
    await open("experience");
    const form = await addForm();
    type(form.getByLabelText(/Company/), "Port Clinic");
    type(form.getByLabelText(/Job title/), "Nurse");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The disk is full");
    expect(form.getByLabelText<HTMLInputElement>(/Company/).value).toBe("Port Clinic");
  });

  test("keeps its input on other tabs", async () => {
    const page = await open("experience");
    type((await addForm()).getByLabelText(/Company/), "Port Clinic");
    await waitFor(() => expect(screen.getByText("Unsaved changes")).toBeDefined());
    page.unmount();
    await open("experience");
    const company = (await addForm()).getByLabelText<HTMLInputElement>(/Company/);
    expect(company.value).toBe("Port Clinic");
  });
});

describe("editing inline", () => {
  test("clears the end date of a current entry, and restores the focus", async () => {
    await open("experience");
    await list();
    press("Edit Baker");
    const form = await inForm("Edit Baker");
    expect(document.activeElement).toBe(form.getByLabelText(/Company/));
    expect(form.getByLabelText<HTMLInputElement>("End date").value).toBe("2021");
    fireEvent.click(form.getByLabelText("I work here at present"));
    expect(form.getByLabelText<HTMLInputElement>("End date").disabled).toBe(true);
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Entry saved")).toBeDefined();
    expect(experiences.rows()[0]).toMatchObject({
      end_date: null,
      end_date_precision: null,
      is_current: true,
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Baker" })),
    );
  });

  test("is cancelled by Cancel and by Escape, without saving", async () => {
    await open("experience");
    await list();
    press("Edit Baker");
    const form = await inForm("Edit Baker");
    type(form.getByLabelText(/Company/), "Somewhere else");
    fireEvent.keyDown(form.getByLabelText(/Company/), { key: "Escape" });
    await waitFor(() => expect(lines()[0]).toContain("Maison Lenoir"));
    press("Edit Baker");
    const again = await inForm("Edit Baker");
    expect(again.getByLabelText<HTMLInputElement>(/Company/).value).toBe("Maison Lenoir");
    fireEvent.click(again.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("form", { name: "Edit Baker" })).toBeNull());
    expect(server.requests("PATCH /rest/v1/experiences")).toEqual([]);
  });

  test("is still open, with its input, after another tab", async () => {
    const page = await open("experience");
    await list();
    press("Edit Nurse");
    type((await inForm("Edit Nurse")).getByLabelText("Location"), "Lyon 3e");
    page.unmount();
    await open("experience");
    const location = (await inForm("Edit Nurse")).getByLabelText<HTMLInputElement>("Location");
    expect(location.value).toBe("Lyon 3e");
  });

  test("reports a change made elsewhere, and does not overwrite it", async () => {
    await open("experience");
    await list();
    press("Edit Baker");
    const form = await inForm("Edit Baker");
    experiences.change(jobs[0]?.id ?? "", { company: "Maison Leblanc" });
    type(form.getByLabelText("Location"), "Paris");
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("changed in another window");
    expect(experiences.rows()[0]).toMatchObject({ company: "Maison Leblanc", location: "Lyon" });
  });
});

describe("deleting", () => {
  const openDialog = async () => {
    await list();
    press("Delete Baker");
    return within(await screen.findByRole("dialog", { name: "Delete this entry?" }));
  };

  test("requires confirmation, and undo restores the entry unchanged", async () => {
    await open("experience");
    fireEvent.click((await openDialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Entry deleted")).toBeDefined();
    await waitFor(() => expect(experiences.rows()).toHaveLength(1));
    press("Undo");
    expect(await screen.findByText("Entry restored")).toBeDefined();
    expect(lines().join()).toContain("Baker");
    const { version: _version, ...restored } = jobs[0] ?? { version: 0 };
    expect(experiences.rows()[1]).toMatchObject(restored);
  });

  test("shows Delete Error with the server's message, and keeps the entry", async () => {
    server.handle("DELETE /rest/v1/experiences", respondWithError(500));
    await open("experience");
    fireEvent.click((await openDialog()).getByRole("button", { name: "Delete" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Delete ErrorThe disk is full",
    );
    press("Cancel");
    await waitFor(() => expect(lines()).toHaveLength(2));
  });
});

describe("the order", () => {
  test("is changed by keyboard immediately, stored and announced; the focus stays", async () => {
    await open("experience");
    await list();
    press("Move Nurse up");
    await waitFor(() => expect(lines()[0]).toContain("Nurse"));
    await waitFor(() =>
      expect(experiences.rows().map((row) => [row["title"], row["sort_order"]])).toEqual([
        ["Baker", 1],
        ["Nurse", 0],
      ]),
    );
    expect(screen.getByText("Nurse is now at position 1 of 2")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Nurse up" }));
    press("Move Nurse up");
    expect(server.requests("PATCH /rest/v1/experiences")).toHaveLength(2);
  });

  test("is restored when the server rejects the change", async () => {
    server.handle("PATCH /rest/v1/experiences", respondWithError(500));
    await open("experience");
    await list();
    press("Move Nurse up");
    expect((await screen.findByRole("alert")).textContent).toContain("order could not be saved");
    await waitFor(() => expect(lines()[0]).toContain("Baker"));
  });
});

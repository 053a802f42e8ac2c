import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  inForm,
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

describe("the form that adds", () => {
  const button = () => screen.findByRole("button", { name: "Add experience" });
  const form = () => screen.queryByRole("form", { name: "Add experience" });

  test("is folded behind its button, takes the focus, and gives it back on Escape", async () => {
    await open("experience");
    await list();
    expect(form()).toBeNull();
    fireEvent.click(await button());
    const company = (await addForm()).getByLabelText(/Company/);
    expect(document.activeElement).toBe(company);
    fireEvent.keyDown(company, { key: "Escape" });
    await waitFor(() => expect(form()).toBeNull());
    expect(document.activeElement).toBe(await button());
    expect(screen.queryByText("Entry discarded")).toBeNull();
  });

  test("is shown while there is no entry, without taking the focus or closing", async () => {
    serveExperiences([]);
    await open("experience");
    const company = (await inForm("Add experience")).getByLabelText(/Company/);
    expect(document.activeElement).not.toBe(company);
    fireEvent.keyDown(company, { key: "Escape" });
    expect(form()).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  });

  test("is sent by Ctrl and Enter, and its button stands before the one that discards", async () => {
    await open("experience");
    const inputs = await addForm();
    type(inputs.getByLabelText(/Company/), "Port Clinic");
    const add = inputs.getByRole("button", { name: "Add" });
    const cancel = inputs.getByRole("button", { name: "Cancel" });
    expect(add.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.keyDown(inputs.getByLabelText("Description"), { key: "Enter", ctrlKey: true });
    expect(await inputs.findByText("Company and title are required")).toBeDefined();
  });

  test("discards what was typed on Cancel, and undo brings it back", async () => {
    await open("experience");
    type((await addForm()).getByLabelText(/Company/), "Port Clinic");
    press("Cancel");
    expect(await screen.findByText("Entry discarded")).toBeDefined();
    fireEvent.click(await button());
    expect((await addForm()).getByLabelText(/Company/)).toHaveProperty("value", "");
    press("Undo");
    await waitFor(async () =>
      expect((await addForm()).getByLabelText(/Company/)).toHaveProperty("value", "Port Clinic"),
    );
  });

  test("keeps what was typed after Cancel when the undo comes late", async () => {
    await open("experience");
    type((await addForm()).getByLabelText(/Company/), "Port Clinic");
    press("Cancel");
    await screen.findByText("Entry discarded");
    fireEvent.click(await button());
    type((await addForm()).getByLabelText(/Company/), "Harbour Clinic");
    await screen.findByText("Unsaved changes");
    press("Undo");
    expect((await addForm()).getByLabelText(/Company/)).toHaveProperty("value", "Harbour Clinic");
  });

  test("stays open for the next entry when the first one was added", async () => {
    serveExperiences([]);
    await open("experience");
    const inputs = await inForm("Add experience");
    type(inputs.getByLabelText(/Company/), "Port Clinic");
    type(inputs.getByLabelText(/Job title/), "Nurse");
    fireEvent.click(inputs.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(lines()).toEqual(["NursePort Clinic"]));
    expect(form()).not.toBeNull();
    press("Cancel");
    await waitFor(() => expect(form()).toBeNull());
  });

  test("does not close while the entry is being saved", async () => {
    const saving = Promise.withResolvers<void>();
    await open("experience");
    const inputs = await addForm();
    server.handle("POST /rest/v1/experiences", async () => {
      await saving.promise;
      return respondWithError(500)();
    });
    type(inputs.getByLabelText(/Company/), "Port Clinic");
    type(inputs.getByLabelText(/Job title/), "Nurse");
    fireEvent.click(inputs.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(server.requests("POST /rest/v1/experiences")).toHaveLength(1));
    fireEvent.keyDown(inputs.getByLabelText(/Company/), { key: "Escape" });
    expect(form()).not.toBeNull();
    saving.resolve();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be added");
    expect(inputs.getByLabelText(/Company/)).toHaveProperty("value", "Port Clinic");
  });
});

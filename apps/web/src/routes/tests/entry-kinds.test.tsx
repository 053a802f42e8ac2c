import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import {
  inForm,
  open,
  openAdding,
  press,
  server,
  startEntryScreens,
  type,
} from "../testing/entry-screen.tsx";

startEntryScreens();

const plainNote = {
  version: 1,
  profile_id: profileId,
  kind: null,
  question: null,
  scope: null,
  scope_name: null,
  country: null,
};

describe("the other kinds", () => {
  test("a website without a scheme gets https://, and is recognised", async () => {
    const websites = serveTable(server, "websites", {
      rows: [],
      defaults: () => ({ id: "33333333-3333-4333-8333-333333333333", version: 1 }),
    });
    await open("websites");
    const form = await inForm("Add a website");
    type(form.getByLabelText(/Address/), "linkedin.com/in/amelie");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    const link = await screen.findByRole("link", { name: /linkedin\.com\/in\/amelie/ });
    expect(link.getAttribute("href")).toBe("https://linkedin.com/in/amelie");
    expect(websites.rows()[0]).toMatchObject({ domain: "https://linkedin.com/in/amelie" });
    expect(document.querySelector("[data-icon=brand-linkedin]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    type(form.getByLabelText(/Address/), "javascript:alert(1)");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await form.findByText(/Please enter a web address/)).toBeDefined();
  });

  test("a note without a label is General, and its content is required", async () => {
    const notes = serveTable(server, "other", {
      rows: [],
      defaults: () => ({ id: "33333333-3333-4333-8333-333333333333", version: 1 }),
    });
    await open("other");
    const form = await inForm("Add a note");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await form.findByText("Content is required")).toBeDefined();
    type(form.getByLabelText(/Content/), "Driving licence B");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() =>
      expect(notes.rows()[0]).toMatchObject({ label: "General", content: "Driving licence B" }),
    );
  });

  test("a note is added to others without a position, which notes do not have", async () => {
    const note = (id: number) => ({
      ...plainNote,
      id: `33333333-3333-4333-8333-33333333333${id}`,
      label: "Certificates",
      content: `First aid ${id}`,
    });
    const notes = serveTable(server, "other", {
      rows: [note(1), note(2)],
      defaults: () => note(3),
    });
    await open("other");
    await screen.findByText("First aid 2");
    const form = await openAdding("Add a note");
    const reads = () => server.requests("GET /rest/v1/other").length;
    const before = reads();
    type(form.getByLabelText(/Content/), "Driving licence B");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(notes.rows()).toHaveLength(3));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(server.requests("PATCH /rest/v1/other")).toEqual([]);
  });

  test("an answer whose label is its kind says it once", async () => {
    const licence = {
      ...plainNote,
      id: "33333333-3333-4333-8333-333333333333",
      label: "Driving licence",
      content: "Full UK driving licence",
      kind: "drivers_license",
    };
    serveTable(server, "other", { rows: [licence] });
    await open("other");
    const content = await screen.findByText("Full UK driving licence");
    expect(content.closest("li")?.textContent.match(/Driving licence/g)).toHaveLength(1);
  });

  test("an answer is listed among the notes with its kind and its question, and keeps them", async () => {
    const answer = {
      id: "33333333-3333-4333-8333-333333333333",
      version: 1,
      label: "General",
      profile_id: profileId,
      content: "Two months",
      kind: "notice_period",
      question: "What is your notice period?",
      scope: "employer",
      scope_name: "Tern",
      country: null,
    };
    const notes = serveTable(server, "other", { rows: [answer] });
    await open("other");
    const line = await screen.findByText("What is your notice period?");
    expect(line.closest("li")?.textContent).toContain(
      "Notice periodWhat is your notice period?Only for Tern",
    );
    press("Delete What is your notice period?");
    fireEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(notes.rows()[0]).toMatchObject({ kind: "notice_period", scope_name: "Tern" }),
    );
  });

  test("education requires a school, and a contribution a title", async () => {
    serveTable(server, "education", { rows: [] });
    serveTable(server, "contributions", { rows: [] });
    const page = await open("education");
    fireEvent.click((await inForm("Add education")).getByRole("button", { name: "Add" }));
    expect(await screen.findByText("School is required")).toBeDefined();
    page.unmount();
    await open("contributions");
    fireEvent.click((await inForm("Add a contribution")).getByRole("button", { name: "Add" }));
    expect(await screen.findByText("Title is required")).toBeDefined();
  });

  test("a study that has only an end is shown with the year of its diploma", async () => {
    const study = {
      id: "44444444-4444-4444-8444-444444444444",
      version: 1,
      profile_id: profileId,
      school: "Lycée Jean Bart",
      degree: "CAP",
      field_of_study: null,
      description: null,
      start_date: null,
      start_date_precision: null,
      end_date: "2015-01-01",
      end_date_precision: "year",
      is_current: false,
      sort_order: 0,
    };
    serveTable(server, "education", { rows: [study] });
    await open("education", "fr");
    expect(await screen.findByText("CAP · 2015")).toBeDefined();
  });

  test("are translated to French", async () => {
    await open("experience", "fr");
    expect(await screen.findByText("Clinique d'Arc · depuis mars 2019")).toBeDefined();
    fireEvent.click(
      (await openAdding("Ajouter une expérience")).getByRole("button", { name: "Ajouter" }),
    );
    expect(await screen.findAllByText("L’entreprise et le poste sont obligatoires")).toHaveLength(
      2,
    );
  });
});

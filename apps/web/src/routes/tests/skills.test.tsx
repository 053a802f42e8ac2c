import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const excel = {
  id: "11111111-1111-4111-8111-111111111111",
  profile_id: profileId,
  name: "Microsoft Excel",
  level: "advanced",
  category: "toolsAndSoftware",
  subcategory: "office",
  years_of_experience: 2.5,
  sort_order: 0,
  version: 1,
};
const french = {
  ...excel,
  id: "22222222-2222-4222-8222-222222222222",
  name: "Français",
  level: null,
  category: "language",
  subcategory: null,
  years_of_experience: null,
  sort_order: 1,
};
let added = 0;
const defaults = () => {
  added += 1;
  return { id: `33333333-3333-4333-8333-33333333333${added}`, version: 1 };
};
const listed = (id: string, name: string, name_fr: string | null = null) => ({
  id,
  subcategory_id: "office",
  name,
  name_fr,
});
let skills = serveTable(server, "competencies", { rows: [] });

beforeEach(() => {
  added = 0;
  server.reset();
  serveTable(server, "profile", { rows: [{ id: profileId, user_id: userId }] });
  skills = serveTable(server, "competencies", { rows: [excel, french], defaults });
  serveTable(server, "experiences", { rows: [] });
  serveTable(server, "skill_categories", {
    rows: [
      { id: "tools", key: "toolsAndSoftware", name_en: "Tools and software", name_fr: "Outils" },
    ],
  });
  serveTable(server, "skill_subcategories", {
    rows: [
      {
        id: "office",
        category_id: "tools",
        key: "office",
        name_en: "Office",
        name_fr: "Bureautique",
      },
    ],
  });
  serveTable(server, "predefined_skills", {
    rows: [
      listed("p1", "Microsoft Word"),
      listed("p2", "microsoft excel"),
      listed("p3", "Touch typing", "Dactylographie"),
    ],
  });
});

const open = (language: "en" | "fr" = "en") =>
  renderDashboard("/dashboard/your-informations/skills", language);
const box = (name: string | RegExp): HTMLInputElement => screen.getByRole("checkbox", { name });
const openAdding = async (name = "Add skills") =>
  fireEvent.click(await screen.findByRole("button", { name }));
const unfold = async () => {
  await openAdding();
  const summary = (await screen.findByText("Office")).closest("details");
  if (summary) summary.open = true;
  await screen.findByRole("checkbox", { name: "Microsoft Word" });
};
const respondWithError = () =>
  Response.json({ code: "X", message: "The disk is full" }, { status: 500 });

describe("selecting from the list", () => {
  test("adds selected skills below category and subcategory, after the existing ones", async () => {
    await open();
    await unfold();
    fireEvent.click(box("Microsoft Word"));
    fireEvent.click(box("Touch typing"));
    fireEvent.click(screen.getByRole("button", { name: "Add 2 skills" }));
    expect(await screen.findByText("2 skills added")).toBeDefined();
    expect(skills.rows().slice(2)).toMatchObject([
      {
        name: "Microsoft Word",
        category: "toolsAndSoftware",
        subcategory: "office",
        sort_order: 2,
      },
      { name: "Touch typing", level: null, years_of_experience: null, sort_order: 3 },
    ]);
  });

  test("marks skills that exist already, and selects all others", async () => {
    await open();
    await unfold();
    expect(box("microsoft excel").disabled).toBe(true);
    expect(screen.getByText("already in your profile")).toBeDefined();
    fireEvent.click(box("Select all: Office"));
    expect(screen.getByRole("button", { name: "Add 2 skills" })).toBeDefined();
    fireEvent.click(box("Select all: Office"));
    fireEvent.click(screen.getByRole("button", { name: "Add skills" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Select at least one skill");
  });

  test("searches in both languages, and shows names in that of the interface", async () => {
    await open("fr");
    await openAdding("Ajouter des compétences");
    const search = await screen.findByLabelText("Chercher une compétence");
    fireEvent.change(search, { target: { value: "touch" } });
    expect(await screen.findByRole("checkbox", { name: "Dactylographie" })).toBeDefined();
    expect(screen.getByText("1 compétence trouvée")).toBeDefined();
    expect(screen.getByText("Bureautique")).toBeDefined();
    fireEvent.change(search, { target: { value: "xyz" } });
    expect(await screen.findByText(/Aucune compétence de la liste/)).toBeDefined();
  });

  test("that could not be loaded shows an error with a retry", async () => {
    server.handle("GET /rest/v1/predefined_skills", () =>
      Response.json({ code: "X", message: "X" }, { status: 400 }),
    );
    await open();
    await openAdding();
    expect((await screen.findByRole("alert")).textContent).toContain("list of skills");
  });
});

describe("entering a skill", () => {
  const manual = async () => {
    await openAdding();
    fireEvent.click(await screen.findByRole("radio", { name: "Type one" }));
    return within(await screen.findByRole("form", { name: "Add skills" }));
  };

  test("stores level and years, a comma as a dot, and steps by a half", async () => {
    await open();
    const form = await manual();
    fireEvent.change(form.getByLabelText(/Name/), { target: { value: " Welding " } });
    fireEvent.change(form.getByLabelText("Level"), { target: { value: "expert" } });
    const years = form.getByLabelText<HTMLInputElement>("Years of experience");
    fireEvent.change(years, { target: { value: "2,5 years" } });
    expect(years.value).toBe("2.5");
    fireEvent.keyDown(years, { key: "ArrowUp" });
    expect(years.value).toBe("3");
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("1 skill added")).toBeDefined();
    expect(skills.rows()[2]).toMatchObject({
      name: "Welding",
      level: "expert",
      category: "technical",
      subcategory: null,
      years_of_experience: 3,
    });
    const name = form.getByLabelText<HTMLInputElement>(/Name/);
    expect([name.value, document.activeElement]).toEqual(["", name]);
  });

  test("keeps input while the previous skill is saved, also through a reload", async () => {
    const page = await open();
    const form = await manual();
    const name = form.getByLabelText<HTMLInputElement>(/Name/);
    fireEvent.change(name, { target: { value: "Welding" } });
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    fireEvent.change(name, { target: { value: "Sewing" } });
    expect(await screen.findByText("1 skill added")).toBeDefined();
    page.unmount();
    await open();
    const again = within(await screen.findByRole("form", { name: "Add skills" }));
    expect(again.getByLabelText(/Name/)).toHaveProperty("value", "Sewing");
  });

  test("shows a duplicate, a missing name and invalid years at their fields", async () => {
    await open();
    const form = await manual();
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await form.findByText("Name is required")).toBeDefined();
    fireEvent.change(form.getByLabelText(/Name/), { target: { value: "francais" } });
    fireEvent.change(form.getByLabelText("Years of experience"), { target: { value: "1.3" } });
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect(await form.findByText("You already have this skill")).toBeDefined();
    expect(form.getByText(/in steps of a half/)).toBeDefined();
    expect(server.requests("POST /rest/v1/competencies")).toEqual([]);
  });

  test("shows the server's message when it rejects the skill", async () => {
    server.handle("POST /rest/v1/competencies", respondWithError);
    await open();
    const form = await manual();
    fireEvent.change(form.getByLabelText(/Name/), { target: { value: "Welding" } });
    fireEvent.click(form.getByRole("button", { name: "Add" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The disk is full");
  });
});

describe("the form that adds", () => {
  test("is folded behind its button; Escape closes it, and the button gets the focus back", async () => {
    await open();
    await openAdding();
    const heading = screen.getByRole("heading", { name: "Add skills" });
    expect(document.activeElement).toBe(heading);
    const search = await screen.findByLabelText("Search skills");
    fireEvent.change(search, { target: { value: "touch" } });
    fireEvent.keyDown(search, { key: "Escape" });
    expect(screen.getByRole("heading", { name: "Add skills" })).toBe(heading);
    fireEvent.keyDown(heading, { key: "Escape" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add skills" }));
  });

  test("is shown while there is no skill", async () => {
    serveTable(server, "competencies", { rows: [] });
    await open();
    expect(await screen.findByRole("heading", { name: "Add skills" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });
});

describe("the list", () => {
  test("shows level and years by category, and edits a skill inline", async () => {
    await open();
    const tools = await screen.findByRole("region", { name: "Tools and software" });
    expect(tools.textContent).toContain("Advanced · 2.5\u00A0years");
    fireEvent.click(screen.getByRole("button", { name: "Edit Microsoft Excel" }));
    const form = within(await screen.findByRole("form", { name: "Edit Microsoft Excel" }));
    fireEvent.change(form.getByLabelText("Level"), { target: { value: "" } });
    fireEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Skill saved")).toBeDefined();
    expect(skills.rows()[0]).toMatchObject({ level: null, name: "Microsoft Excel", version: 2 });
  });

  test("is sorted by buttons within a category, and the focus follows", async () => {
    const word = { ...excel, id: "44444444-4444-4444-8444-444444444444", name: "Word" };
    skills = serveTable(server, "competencies", {
      rows: [excel, french, { ...word, sort_order: 2 }],
    });
    await open();
    const tools = within(await screen.findByRole("region", { name: "Tools and software" }));
    const up = tools.getByRole("button", { name: "Move Word up" });
    up.focus();
    fireEvent.click(up);
    await waitFor(() =>
      expect(skills.rows().map(({ name, sort_order: order }) => [name, order])).toEqual([
        ["Microsoft Excel", 2],
        ["Français", 1],
        ["Word", 0],
      ]),
    );
    expect(tools.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "WordAdvanced · 2.5\u00A0years",
      "Microsoft ExcelAdvanced · 2.5\u00A0years",
    ]);
    const same = tools.getByRole("button", { name: "Move Word up" });
    expect(document.activeElement).toBe(same);
    expect(same.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Word is now at position 1 of 2")).toBeDefined();
    // The only one of its category cannot be moved.
    expect(screen.queryByRole("button", { name: "Move Français up" })).toBeNull();
  });

  test("deletes several at once after confirmation, and restores them", async () => {
    await open();
    await screen.findByRole("region", { name: "Tools and software" });
    fireEvent.click(box("Select all"));
    fireEvent.click(screen.getByRole("button", { name: "Delete selected" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete skills?" }));
    expect(dialog.getByText(/Microsoft Excel, Français/)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 skills deleted")).toBeDefined();
    expect(skills.rows()).toEqual([]);
    expect(server.requests("DELETE /rest/v1/competencies")).toHaveLength(1);
    expect(await screen.findByText(/^No skills yet/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2 skills restored")).toBeDefined();
    expect(skills.rows()).toMatchObject([{ id: excel.id }, { id: french.id }]);
  });

  test("deletes 101 at once in requests whose URLs are short enough for proxies", async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      ...excel,
      id: `44444444-4444-4444-8444-${String(at).padStart(12, "0")}`,
      name: `Skill ${at}`,
    }));
    skills = serveTable(server, "competencies", { rows: many, defaults });
    await open();
    await screen.findByRole("region", { name: "Tools and software" });
    fireEvent.click(box("Select all"));
    fireEvent.click(screen.getByRole("button", { name: "Delete selected" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete skills?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("101 skills deleted")).toBeDefined();
    const addresses = server.requests("DELETE /rest/v1/competencies").map(({ url }) => url.length);
    expect(addresses).toHaveLength(2);
    expect(Math.max(...addresses)).toBeLessThan(8000);
    expect(skills.rows()).toEqual([]);
  });

  test("shows Delete Error when the server rejects it", async () => {
    server.handle("DELETE /rest/v1/competencies", respondWithError);
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Delete Français" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Delete Error");
    expect(skills.rows()).toHaveLength(2);
  });
});
